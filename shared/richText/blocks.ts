import { doubtText, inventedText } from '../text/texts.ts';

/** A stretch of text in one face. A line feed in `text` starts a new line in the same paragraph. */
export interface Run {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Shown letter by letter, its spaces too. */
  code?: boolean;
  /** Small and raised: the number of a note. */
  isNote?: boolean;
  /** One object for all runs of the marked words; set by word/marks.ts alone. */
  mark?: Mark;
}
/** Of words that a reader must know to be unsure. */
export interface Mark {
  /** Which of the doubts of its artefact; null: an example that the writer has invented. */
  doubt: number | null;
  /** The first of its kind in its part. */
  isFirst: boolean;
  /** What a file says behind the words, where not the usual. */
  label?: string;
}
export const markWords = ({ doubt, label = doubt === null ? inventedText : doubtText }: Mark): string => label;
export type Inline = string | readonly Run[];

/** What is written for people: on screen, in print, in Word and in an LMS the same blocks. */
export type TextBlock =
  | { kind: 'heading'; text: Inline }
  | { kind: 'paragraph'; text: Inline }
  | { kind: 'list'; numbered: boolean; items: readonly (readonly TextBlock[])[] }
  | TextTable;

/** Every row has as many cells as the head. */
interface TextTable {
  kind: 'table';
  head: readonly Inline[];
  rows: readonly (readonly Inline[])[];
}

export const runsOf = (text: Inline): readonly Run[] => (typeof text === 'string' ? [{ text }] : text);

/** The words without their faces. */
export const plainOf = (text: Inline): string =>
  runsOf(text)
    .map((run) => run.text)
    .join('');
