import type { Cell, Row, TableBlock } from '../text/pdfBlocks.ts';
import { holds } from '../pdfGeometry.ts';
import type { Grid, GridCell } from './pdfGrid.ts';
import type { Glyph } from '../drawing/pdfGlyph.ts';
import { cellLines } from '../text/pdfLines.ts';

/** Fills the grids with their text. `rest` is what stands outside of all of them. `grids` come larger ones first. */
export function filledTables(
  grids: readonly Grid[],
  glyphs: readonly Glyph[],
): { tables: TableBlock[]; rest: Glyph[] } {
  const outer: Grid[] = [];
  for (const grid of grids) {
    const inside = outer.some((other) => other.cells.some((cell) => contains(cell, grid)));
    if (!inside && grid.xs.length > 2) outer.push(grid);
  }
  let rest = [...glyphs];
  const tables: TableBlock[] = [];
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

/** One table for each stretch of rows between rows of a single cell: only borders that the stretch uses part its columns. */
function split(grid: Grid, glyphs: readonly Glyph[]): TableBlock[] {
  const text = new Map<GridCell, string[]>();
  for (const [cell, inside] of byCell(grid, glyphs)) text.set(cell, cellLines(inside));
  const rows = grid.ys.length - 1;
  const full = grid.cells
    .filter((cell) => cell.columns === grid.xs.length - 1 && cell.rows === 1)
    .map((cell) => cell.row);
  const blocks: TableBlock[] = [];
  let from = 0;
  for (const end of [...full.toSorted((a, b) => a - b), rows]) {
    if (end > from) blocks.push(stretch(grid, text, from, end));
    if (end < rows) blocks.push(stretch(grid, text, end, end + 1));
    from = end + 1;
  }
  return joinAlike(blocks).filter((block) => block.rows.length > 0);
}

/** The cell at each place of the grid, by row and column. */
function places(grid: Grid): Map<number, GridCell> {
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
  const at = places(grid);
  for (const glyph of glyphs) {
    const column = grid.xs.findLastIndex((x) => x <= (glyph.x0 + glyph.x1) / 2);
    const row = grid.ys.findLastIndex((y) => y <= (glyph.y0 + glyph.y1) / 2);
    const cell = at.get(row * grid.xs.length + column);
    if (cell) found.get(cell)?.push(glyph);
  }
  return found;
}

function stretch(grid: Grid, text: ReadonlyMap<GridCell, string[]>, from: number, to: number): TableBlock {
  const cells = grid.cells.filter((cell) => cell.row >= from && cell.row < to);
  const starts = [...new Set(cells.map((cell) => cell.column))].toSorted((a, b) => a - b);
  const beginning = new Map(cells.map((cell) => [cell.row * grid.xs.length + cell.column, cell]));
  const rows: Row[] = [];
  for (let index = from; index < to; index += 1) {
    const own: Cell[] = starts.map((start) => {
      const cell = beginning.get(index * grid.xs.length + start);
      return cell ? { lines: text.get(cell) ?? [] } : null;
    });
    if (own.some((cell) => cell && cell.lines.length > 0))
      rows.push({ cells: own, y0: grid.ys[index] ?? 0, y1: grid.ys[index + 1] ?? 0 });
  }
  const xs = [...starts.map((start) => grid.xs[start] ?? 0), grid.x1];
  return { kind: 'table', xs, rows, x0: grid.x0, x1: grid.x1, y0: grid.ys[from] ?? 0, y1: grid.ys[to] ?? 0 };
}

/** Stretches with the same columns on either side of a full-width row are one table with that row inside. */
function joinAlike(blocks: readonly TableBlock[]): TableBlock[] {
  const joined: TableBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (last && (sameColumns(last.xs, block.xs) || block.xs.length === 2)) {
      const width = last.xs.length - 1;
      last.rows.push(
        ...block.rows.map((row) => ({
          ...row,
          cells: [...row.cells, ...Array<Cell>(width - row.cells.length).fill(null)],
        })),
      );
      last.y1 = block.y1;
    } else if (last?.xs.length === 2 && last.rows.length > 0) {
      const width = block.xs.length - 1;
      const above = last.rows.map((row) => ({
        ...row,
        cells: [...row.cells, ...Array<Cell>(width - row.cells.length).fill(null)],
      }));
      joined[joined.length - 1] = { ...block, rows: [...above, ...block.rows], y0: last.y0 };
    } else joined.push(block);
  }
  return joined;
}

/** Whether two tables have their borders at the same places. */
function sameColumns(one: readonly number[], other: readonly number[], tolerance = 3.5): boolean {
  return one.length === other.length && one.every((x, index) => Math.abs(x - (other[index] ?? 0)) <= tolerance);
}
