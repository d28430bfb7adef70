import { comparable } from '../../../../shared/text/comparable.ts';
import { tableHeading } from './tableHeadings.ts';
import type { Row } from './row.ts';

const filledOf = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');

/**
 * Tables that stand beside one another on a sheet, put below one another: all of the left one, then all of the right one. They are known by
 * a row in which both sides of an empty column, of a column that numbers its rows again or of one that has a title of its own above, are
 * headings for themselves.
 */
export function belowOneAnother(rows: readonly Row[]): Row[] {
  const found: Row[] = [];
  for (let index = 0; index < rows.length;) {
    const row = rows[index];
    if (!row) break;
    const border = row.isTable ? borderIn(row.cells, rows[index - 1]?.cells ?? []) : null;
    if (border === null) {
      found.push(row);
      index += 1;
      continue;
    }
    const end = endOf(rows, index, border);
    const stretch = rows.slice(index, end);
    const above = found.at(-1);
    if (above && isTitlePair(above, row, border)) stretch.unshift(...found.splice(-1));
    const side = (from: number, to?: number): Row[] =>
      stretch.flatMap((one, at) => {
        const cells = one.cells.slice(from, to);
        return filledOf(cells).length === 0 ? [] : [{ ...one, cells, isFresh: at === 0 || one.isFresh }];
      });
    found.push(...side(0, border.left), ...belowOneAnother(side(border.right)));
    index = end;
  }
  return found;
}

interface Border {
  /** The column behind the left table's last. */
  left: number;
  /** The right table's first column. */
  right: number;
}

const counter = /^(?:bil|no|num|minggu|week)$/;

function borderIn(cells: readonly string[], above: readonly string[]): Border | null {
  const titles = above.flatMap((cell, column) => (cell === '' ? [] : [column]));
  for (let column = 2; column < cells.length - 1; column += 1) {
    const isGap = cells[column] === '';
    const isTitled = above.length === cells.length && titles.length === 2 && titles[0] === 0 && titles[1] === column;
    if (!isGap && !isTitled && !counter.test(comparable(cells[column] ?? ''))) continue;
    const border = { left: column, right: isGap ? column + 1 : column };
    const sides = [cells.slice(0, border.left), cells.slice(border.right)];
    if (cells[border.right] !== '' && sides.every((side) => tableHeading(side) !== null)) return border;
  }
  return null;
}

/** Where the stretch ends: at another width, at print in the gap, at the next heading or at another sheet. */
function endOf(rows: readonly Row[], start: number, { left, right }: Border): number {
  const first = rows[start];
  const end = rows.findIndex(
    (row, index) =>
      index > start &&
      (!row.isTable ||
        row.page !== first?.page ||
        row.cells.length !== first.cells.length ||
        (right > left && row.cells[left] !== '') ||
        tableHeading(row.cells.slice(0, left)) !== null),
  );
  return end < 0 ? rows.length : end;
}

/** A row above with one title for each side. */
function isTitlePair(above: Row, row: Row, { right }: Border): boolean {
  const sides = [filledOf(above.cells.slice(0, right)), filledOf(above.cells.slice(right))];
  return above.isTable && above.cells.length === row.cells.length && sides.every((side) => side.length === 1);
}
