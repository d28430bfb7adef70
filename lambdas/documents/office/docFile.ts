import { CFB } from '@e965/xlsx';
import { ReadError } from '../fault.ts';
import { firstFrom } from '../../../shared/values/runs.ts';

/** Property modifiers ([MS-DOC] 2.2.5): the operand's bytes by code. */
export type Modifiers = ReadonlyMap<number, Buffer>;

/** A range of character positions, `end` excluded. */
export interface DocRange {
  readonly start: number;
  readonly end: number;
}
/** What characters or a paragraph look like. `style` is the number of the paragraph's style; 1 to 9 are Word's own headings. */
interface DocRun extends DocRange {
  readonly style: number;
  readonly modifiers: Modifiers;
}

type RunKind = 'characters' | 'paragraphs';

/** Places of offset and length pairs in the file information block ([MS-DOC] 2.5.5). */
const places = {
  headers: 0xf2,
  characters: 0xfa,
  paragraphs: 0x102,
  fonts: 0x112,
  pieces: 0x1a2,
  lists: 0x2e2,
  listOverrides: 0x2ea,
} as const;

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

const word97 = 0xc0;
const encryptedFlag = 0x0100;
const secondTableFlag = 0x0200;
const compressedFlag = 0x40000000;
const pageBytes = 512;

interface Piece extends DocRange {
  /** The offset of the piece's first character in the main stream, and how many bytes each takes there. */
  readonly offset: number;
  readonly width: 1 | 2;
}

/** A Word 97 to 2003 document: its text by character position and the properties that shape it. */
export class DocFile {
  /** The text of all parts; an index in it is a character position. */
  readonly text: string;
  readonly #main: Buffer;
  readonly #table: Buffer;
  readonly #data: Buffer;
  readonly #pieces: Piece[];
  readonly #runs: Record<RunKind, DocRun[]>;

  /** @throws {ReadError} damaged, encrypted or old_format; other errors mean damaged bytes, as numbers that point past the end of a stream */
  constructor(bytes: Uint8Array) {
    const streams = readStreams(bytes);
    this.#main = streams.get('worddocument') ?? Buffer.alloc(0);
    if (this.#main.length < 0x200) throw new ReadError('damaged');
    if (this.#main.readUInt16LE(2) < word97) throw new ReadError('old_format');
    const flags = this.#main.readUInt16LE(0x0a);
    if ((flags & encryptedFlag) !== 0) throw new ReadError('encrypted');
    this.#table = streams.get((flags & secondTableFlag) === 0 ? '0table' : '1table') ?? Buffer.alloc(0);
    this.#data = streams.get('data') ?? Buffer.alloc(0);
    this.#pieces = this.#readPieces();
    this.text = this.#pieces.map((piece) => this.#decode(piece)).join('');
    this.#runs = { characters: this.#readRuns('characters'), paragraphs: this.#readRuns('paragraphs') };
  }

  /** The character positions of a part. */
  range(part: keyof typeof partCounts): DocRange {
    const names = Object.keys(partCounts);
    const counts = Object.values(partCounts).map((offset) => this.#main.readUInt32LE(offset));
    const start = counts.slice(0, names.indexOf(part)).reduce((sum, count) => sum + count, 0);
    return { start, end: Math.min(start + (counts[names.indexOf(part)] ?? 0), this.text.length) };
  }

  /** The properties of the character at a position, or of the paragraph whose mark stands there. */
  runAt(kind: RunKind, position: number): DocRun | undefined {
    const runs = this.#runs[kind];
    const run = runs[firstFrom(runs, position + 1, ({ start }) => start) - 1];
    return run && position < run.end ? run : undefined;
  }

  /** The bytes of a structure in the table stream, and those behind its end: lists write their levels there. */
  structure(place: keyof typeof places): { own: Buffer; behind: Buffer } {
    const offset = this.#main.readUInt32LE(places[place]);
    const end = offset + this.#main.readUInt32LE(places[place] + 4);
    return { own: this.#table.subarray(offset, end), behind: this.#table.subarray(end) };
  }

  #readPieces(): Piece[] {
    const { own: bytes } = this.structure('pieces');
    let at = 0;
    while (bytes[at] === 1) at += 3 + bytes.readUInt16LE(at + 1);
    if (bytes[at] !== 2) throw new ReadError('damaged');
    const table = bytes.subarray(at + 5, at + 5 + bytes.readUInt32LE(at + 1));
    const count = Math.floor((table.length - 4) / 12);
    return Array.from({ length: count }, (_, index) => {
      const start = table.readUInt32LE(index * 4);
      const end = table.readUInt32LE(index * 4 + 4);
      const place = table.readUInt32LE((count + 1) * 4 + index * 8 + 2);
      const width = (place & compressedFlag) === 0 ? 2 : 1;
      const offset = Math.floor((place & (compressedFlag - 1)) / (3 - width));
      if (end < start || offset + (end - start) * width > this.#main.length) throw new ReadError('damaged');
      return { start, end, offset, width };
    });
  }

  #decode({ start, end, offset, width }: Piece): string {
    const bytes = this.#main.subarray(offset, offset + (end - start) * width);
    return new TextDecoder(width === 2 ? 'utf-16le' : 'windows-1252', { ignoreBOM: true }).decode(bytes);
  }

  /** Formatted disk pages ([MS-DOC] 2.9.33 and 2.9.175): 512 bytes with runs by their offsets in the main stream. */
  #readRuns(kind: RunKind): DocRun[] {
    const { own: list } = this.structure(kind);
    const count = Math.max(0, Math.floor((list.length - 4) / 8));
    const runs: DocRun[] = [];
    for (let index = 0; index < count; index += 1) {
      const number = list.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff;
      const page = this.#main.subarray(number * pageBytes, (number + 1) * pageBytes);
      if (page.length < pageBytes) throw new ReadError('damaged');
      const runCount = page.readUInt8(511);
      for (let run = 0; run < runCount; run += 1) {
        const entry = (runCount + 1) * 4 + run * (kind === 'characters' ? 1 : 13);
        const properties = this.#propertiesAt(page, page.readUInt8(entry) * 2, kind);
        for (const range of this.#positions(page.readUInt32LE(run * 4), page.readUInt32LE(run * 4 + 4)))
          runs.push({ ...range, ...properties });
      }
    }
    return runs.toSorted((a, b) => a.start - b.start);
  }

  /** The character positions between two offsets in the main stream. */
  #positions(from: number, to: number): DocRange[] {
    return this.#pieces.flatMap(({ start, end, offset, width }) => {
      const first = Math.max(start, start + Math.ceil((from - offset) / width));
      const last = Math.min(end, start + Math.ceil((to - offset) / width));
      return first < last ? [{ start: first, end: last }] : [];
    });
  }

