import Box from '@mui/material/Box';
import { createContext, use } from 'react';
import type { Evidence } from '../../../shared/evidence.ts';
import { fallbackLabel, resultLabels as labels } from '../../../shared/pedagona/resultLabels.ts';
import { evidenceLabel, pageLabel } from '../../../shared/text/labels.ts';
import { colours } from '../../app/theme.ts';
import { PlaceQuote, Unplaced } from '../../ui/artefact/Notes.tsx';

/** The name of the document that the facts within come from. */
export const SourceDocument = createContext<string | null>(null);

/** The place of a fact in the document. `isExpected`: a fact without a verified place says so. */
export function EvidenceNote({ evidence, isExpected = false }: { evidence: Evidence | null; isExpected?: boolean }) {
  const document = use(SourceDocument);
  if (evidence === null) return isExpected ? <Unplaced label={labels.evidence} /> : null;
  return <PlaceQuote page={pageLabel(evidence.page, document)} quote={evidenceLabel(evidence, document)} />;
}

/** Marks a text that code filled in because the document had none. */
export const FallbackMark = () => (
  <Box
    component="p"
    sx={{ mt: 0.5, px: 1, display: 'inline-block', borderRadius: 1, bgcolor: colours.goldPale, fontSize: '.85rem' }}
  >
    {fallbackLabel}
  </Box>
);
