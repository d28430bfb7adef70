import { codeFamily, columnKinds, labelKind, type LabelKind } from '../../../../../shared/course/labels.ts';
import type { Ref, SourceDocument } from '../../../../../shared/document/document.ts';
import { readTable, type TableRow } from '../../../../../shared/document/table.ts';
import { vocabularyOf } from '../../language/lexicon.ts';
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

type Blocks = SourceDocument['blocks'];

const withTexts = (blocks: Blocks, change: (text: string) => string): Blocks =>
  blocks.map((block) => {
    if (block.kind !== 'table') return { ...block, text: change(block.text) };
    const rows = block.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => (typeof cell === 'string' ? cell : { ...cell, text: change(cell.text) })),
    }));
    return { ...block, rows };
  });

/** A hyphen at a line's end goes where it parts a word that stands whole elsewhere, and stays where it binds two: 'bersama-sama'. */
function withWholeWords(blocks: Blocks): Blocks {
  const words = vocabularyOf(JSON.stringify(blocks).replaceAll('\\n', ' '));
  const isReduplicated = (left: string, right: string): boolean =>
    left.toLowerCase().includes(right.toLowerCase().slice(0, 4));
  return withTexts(blocks, (text) =>
    text.replace(/(\p{L}+)-[ ]*\n[ ]*(\p{L}+)/gu, (_, left: string, right: string) =>
      words.has((left + right).toLowerCase()) && !isReduplicated(left, right) ? left + right : `${left}-${right}`,
    ),
  );
}

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
];

const bareCode = /^(?:kode?|code)(?:\s*\/\s*code)?\s*:?$/i;

/** The label that a text is or begins with, and what stands after its colon; null where it opens no part of the document. */
export function labelled(text: string): { kind: LabelKind; label: string; value: string } | null {
  const [, before = '', after = ''] = /^([^:=]{2,90}?)\s*[:=]\s*(\S[\s\S]*)?$/.exec(text) ?? [];
  for (const [label, value] of [
    [text, ''],
    [before, after],
  ] as const) {
    if (bareCode.test(label)) return { kind: 'courseCode', label, value };
    const kind = label === '' || /\d\s*%/.test(label) ? null : labelKind(withoutMark(label).replace(/[*:\s]+$/, ''));
    if (kind !== null && !ofColumns.includes(kind)) return { kind, label, value };
  }
  return null;
}

export function readingOf(document: SourceDocument): Reading {
  const reading: Reading = { loose: [], sections: [], grids: [], text: '' };
  for (const block of withWholeWords(document.blocks)) {
    if (block.kind === 'table') readRows(readTable(block), reading);
    else readText(reading, `${block.n}`, block.text, block.kind === 'heading');
  }
  const rows = [...reading.loose, ...reading.grids.flatMap((grid) => grid.rows)];
  reading.text = rows.map(({ cells }) => cells.join('\n')).join('\n');
  return reading;
}

const open = ({ sections }: Reading, kind: LabelKind | null, label: string, at: Ref, value = ''): void => {
  sections.push({ kind, label, at, lines: linesOf(value).map((text) => ({ at, text })) });
};

const append = ({ sections }: Reading, at: Ref, text: string): void => {
  const lines = linesOf(text).map((line) => line.replace(/^:\s*/, ''));
  sections.at(-1)?.lines.push(...lines.filter((line) => line !== '').map((line) => ({ at, text: line })));
};

/** 'Start Year : 2020' ends a synopsis or a list of references; in other parts such a line is an item. */
const unknownLabel = /^\p{Lu}[\p{L} ]{2,40}\s?:\s/u;
const isProse = ({ sections }: Reading): boolean =>
  ['synopsis', 'references', 'faculty', 'programme'].includes(sections.at(-1)?.kind ?? '');

function readText(reading: Reading, at: Ref, text: string, isHeading: boolean): void {
  reading.loose.push({ at, cells: [text], isHeading });
  const found = labelled(text);
  if (found) open(reading, found.kind, found.label, at, found.value);
  else if (isHeading || (isProse(reading) && unknownLabel.test(text))) open(reading, null, text, at);
  else append(reading, at, text);
}