  #propertiesAt(page: Buffer, at: number, kind: RunKind): Pick<DocRun, 'style' | 'modifiers'> {
    if (at === 0) return { style: 0, modifiers: new Map() };
    const size = page.readUInt8(at);
    if (kind === 'characters') return { style: 0, modifiers: readModifiers(page.subarray(at + 1, at + 1 + size)) };
    const start = size === 0 ? at + 2 : at + 1;
    const length = size === 0 ? page.readUInt8(at + 1) * 2 : size * 2 - 1;
    const own = readModifiers(page.subarray(start + 2, start + length));
    const more = elsewhere.flatMap((code) => [...this.#dataModifiers(own.get(code))]);
    return { style: page.readUInt16LE(start), modifiers: new Map([...own, ...more]) };
  }

  /** Modifiers too long for their page stand in the data stream. */
  #dataModifiers(operand: Buffer | undefined): Modifiers {
    const offset = operand?.readUInt32LE(0) ?? this.#data.length;
    if (offset + 2 > this.#data.length) return new Map();
    return readModifiers(this.#data.subarray(offset + 2, offset + 2 + this.#data.readUInt16LE(offset)));
  }
}

/** The streams of the root storage by lower-cased name; those of embedded objects are other documents. */
export function readStreams(bytes: Uint8Array): Map<string, Buffer> {
  const file: { FullPaths: string[]; FileIndex: { content?: Uint8Array }[] } = CFB.read(bytes, { type: 'buffer' });
  return new Map(
    file.FullPaths.flatMap((path, index) => {
      const [, name, deeper] = path.toLowerCase().split('/');
      return name && deeper === undefined ? [[name, Buffer.from(file.FileIndex[index]?.content ?? [])] as const] : [];
    }),
  );
}

const operandBytes: readonly number[] = [1, 1, 2, 4, 2, 2, -1, 3];
/** Of the cells of a row. */
export const tableDefinition = 0xd608;
/** Modifiers that say where more of them stand: sprmPHugePapx (twice) and sprmPTableProps. */
const elsewhere = [0x6645, 0x6646, 0x646b];

/** A list cut short ends where it is cut. */
function readModifiers(bytes: Buffer): Modifiers {
  const modifiers = new Map<number, Buffer>();
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
    modifiers.set(code, bytes.subarray(at, at + length));
    at += length;
  }
  return modifiers;
}
