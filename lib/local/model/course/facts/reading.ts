import { type LabelKind, codeFamily, labelKind } from '../../../../../shared/course/vocabulary.ts';
import type { Ref } from '../../../../../shared/document/document.ts';
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
}

/** A course document taken apart. */
export interface Reading {
  loose: Loose[];
  sections: Section[];
  grids: Grid[];
  text: string;
}

/** Whether its rows are weeks; a table of assessments may name the week in which each is due. */
export const isWeekly = ({ kinds }: Grid): boolean =>
  kinds[0] === 'week' || (kinds[1] === 'week' && ['ordinal', 'topic', null].includes(kinds[0] ?? null));

/** These head columns; they open no part of a document. */
const ofColumns: readonly (LabelKind | null)[] = [
  'ordinal',
  'hours',
  'total',
  'marks',
  'level',
  'week',
  'skill',
  'duration',
  'component',
  'description',
  'weight',
  'plo',
];

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
    if (bareCode.test(label)) return { kind: 'courseCode', label, value };
    const kind = label === '' || /\d\s*%/.test(label) ? null : labelKind(withoutMark(label).replace(/[*:\s]+$/, ''));
    if (kind !== null && !ofColumns.includes(kind)) return { kind, label, value };
  }
  return null;
}

/** 'Kandungan / Content', or one below the other. */
export const isInTwoLanguages = (label: string): boolean =>
  [label.split('\n'), label.split('/')].some((halves) => {
    const kinds = halves.map((half) => labelKind(half.replace(/[*:\s]+$/, '')));
    const isSame = kinds.length === 2 && kinds[0] !== null && kinds[0] === kinds[1];
    return isSame && !halves.every((half) => isEnglish(half) === true);
  });

/** Begins the part of the document that a label names. */
export const open = ({ sections }: Reading, kind: LabelKind | null, label: string, at: Ref, value = ''): void => {
  sections.push({ kind, label, at, lines: linesOf(value).map((text) => ({ at, text })) });
};

/** Goes on with the part that was begun last. */
export const append = ({ sections }: Reading, at: Ref, text: string): void => {
  const lines = linesOf(text).map((line) => line.replace(/^:\s*/, ''));
  sections.at(-1)?.lines.push(...lines.filter((line) => line !== '').map((line) => ({ at, text: line })));
};

const isDatum = (text: string): boolean => /^[\d\s.,%()–-]+$/.test(text) || codeFamily(text) !== null;

/** A row of labels and values: 'Kod Kursus | EDUP3153 | Kredit | 3'. Without a label of its own it goes on with the section above. */
export function readFields(row: TableRow, reading: Reading): void {
  const own = row.cells.filter((text, column) => text !== '' && text !== ':' && row.own[column]);
  const [first = '', ...rest] = own.length > 1 && isOrdinal(own[0] ?? '') ? own.slice(1) : own;
  if (first === '') return;
  reading.loose.push({ at: row.ref, cells: own, isHeading: false, ...(row.key !== undefined && { key: row.key }) });
  if (
    labelled(first)?.kind === 'assessment' &&
    rest.some(isWeight) &&
    rest.every((text) => isWeight(text) || isDatum(text))
  ) {
    if (reading.sections.at(-1)?.kind !== 'assessment') open(reading, 'assessment', '', row.ref);
    append(reading, row.ref, rowLines(own).join('\n'));
    return;
  }
  const isOfCourse = own.some((text) => labelled(text)?.kind === 'courseCode');
  const labelOf = (text: string) =>
    isOfCourse && /^(?:nama|name)\s*:?$/i.test(text)
      ? { kind: 'courseName' as const, label: text, value: '' }
      : labelled(text);
  const found = labelOf(first);
  const isNew = row.own[row.cells.findIndex((text) => text !== '')] === true && !isOrdinal(own[0] ?? '');
  const isName = markOf(first) === '' && !/\d\s*%/.test(first) && !own.some(isDatum);
  // A label that is not known has one value.
  if (found === null && !(rest.length === 1 && isNew && isName && row.key === undefined)) {
    append(reading, row.ref, rowLines(own).join('\n'));
    return;
  }
  open(reading, found?.kind ?? null, first, row.ref, found?.value);
  const labels = rest.map((text, index) => {
    // 'Jam kredit | 4 | Jam pertemuan | 6 jam': between two values stands a label, known or not.
    const isBetween = found !== null && rest.length === 3 && index === 1 && /^\d/.test(rest[0] ?? '') && !isDatum(text);
    const next = labelOf(text) ?? (isBetween ? { kind: null, label: text, value: '' } : null);
    // 'Pentaksiran | Kerja kursus | 40% | CLO': there it heads a column.
    const isLabel = rest.length > 1 && index > 0 && next?.kind !== 'clo';
    return next && (next.value !== '' || text.endsWith(':') || isLabel) ? next : null;
  });
  if (labels.every((next) => next === null)) append(reading, row.ref, rowLines(rest).join('\n'));
  else
    for (const [index, text] of rest.entries()) {
      const next = labels[index] ?? null;
      if (next) open(reading, next.kind, next.label, row.ref, next.value);
      else append(reading, row.ref, text);
    }
}

const isWeight = (text: string): boolean => /^\(?\d{1,3}(?:[.,]\d{1,2})?\s*(?:%|markah|marks)\)?$/i.test(text);

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