function readRows(rows: readonly TableRow[], reading: Reading): void {
  let grid: Grid | null = null;
  for (const [index, row] of rows.entries()) {
    if (row.isHeader) {
      grid = null;
      const label = rows[index + 1]?.own[0] === false ? labelled(row.cells[0] ?? '') : null;
      if (label) open(reading, label.kind, label.label, row.ref);
    } else if (isUnderHead(row) && !isField(row)) {
      if (grid === null) {
        const kinds = row.columns.map((label) => columnKinds(label)[0] ?? null);
        grid = {
          section: reading.sections.at(-1)?.kind ?? null,
          columns: row.columns,
          kinds,
          rows: [],
          isBilingual: row.columns.some(isInTwoLanguages),
        };
        reading.grids.push(grid);
      }
      if (grid.kinds.includes('courseName') && grid.rows.length > 0) readFields(row, reading);
      grid.rows.push(row);
    } else {
      grid = null;
      readFields(row, reading);
    }
  }
}

/** Whether its rows are weeks; a table of assessments may name the week in which each is due. */
export const isWeekly = ({ kinds }: Grid): boolean =>
  kinds[0] === 'week' || (kinds[1] === 'week' && ['ordinal', 'topic', null].includes(kinds[0] ?? null));

/** 'Kandungan / Content', or one below the other. */
export const isInTwoLanguages = (label: string): boolean =>
  [label.split('\n'), label.split('/')].some((halves) => {
    const kinds = halves.map((half) => labelKind(half.replace(/[*:\s]+$/, '')));
    return kinds.length === 2 && kinds[0] !== null && kinds[0] === kinds[1];
  });

/** Labels beside values stand in the row itself; those of a head stand above it. */
const isUnderHead = ({ columns, cells }: TableRow): boolean =>
  columns.some((label) => label !== '' && !cells.includes(label));

/** A row that only says a label and its value, whatever the head above: 'CPMK: 1. ...'. */
function isField({ cells }: TableRow): boolean {
  const filled = cells.filter((text) => text !== '');
  return filled.length === 1 && (labelled(filled[0] ?? '')?.value ?? '') !== '';
}

export const isOrdinal = (text: string): boolean => /^\(?\d{1,2}(?:\.\d{1,2})*[.)]?$/.test(text);
const isDatum = (text: string): boolean => /^[\d\s.,%()–-]+$/.test(text) || codeFamily(text) !== null;

/** A row of labels and values: 'Kod Kursus | EDUP3153 | Kredit | 3'. Without a label of its own it goes on with the section above. */
function readFields(row: TableRow, reading: Reading): void {
  const own = row.cells.filter((text, column) => text !== '' && row.own[column]);
  const [first = '', ...rest] = own.length > 1 && isOrdinal(own[0] ?? '') ? own.slice(1) : own;
  if (first === '') return;
  reading.loose.push({ at: row.ref, cells: own, isHeading: false, ...(row.key !== undefined && { key: row.key }) });
  if (labelled(first)?.kind === 'assessment' && rest.length > 0 && rest.every(isWeight)) {
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
  if (
    found === null &&
    (rest.length !== 1 ||
      !isNew ||
      markOf(first) !== '' ||
      own.some(isDatum) ||
      /\d\s*%/.test(first) ||
      row.key !== undefined)
  ) {
    append(reading, row.ref, rowLines(own).join('\n'));
    return;
  }
  open(reading, found?.kind ?? null, first, row.ref, found?.value);
  const labels = rest.map((text, index) => {
    const next = labelOf(text);
    return next && (next.value !== '' || text.endsWith(':') || (rest.length > 1 && index > 0)) ? next : null;
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
  const names = columns.find((lines) => lines.some((text) => /\p{L}{2}/u.test(text)));
  if (weights && names)
    return names.length === weights.length
      ? names.map((name, line) => `${name} ${weights[line] ?? ''}`)
      : [`${names.join(' ')} ${weights.join(' ')}`];
  const [first = '', ...rest] = cells;
  return isOrdinal(first) || codeFamily(first) !== null ? [`${first} ${rest.join('\n')}`] : columns.flat();
}
