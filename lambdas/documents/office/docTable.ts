import { cellText, nestedLines } from './blockList.ts';
import type { Sprm } from './docFile.ts';
import type { PlacedCell } from './grid.ts';

/** A cell's place in its row, in twips from the table's left edge; a covered cell belongs to the one to its left or above. */
interface CellPlace {
  readonly left: number;
  isCovered: boolean;
  isCoveredFromAbove: boolean;
}
interface Row {
  readonly texts: readonly string[];
  readonly places: readonly CellPlace[];
}

/** Edges nearer than this (about 1 mm) are one edge: hand-drawn rows seldom meet exactly. */
const sameEdgeTwips = 60;
const codes = { definition: 0xd608, merge: 0x5624, verticalMerge: 0xd62b };
const cellDefinitionBytes = 20;

/** Gathers the cells and rows of one table as their marks come. */
export class DocTable {
  readonly #rows: Row[] = [];
  #texts: string[] = [];
  /** The lines of the cell that is being read. */
  #lines: string[] = [];

  addLines(lines: readonly string[]): void {
    this.#lines.push(...lines);
  }

  endCell(): void {
    this.#texts.push(cellText(this.#lines));
    this.#lines = [];
  }

  /** @param sprms the properties of the row's mark, which define its cells */
  endRow(sprms: readonly Sprm[]): void {
    const places = cellPlaces(sprms);
    const isDefined = places.length === this.#texts.length;
    // Rows without a definition take places side by side.
    this.#rows.push({
      texts: this.#texts,
      places: isDefined ? places : this.#texts.map((_, index) => placeAt(index * 10 * sameEdgeTwips)),
    });
    this.#texts = [];
  }

  /** The rows as lines of the cell that the table stands in. */
  toLines(): string[] {
    return nestedLines(this.#rows.map(({ texts }) => texts.map((text) => ({ text }))));
  }

  /** The cells on common edges. A table cut short has cells without a row's mark. */
  toCells(): PlacedCell[] {
    if (this.#lines.length > 0) this.endCell();
    if (this.#texts.some((text) => text !== '')) this.endRow([]);
    const edges = commonEdges(this.#rows.flatMap(({ places }) => places.map(({ left }) => left)));
    const above: (PlacedCell & { down: number })[] = [];
    const cells: PlacedCell[] = [];
    for (const [row, { texts, places }] of this.#rows.entries()) {
      const columns = places.map(({ left }) => edges.findLastIndex((edge) => edge <= left));
      for (const [index, place] of places.entries()) {
        const column = columns[index] ?? 0;
        const text = texts[index] ?? '';
        if (place.isCoveredFromAbove && text === '') extendDown(above[column], row);
        if ((place.isCovered || place.isCoveredFromAbove) && text === '') continue;
        const next = places.findIndex((other, at) => at > index && !(other.isCovered && texts[at] === ''));
        const end = next < 0 ? edges.length : (columns[next] ?? column);
        const cell = { row, column, across: Math.max(1, end - column), down: 1, text };
        above[column] = cell;
        cells.push(cell);
      }
    }
    return cells;
  }
}

function extendDown(cell: { row: number; down: number } | undefined, row: number): void {
  if (cell) cell.down = row - cell.row + 1;
}

function placeAt(left: number): CellPlace {
  return { left, isCovered: false, isCoveredFromAbove: false };
}

function cellPlaces(sprms: readonly Sprm[]): CellPlace[] {
  const definition = sprms.findLast(({ code }) => code === codes.definition)?.operand;
  if (!definition || definition.length < 1) return [];
  const count = definition.readUInt8(0);
  const flagsAt = 1 + (count + 1) * 2;
  if (definition.length < flagsAt) return [];
  const places = Array.from({ length: count }, (_, index): CellPlace => {
    const at = flagsAt + index * cellDefinitionBytes;
    const flags = at + 2 <= definition.length ? definition.readUInt16LE(at) : 0;
    const isCovered = (flags & 0x0002) !== 0 && (flags & 0x0001) === 0;
    return { left: definition.readInt16LE(1 + index * 2), isCovered, isCoveredFromAbove: (flags & 0x0060) === 0x0020 };
  });
  // Merges made after the row was defined stand as modifiers of their own.
  for (const { code, operand } of sprms) {
    if (operand.length < 2 || (code !== codes.merge && code !== codes.verticalMerge)) continue;
    const [first, second] = [operand.readUInt8(0), operand.readUInt8(1)];
    if (code === codes.merge) for (const place of places.slice(first + 1, second)) place.isCovered = true;
    else for (const place of places.slice(first, first + 1)) place.isCoveredFromAbove = second === 1;
  }
  return places;
}

/** The left edges of all cells from left to right, near ones taken together. */
function commonEdges(lefts: readonly number[]): number[] {
  const edges: number[] = [];
  for (const left of lefts.toSorted((a, b) => a - b)) {
    if (left - (edges.at(-1) ?? -Infinity) > sameEdgeTwips) edges.push(left);
  }
  return edges;
}
