import type { Cell, GridRow } from '../../shared/document/document.ts';
import { ascending } from '../../shared/values/runs.ts';

/** Where a cell of a table begins and how many places it takes. */
export interface Place {
  readonly row: number;
  readonly column: number;
  readonly across: number;
  readonly down: number;
}

/** A cell of a table before its grid is known. */
export interface PlacedCell extends Place {
  readonly text: string;
  /** The row's own number in its sheet. */
  readonly line?: number;
}

const empty: Cell = { text: '' };

/** The cell at each place of a table, by row and column. */
export function ownersOf<C extends Place>(cells: readonly C[]): C[][] {
  const owners: C[][] = [];
  for (const cell of cells) {
    for (let row = cell.row; row < cell.row + cell.down; row += 1) {
      const places = (owners[row] ??= []);
      for (let column = cell.column; column < cell.column + cell.across; column += 1) places[column] ??= cell;
    }
  }
  return owners;
}

/** The rows of a table, each with the same number of places, without the rows and columns in which no text begins. */
export function gridOf(cells: readonly PlacedCell[]): GridRow[] {
  const owners = ownersOf(cells);
  const withText = cells.filter(({ text }) => text !== '');
  const rows = ascending(withText.map(({ row }) => row));
  const columns = ascending(withText.map(({ column }) => column));
  const lines = new Map(withText.map(({ row, line }) => [row, line]));
  return rows.map((row) => ({
    ...(lines.get(row) !== undefined && { line: lines.get(row) }),
    cells: columns.map((column) => {
      const owner = owners[row]?.[column];
      if (owner === undefined || owner.text === '') return empty;
      if (row !== owner.row) return '^';
      if (column !== owner.column) return '<';
      return { text: owner.text };
    }),
  }));
}

/** The cells of rows, each with those below that go on with it. */
export function mergedDown(
  rows: readonly (readonly (Pick<PlacedCell, 'column' | 'across' | 'text'> & { goesOn: boolean })[])[],
): PlacedCell[] {
  const above: { row: number; across: number; down: number }[] = [];
  return rows.flatMap((cells, row) =>
    cells.flatMap(({ goesOn, ...cell }) => {
      const upper = above[cell.column];
      if (goesOn && upper && upper.across === cell.across && upper.row + upper.down === row) {
        upper.down += 1;
        return [];
      }
      const placed = { ...cell, row, down: 1 };
      above[cell.column] = placed;
      return [placed];
    }),
  );
}
