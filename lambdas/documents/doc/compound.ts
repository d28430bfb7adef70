import { ReadError } from '../fault.ts';

/** Sector numbers from here up are marks (free, end of chain), not sectors. */
const firstMark = 0xfffffffa;
const directoryEntryBytes = 128;
const miniSectorBytes = 64;
const miniStreamCutoff = 4096;
const noEntry = 0xffffffff;

interface DirectoryEntry {
  readonly name: string;
  readonly type: number;
  readonly left: number;
  readonly right: number;
  readonly child: number;
  readonly start: number;
  readonly size: number;
}

/**
 * A compound file ([MS-CFB]), the container of DOC and XLS: streams of its root storage by lower-cased name. Streams of embedded
 * objects are left out, they are other documents. Chains that run in a circle or out of the file are damage.
 */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorBytes: number;
  readonly #fat: Uint32Array;
  readonly #miniFat: Uint32Array;
  readonly #miniStream: Buffer;
  readonly #streams = new Map<string, DirectoryEntry>();

  /** @throws {ReadError} damaged */
  constructor(bytes: Uint8Array) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    if (this.#bytes.length < 1536) throw new ReadError('damaged');
    const shift = this.#bytes.readUInt16LE(30);
    if (shift !== 9 && shift !== 12) throw new ReadError('damaged');
    this.#sectorBytes = 2 ** shift;
    this.#fat = this.#readFat();
    const directory = this.#chain(this.#bytes.readUInt32LE(48));
    const entries = readDirectory(directory);
    const root = entries[0];
    if (root?.type !== 5) throw new ReadError('damaged');
    this.#miniFat = toUint32(this.#chain(this.#bytes.readUInt32LE(60)));
    this.#miniStream = this.#chain(root.start);
    for (const entry of siblings(entries, root.child)) {
      if (entry.type === 2) this.#streams.set(entry.name.toLowerCase(), entry);
    }
  }

  get names(): string[] {
    return [...this.#streams.keys()];
  }

  has(name: string): boolean {
    return this.#streams.has(name.toLowerCase());
  }

  /** The bytes of a stream, or null when there is none. @throws {ReadError} damaged */
  stream(name: string): Buffer | null {
    const entry = this.#streams.get(name.toLowerCase());
    if (!entry) return null;
    if (entry.size === 0) return Buffer.alloc(0);
    const whole = entry.size < miniStreamCutoff ? this.#miniChain(entry.start) : this.#chain(entry.start);
    if (whole.length < entry.size) throw new ReadError('damaged');
    return whole.subarray(0, entry.size);
  }

  #sector(number: number): Buffer {
    const start = (number + 1) * this.#sectorBytes;
    const sector = this.#bytes.subarray(start, start + this.#sectorBytes);
    // Writers may leave the file's last sector short.
    if (sector.length === 0) throw new ReadError('damaged');
    return sector.length === this.#sectorBytes
      ? sector
      : Buffer.concat([sector, Buffer.alloc(this.#sectorBytes - sector.length)]);
  }

  #readFat(): Uint32Array {
    const limit = Math.ceil(this.#bytes.length / this.#sectorBytes);
    const places = Array.from({ length: 109 }, (_, index) => this.#bytes.readUInt32LE(76 + index * 4));
    let next = this.#bytes.readUInt32LE(68);
    for (let count = 0; next < firstMark; count += 1) {
      if (count > limit) throw new ReadError('damaged');
      const sector = toUint32(this.#sector(next));
      places.push(...sector.subarray(0, -1));
      next = sector.at(-1) ?? noEntry;
    }
    const used = places.filter((place) => place < firstMark);
    if (used.length > limit) throw new ReadError('damaged');
    return toUint32(Buffer.concat(used.map((place) => this.#sector(place))));
  }

  #chain(start: number): Buffer {
    return Buffer.concat(follow(this.#fat, start).map((number) => this.#sector(number)));
  }

  #miniChain(start: number): Buffer {
    const sectors = follow(this.#miniFat, start).map((number) =>
      this.#miniStream.subarray(number * miniSectorBytes, (number + 1) * miniSectorBytes),
    );
    return Buffer.concat(sectors);
  }
}

function follow(table: Uint32Array, start: number): number[] {
  const numbers: number[] = [];
  for (let next = start; next < firstMark; next = table[next] ?? noEntry) {
    if (next >= table.length || numbers.length > table.length) throw new ReadError('damaged');
    numbers.push(next);
  }
  return numbers;
}

function readDirectory(directory: Buffer): DirectoryEntry[] {
  return Array.from({ length: Math.floor(directory.length / directoryEntryBytes) }, (_, index) => {
    const entry = directory.subarray(index * directoryEntryBytes, (index + 1) * directoryEntryBytes);
    const nameBytes = Math.min(64, Math.max(2, entry.readUInt16LE(64))) - 2;
    return {
      name: entry.toString('utf16le', 0, nameBytes),
      type: entry.readUInt8(66),
      left: entry.readUInt32LE(68),
      right: entry.readUInt32LE(72),
      child: entry.readUInt32LE(76),
      start: entry.readUInt32LE(116),
      size: entry.readUInt32LE(120),
    };
  });
}

/** The entries of one storage: a tree of siblings, walked once each. */
function siblings(entries: readonly DirectoryEntry[], top: number): DirectoryEntry[] {
  const seen = new Set<number>();
  const waiting = [top];
  for (let number = waiting.pop(); number !== undefined; number = waiting.pop()) {
    const entry = entries[number];
    if (!entry || seen.has(number)) continue;
    seen.add(number);
    waiting.push(entry.left, entry.right);
  }
  return [...seen].flatMap((number) => entries[number] ?? []);
}

function toUint32(bytes: Buffer): Uint32Array {
  const copy = new Uint8Array(bytes.length - (bytes.length % 4));
  copy.set(bytes.subarray(0, copy.length));
  return new Uint32Array(copy.buffer);
}
