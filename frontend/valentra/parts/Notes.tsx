import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Evidence } from '../../../shared/evidence.ts';
import type { Warning } from '../../../shared/session.ts';
import { commonLabels as labels, evidenceLabel, warningLabel } from '../../../shared/valentra/labels.ts';
import type { Flag } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { NotFound, Quote } from '../../ui/Facts.tsx';

/** Something to look at, in gold: never folded away. */
const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box sx={{ my: 1.5, p: 1.5, borderLeft: `4px solid ${colours.gold}`, borderRadius: 1, bgcolor: colours.goldPale }}>
    <strong>{title}</strong>
    {children}
  </Box>
);

const List = ({ texts }: { texts: readonly string[] }) => (
  <Box component="ul" sx={{ pl: 2.5, overflowWrap: 'anywhere' }}>
    {texts.map((text, index) => (
      <li key={index}>{text}</li>
    ))}
  </Box>
);

/** What code found doubtful in a document. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) =>
  warnings.length > 0 && (
    <Note title={labels.warnings}>
      <List texts={warnings.map(warningLabel)} />
    </Note>
  );

/** What code or the blind second look found beside one item. */
export const Flags = ({ flags }: { flags: readonly Flag[] }) =>
  flags.length > 0 && (
    <Note title={labels.flags}>
      <List texts={flags.map(({ message }) => message)} />
    </Note>
  );

/** A sentence to know before reading on. */
export const Advice = ({ children }: { children: string }) => (
  <Box component="p" role="note" sx={{ my: 1.5, p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
    {children}
  </Box>
);

/** How a document was made, when it was not a model. */
export const EngineNotice = ({ notice }: { notice: string | null }) =>
  notice !== null && <Advice>{`${labels.notice}: ${notice}`}</Advice>;

/** Where a fact stands in the document; the quote opens on demand. Without one it says so: that fact is the one to check first. */
export function EvidenceNote({ evidence }: { evidence: Evidence | null }) {
  if (evidence === null)
    return (
      <Box component="p" sx={{ mt: 0.5, fontSize: '.875rem' }}>
        {labels.evidence}: <NotFound />
      </Box>
    );
  return <Quote summary={sessionText.evidence(`muka surat ${evidence.page}`)}>{evidenceLabel(evidence)}</Quote>;
}
