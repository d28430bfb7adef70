import { codeFamily } from '../../../../../shared/course/words/codes.ts';
import { type LabelKind, isFieldLabel, labelKind } from '../../../../../shared/course/words/vocabulary.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { isOrdinal, type TableRow } from '../../../../../shared/document/table.ts';
import type { Row } from '../../../../../shared/fact/rows.ts';
import { isEnglish } from '../../language.ts';
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
  at: Ref;
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
  /** The outcome that the row belongs to. */
  key?: string;
  isHeading: boolean;
  /** Of a heading. */
  level?: number;
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

const bareCode = /^(?:kode?|code)(?:\s*\/\s*code)?\s*:?$/i;

/** The label that a text is or begins with, and what stands after its colon; null where it opens no part of the document. */
export function labelled(text: string): { kind: LabelKind; label: string; value: string } | null {
  const [, before = '', behind = ''] = /^([^:=]{2,90}?)\s*[:=]\s*(\S[\s\S]*)?$/.exec(text) ?? [];
  // 'Course Code:' over 'Kod Kursus:'
  const isTwice = behind.endsWith(':') && labelKind(behind) !== null && labelKind(behind) === labelKind(before);
  const after = isTwice ? '' : behind;
  for (const [label, value] of [
    [before, after],
    [text, ''],
  ] as const) {
    const kind = bareCode.test(label) ? 'courseCode' : partKind(label);
    if (kind !== null) return { kind, label, value };
  }
  return null;
}

/** The part of a document that a label opens; of 'Kluster / Program' either. */
function partKind(label: string): LabelKind | null {
  if (label === '' || /\d\s*%/.test(label)) return null;
  const bare = withoutMark(label).replace(/[*:\s]+$/, '');
  const opening = [bare, ...bare.split(/\s\/\s/)].find(
    (text) => isFieldLabel(text) || ofParts.includes(labelKind(text) ?? ''),
  );
  return opening === undefined ? null : labelKind(opening);
}

/** 'Kandungan / Content', or one below the other. */
export const isInTwoLanguages = (label: string): boolean =>
  [label.split('\n'), label.split('/'), label.split(' / ')].some((halves) => {
    const kinds = halves.map((half) => labelKind(half.replace(/[*:\s]+$/, '')));
    // 'Semester / Tahun' is one thing in two numbers.
    const isSame = kinds.length === 2 && ![null, 'semester'].includes(kinds[0] ?? null) && kinds[0] === kinds[1];
    return isSame && !halves.every((half) => isEnglish(half) === true);
  });

/** Begins the part of the document that a label names. */
export const open = ({ sections }: Reading, kind: LabelKind | null, label: string, at: Ref, value = ''): void => {
  sections.push({ kind, label, at, lines: linesOf(value).map((text) => ({ at, text })) });
};

/** Goes on with the part that was begun last. */
export const append = ({ sections }: Reading, at: Ref, text: string): void => {
  sections.at(-1)?.lines.push(...linesOf(text).map((line) => ({ at, text: line })));
};

const isDatum = (text: string): boolean => /^[\d\s.,%()–-]+$/.test(text) || codeFamily(text) !== null;

/** The cells of a row that are its own, with what is over or beside each; `texts`: without the number of its place in a list. */
function ownCells({ cells, own, columns }: TableRow) {
  const all = cells.flatMap((text, place) =>
    text !== '' && text !== ':' && own[place] === true ? [{ text, column: columns[place] ?? '' }] : [],
  );
  return { all, texts: all.length > 1 && isOrdinal(all[0]?.text ?? '') ? all.slice(1) : all };
}

/** Whether a label that is not known opens a row: it is a name with one value beside it. */
function isUnknownLabel({ cells, own, key }: TableRow, { all, texts }: ReturnType<typeof ownCells>): boolean {
  const isNew = own[cells.findIndex((text) => text !== '')] === true && !isOrdinal(all[0]?.text ?? '');
  // 'Sasaran | Guru sekolah rendah | Nilai kredit | 1'
  const isBesideField = texts.length === 4 && isFieldLabel(texts[2]?.text ?? '');
  return (
    ((texts.length === 2 && !all.some(({ text }) => isDatum(text))) || isBesideField) && isNew && key === undefined
  );
}

/** A row of labels and values: 'Kod Kursus | EDUP3153 | Kredit | 3'. Without a label of its own it goes on with the section above. */
export function readFields(row: TableRow, reading: Reading): void {
  const own = ownCells(row);
  const [first, ...rest] = own.texts;
  const { ref, key } = row;
  if (first === undefined) return;
  const all = own.all.map(({ text }) => text);
  reading.loose.push({ at: ref, cells: all, isHeading: false, ...(key !== undefined && { key }) });
  const found = labelled(first.text);
  if (found === null && !isUnknownLabel(row, own)) {
    append(reading, ref, joined(all).join('\n'));
    return;
  }
  open(reading, found?.kind ?? null, first.text, ref, found?.value);
  const labels = rest.map(({ text, column }) => {
    const next = labelled(text);
    const isLabel = (next?.value ?? '') !== '' || (rest.length > 1 && column === '' && first.column === '');
    return isLabel ? { kind: next?.kind ?? null, label: next?.label ?? text, value: next?.value ?? '' } : null;
  });
  if (labels.every((label) => label === null)) append(reading, ref, joined(rest.map(({ text }) => text)).join('\n'));
  else
    for (const [index, { text }] of rest.entries()) {
      const label = labels[index] ?? null;
      if (label) open(reading, label.kind, label.label, ref, label.value);
      else append(reading, ref, text);
    }
}

/** The cells of a row as lines of text: a code or number before its text, else cell by cell. */
const joined = ([first = '', ...rest]: readonly string[]): string[] =>
  isOrdinal(first) || codeFamily(first) !== null ? [`${first} ${rest.join('\n')}`] : [first, ...rest];
