import Box from '@mui/material/Box';
import { createContext, use } from 'react';
import type { Evidence } from '../../../shared/evidence.ts';
import { orEmpty } from '../../../shared/pedagona/chain-labels.ts';
import {
  evidenceLabel,
  fallbackLabel,
  pageLabel,
  resultLabels as labels,
} from '../../../shared/pedagona/result-labels.ts';
import { orNotFound } from '../../../shared/pedagona/rules.ts';
import { notFoundText } from '../../../shared/texts.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { NotFound, Paragraphs, Quote } from '../../ui/Facts.tsx';

/** A stated text, or the sentence that it is not in the document; the Word file goes by the same rule. */
export function Stated({ text }: { text: string | null }) {
  const stated = orNotFound(text);
  return stated === notFoundText ? <NotFound /> : stated;
}

/** A written text; one that was emptied is said to be so. */
export const Written = ({ text }: { text: string }) => <Paragraphs text={orEmpty(text)} />;

/** Several stated things: one as it is, more as a list, none as unfound. */
export function StatedList({ parts, ordered = false }: { parts: readonly string[]; ordered?: boolean }) {
  const stated = parts.filter((part) => part.trim() !== '');
  if (stated.length < 2) return <Stated text={stated[0] ?? null} />;
  return (
    <Box component={ordered ? 'ol' : 'ul'} sx={{ pl: 2.5 }}>
      {stated.map((part, index) => (
        <li key={index}>{part}</li>
      ))}
    </Box>
  );
}

/** Stands beside a text that is ours because the document had none. */
export const FallbackMark = () => (
  <Box
    component="p"
    sx={{ mt: 0.5, px: 1, display: 'inline-block', borderRadius: 1, bgcolor: colours.goldPale, fontSize: '.85rem' }}
  >
    {fallbackLabel}
  </Box>
);

/** The name of the document that the facts within come from. */
export const SourceDocument = createContext<string | null>(null);

/**
 * Where a fact stands in the document; the quote opens on demand. `isExpected`: a fact without a verified place says so, for it is the
 * one to check first.
 */
export function EvidenceNote({ evidence, isExpected = false }: { evidence: Evidence | null; isExpected?: boolean }) {
  const document = use(SourceDocument);
  if (evidence === null)
    return isExpected ? (
      <Box component="p" sx={{ mt: 0.5, fontSize: '.875rem' }}>
        {labels.evidence}: <NotFound />
      </Box>
    ) : null;
  return (
    <Quote summary={sessionText.evidence(pageLabel(evidence.page, document))}>
      {evidenceLabel(evidence, document)}
    </Quote>
  );
}

export function Chips({ parts }: { parts: readonly string[] }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {parts.map((part) => (
        <Box
          component="li"
          key={part}
          sx={{ px: 1, borderRadius: 9, bgcolor: colours.greenPale, color: colours.green, fontSize: '.875rem' }}
        >
          {part}
        </Box>
      ))}
    </Box>
  );
}
