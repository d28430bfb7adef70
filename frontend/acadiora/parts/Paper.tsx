import Box from '@mui/material/Box';
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
import { Fact, Facts } from '../../ui/Facts.tsx';
import { PlaceQuote } from './Remarks.tsx';
import { Stated } from './Text.tsx';

const Extracted = ({ text, evidence }: { text: string | null; evidence: Evidence | null }) => (
  <>
    <Stated text={text} />
    {evidence && <PlaceQuote evidence={evidence} />}
  </>
);

/** What paper was reviewed, and when (spec 2 §3, metadata). */
export function Paper({ evaluation }: { evaluation: Evaluation }) {
  const { metadata, documentName, round, reviewedAt } = evaluation;
  const { title, author, year, documentType, wordCount, evidence } = metadata;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <h2 className="hidden-text">{labels.paper}</h2>
      <Facts>
        <Fact label={labels.paperTitle}>
          <Extracted text={title} evidence={evidence.title} />
        </Fact>
        <Fact label={labels.author}>
          <Extracted text={author} evidence={evidence.author} />
        </Fact>
        <Fact label={labels.year}>
          <Extracted text={year === null ? null : String(year)} evidence={evidence.year} />
        </Fact>
        <Fact label={labels.documentType}>
          <Stated text={documentType} />
        </Fact>
        <Fact label={labels.wordCount}>{countLabel(wordCount)}</Fact>
        <Fact label={labels.documentName}>
          <bdi>{documentName}</bdi>
        </Fact>
        <Fact label={labels.round}>{round}</Fact>
        <Fact label={labels.reviewedAt}>
          <time dateTime={reviewedAt}>{dateTimeLabel(reviewedAt)}</time>
        </Fact>
      </Facts>
    </Box>
  );
}

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
