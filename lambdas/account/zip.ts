import { open } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** One file of an archive, its content a piece at a time. */
export interface Entry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** False for what is compressed already, as PDF and Office documents are. */
  isText: boolean;
}

/** A fast level: texts shrink to a third, at little more than the cost of writing them. */
const level = 3;

/**
 * Writes a zip file piece by piece: memory holds one piece and what deflate keeps of it.
 * @returns its bytes
 */
export async function writeZip(path: string, entries: AsyncIterable<Entry>, at: Date): Promise<number> {
  const file = await open(path, 'w');
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  let bytes = 0;
  /** fflate returns its bytes at once; they are written before the next piece is read. */
  const flush = async (): Promise<void> => {
    for (const chunk of made.splice(0)) bytes += (await file.write(chunk)).bytesWritten;
  };
  const encoder = new TextEncoder();
  try {
    for await (const { name, content, isText } of entries) {
      const entry = isText ? new ZipDeflate(name, { level }) : new ZipPassThrough(name);
      entry.mtime = at;
      zip.add(entry);
      for await (const piece of content) {
        entry.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
        await flush();
      }
      entry.push(new Uint8Array(), true);
      await flush();
    }
    zip.end();
    await flush();
    return bytes;
  } finally {
    await file.close();
  }
}
