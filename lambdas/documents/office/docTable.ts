import { type BlockList, cellText, keepsRows, rowLine } from './blockList.ts';
import { tableDefinition, type Modifiers } from './docFile.ts';
import type { PlacedCell } from '../grid.ts';
import { runsOf } from '../../../shared/values/runs.ts';

/** A cell's left edge in twips; a covered cell belongs to the one to its left or above. */
interface CellPlace {
  readonly left: number;
  readonly covered?: 'left' | 'above' | undefined;
}
type Row = readonly (CellPlace & { readonly text: string })[];

/** Edges nearer than this (about 1 mm) are one edge: hand-drawn rows seldom meet exactly. */
const sameEdgeTwips = 60;
const inchTwips = 1440;
const cellDefinitionBytes = 20;

/** Gathers the cells and rows of one table as their marks come. */
export class DocTable {
  readonly #rows: Row[] = [];
  #texts: string[] = [];
  #lines: string[] = [];
  readonly #inner: DocTable[] = [];

  /** A line of the cell that is being read. */
  addLine(line: string): void {
    this.#lines.push(line);
  }

  endCell(): void {
    this.#texts.push(cellText(this.#lines));
    this.#lines = [];
  }

  /** @param modifiers the properties of the row's mark, which define its cells */
  endRow(modifiers: Modifiers): void {
    const defined = cellPlaces(modifiers.get(tableDefinition));
    const isDefined = defined.length === this.#texts.length;
    // The cells of a row without a definition stand side by side.
    const placeOf = (at: number): CellPlace => (isDefined && defined[at]) || { left: at * inchTwips };
    this.#rows.push(this.#texts.map((text, at) => ({ ...placeOf(at), text })));
    this.#texts = [];
  }

  /** Tables in its cells stand behind it, so that they keep their own rows. */
  addTo(list: BlockList): void {
    list.table(this.#toCells());
    for (const table of this.#inner) table.addTo(list);
  }

  addInner(table: DocTable): void {
    if (keepsRows(table.#rows.map(([first]) => first?.text ?? ''))) this.#inner.push(table);
    else for (const row of table.#rows) this.addLine(rowLine(row));
  }

  /** The cells on common edges. */
  #toCells(): PlacedCell[] {
    // A table cut short has cells without a row's mark.
    if (this.#lines.length > 0) this.endCell();
    if (this.#texts.length > 0) this.endRow(new Map());
    const edges = commonEdges(this.#rows.flat().map(({ left }) => left));
    const columnOf = ({ left }: CellPlace): number => edges.findLastIndex((edge) => edge <= left);
    const above: { row: number; down: number }[] = [];
    return this.#rows.flatMap((cells, row) =>
      cells.flatMap((cell, index) => {
        const { text, covered } = cell;
        const column = columnOf(cell);
        const upper = above[column];
        if (covered === 'above' && text === '' && upper) upper.down = row - upper.row + 1;
        if (covered !== undefined && text === '') return [];
        const next = cells.slice(index + 1).find((other) => other.covered !== 'left' || other.text !== '');
        const across = Math.max(1, (next ? columnOf(next) : edges.length) - column);
        const placed = { row, column, across, down: 1, text };
        above[column] = placed;
        return [placed];
      }),
    );
  }
}

/** The places that a row's definition gives its cells ([MS-DOC] 2.9.322). */
function cellPlaces(definition: Buffer | undefined): CellPlace[] {
  const count = definition?.[0] ?? 0;
  const flagsAt = 1 + (count + 1) * 2;
  if (definition === undefined || definition.length < flagsAt) return [];
  return Array.from({ length: count }, (_, index) => {
    const at = flagsAt + index * cellDefinitionBytes;
    const flags = at + 2 <= definition.length ? definition.readUInt16LE(at) : 0;
    const covered = (flags & 0x3) === 0x2 ? 'left' : (flags & 0x60) === 0x20 ? 'above' : undefined;
    return { left: definition.readInt16LE(1 + index * 2), covered };
  });
}

/** The left edges of all cells from left to right, near ones taken together. */
const commonEdges = (lefts: readonly number[]): number[] =>
  runsOf(
    lefts.toSorted((a, b) => a - b),
    (left, [first]) => left - first <= sameEdgeTwips,
  ).map(([first]) => first);
