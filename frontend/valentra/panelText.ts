import { stepLabels } from '../../shared/valentra/labels.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';

/** Texts of an opened document, fetched with it. */

/** For a document without content (spec 2 §2). */
export const emptyText = (stage: StageName): string => `Tiada data ${stepLabels[stage]} untuk dipaparkan`;
export const emptyKeysText = (keys: readonly string[]): string =>
  `Kunci data: ${keys.length === 0 ? 'tiada' : keys.join(', ')}`;

export const previewText = {
  /** Within the 500 characters of an instruction. */
  fixInstruction: (finding: string) => `Baiki soalan ini: ${finding}`.slice(0, 500),
  ofMarks: (marks: number) => `${marks} markah`,
  questionCount: (count: number) => `${count} soalan`,
};
