import { linesOf, type Cell, type Row, type TablePart } from '../text/pdfParts.ts';
import { around, holds, median, type Glyph } from '../pdfGeometry.ts';
import type { Grid, GridCell } from './pdfGrid.ts';
import { cellLines } from '../text/pdfLines.ts';

/** Fills the grids with their text. `rest` is what stands outside of all of them. `grids` come larger ones first. */
export function filledTables(grids: readonly Grid[], glyphs: readonly Glyph[]): { tables: TablePart[]; rest: Glyph[] } {
  const outer: Grid[] = [];
  for (const grid of grids) {
    const inside = outer.some((other) => other.cells.some((cell) => contains(cell, grid)));
    if (!inside && grid.xs.length > 2) outer.push(grid);
  }
  let rest = [...glyphs];
  const tables: TablePart[] = [];
  for (const grid of outer) {
    const mine = rest.filter((glyph) => holds(grid, glyph));
    if (mine.every((glyph) => glyph.blank)) continue;
    const taken = new Set(mine);
    rest = rest.filter((glyph) => !taken.has(glyph));
    tables.push(...split(grid, mine));
  }
  return { tables, rest };
}

function contains(outer: Grid['cells'][number], inner: Grid): boolean {
  return outer.x0 - 1 <= inner.x0 && inner.x1 <= outer.x1 + 1 && outer.y0 - 1 <= inner.y0 && inner.y1 <= outer.y1 + 1;
}

/**
 * One table for each stretch of rows between rows of a single cell: only borders that the stretch uses part its columns. Stretches with the
 * same columns are one table; a row of a single cell heads the rows below it, unless they go on with the columns above it.
 */
function split(grid: Grid, glyphs: readonly Glyph[]): TablePart[] {
  const text = new Map<GridCell, string[]>();
  for (const [cell, inside] of byCell(grid, glyphs)) text.set(cell, cellLines(inside));
  const size = median(glyphs.filter(({ blank }) => !blank).map((glyph) => glyph.size));
  const rows = grid.ys.length - 1;
  const full = grid.cells
    .filter((cell) => cell.columns === grid.xs.length - 1 && cell.rows === 1)
    .map((cell) => cell.row);
  const tables: TablePart[] = [];
  let open: TablePart[] = [];
  const add = (from: number, to: number): void => {
    const table: TablePart = { ...stretch(grid, text, from, to), size };
    if (table.rows.length === 0) return;
    open.push(table);
    if (table.xs.length === 2) return;
    const last = tables.at(-1);
    if (last && sameColumns(last.xs, table.xs)) tables[tables.length - 1] = joined([last, ...open], table.xs);
    else tables.push(joined(open, table.xs));
    open = [];
  };
  let from = 0;
  for (const end of [...full.toSorted((a, b) => a - b), rows]) {
    if (end > from) add(from, end);
    if (end < rows) add(end, end + 1);
    from = end + 1;
  }
  const last = tables.pop();
  const rest = last ? [last, ...open] : open;
  const [first] = rest;
  return first ? [...tables, joined(rest, first.xs)] : tables;
}

/** The stretches as one table with these columns; a row of a single cell takes them all. */
function joined(stretches: readonly TablePart[], xs: number[]): TablePart {
  const rows = stretches.flatMap((part) => part.rows);
  const wide = rows.map((row) => ({
    ...row,
    cells: [...row.cells, ...Array<Cell>(xs.length - 1 - row.cells.length).fill('<')],
  }));
  const [first] = stretches;
  if (!first) throw new Error('no rows to join');
  return { ...first, ...around(stretches), xs, rows: wide };
}

/** The cell at each place of the grid, by row and column. */
function placesOf(grid: Grid): Map<number, GridCell> {
  const found = new Map<number, GridCell>();
  const width = grid.xs.length;
  for (const cell of grid.cells) {
    for (let row = cell.row; row < cell.row + cell.rows; row += 1) {
      for (let column = cell.column; column < cell.column + cell.columns; column += 1)
        found.set(row * width + column, cell);
    }
  }
  return found;
}

function byCell(grid: Grid, glyphs: readonly Glyph[]): Map<GridCell, Glyph[]> {
  const found = new Map<GridCell, Glyph[]>(grid.cells.map((cell) => [cell, []]));
  const at = placesOf(grid);
  for (const glyph of glyphs) {
    const column = grid.xs.findLastIndex((x) => x <= (glyph.x0 + glyph.x1) / 2);
    const row = grid.ys.findLastIndex((y) => y <= (glyph.y0 + glyph.y1) / 2);
    const cell = at.get(row * grid.xs.length + column);
    if (cell) found.get(cell)?.push(glyph);
  }
  return found;
}

/** The rows of the grid from `from` to `to`. Rows without print are left out; a merged cell that begins in one begins below it. */
function stretch(grid: Grid, text: ReadonlyMap<GridCell, string[]>, from: number, to: number): Omit<TablePart, 'size'> {
  const at = placesOf(grid);
  const own = grid.cells.filter((cell) => cell.row >= from && cell.row < to);
  const starts = [...new Set(own.map((cell) => cell.column))].toSorted((a, b) => a - b);
  const rows: Row[] = [];
  let skipped: Cell[] = [];
  for (let index = from; index < to; index += 1) {
    const cells = starts.map((start, column): Cell => {
      const cell = at.get(index * grid.xs.length + start);
      if (!cell) return { lines: [] };
      if (cell.column < start) return '<';
      if (cell.row === index) return { lines: text.get(cell) ?? [] };
      const above = skipped[column];
      return typeof above === 'object' ? above : '^';
    });
    const hasPrint = cells.some((cell) => linesOf(cell).length > 0);
    skipped = hasPrint ? [] : cells;
    if (hasPrint) rows.push({ cells, y0: grid.ys[index] ?? 0, y1: grid.ys[index + 1] ?? 0 });
  }
  const xs = [...starts.map((start) => grid.xs[start] ?? 0), grid.x1];
  return { kind: 'table', xs, rows, x0: grid.x0, x1: grid.x1, y0: grid.ys[from] ?? 0, y1: grid.ys[to] ?? 0 };
}

/** Whether two tables have their borders at the same places. */
function sameColumns(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((x, index) => Math.abs(x - (other[index] ?? 0)) <= 3.5);
}
