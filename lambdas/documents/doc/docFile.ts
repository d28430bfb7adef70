import type { CompoundFile } from './compound.ts';
import { ReadError } from '../fault.ts';

/** A property modifier ([MS-DOC] 2.2.5): its code and its operand's bytes. */
export interface Sprm {
  readonly code: number;
  readonly operand: Buffer;
}

/** Places of offset and length pairs in the file information block ([MS-DOC] 2.5.5). */
const places = {
  footnoteReferences: 0xaa,
  footnoteTexts: 0xb2,
  sections: 0xca,
  headers: 0xf2,
  characterPages: 0xfa,
  paragraphPages: 0x102,
  fonts: 0x112,
  pieces: 0x1a2,
  endnoteReferences: 0x20a,
  endnoteTexts: 0x212,
  lists: 0x2e2,
  listOverrides: 0x2ea,
} as const;
type Place = keyof typeof places;

/** Character counts of the document's parts, in the order in which their text follows each other. */
const partCounts = {
  main: 0x4c,
  footnotes: 0x50,
  headers: 0x54,
  macros: 0x58,
  comments: 0x5c,
  endnotes: 0x60,
  boxes: 0x64,
  headerBoxes: 0x68,
};
type DocPart = keyof typeof partCounts;

const none: readonly Sprm[] = [];
const word97 = 0xc0;
const pageBytes = 512;

interface Piece {
  readonly start: number;
  readonly end: number;
  /** The offset of the piece's first character in the main stream. */
  readonly offset: number;
  readonly charBytes: 1 | 2;
}

/** Properties of the characters or the paragraph at `from` (included) to `to` (excluded), as offsets in the main stream. */
interface PropertyRun {
  readonly from: number;
  readonly to: number;
  readonly sprms: readonly Sprm[];
}

/**
 * A Word 97 to 2003 document: its text by character position and the properties that shape it. Only what a reader of the text needs
 * of [MS-DOC] is read.
 */
export class DocFile {
  /** The text of all parts; an index in it is a character position. */
  readonly text: string;
  readonly #main: Buffer;
  readonly #table: Buffer;
  readonly #data: Buffer;
  readonly #pieces: Piece[];
  #lastPiece: Piece | undefined;
  readonly #characterRuns: PropertyRun[];
  readonly #paragraphRuns: PropertyRun[];

  /** @throws {ReadError} damaged, encrypted or old_format; reading past the end of a stream throws a RangeError */
  constructor(compound: CompoundFile) {
    const main = compound.stream('WordDocument');
    if (!main || main.length < 0x200) throw new ReadError('damaged');
    if (main.readUInt16LE(2) < word97) throw new ReadError('old_format');
    const flags = main.readUInt16LE(0x0a);
    if ((flags & 0x0100) !== 0) throw new ReadError('encrypted');
    const table = compound.stream((flags & 0x0200) === 0 ? '0Table' : '1Table');
    if (!table) throw new ReadError('damaged');
    this.#main = main;
    this.#table = table;
    this.#data = compound.stream('Data') ?? Buffer.alloc(0);
    this.#pieces = this.#readPieces();
    this.text = this.#pieces.map((piece) => this.#decode(piece)).join('');
    this.#characterRuns = this.#readRuns('characterPages', (page, at) => readCharacterSprms(page, at));
    this.#paragraphRuns = this.#readRuns('paragraphPages', (page, at) => this.#readParagraphSprms(page, at));
  }

  /** The character positions of a part. */
  range(part: DocPart): { start: number; end: number } {
    let start = 0;
    for (const [name, offset] of Object.entries(partCounts)) {
      const count = this.#main.readUInt32LE(offset);
      if (name === part)
        return { start: Math.min(start, this.text.length), end: Math.min(start + count, this.text.length) };
      start += count;
    }
    throw new RangeError(part);
  }

