import { columnKinds, isLanguage } from '../../../../../shared/course/vocabulary.ts';
import {
  type Block,
  type Ref,
  type SourceDocument,
  type TableBlock,
  textOfCell,
  withTexts,
} from '../../../../../shared/document/document.ts';
import {
  goesOnBelow,
  halvesOf,
  readTable,
  turnedRows,
  type TableRow,
  withHeads,
} from '../../../../../shared/document/table.ts';
import { vocabularyOf } from '../../language.ts';
import { append, isInTwoLanguages, labelled, open, readFields, type Grid, type Reading } from './reading.ts';

const isReduplicated = (left: string, right: string): boolean =>
  left.toLowerCase().includes(right.toLowerCase().slice(0, 4));

/** A hyphen at a line's end goes where it parts a word that stands whole elsewhere, and stays where it binds two: 'bersama-sama'. */
function withWholeWords(blocks: readonly Block[]): Block[] {
  const words = vocabularyOf(JSON.stringify(blocks).replaceAll('\\n', ' '));
  const whole = (text: string): string =>
    text.replace(/(\p{L}+)-[ ]*\n[ ]*(\p{L}+)/gu, (_, left: string, right: string) =>
      words.has((left + right).toLowerCase()) && !isReduplicated(left, right) ? left + right : `${left}-${right}`,
    );
  return blocks.map((block) => withTexts(block, whole));
}

/** Takes a course document apart. */
export function readDocument(document: SourceDocument): Reading {
  const reading: Reading = { loose: [], sections: [], grids: [], text: '' };
  let before: TableRow[] | undefined;
  for (const block of withWholeWords(document.blocks)) {
    if (block.kind === 'table' && isInColumns(block)) readMalayColumn(block, reading);
    else if (block.kind === 'table') {
      before = withHeads(readTable(block), before);
      for (const rows of [unfolded(before), turnedRows(block)]) readRows(rows, reading);
    } else {
      if (!goesOnBelow(block)) before = undefined;
      readText(reading, `${block.n}`, block.text, block.kind === 'heading');
    }
  }
  const rows = [...reading.loose, ...reading.grids.flatMap((grid) => grid.rows)];
  reading.text = rows.map(({ cells }) => cells.join('\n')).join('\n');
  return reading;
}

/** A form that says everything twice, in Malay at the left and in English at the right. */
const isInColumns = ({ rows }: TableBlock): boolean => {
  const [left = '', right = ''] = rows[0]?.cells.map(textOfCell) ?? [];
  return rows[0]?.cells.length === 2 && isLanguage(left) && isLanguage(right) && isMalay(left);
};
const isMalay = (language: string): boolean => /melayu|malay|bm/i.test(language);

function readMalayColumn(block: TableBlock, reading: Reading): void {
  for (const [index, { cells }] of block.rows.entries())
    if (index > 0) readText(reading, `${block.n}.${index + 1}`, textOfCell(cells[0]), false);
}

/** A table in two halves side by side as one below the other. */
function unfolded(rows: readonly TableRow[]): readonly TableRow[] {
  const halves = rows.map(halvesOf);
  const first = halves.findIndex(({ length }) => length > 0);
  const isWhole = first >= 0 && halves.every(({ length }, index) => index < first || length > 0);
  return isWhole
    ? [...rows.slice(0, first), ...[0, 1].flatMap((side) => halves.flatMap((half) => half[side] ?? []))]
    : rows;
}

/** '1. Introduction', then '1.1) Definition' below the label of the content are no parts of the document; nor is the next number. */
function isTopic({ sections }: Reading, text: string): boolean {
  const { kind = null, lines = [] } = sections.at(-1) ?? {};
  const before = lines.filter((line) => /^\d{1,2}[.)]\s/.test(line.text)).length;
  return (
    kind === 'topic' &&
    (/^(?:\d{1,2}\.\d|(?:bab|unit|topik|tajuk|chapter|topic) \d{1,2}\b)/i.test(text) ||
      new RegExp(`^${before + 1}[.)]\\s`).test(text))
  );
}

function readText(reading: Reading, at: Ref, text: string, isHeading: boolean): void {
  reading.loose.push({ at, cells: [text], isHeading });
  // Two labels may stand on one line, with a gap between them.
  const parts = text
    .split(/[^\S\n]{3,}|\t|\s(?=\d{1,2}\.\s[^:\n]{3,50}:)/)
    .map((part) => ({ part, found: labelled(part) }));
  const isPairs = parts.length > 1 && parts.every(({ found }) => found !== null);
  for (const { part, found } of isPairs ? parts : [{ part: text, found: labelled(text) }])
    // 'Hours' by itself stands over a column of the part.
    if (found?.kind === 'slt' && isHeading && found.value === '') append(reading, at, part);
    else if (found) open(reading, found.kind, found.label, at, found.value);
    else if (isHeading && !isTopic(reading, part)) open(reading, null, part, at);
    else append(reading, at, part);
}

function readRows(rows: readonly TableRow[], reading: Reading): void {
  let grid: Grid | null = null;
  // The head that particulars stand below, and what comes after their row is no longer of it.
  let used = '';
  // A head by itself: what it heads is the next table.
  if (rows.length === 1 && rows[0]?.isHeader) readFields(rows[0], reading);
  for (const row of rows) {
    const { columns } = row;
    if (row.isHeader) grid = null;
    else if (isUnderHead(row) && !isField(row) && (grid !== null || columns.join() !== used)) {
      if (grid === null) {
        const heads = columns.map((label) => columnKinds(label)[0] ?? null);
        // A 'Unit' beside the weeks is a topic, and so is the title of 'Unit 1'.
        const isOfTopics =
          heads.includes('week') || /^(?:unit|modul|module|topik|topic)\s*\d/i.test(row.cells[0] ?? '');
        const kinds = heads.map((kind) => (kind === 'courseName' && isOfTopics ? 'topic' : kind));
        const section = reading.sections.at(-1)?.kind ?? null;
        grid = { section, columns, kinds, rows: [], isBilingual: columns.some(isInTwoLanguages) };
        reading.grids.push(grid);
        if (kinds.includes('courseName')) used = columns.join();
      }
      if (grid.kinds.includes('courseName') && grid.rows.length > 0) readFields(row, reading);
      grid.rows.push(row);
    } else {
      grid = null;
      readFields(row, reading);
    }
  }
}

/** Labels beside values stand in the row itself; those of a head stand above it. */
const isUnderHead = ({ columns, cells }: TableRow): boolean =>
  columns.some((label) => label !== '' && !cells.includes(label));

/** A row that only says a label and its value, whatever the head above: 'CPMK: 1. ...'. */
function isField({ cells }: TableRow): boolean {
  const filled = cells.filter((text) => text !== '');
  return filled.length === 1 && (labelled(filled[0] ?? '')?.value ?? '') !== '';
}
