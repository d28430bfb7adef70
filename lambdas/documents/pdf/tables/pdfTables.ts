import { textOfCell, type Cell, type GridRow } from '../../../../shared/document/document.ts';
import { around, holds, median, type Box, type Glyph } from '../pdfGeometry.ts';
import { cellLines, type Segment } from '../text/pdfLines.ts';
import { BROKEN, type TablePart } from '../text/pdfParts.ts';
import type { Grid, GridCell } from './pdfGrid.ts';
import { withUndrawnRows } from './pdfRows.ts';
import { ascending, runsOf } from '../../../../shared/values/runs.ts';

/** Fills the grids with their text. `rest` is what stands outside of all of them. `grids` come larger ones first. */
export function filledTables(grids: readonly Grid[], glyphs: readonly Glyph[]): { tables: TablePart[]; rest: Glyph[] } {
  const outer: Grid[] = [];
  for (const grid of grids) {
    const isInside = outer.some(({ cells }) => cells.some((cell) => contains(cell, grid)));
    if (!isInside && grid.xs.length > 2) outer.push(grid);
  }
  let rest = [...glyphs];
  const tables: TablePart[] = [];
  for (const grid of outer) {
    const mine = rest.filter((glyph) => holds(grid, glyph));
    if (mine.every((glyph) => glyph.blank)) continue;
    rest = rest.filter((glyph) => !holds(grid, glyph));
    tables.push(...tablesIn(withUndrawnRows(grid, mine), mine));
  }
  return { tables, rest };
}

const contains = (outer: Box, inner: Box): boolean =>
  outer.x0 - 1 <= inner.x0 && inner.x1 <= outer.x1 + 1 && outer.y0 - 1 <= inner.y0 && inner.y1 <= outer.y1 + 1;

/**
 * One table for each stretch of rows between rows of a single cell: only borders that the stretch uses part its columns. Stretches with the
 * same columns are one table; a row of a single cell heads the rows below it, unless they go on with the columns above it.
 */
function tablesIn(grid: Grid, glyphs: readonly Glyph[]): TablePart[] {
  const text = textsOf(grid, glyphs);
  const size = median(glyphs.filter(({ blank }) => !blank).map((glyph) => glyph.size));
  const isSingle = (row: number): boolean =>
    grid.owners[row]?.every((cell, _, [first]) => cell === first && cell.row === row && cell.down === 1) === true;
  const stretches = runsOf([...grid.owners.keys()], (row, [first]) => !isSingle(row) && !isSingle(first));
  const tables: TablePart[] = [];
  let open: TablePart[] = [];
  for (const rows of stretches) {
    const table: TablePart = { kind: 'table', size, ...stretchOf(grid, text, rows) };
    if (table.rows.length === 0) continue;
    open.push(table);
    if (table.xs.length === 2) continue;
    const last = tables.at(-1);
    if (last && sameColumns(last.xs, table.xs)) tables[tables.length - 1] = joined([last, ...open], table.xs);
    else tables.push(joined(open, table.xs));
    open = [];
  }
  const last = tables.pop();
  const rest = last ? [last, ...open] : open;
  const [first] = rest;
  return first ? [...tables, joined(rest, first.xs)] : tables;
}

/** The stretches as one table with these columns; a row of a single cell takes them all. */
const joined = (stretches: readonly TablePart[], xs: number[]): TablePart => ({
  kind: 'table',
  size: stretches[0]?.size ?? 0,
  ...around(stretches),
  xs,
  rows: stretches
    .flatMap(({ rows }) => rows)
    .map(({ cells }) => ({ cells: [...cells, ...Array<Cell>(xs.length - 1 - cells.length).fill('<')] })),
});

/** A space is at least so wide, in sizes of the print. */
const BLANK = 0.3;

/** The lines of a cell, and how far to the right print may reach in it. */
interface Filled {
  lines: Segment[];
  right: number;
}

function filled(lines: Segment[], cell: Box): Filled {
  // Print keeps as far from the right border as from the left.
  const margin = Math.min(...lines.map((line) => line.x0 - cell.x0), lines[0]?.size ?? 0);
  return { lines, right: cell.x1 - Math.max(0, margin) };
}

/** Whether the next line goes on within a word, as far as letters tell. */
const runsOn = (line: Segment, next: Segment): boolean => /\p{Ll}$/u.test(line.text) && /^\p{Ll}/u.test(next.text);

/** Whether a program paints the space at which it breaks a line, as Word and LibreOffice do: then a line without one ends within a word. */
function paintsSpaces(cells: readonly Filled[]): boolean {
  const broken = cells.flatMap(({ lines, right }) =>
    lines.flatMap((line, at) => {
      const next = lines[at + 1];
      if (next === undefined || line.x1 + BLANK * line.size > right) return [];
      // A line that ends before a capital may be a paragraph's last.
      return line.endsBlank || (line.text.includes(' ') && runsOn(line, next)) ? [line.endsBlank] : [];
    }),
  );
  return broken.filter(Boolean).length * 2 > broken.length;
}

