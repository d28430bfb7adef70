import type { Said } from '../../text/said.ts';

/** What is wrong at a field of a row: asked for once more of the model, then told at its place (design law 13). */
export interface Fault {
  /** Steps to the field in its row. */
  at: readonly (string | number)[];
  /** The words in doubt, as the field has them; '' for the whole field, or one that is empty. */
  text: string;
  /** Which of the places of `text` in the field, from 0. */
  nth?: number;
  /** A short sentence. */
  reason: Said;
  /** The known value in its place. */
  offered?: string;
  /** Steps to what its writer declares of such words: it may be wrong there. */
  declared?: readonly (string | number)[];
}

/** Which place of words in a text is the first where they stand whole: '50 biji' is not in '150 biji'. */
export function wholePlace(text: string, words: string): number {
  const between = text.split(words);
  const isWhole = (n: number): boolean =>
    !/[\p{L}\d]$|\d[.,]$/u.test(between.slice(0, n + 1).join(words)) && !/^[\p{L}\d]/u.test(between[n + 1] ?? '');
  return Math.max(
    0,
    between.slice(1).findIndex((_, n) => isWhole(n)),
  );
}

export const fault = (at: Fault['at'], text: string, reason: Said, offered?: string): Fault => ({
  at,
  text,
  reason,
  ...(offered !== undefined && offered !== '' && { offered }),
});
