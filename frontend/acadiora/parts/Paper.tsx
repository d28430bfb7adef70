import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  countLabel,
  dateTimeLabel,
  evidenceLabel,
  pageLabel,
  reviewLabels as labels,
} from '../../../shared/acadiora/labels.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import type { Evidence } from '../../../shared/evidence.ts';
import type { Warning } from '../../../shared/session.ts';
import { colours } from '../../app/theme.ts';
import { Card } from '../../ui/Card.tsx';
import { PlaceQuote } from './Remarks.tsx';
import { Stated } from './Text.tsx';

interface Known {
  label: string;
  value: ReactNode;
  evidence?: Evidence | null;
  isWide?: boolean;
}

/** One thing known of the paper: its label above it, so that many find room side by side. */
const KnownThing = ({ label, value, evidence, isWide = false }: Known) => (
  <Box sx={{ minWidth: 0, ...(isWide ? { gridColumn: '1 / -1' } : {}) }}>
    <Box component="dt" sx={{ color: 'text.secondary', fontSize: '.9rem', fontWeight: 600 }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
      {isWide ? <strong>{value}</strong> : value}
      {evidence && <PlaceQuote evidence={evidence} />}
    </Box>
  </Box>
);

const knownOf = ({ metadata, documentName, round, reviewedAt }: Evaluation): Known[] => {
  const { title, author, year, documentType, wordCount, evidence } = metadata;
  return [
    { label: labels.paperTitle, value: <Stated text={title} />, evidence: evidence.title, isWide: true },
    { label: labels.author, value: <Stated text={author} />, evidence: evidence.author },
    { label: labels.year, value: <Stated text={year === null ? null : String(year)} />, evidence: evidence.year },
    { label: labels.documentType, value: <Stated text={documentType} /> },
    { label: labels.wordCount, value: countLabel(wordCount) },
    { label: labels.documentName, value: <bdi>{documentName}</bdi> },
    { label: labels.round, value: round },
    { label: labels.reviewedAt, value: <time dateTime={reviewedAt}>{dateTimeLabel(reviewedAt)}</time> },
  ];
};

/** What paper was reviewed, and when (spec 2 §3, metadata). */
export const Paper = ({ evaluation }: { evaluation: Evaluation }) => (
  <Card as="section" sx={{ mt: 2 }}>
    <h2 className="hidden-text">{labels.paper}</h2>
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        columnGap: 3,
        rowGap: 1.5,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 230px), 1fr))',
      }}
    >
      {knownOf(evaluation).map((known) => (
        <KnownThing key={known.label} {...known} />
      ))}
    </Box>
  </Card>
);

/** What must be known before the review is read, such as how it was made. */
export const Notice = ({ children }: { children: string }) => (
  <Box component="p" role="note" sx={{ my: 2, p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
    <strong>{labels.notice}:</strong> {children}
  </Box>
);

/** Document, page and words that a warning is about, as far as they are known. */
function placeOf({ document, page, quote }: Warning): string {
  const known = [
    ...(document === null ? [] : [document]),
    ...(page === null ? [] : [quote === null ? pageLabel(page) : evidenceLabel({ page, quote })]),
    ...(page === null && quote !== null ? [`\u201c${quote}\u201d`] : []),
  ];
  return known.length === 0 ? '' : ` (${known.join(', ')})`;
}

/** What code found doubtful: shown before the review, never folded away. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length === 0 ? null : (
    <Box
      component="section"
      sx={{ mt: 2, p: 2, borderLeft: `4px solid ${colours.gold}`, borderRadius: 1, bgcolor: colours.goldPale }}
    >
      <Box component="h2" sx={{ typography: 'h3' }}>
        {labels.warnings}
      </Box>
      <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
        {warnings.map((warning, index) => (
          <li key={`${warning.code}-${index}`}>
            {warning.message}
            {placeOf(warning)}
          </li>
        ))}
      </Box>
    </Box>
  );
