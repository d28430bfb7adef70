import { type LabelKind, isFieldLabel, labelKind } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { isOrdinal, labelAndValue, type TableRow } from '../../../../../shared/document/table.ts';
import type { Row } from '../../../../../shared/fact/rows.ts';
import { linesOf, withoutMark } from './ownWords.ts';

/** A line of text and the place where it stands. */
export interface Line {
  at: Ref;
  text: string;
}

/** What stands beside or below a label, up to the next label: a value, a paragraph, a list. */
export interface Section {
  /** Null: a label that is not known. */
  kind: LabelKind | null;
  label: string;
  lines: Line[];
}

/** The rows of a table under one head, or those without one between its heads. */
export interface Grid {
  isHeaded: boolean;
  /** What the table stands under. */
  section: LabelKind | null;
  columns: string[];
  kinds: (LabelKind | null)[];
  rows: Row[];
  /** Whether its heads say everything in two languages beside a slash: 'Kandungan / Content'. */
  isBilingual: boolean;
}

/** A text outside of headed tables: a heading, a paragraph, an item, or a row of a table by its own cells. */
export interface Loose {
  at: Ref;
  cells: string[];
  isHeading: boolean;
}

/** A course document taken apart. */
export interface Reading {
  document: SourceDocument;
  loose: Loose[];
  sections: Section[];
  grids: Grid[];
  text: string;
}

/** Whether its rows are weeks; a table of assessments may name the week in which each is due. */
export const isWeekly = ({ kinds: [first, second] }: Grid): boolean =>
  first === 'week' || (second === 'week' && ['ordinal', 'topic', 'date'].includes(first ?? ''));

/** Beside the particulars of a course, these open a part of a document; other labels head columns. */
const ofParts = ['clo', 'statement', 'topic', 'subtopic', 'method', 'assessment', 'slt'];

/** The label that a text is or begins with, and what stands behind it; null where it opens no part of the document. */
export function labelled(text: string): { kind: LabelKind; label: string; value: string } | null {
  const [label, value] = labelAndValue(text) ?? [text, ''];
  const kind = /\d\s*%/.test(label) ? null : labelKind(withoutMark(label));
  return kind !== null && (isFieldLabel(withoutMark(label)) || ofParts.includes(kind)) ? { kind, label, value } : null;
}

/** 'Kandungan / Content', or one below the other; 'Semester / Tahun' is one thing in two numbers. */
export const isInTwoLanguages = (label: string): boolean =>
  ['\n', '/', ' / '].some((border) => {
    const [first = null, second, ...more] = label.split(border).map(labelKind);
    return first !== null && first !== 'semester' && first === second && more.length === 0;
  });

/** Begins the part of the document that a label names. */
export const open = ({ sections }: Reading, kind: LabelKind | null, label: string, at: Ref, value = ''): void => {
  sections.push({ kind, label, lines: linesOf(value).map((text) => ({ at, text })) });
};

/** Goes on with the part that was begun last. */
export const append = ({ sections }: Reading, at: Ref, text: string): void => {
  sections.at(-1)?.lines.push(...linesOf(text).map((line) => ({ at, text: line })));
};

/** A row of labels and values: 'Kod Kursus | EDUP3153 | Kredit | 3'. Without a label of its own it goes on with the section above. */
export function readFields({ ref, cells, own }: TableRow, reading: Reading): void {
  const texts = cells.filter((text, place) => text !== '' && text !== ':' && own[place] === true);
  const [first = '', ...rest] = texts.length > 1 && isOrdinal(texts[0] ?? '') ? texts.slice(1) : texts;
  if (first === '') return;
  reading.loose.push({ at: ref, cells: texts, isHeading: false });
  const found = labelled(first);
  if (found === null) append(reading, ref, rest.length + 1 < texts.length ? texts.join(' ') : texts.join('\n'));
  else open(reading, found.kind, first, ref, [found.value, ...rest].join('\n'));
}
