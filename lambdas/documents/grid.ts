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

/** Places the cells of rows one after the other, past places that a cell above takes. */
export function placeRows(rows: readonly (readonly Pick<PlacedCell, 'across' | 'down' | 'text'>[])[]): PlacedCell[] {
  const takenUntil: number[] = [];
  return rows.flatMap((cells, row) => {
    let column = 0;
    return cells.map((cell) => {
      while ((takenUntil[column] ?? 0) > row) column += 1;
      const placed = { ...cell, row, column };
      for (let end = column + cell.across; column < end; column += 1)
        takenUntil[column] = Math.max(takenUntil[column] ?? 0, row + cell.down);
      return placed;
    });
  });
}
