import { documentTextSchema } from '../../../shared/evidence.ts';
import { ReadError } from '../../documents/fault.ts';
import { assertClean } from '../../documents/scan.ts';
import { decodeJson, type Files, isMissing } from '../../platform/storage/files.ts';
import { objectKeys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { dataJson, type Names } from './data.ts';
import { explanationName, explanationOf, type LeftOut } from './explanation.ts';
import { type Entry, writeZip } from './zip.ts';

interface Sources {
  table: Table;
  files: Files;
  now: () => Date;
}

/** Documents beyond this are left out, the oldest first: what a function's disk and one PutObject take. */
const mostDocumentBytes = 2_000_000_000;

/**
 * Writes the archive of a user's own data to a file of this machine. Memory holds one document (20 MB), or one result, or ten rows
 * (4 MB) at a time, whatever there is; the disk holds the archive, of at most 4 GB.
 * @returns its bytes
 */
export const writeArchive = (sources: Sources, sub: string, path: string): Promise<number> =>
  writeZip(path, entriesOf(sources, sub), sources.now());

async function* entriesOf({ table, files, now }: Sources, sub: string): AsyncGenerator<Entry> {
  const names: Names = new Map();
  const leftOut: LeftOut[] = [];
  const at = now();
  yield { name: 'data.json', content: encoded(dataJson({ table, files }, sub, at, names)), isText: true };
  yield* documents(files, sub, names, leftOut);
  yield* texts(files, sub, names);
  yield { name: explanationName, content: [new TextEncoder().encode(explanationOf(at, leftOut))], isText: true };
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** What no system's file names may hold. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\\/:*?"<>|\u0000-\u001f]/g;

/** The id tells documents of one name apart. */
const nameOf = (id: string, names: Names): string => `${id}_${(names.get(id) ?? 'dokumen').replace(forbidden, '_')}`;

async function* documents(files: Files, sub: string, names: Names, leftOut: LeftOut[]): AsyncGenerator<Entry> {
  const prefix = objectKeys.uploadsOf(sub);
  const found: { key: string; bytes: number }[] = [];
  for await (const page of files.list(prefix)) found.push(...page);
  let total = 0;
  // Ids sort by time: the newest first.
  for (const { key, bytes } of found.toReversed()) {
    const name = nameOf(key.slice(prefix.length), names);
    total += bytes;
    const content = total > mostDocumentBytes ? tooMuch : await cleanContent(files, key);
    if (typeof content === 'string') leftOut.push({ name, reason: content });
    else if (content !== null) yield { name: `dokumen/${name}`, content: [content], isText: false };
  }
}

const tooMuch = 'saiz semua dokumen melebihi had salinan ini.';

/** A document's bytes; why it is not handed out, or null when it has gone since. */
async function cleanContent(files: Files, key: string): Promise<Uint8Array | string | null> {
  try {
    await assertClean(files, key);
    return await files.get(key);
  } catch (error) {
    if (error instanceof ReadError) return error.message;
    if (isMissing(error)) return null;
    throw error;
  }
}

async function* texts(files: Files, sub: string, names: Names): AsyncGenerator<Entry> {
  const prefix = objectKeys.allTextsOf(sub);
  for await (const page of files.list(prefix))
    for (const { key } of page) {
      const text = await textOf(files, key);
      const [sessionId = '', file = ''] = key.slice(prefix.length).split('/');
      if (text !== null)
        yield {
          name: `teks/${sessionId}/${nameOf(file.replace(/\.json$/, ''), names)}.txt`,
          content: [text],
          isText: true,
        };
    }
}

/** The pages of a document's text, as a person reads them; null when it has gone since. */
async function textOf(files: Files, key: string): Promise<Uint8Array | null> {
  try {
    const { pages } = documentTextSchema.parse(decodeJson(await files.get(key)));
    return new TextEncoder().encode(pages.map(({ number, text }) => `--- Halaman ${number} ---\n${text}\n`).join('\n'));
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
