import type { Warning } from '../../../shared/session.ts';
import { commonLabels as labels } from '../../../shared/valentra/labels.ts';
import { warningLabel } from '../../../shared/text/labels.ts';
import type { Flag } from '../../../shared/valentra/schemas.ts';
import { Findings } from '../../ui/artefact/Notes.tsx';

/** Warnings that code raised about a document. */
export const Warnings = ({ warnings }: { warnings: readonly Warning[] }) => (
  <Findings title={labels.warnings} items={warnings.map(warningLabel)} />
);

/** Flags of one item. */
export const Flags = ({ flags }: { flags: readonly Flag[] }) => (
  <Findings title={labels.flags} items={flags.map(({ message }) => message)} />
);
