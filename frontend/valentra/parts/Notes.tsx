import type { Evidence } from '../../../shared/evidence.ts';
import type { Warning } from '../../../shared/session.ts';
import { commonLabels as labels, warningLabel } from '../../../shared/valentra/labels.ts';
import { evidenceLabel } from '../../../shared/text/labels.ts';
import type { Flag } from '../../../shared/valentra/schemas.ts';
import { Findings, PlaceQuote, Unplaced } from '../../ui/artefact/Notes.tsx';

/** Warnings that code raised about a document. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => (
  <Findings title={labels.warnings} items={warnings.map(warningLabel)} />
);

/** Flags of one item, from code or from the blind check. */
export const Flags = ({ flags }: { flags: readonly Flag[] }) => (
  <Findings title={labels.flags} items={flags.map(({ message }) => message)} />
);

/** The place of a fact in the document, or that it has none. */
export const EvidenceNote = ({ evidence }: { evidence: Evidence | null }) =>
  evidence === null ? (
    <Unplaced label={labels.evidence} />
  ) : (
    <PlaceQuote page={`muka surat ${evidence.page}`} quote={evidenceLabel(evidence)} />
  );