  characterSprms(position: number): readonly Sprm[] {
    return runAt(this.#characterRuns, this.#offsetOf(position))?.sprms ?? none;
  }

  /** The properties of the paragraph whose mark stands at this position. */
  paragraphSprms(position: number): readonly Sprm[] {
    return runAt(this.#paragraphRuns, this.#offsetOf(position))?.sprms ?? none;
  }

  /** The bytes of a structure in the table stream. */
  structure(place: Place): Buffer {
    const offset = this.#main.readUInt32LE(places[place]);
    return this.#table.subarray(offset, offset + this.#main.readUInt32LE(places[place] + 4));
  }

  /** The table stream from a structure on: lists write their levels behind its end. */
  structureAndOn(place: Place): Buffer {
    return this.#main.readUInt32LE(places[place] + 4) === 0
      ? Buffer.alloc(0)
      : this.#table.subarray(this.#main.readUInt32LE(places[place]));
  }

  /** The positions at the head of a structure whose entries have `entryBytes` each. */
  positions(place: Place, entryBytes: number): number[] {
    const plc = this.structure(place);
    const count = plc.length < 4 ? 0 : Math.floor((plc.length - 4) / (4 + entryBytes)) + 1;
    return Array.from({ length: count }, (_, index) => plc.readUInt32LE(index * 4));
  }

  /** The property modifiers of a section, by its offset in the main stream. */
  sectionSprms(offset: number): Sprm[] {
    if (offset === 0xffffffff) return [];
    const length = this.#main.readInt16LE(offset);
    return readSprms(this.#main.subarray(offset + 2, offset + 2 + Math.max(0, length)));
  }

  #readPieces(): Piece[] {
    const clx = this.structure('pieces');
    let at = 0;
    while (clx[at] === 1) at += 3 + clx.readUInt16LE(at + 1);
    if (clx[at] !== 2) throw new ReadError('damaged');
    const plc = clx.subarray(at + 5, at + 5 + clx.readUInt32LE(at + 1));
    const count = Math.floor((plc.length - 4) / 12);
    return Array.from({ length: count }, (_, index) => {
      const start = plc.readUInt32LE(index * 4);
      const end = plc.readUInt32LE(index * 4 + 4);
      const place = plc.readUInt32LE((count + 1) * 4 + index * 8 + 2);
      const isCompressed = (place & 0x40000000) !== 0;
      const offset = isCompressed ? (place & 0x3fffffff) >>> 1 : place & 0x3fffffff;
      const charBytes = isCompressed ? 1 : 2;
      if (end < start || offset + (end - start) * charBytes > this.#main.length) throw new ReadError('damaged');
      return { start, end, offset, charBytes };
    });
  }

  #decode({ start, end, offset, charBytes }: Piece): string {
    const bytes = this.#main.subarray(offset, offset + (end - start) * charBytes);
    return charBytes === 2 ? bytes.toString('utf16le') : new TextDecoder('windows-1252').decode(bytes);
  }

  #offsetOf(position: number): number {
    const holds = ({ start, end }: Piece): boolean => position >= start && position < end;
    // Positions are asked for in order, mostly from the same piece.
    const piece = this.#lastPiece && holds(this.#lastPiece) ? this.#lastPiece : this.#pieces.find(holds);
    this.#lastPiece = piece;
    return piece ? piece.offset + (position - piece.start) * piece.charBytes : -1;
  }

  /** Formatted disk pages ([MS-DOC] 2.9.33 and 2.9.175): runs of 512-byte pages that the structure lists. */
  #readRuns(place: Place, read: (page: Buffer, index: number) => Sprm[]): PropertyRun[] {
    const plc = this.structure(place);
    const count = Math.max(0, Math.floor((plc.length - 4) / 8));
    const runs: PropertyRun[] = [];
    for (let index = 0; index < count; index += 1) {
      const number = plc.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff;
      const page = this.#main.subarray(number * pageBytes, (number + 1) * pageBytes);
      if (page.length < pageBytes) throw new ReadError('damaged');
      for (let run = 0; run < page.readUInt8(511); run += 1) {
        runs.push({ from: page.readUInt32LE(run * 4), to: page.readUInt32LE(run * 4 + 4), sprms: read(page, run) });
      }
    }
    return runs.toSorted((a, b) => a.from - b.from);
  }

  #readParagraphSprms(page: Buffer, run: number): Sprm[] {
    const at = page.readUInt8((page.readUInt8(511) + 1) * 4 + run * 13) * 2;
    if (at === 0) return [];
    const words = page.readUInt8(at);
    const start = words === 0 ? at + 2 : at + 1;
    const length = words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1;
    // The first two bytes name the style.
    const sprms = readSprms(page.subarray(start + 2, start + length));
    return [
      ...sprms,
      ...sprms.filter(({ code }) => elsewhere.has(code)).flatMap(({ operand }) => this.#readDataSprms(operand)),
    ];
  }

  /** Modifiers too long for their page stand in the data stream. */
  #readDataSprms(operand: Buffer): Sprm[] {
    const offset = operand.readUInt32LE(0);
    if (offset + 2 > this.#data.length) return [];
    return readSprms(this.#data.subarray(offset + 2, offset + 2 + this.#data.readUInt16LE(offset)));
  }
}

function readCharacterSprms(page: Buffer, run: number): Sprm[] {
  const at = page.readUInt8((page.readUInt8(511) + 1) * 4 + run) * 2;
  return at === 0 ? [] : readSprms(page.subarray(at + 1, at + 1 + page.readUInt8(at)));
}

function runAt(runs: readonly PropertyRun[], offset: number): PropertyRun | undefined {
  let low = 0;
  let high = runs.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((runs[middle]?.from ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const run = runs[low - 1];
  return run && offset < run.to ? run : undefined;
}

const operandBytes: readonly number[] = [1, 1, 2, 4, 2, 2, -1, 3];
const tableDefinition = 0xd608;
/** Modifiers that say where more of them stand: sprmPHugePapx (twice) and sprmPTableProps. */
const elsewhere = new Set([0x6645, 0x6646, 0x646b]);

/** Splits a list of property modifiers; a list cut short ends where it is cut. */
function readSprms(bytes: Buffer): Sprm[] {
  const sprms: Sprm[] = [];
  let at = 0;
  while (at + 2 < bytes.length) {
    const code = bytes.readUInt16LE(at);
    at += 2;
    let length = operandBytes[code >>> 13] ?? 1;
    if (code === tableDefinition && at + 2 <= bytes.length) {
      length = bytes.readUInt16LE(at) - 1;
      at += 2;
    } else if (length < 0) {
      length = bytes.readUInt8(at);
      at += 1;
    }
    sprms.push({ code, operand: bytes.subarray(at, at + length) });
    at += length;
  }
  return sprms;
}
