import type { Sprm } from './docFile.ts';
import { CellLines, withoutPhantomColumns, type LineSink } from '../office/pageLines.ts';

/** A cell's place in its row, in twips from the table's left edge. */
interface CellPlace {
  readonly left: number;
  /** Covered by the cell to the left or above. */
  readonly isCovered: boolean;
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
  #cell = new CellLines();

  get cell(): LineSink {
    return this.#cell;
  }

  endCell(): void {
    this.#texts.push(this.#cell.toText());
    this.#cell = new CellLines();
  }

  /** @param sprms the properties of the row's mark, which define its cells */
  endRow(sprms: readonly Sprm[]): void {
    this.#rows.push({ texts: this.#texts, places: cellPlaces(sprms) });
    this.#texts = [];
  }

  /** The table is over: its rows with their cells in common columns. */
  write(sink: LineSink): void {
    // A table cut short has cells without a row's mark.
    this.endCell();
    if (this.#texts.some((text) => text !== '')) this.endRow([]);
    const edges = commonEdges(this.#rows.flatMap((row) => row.places.map((place) => place.left)));
    sink.rows(withoutPhantomColumns(this.#rows.map((row) => inColumns(row, edges))));
    sink.endTable();
  }
}

function cellPlaces(sprms: readonly Sprm[]): CellPlace[] {
  const definition = sprms.findLast(({ code }) => code === codes.definition)?.operand;
  if (!definition || definition.length < 1) return [];
  const count = definition.readUInt8(0);
  const flagsAt = 1 + (count + 1) * 2;
  if (definition.length < flagsAt) return [];
  const places = Array.from({ length: count }, (_, index) => {
    const at = flagsAt + index * cellDefinitionBytes;
    const flags = at + 2 <= definition.length ? definition.readUInt16LE(at) : 0;
    const mergedLeft = (flags & 0x0002) !== 0 && (flags & 0x0001) === 0;
    const mergedUp = (flags & 0x0060) === 0x0020;
    return { left: definition.readInt16LE(1 + index * 2), isCovered: mergedLeft || mergedUp };
  });
  return withLaterMerges(places, sprms);
}

/** Merges made after the row was defined stand as modifiers of their own. */
function withLaterMerges(places: CellPlace[], sprms: readonly Sprm[]): CellPlace[] {
  const result = [...places];
  const setCovered = (index: number, isCovered: boolean): void => {
    const place = result[index];
    if (place) result[index] = { ...place, isCovered };
  };
  for (const { code, operand } of sprms) {
    if (operand.length < 2) continue;
    if (code === codes.verticalMerge) setCovered(operand.readUInt8(0), operand.readUInt8(1) === 1);
    if (code !== codes.merge) continue;
    for (let index = operand.readUInt8(0) + 1; index < operand.readUInt8(1); index += 1) setCovered(index, true);
  }
  return result;
}

/** The left edges of all cells from left to right, near ones taken together. */
function commonEdges(lefts: readonly number[]): number[] {
  const edges: number[] = [];
  for (const left of lefts.toSorted((a, b) => a - b)) {
    const last = edges.at(-1);
    if (last === undefined || left - last > sameEdgeTwips) edges.push(left);
  }
  return edges;
}

/** A row's cells by column, null where another cell covers the column. Rows without a definition take columns in turn. */
function inColumns({ texts, places }: Row, edges: readonly number[]): (string | null)[] {
  if (places.length !== texts.length) return [...texts];
  const columns: (string | null)[] = edges.map(() => null);
  for (const [index, place] of places.entries()) {
    const column = edges.findLastIndex((edge) => edge <= place.left);
    const text = texts[index] ?? '';
    if (place.isCovered && text === '') continue;
    // Two cells on one edge happen in damaged rows; no text is lost.
    columns[column] = [columns[column] ?? '', text].filter((part) => part !== '').join('<br>');
  }
  return columns;
}
