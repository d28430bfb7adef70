import { codeFamily } from '../../../../../shared/course/codes.ts';
import { type LabelKind, isFieldLabel, labelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { isOrdinal, placeInList, type TableRow } from '../../../../../shared/document/table.ts';
import { isEnglish } from '../../language.ts';
import { linesOf, markOf, withoutMark } from './ownWords.ts';

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

/** The rows under one head of a table. */
export interface Grid {
  /** What the table stands under. */
  section: LabelKind | null;
  columns: string[];
  kinds: (LabelKind | null)[];
  rows: TableRow[];
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
export const isWeekly = ({ kinds: [first = null, second, ...more] }: Grid): boolean =>
  first === 'week' ||
  (second === 'week' &&
    (['ordinal', 'topic', 'date'].includes(first ?? '') || (first === null && !more.includes('weight'))));

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
  const lines = linesOf(text).map((line) => line.replace(/^:\s*/, ''));
  const filled = lines.filter((line) => line !== '');
  sections.at(-1)?.lines.push(...filled.map((line) => ({ at, text: line })));
};

const isDatum = (text: string): boolean => /^[\d\s.,%()–-]+$/.test(text) || codeFamily(text) !== null;

/** `kind` is null for a label that is not known. */
type Found = { kind: LabelKind | null; label: string; value: string } | null;

/** The cells of a row that are its own; without the number of its place in a list. */
function ownCells({ cells, own }: TableRow): { all: string[]; texts: string[] } {
  const all = cells.filter((text, column) => text !== '' && text !== ':' && own[column]);
  return { all, texts: all.length > 1 && isOrdinal(all[0] ?? '') ? all.slice(1) : all };
}

const isNameOfLabel = (text: string): boolean => markOf(text) === '' && !/\d\s*%/.test(text);

/** Whether a label that is not known opens a row: it is a name with one value beside it. */
function isUnknownLabel({ cells, own, key }: TableRow, { all, texts }: ReturnType<typeof ownCells>): boolean {
  const [first = ''] = texts;
  const isNew = own[cells.findIndex((text) => text !== '')] === true && !isOrdinal(all[0] ?? '');
  // 'Sasaran | Guru sekolah rendah | Nilai kredit | 1'
  const isBesideField = texts.length === 4 && isFieldLabel(texts[2] ?? '');
  return (
    ((texts.length === 2 && !all.some(isDatum)) || isBesideField) && isNew && isNameOfLabel(first) && key === undefined
  );
}

/** 'Kod Kursus | EDUP3153 | Kredit | 3': the labels among the texts behind the first. */
const furtherLabels = (first: Found, rest: readonly string[], labelOf: (text: string) => Found): Found[] =>
  rest.map((text, index) => {
    const next = labelOf(text);
    // 'Pentaksiran | Kerja kursus | 40% | CLO': there it heads a column.
    const isLabel = rest.length > 1 && (index > 0 || isSubLabel(rest, labelOf)) && next?.kind !== 'clo';
    if (next !== null && (next.value !== '' || text.endsWith(':') || isLabel)) return next;
    return labelOfOther(text, (first?.value ?? '') !== '') ?? (index === 1 ? labelOfPair(text, first, rest) : null);
  });

/** 'Prasyarat | DKP 2143 | Taraf | Tahap 3': a name with one value behind it. */
const labelOfPair = (text: string, first: Found, rest: readonly string[]): Found =>
  rest.length === 3 && isFieldLabel(first?.label ?? '') && isNameOfLabel(text)
    ? { kind: null, label: text, value: '' }
    : null;

/** 'Tempoh: 12 minggu' is another label with its value, whatever it tells; one that is not known only beside a cell of this form. */
function labelOfOther(text: string, isBesideOther: boolean): Found {
  const [, label = '', value = ''] = /^([^:]{2,40}):\s+(\S.*)$/.exec(text) ?? [];
  const kind = labelKind(label);
  return kind === null && (label === '' || !isBesideOther) ? null : { kind, label, value };
}

/** 'Semester dan Tahun | Semester | 1 | Sesi | 2025/2026': labels of their own behind the first. */
const isSubLabel = (rest: readonly string[], labelOf: (text: string) => Found): boolean =>
  rest.length % 2 === 0 &&
  rest.every((text, index) => (labelOf(text) !== null && !/\d/.test(text)) === (index % 2 === 0));

/** The label of a text; 'Nama' beside the code of a course is the course's. */
const labelIn =
  (texts: readonly string[]) =>
  (text: string): Found => {
    const isName = /^(?:nama|name)\s*:?$/i.test(text) && texts.some((each) => labelled(each)?.kind === 'courseCode');
    return isName ? { kind: 'courseName', label: text, value: '' } : labelled(text);
  };

/** A row of labels and values: 'Kod Kursus | EDUP3153 | Kredit | 3'. Without a label of its own it goes on with the section above. */
export function readFields(row: TableRow, reading: Reading): void {
  const own = ownCells(row);
  const [first = '', ...rest] = own.texts;
  const { ref, key } = row;
  if (first === '') return;
  reading.loose.push({ at: ref, cells: own.all, isHeading: false, ...(key !== undefined && { key }) });
  const labelOf = labelIn(own.all);
  const found = labelOf(first);
  if (found !== null || isUnknownLabel(row, own)) {
    open(reading, found?.kind ?? null, first, ref, found?.value);
    readValues(rest, furtherLabels(found, rest, labelOf), ref, reading);
  } else {
    append(reading, ref, rowLines(own.all).join('\n'));
  }
}

/** What stands behind the first label of a row: its values, and further labels with theirs. */
function readValues(texts: readonly string[], labels: readonly Found[], at: Ref, reading: Reading) {
  if (labels.every((label) => label === null)) append(reading, at, rowLines(texts).join('\n'));
  else
    for (const [index, text] of texts.entries()) {
      const label = labels[index] ?? null;
      if (label) open(reading, label.kind, label.label, at, label.value);
      else append(reading, at, text);
    }
}

const isWeight = (text: string): boolean =>
  /^\(?\d{1,3}(?:[.,]\d{1,2})?(?:\s*\+\s*\d{1,3})*\s*(?:%|markah|marks)\)?(?:\s+[–-]\s[^%]*)?$/i.test(text);

/** The cells of a row as lines of text: a name and its weight together, a code or number before its text, else cell by cell. */
export function rowLines(cells: readonly string[]): string[] {
  const columns = cells.map(linesOf);
  const weights = columns.find((lines) => lines.length > 0 && lines.every(isWeight));
  const names = columns.find((lines) =>
    lines.some((text) => /\p{L}{2}/u.test(text) && placeInList(text) === undefined),
  );
  if (weights && names)
    return names.length === weights.length
      ? names.map((name, line) => `${name} ${weights[line] ?? ''}`)
      : [`${names.join(' ')} ${weights.join(' ')}`];
  const [first = '', ...rest] = cells;
  return isOrdinal(first) || codeFamily(first) !== null ? [`${first} ${rest.join('\n')}`] : columns.flat();
}
