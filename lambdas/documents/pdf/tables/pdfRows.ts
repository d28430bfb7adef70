import { ownersOf } from '../../grid.ts';
import { holds, type Glyph } from '../pdfGeometry.ts';
import { cellLines, type Segment } from '../text/pdfLines.ts';
import type { Grid, GridCell } from './pdfGrid.ts';

/** So many lines or more, with a figure each, are rows. */
const LEAST_ROWS = 3;

const isFigure = ({ text }: Segment): boolean => /^\d[\d.,]*\s?%?$/.test(text);

/** Whether the cell's line ended though the next word had room. */
const hadRoom = (line: Segment, next: Segment | undefined, { x1 }: GridCell): boolean => {
  const [word] = next?.words ?? [];
  return word !== undefined && word.x1 - word.x0 + line.size / 2 < x1 - line.x1;
};

const isBeside = (one: Segment, other: Segment | undefined): boolean =>
  other !== undefined && Math.abs(one.baseline - other.baseline) < one.size / 4;

/**
 * The lines of a row without borders between them that are rows themselves: a name each, most of them shorter than their column, with a figure
 * each beside it. Null where there are none.
 */
function linesAsRows(cells: readonly GridCell[], glyphs: readonly Glyph[]): Segment[] | null {
  if (!cells.every(({ across, down }) => across === 1 && down === 1)) return null;
  const filled = cells.map((cell) => ({ cell, lines: cellLines(glyphs.filter((glyph) => holds(cell, glyph))) }));
  const names = filled.find(({ lines }) => lines.some(({ text }) => /\p{L}{4}/u.test(text)));
  if (names === undefined || names.lines.length < LEAST_ROWS) return null;
  const { cell, lines } = names;
  const short = lines.filter((line, n) => hadRoom(line, lines[n + 1], cell)).length;
  const areNames = lines.every(({ text }) => /^\p{Lu}/u.test(text)) && short * 2 >= lines.length - 1;
  const areCounted = filled.some(
    ({ lines: own }) =>
      own.length === lines.length && own.every((line, n) => isFigure(line) && isBeside(line, lines[n])),
  );
  return areNames && areCounted ? lines : null;
}

/** The grid with a row for each line of a row whose lines are rows, though no border parts them. */
export function withUndrawnRows(grid: Grid, glyphs: readonly Glyph[]): Grid {
  const cells: GridCell[] = [];
  const ys: number[] = [];
  for (const [row, y0] of grid.ys.entries()) {
    const own = grid.cells.filter((cell) => cell.row === row);
    const lines = own.length === 0 ? null : linesAsRows(own, glyphs);
    const tops = [y0, ...(lines ?? []).slice(1).map((line) => line.y0 - line.size / 8)];
    const end = grid.ys[row + 1] ?? grid.y1;
    for (const [n, top] of tops.entries())
      cells.push(
        ...own.map((cell) => ({ ...cell, row: ys.length + n, y0: top, ...(lines && { y1: tops[n + 1] ?? end }) })),
      );
    ys.push(...tops);
  }
  if (ys.length === grid.ys.length) return grid;
  const spanning = cells.map((cell) => ({ ...cell, down: ys.filter((y) => cell.y0 <= y && y < cell.y1).length }));
  return { ...grid, ys, cells: spanning, owners: ownersOf(spanning) };
}
