import { CFB } from '@e965/xlsx';
import { ReadError } from '../fault.ts';

/** A property modifier ([MS-DOC] 2.2.5): its code and its operand's bytes. */
export interface Sprm {
  readonly code: number;
  readonly operand: Buffer;
}

/** Places of offset and length pairs in the file information block ([MS-DOC] 2.5.5). */
const places = {
  headers: 0xf2,
  characterPages: 0xfa,
  paragraphPages: 0x102,
  fonts: 0x112,
  pieces: 0x1a2,
  lists: 0x2e2,
  listOverrides: 0x2ea,
} as const;
type Place = keyof typeof places;

/** Offsets of the parts' character counts, in the order in which their text follows each other. */
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
export interface DocRange {
  readonly start: number;
  readonly end: number;
}

const word97 = 0xc0;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;
const pageBytes = 512;

interface Piece extends DocRange {
  /** The offset of the piece's first character in the main stream. */
  readonly offset: number;
  readonly characterBytes: 1 | 2;
}

/** Properties of the characters or the paragraph at `from` (included) to `to` (excluded), as offsets in the main stream. */
interface PropertyRun {
  readonly from: number;
  readonly to: number;
  /** The number of the paragraph's style; 1 to 9 are Word's own headings. */
  readonly style: number;
  readonly sprms: readonly Sprm[];
}
export type DocProperties = Pick<PropertyRun, 'style' | 'sprms'>;
const none: DocProperties = { style: 0, sprms: [] };

/** A Word 97 to 2003 document: its text by character position and the properties that shape it. */
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
  constructor(bytes: Uint8Array) {
    const streams = readStreams(bytes);
    this.#main = streams.get('worddocument') ?? Buffer.alloc(0);
    if (this.#main.length < 0x200) throw new ReadError('damaged');
    if (this.#main.readUInt16LE(2) < word97) throw new ReadError('old_format');
    const flags = this.#main.readUInt16LE(0x0a);
    if ((flags & encryptedFlag) !== 0) throw new ReadError('encrypted');
    const table = streams.get((flags & secondTableFlag) === 0 ? '0table' : '1table');
    if (!table) throw new ReadError('damaged');
    this.#table = table;
    this.#data = streams.get('data') ?? Buffer.alloc(0);
    this.#pieces = this.#readPieces();
    this.text = this.#pieces.map((piece) => this.#decode(piece)).join('');
    this.#characterRuns = this.#readRuns('characterPages', 1);
    this.#paragraphRuns = this.#readRuns('paragraphPages', 13);
  }

  /** The character positions of a part. */
  range(part: keyof typeof partCounts): DocRange {
    let start = 0;
    for (const [name, offset] of Object.entries(partCounts)) {
      const count = this.#main.readUInt32LE(offset);
      if (name === part)
        return { start: Math.min(start, this.text.length), end: Math.min(start + count, this.text.length) };
      start += count;
    }
    throw new RangeError(part);
  }

  characterAt(position: number): DocProperties {
    return runAt(this.#characterRuns, this.#offsetOf(position)) ?? none;
  }

  /** The properties of the paragraph whose mark stands at this position. */
  paragraphAt(position: number): DocProperties {
    return runAt(this.#paragraphRuns, this.#offsetOf(position)) ?? none;
  }

  /** The bytes of a structure in the table stream; lists write their levels behind its end. */
  structure(place: Place, isOpen = false): Buffer {
    const offset = this.#main.readUInt32LE(places[place]);
    const length = this.#main.readUInt32LE(places[place] + 4);
    return this.#table.subarray(offset, isOpen && length > 0 ? undefined : offset + length);
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
      const characterBytes = isCompressed ? 1 : 2;
      if (end < start || offset + (end - start) * characterBytes > this.#main.length) throw new ReadError('damaged');
      return { start, end, offset, characterBytes };
    });
  }

  #decode({ start, end, offset, characterBytes }: Piece): string {
    const bytes = this.#main.subarray(offset, offset + (end - start) * characterBytes);
    return characterBytes === 2 ? bytes.toString('utf16le') : new TextDecoder('windows-1252').decode(bytes);
  }

  #offsetOf(position: number): number {
    const holds = ({ start, end }: Piece): boolean => position >= start && position < end;
    // Positions are asked for in order, mostly from the same piece.
    const piece = this.#lastPiece && holds(this.#lastPiece) ? this.#lastPiece : this.#pieces.find(holds);
    this.#lastPiece = piece;
    return piece ? piece.offset + (position - piece.start) * piece.characterBytes : -1;
  }

  /** Formatted disk pages ([MS-DOC] 2.9.33 and 2.9.175): 512 bytes with runs, whose entries take 1 or, for paragraphs, 13 bytes. */
  #readRuns(place: Place, entryBytes: 1 | 13): PropertyRun[] {
    const plc = this.structure(place);
    const count = Math.max(0, Math.floor((plc.length - 4) / 8));
    const runs: PropertyRun[] = [];
    for (let index = 0; index < count; index += 1) {
      const number = plc.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff;
      const page = this.#main.subarray(number * pageBytes, (number + 1) * pageBytes);
      if (page.length < pageBytes) throw new ReadError('damaged');
      const runCount = page.readUInt8(511);
      for (let run = 0; run < runCount; run += 1) {
        const at = page.readUInt8((runCount + 1) * 4 + run * entryBytes) * 2;
        const properties =
          at === 0 ? none : entryBytes === 1 ? characterProperties(page, at) : this.#paragraphProperties(page, at);
        runs.push({ from: page.readUInt32LE(run * 4), to: page.readUInt32LE(run * 4 + 4), ...properties });
      }
    }
    return runs.toSorted((a, b) => a.from - b.from);
  }

  #paragraphProperties(page: Buffer, at: number): DocProperties {
    const words = page.readUInt8(at);
    const start = words === 0 ? at + 2 : at + 1;
    const length = words === 0 ? page.readUInt8(at + 1) * 2 : words * 2 - 1;
    const sprms = readSprms(page.subarray(start + 2, start + length));
    const more = sprms.filter(({ code }) => elsewhere.has(code)).flatMap(({ operand }) => this.#dataSprms(operand));
    return { style: page.readUInt16LE(start), sprms: [...sprms, ...more] };
  }

  /** Modifiers too long for their page stand in the data stream. */
  #dataSprms(operand: Buffer): Sprm[] {
    const offset = operand.readUInt32LE(0);
    if (offset + 2 > this.#data.length) return [];
    return readSprms(this.#data.subarray(offset + 2, offset + 2 + this.#data.readUInt16LE(offset)));
  }
}

/** The streams of the root storage by lower-cased name; those of embedded objects are other documents. */
function readStreams(bytes: Uint8Array): Map<string, Buffer> {
  try {
    const file: { FullPaths: string[]; FileIndex: { content?: Uint8Array }[] } = CFB.read(bytes, { type: 'buffer' });
    return new Map(
      file.FullPaths.flatMap((path, index) => {
        const steps = path.toLowerCase().split('/');
        return steps.length === 2 ? [[steps[1] ?? '', Buffer.from(file.FileIndex[index]?.content ?? [])] as const] : [];
      }),
    );
  } catch {
    throw new ReadError('damaged');
  }
}

function characterProperties(page: Buffer, at: number): DocProperties {
  return { style: 0, sprms: readSprms(page.subarray(at + 1, at + 1 + page.readUInt8(at))) };
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
