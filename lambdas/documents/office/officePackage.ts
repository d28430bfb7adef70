import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { ReadError } from '../fault.ts';

/** Bounds on an Office package: a package past any of them is refused before or while it is unpacked. */
export const zipBounds = {
  entries: 2_000,
  unpackedBytes: 200 * 1024 * 1024,
  /** Unpacked to packed, judged for entries that unpack to more than `ratioFloorBytes`. */
  ratio: 100,
  ratioFloorBytes: 1024 * 1024,
};

const doctype = '<!DOCTYPE';
const entity = '<!ENTITY';

/** An Office package whose directory has passed the bounds. Parts are inflated one at a time and counted as they come. */
export class OfficePackage {
  readonly #zip: ZipFile;
  readonly #entries: Map<string, Entry>;
  #unpacked = 0;

  private constructor(zip: ZipFile, entries: Map<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  /** @throws {ReadError} damaged, encrypted or bomb */
  static async open(bytes: Uint8Array): Promise<OfficePackage> {
    const entries = new Map<string, Entry>();
    try {
      const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
        autoClose: false,
      });
      if (zip.entryCount > zipBounds.entries) throw new ReadError('bomb');
      for await (const entry of zip.eachEntry()) {
        if (entry.isEncrypted()) throw new ReadError('encrypted');
        const name = entry.fileName.toLowerCase();
        // Two parts of one name are a trick: readers differ in which of them they take.
        if (entries.has(name)) throw new ReadError('damaged');
        entries.set(name, entry);
      }
      checkDirectory([...entries.values()]);
      return new OfficePackage(zip, entries);
    } catch (error) {
      throw asReadError(error);
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** The bytes of a part (its name compared without case), or null when there is none. @throws {ReadError} damaged or bomb */
  async bytes(name: string): Promise<Buffer | null> {
    const entry = this.#entries.get(name.toLowerCase());
    if (!entry) return null;
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      for await (const chunk of await this.#zip.openReadStreamPromise(entry)) {
        if (!Buffer.isBuffer(chunk)) throw new TypeError('A zip entry must inflate to bytes.');
        size += chunk.length;
        this.#unpacked += chunk.length;
        if (this.#unpacked > zipBounds.unpackedBytes || tooDense(size, entry.compressedSize))
          throw new ReadError('bomb');
        chunks.push(chunk);
      }
    } catch (error) {
      throw asReadError(error);
    }
    return Buffer.concat(chunks);
  }

  /** An XML part as text, or null. @throws {ReadError} external_entity when it declares a document type or entities */
  async xml(name: string): Promise<string | null> {
    const bytes = await this.bytes(name);
    if (!bytes) return null;
    const text = decodeXml(bytes);
    if (text.includes(doctype) || text.includes(entity)) throw new ReadError('external_entity');
    return text;
  }
}

function checkDirectory(entries: readonly Entry[]): void {
  const unpacked = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  const dense = entries.some((entry) => tooDense(entry.uncompressedSize, entry.compressedSize));
  if (unpacked > zipBounds.unpackedBytes || dense) throw new ReadError('bomb');
}

function tooDense(unpacked: number, packed: number): boolean {
  return unpacked > zipBounds.ratioFloorBytes && unpacked > packed * zipBounds.ratio;
}

function decodeXml(bytes: Buffer): string {
  const encoding =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

/** yauzl and zlib name broken archives with plain errors; all of them mean damaged bytes. */
function asReadError(error: unknown): unknown {
  return error instanceof ReadError || !(error instanceof Error) ? error : new ReadError('damaged');
}
