import { type FileHandle, open } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive, its bytes a piece at a time. */
export interface Entry {
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  /** False for what is compressed already, as PDF and Office documents are. */
  isText: boolean;
}

/** Sizes in a zip file take 32 bits; some room is left for its directory. */
const mostBytes = 4_000_000_000;
/** A fast level: texts come to a third, at little more than the cost of writing them. */
const level = 3;

/**
 * Writes a zip file (APPNOTE 2.0, names in UTF-8) piece by piece: memory holds one piece and what deflate keeps of it.
 * @returns its bytes
 * @throws {Error} when it would outgrow what a zip file can be
 */
export async function writeZip(path: string, entries: AsyncIterable<Entry>, at: Date): Promise<number> {
  const file = await open(path, 'w');
  try {
    return await writeEntries(file, entries, at);
  } finally {
    await file.close();
  }
}

async function writeEntries(file: FileHandle, entries: AsyncIterable<Entry>, at: Date): Promise<number> {
  let bytes = 0;
  const made: Uint8Array[] = [];
  let fault: Error | null = null;
  const zip = new Zip((error, chunk) => {
    fault ??= error;
    made.push(chunk);
  });
  /** fflate makes its bytes at once; the disk takes them before the next piece is read. */
  const flush = async (): Promise<void> => {
    if (fault !== null) throw fault;
    for (const chunk of made.splice(0)) {
      bytes += chunk.length;
      if (bytes > mostBytes) throw new Error('The archive outgrows what a zip file can be');
      await file.write(chunk);
    }
  };
  for await (const { name, content, isText } of entries) {
    const entry = isText ? new ZipDeflate(name, { level }) : new ZipPassThrough(name);
    entry.mtime = at;
    zip.add(entry);
    for await (const piece of content) {
      entry.push(piece);
      await flush();
    }
    entry.push(new Uint8Array(), true);
    await flush();
  }
  zip.end();
  await flush();
  return bytes;
}