/**
 * What stands between two lines of a cell that ends at `right`: nothing in a word that a narrow column breaks, a space
 * where the next word had no room and goes on in small letters, in capitals alone or in the bold of a title, else a new line.
 */
function joint(line: Segment, next: Segment, right: number, isTitle: boolean, isPainted: boolean): string {
  const [word] = next.words;
  const room = right - line.x1;
  if (isBroken(line, next, room)) {
    if (isPainted && room > BLANK * line.size) return '';
    if (isPainted || /^\p{Ll}(?:\s|$)/u.test(next.text)) return BROKEN;
  }
  const hadRoom = word === undefined || word.x1 - word.x0 + line.size / 4 < room;
  // A word by itself may have been broken itself.
  if (hadRoom || !(line.text.includes(' ') || line.endsBlank)) return '\n';
  // 'Kanak-' over 'kanak' is made whole with the document's other lines.
  if (/\p{L}-$/u.test(line.text)) return '\n';
  return goesOn(line.text, next.text) || (isTitle && next.isBold) ? ' ' : '\n';
}

/** A word is broken only where it has a line to itself, before the first letter without room. */
const isBroken = (line: Segment, next: Segment, room: number): boolean =>
  !line.text.includes(' ') && next.lead > room && runsOn(line, next) && !line.endsBlank;

/** Whether the text of a line goes on in the next by its form: in small letters, with a share ('(HPK2) - 30%', '30%'), or in capitals alone as before. */
function goesOn(line: string, next: string): boolean {
  const isShare = /^[-–]?\s?\d{1,3}\s?%$/.test(next);
  const isWithin = /^(?:\p{Ll}{4}|\p{Ll}+(?![.)\p{L}])|\()/u.test(next) && !/[-–.;:]$/.test(line);
  return isShare || isWithin || [line, next].every((text) => /^\P{Ll}*\p{Lu}{3}\P{Ll}*$/u.test(text));
}

/** The text of a cell; bold lines above others are its title. */
function cellText({ lines, right }: Filled, isPainted: boolean): string {
  const isTitle = lines[0]?.isBold === true && lines.some(({ isBold }) => !isBold);
  return lines
    .map((line, n) => (n === 0 ? '' : joint(lines[n - 1] ?? line, line, right, isTitle, isPainted)) + line.text)
    .join('');
}

/** The texts of the grid's cells. */
function textsOf(grid: Grid, glyphs: readonly Glyph[]): Map<GridCell, string> {
  const inside = new Map<GridCell, Glyph[]>(grid.cells.map((cell) => [cell, []]));
  for (const glyph of glyphs) {
    const row = grid.ys.findLastIndex((y) => y <= (glyph.y0 + glyph.y1) / 2);
    const cell = grid.owners[row]?.[grid.xs.findLastIndex((x) => x <= (glyph.x0 + glyph.x1) / 2)];
    if (cell) inside.get(cell)?.push(glyph);
  }
  const cells = [...inside].map(([cell, own]) => [cell, filled(cellLines(own), cell)] as const);
  const isPainted = paintsSpaces(cells.map(([, each]) => each));
  return new Map(cells.map(([cell, each]) => [cell, cellText(each, isPainted)]));
}

/** These rows of the grid. Rows without print are left out; a merged cell that begins in one begins below it. */
function stretchOf(
  grid: Grid,
  text: ReadonlyMap<GridCell, string>,
  indexes: readonly number[],
): Pick<TablePart, 'xs' | 'rows' | keyof Box> {
  const starts = ascending(grid.cells.filter(({ row }) => indexes.includes(row)).map(({ column }) => column));
  const rows: GridRow[] = [];
  let skipped: Cell[] = [];
  for (const row of indexes) {
    const cells = starts.map((start, column): Cell => {
      const cell = grid.owners[row]?.[start];
      if (cell && cell.column < start) return '<';
      if (cell?.row === row) return { text: text.get(cell) ?? '' };
      const above = skipped[column];
      return typeof above === 'object' ? above : '^';
    });
    const hasPrint = cells.some((cell) => textOfCell(cell) !== '');
    skipped = hasPrint ? [] : cells;
    if (hasPrint) rows.push({ cells });
  }
  const [first = 0, last = first] = [indexes[0], indexes.at(-1)];
  const [y0 = 0, y1 = 0] = [grid.ys[first], grid.ys[last + 1]];
  return { xs: [...starts.map((start) => grid.xs[start] ?? 0), grid.x1], rows, x0: grid.x0, x1: grid.x1, y0, y1 };
}

/** Whether two tables have their borders at the same places. */
const sameColumns = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((x, index) => Math.abs(x - (other[index] ?? 0)) <= 3.5);
