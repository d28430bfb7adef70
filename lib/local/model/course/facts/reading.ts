import {
  type LabelKind,
  isFieldLabel,
  labelKind,
  columnKinds,
  isLanguageMark,
} from '../../../../../shared/course/words/vocabulary.ts';
import { type Ref, type SourceDocument, type TableBlock, textOfCell } from '../../../../../shared/document/document.ts';
import {
  isOrdinal,
  labelAndValue,
  type TableRow,
  fieldsIn,
  halvesOf,
  turnedRows,
} from '../../../../../shared/document/table.ts';
import { cardsIn, type Row, tablesOf } from '../../../../../shared/fact/rows.ts';
import { memo } from '../../../../../shared/values/memo.ts';
import { linesOf, withoutMark } from './ownWords.ts';

/** A line of text and the place where it stands. */
export interface Line {
  at: Ref;
  text: string;
}

/** The text beside or below a label, up to the next label: a value, a paragraph, a list. */
export interface Section {
  /** Null for a label that is not known. */
  kind: LabelKind | null;
  label: string;
  lines: Line[];
}

/** The rows of a table under one head, or rows without a head between its heads. */
export interface Grid {
  isHeaded: boolean;
  /** The text that the table stands under. */
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

/** Whether a table's rows are weeks; a table of assessments may name the week in which each is due. */
export const isWeekly = ({ kinds: [first, second] }: Grid): boolean =>
  first === 'week' || (second === 'week' && ['ordinal', 'topic', 'date'].includes(first ?? ''));

/** Labels that open a part of a document, besides those of a course's particulars; other labels head columns. */
const ofParts = ['clo', 'statement', 'topic', 'subtopic', 'method', 'assessment', 'slt'];

/** The label that a text is or begins with, and the text behind it; null when it opens no part of the document. */
export function labelled(text: string): { kind: LabelKind; label: string; value: string } | null {
  const [label, value] = labelAndValue(text) ?? [text, ''];
  const kind = /\d\s*%/.test(label) ? null : labelKind(withoutMark(label));
  return kind !== null && (isFieldLabel(withoutMark(label)) || ofParts.includes(kind)) ? { kind, label, value } : null;
}

/** 'Kandungan / Content', or one below the other; 'Semester / Tahun' is one thing in two numbers. */
export const isInTwoLanguages = (label: string): boolean =>
  ['\n', '/', ' / '].some((border) => {
    const [first = null, second, ...more] = label
      .split(border)
      .map((part) => (/\p{L}/u.test(part) ? labelKind(part) : null));
    return first !== null && first !== 'semester' && first === second && more.length === 0;
  });

/** Begins a part of the document, which a label names. */
const open = ({ sections }: Reading, kind: LabelKind | null, label: string, at: Ref, value = ''): void => {
  sections.push({ kind, label, lines: linesOf(value).map((text) => ({ at, text })) });
};

/** Adds to the part that was begun last. */
const append = ({ sections }: Reading, at: Ref, text: string): void => {
  sections.at(-1)?.lines.push(...linesOf(text).map((line) => ({ at, text: line })));
};

/** A row of labels and values: 'Kod Kursus | EDUP3153 | Kredit | 3'. Without a label of its own it goes on with the section above. */
function readFields({ ref, cells, own }: TableRow, reading: Reading): void {
  const texts = cells.filter((text, place) => text !== '' && text !== ':' && own[place] === true);
  const [first = '', ...rest] = texts.length > 1 && isOrdinal(texts[0] ?? '') ? texts.slice(1) : texts;
  if (first === '') return;
  reading.loose.push({ at: ref, cells: texts, isHeading: false });
  const found = labelled(first);
  if (found === null) append(reading, ref, rest.length + 1 < texts.length ? texts.join(' ') : texts.join('\n'));
  else open(reading, found.kind, first, ref, [found.value, ...rest].join('\n'));
}

/** Takes a course document apart. */
export function readDocument(document: SourceDocument): Reading {
  const reading: Reading = { document, loose: [], sections: [], grids: [], text: '' };
  const own = inMalay(document);
  const tables = tablesOf(own);
  for (const block of own.blocks) {
    if (block.kind !== 'table') readText(reading, `${block.n}`, block.text, block.kind === 'heading');
    else {
      const rows = unfolded(tables.get(block.n) ?? []);
      readRows(rows, reading);
      readRows(rows.flatMap(cardsIn), reading);
      // Each names its item first.
      readRows(
        turnedRows(block).map((row) => ({ ...row, titledAt: 0 })),
        reading,
      );
    }
  }
  const rows = [...reading.loose, ...reading.grids.flatMap((grid) => (grid.isHeaded ? grid.rows : []))];
  reading.text = rows.map(({ cells }) => cells.join('\n')).join('\n');
  return reading;
}

/** A document without the English column of a form that says everything twice, in Malay at the left. */
export const inMalay = memo((document: SourceDocument): SourceDocument => ({
  ...document,
  blocks: document.blocks.map((block) =>
    block.kind === 'table' && isTwice(block)
      ? { ...block, rows: block.rows.map((row) => ({ ...row, cells: row.cells.slice(0, 1) })) }
      : block,
  ),
}));
function isTwice({ rows: [head] }: TableBlock): boolean {
  const [left = '', right = ''] = head?.cells.map(textOfCell) ?? [];
  return head?.cells.length === 2 && isLanguageMark(left) && isLanguageMark(right) && /melayu|malay|bm/i.test(left);
}

/** Puts the halves of a table that stand side by side below each other. */
function unfolded(rows: readonly TableRow[]): readonly TableRow[] {
  const halves = rows.map(halvesOf);
  const first = halves.findIndex(({ length }) => length > 0);
  const isWhole = first >= 0 && halves.every(({ length }, index) => index < first || length > 0);
  return isWhole
    ? [...rows.slice(0, first), ...[0, 1].flatMap((side) => halves.flatMap((half) => half[side] ?? []))]
    : rows;
}

/** '1.1) Definition' and 'Bab 2' below the label of the content are no parts of the document. */
const topicStart = /^(?:\d{1,2}\.\d|(?:bab|unit|topik|tajuk|chapter|topic) \d{1,2}\b)/i;

/** A label opens a part of the document, and so does a heading that is neither the value of the label above nor a topic; other text goes on with it. */
function readText(reading: Reading, at: Ref, text: string, isHeading = false): void {
  reading.loose.push({ at, cells: [text], isHeading });
  for (const part of fieldsIn(text)) {
    const found = labelled(part);
    if (found !== null) open(reading, found.kind, found.label, at, found.value);
    else if (!isHeading || isWithin(reading, part)) append(reading, at, part);
    else open(reading, null, part, at);
  }
}

/** Whether the last label has no value yet. */
const isAlone = ({ sections }: Reading): boolean =>
  sections.at(-1)?.lines.length === 0 && isFieldLabel(sections.at(-1)?.label ?? '');

/** Whether a heading is the value of the label above it, or a topic. */
function isWithin(reading: Reading, heading: string): boolean {
  const last = reading.sections.at(-1);
  return isAlone(reading) || (last?.kind === 'topic' && topicStart.test(heading));
}

/** A head over particulars, or over rows of one kind. */
function gridUnder({ columns }: TableRow, { sections }: Reading, isHeaded: boolean): Grid {
  const heads = columns.map((label) => columnKinds(label)[0] ?? null);
  // A 'Unit' beside weeks, hours or outcomes is a topic.
  const title = heads.some((kind) => kind === 'week' || kind === 'hours' || kind === 'clo') ? 'topic' : 'courseName';
  const kinds = isHeaded ? heads.map((kind) => (kind === 'courseName' ? title : kind)) : [];
  const section = sections.at(-1)?.kind ?? null;
  return {
    isHeaded,
    section,
    columns: isHeaded ? columns : [],
    kinds,
    rows: [],
    isBilingual: columns.some(isInTwoLanguages),
  };
}

function readRows(rows: readonly Row[], reading: Reading): void {
  let grid: Grid | null = null;
  for (const row of rows) {
    if (row.isHeader) grid = null;
    if (row.isHeader) continue;
    const [text = '', ...more] = row.cells.filter((cell) => cell !== '');
    const isLabelled = row.isCaption ? labelled(text) !== null : isAlone(reading);
    if (row.cells.length === 1 || (more.length === 0 && isLabelled)) {
      readText(reading, row.ref, text);
      continue;
    }
    const isHeaded = isUnderHead(row);
    if (grid === null || grid.isHeaded !== isHeaded) reading.grids.push((grid = gridUnder(row, reading, isHeaded)));
    if (!isHeaded || grid.kinds.includes('courseName')) readFields(row, reading);
    grid.rows.push(row);
  }
}

/** Labels beside values stand in the row itself; those of a head stand above it. */
const isUnderHead = ({ columns, cells }: TableRow): boolean =>
  columns.some((label) => label !== '' && !cells.includes(label));
