import * as z from 'zod';
import { retentionTable } from '../../shared/account/retention.ts';
import { ReadError } from '../documents/fault.ts';
import { secondsToScan } from '../documents/malwareScan.ts';
import type { StepServices } from '../platform/stages/services.ts';
import { decodeJson, type Files, unlessMissing } from '../platform/storage/files.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import type { FileHandle } from 'node:fs/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/**
 * Writes the archive of a user's own data to a file of this machine: `data.json` with all rows and texts, the uploaded documents, and an
 * explanation. Memory holds one document (20 MB), one result or ten rows (4 MB) at a time; the disk holds the archive.
 */
export const writeArchive = (sources: StepServices, sub: string, file: FileHandle): Promise<void> =>
  writeZip(file, entriesOf(sources, sub), sources.now());

async function* entriesOf(sources: StepServices, sub: string): AsyncGenerator<Entry> {
  const at = sources.now();
  const leftOut: string[] = [];
  yield { name: 'data.json', content: dataJson(sources, sub, at), isText: true };
  yield* documents(sources, sub, leftOut);
  yield { name: 'BACA_DAHULU.txt', content: [explanationOf(at, leftOut)], isText: true };
}

/** The lists of `data.json`, by the prefix of their rows. */
const lists = {
  dailyUse: 'QUOTA#',
  uploads: 'UPLOAD#',
  sessions: 'SESSION#',
  results: 'DOC#',
  sent: 'SENT#',
  received: 'GRANT#',
  votes: 'VOTE#',
};

/** `data.json` in pieces. `key` of a row is what tells it apart: the day, the upload, the session, or the session and the result. */
async function* dataJson({ table, files }: StepServices, sub: string, at: Date): AsyncGenerator<string> {
  const { PK } = keys.allOf(sub);
  const profile = await table.get(keys.profile(sub), rowSchema);
  yield `{\n"exportedAt": ${JSON.stringify(at)},\n"profile": ${JSON.stringify(ownPart(profile ?? {}), null, 1)}`;
  for (const [name, prefix] of Object.entries(lists))
    yield* listJson(name, rowsBelow({ table, files }, { PK, prefix }));
  yield* listJson('texts', textsOf(files, sub));
  yield '\n}\n';
}

async function* listJson(name: string, items: AsyncIterable<object>): AsyncGenerator<string> {
  yield `,\n"${name}": [`;
  let separator = '\n';
  for await (const item of items) {
    yield separator + JSON.stringify(item, null, 1);
    separator = ',\n';
  }
  yield '\n]';
}

/** Attributes by which rows are found and counted, which say nothing of their owner. */
const innerNames = new Set([
  'PK',
  'SK',
  'GSI1PK',
  'GSI1SK',
  'GSI2PK',
  'GSI2SK',
  'sub',
  'owner',
  'reader',
  'joinNumber',
  'expiresAt',
  'fingerprint',
  'searchKeys',
  'activityKeys',
  'formerUploads',
  'digest',
  'objectKey',
  'value',
]);

const ownPart = (row: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !innerNames.has(name)));

const rowSchema = z.looseObject({
  SK: z.string(),
  /** Of a result: its content as JSON, or the object that holds it. */
  value: z.string().optional(),
  objectKey: z.string().optional(),
});
type Row = z.infer<typeof rowSchema>;

/** The content of a result; undefined for other rows, and for content that was replaced a moment ago. */
async function valueOf(files: Files, { value, objectKey }: Row): Promise<unknown> {
  if (value !== undefined) return JSON.parse(value);
  const bytes = objectKey === undefined ? null : await unlessMissing(files.get(objectKey));
  return bytes === null ? undefined : decodeJson(bytes);
}

/** Rows that are in memory at once: 400 KB each at most. */
const rowsAtOnce = 10;

async function* rowsBelow(
  { table, files }: Pick<StepServices, 'table' | 'files'>,
  range: { PK: string; prefix: string },
) {
  for await (const rows of table.pages(range, rowSchema, { limit: rowsAtOnce }))
    for (const row of rows)
      yield { key: row.SK.slice(range.prefix.length), ...ownPart(row), value: await valueOf(files, row) };
}

/** The texts of documents by the rest of their key; one that is deleted meanwhile is left out. */
async function* textsOf(files: Files, sub: string) {
  const prefix = objectKeys.allTextsOf(sub);
  for await (const page of files.list(prefix))
    for (const { key } of page) {
      const bytes = await unlessMissing(files.get(key));
      if (bytes !== null) yield { key: key.slice(prefix.length), text: decodeJson(bytes) };
    }
}

/** Documents of more than this together are left out, the oldest first: the disk and one PutObject take no more. */
const mostDocumentBytes = 2_000_000_000;

/** Characters that some system does not allow in a file name. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\\/:*?"<>|\u0000-\u001f]/g;

const uploadSchema = z.object({ name: z.string() });

/** The uploaded documents, each named by its upload's id and its own name. @param leftOut is told which are missing, and why */
async function* documents({ table, files }: StepServices, sub: string, leftOut: string[]): AsyncGenerator<Entry> {
  const prefix = objectKeys.uploadsOf(sub);
  const found: { key: string; bytes: number }[] = [];
  for await (const page of files.list(prefix)) found.push(...page);
  let total = 0;
  // Ids sort by time: the newest first.
  for (const { key, bytes } of found.toReversed()) {
    const id = key.slice(prefix.length);
    const upload = await table.get(keys.upload(sub, id), uploadSchema);
    const name = `${id}_${(upload?.name ?? 'dokumen').replace(forbidden, '_')}`;
    total += bytes;
    const reason = total > mostDocumentBytes ? tooMuch : await faultOf(files, key);
    const content = reason === null ? await unlessMissing(files.get(key)) : null;
    if (reason !== null) leftOut.push(`${name}: ${reason}`);
    else if (content !== null) yield { name: `dokumen/${name}`, content: [content], isText: false };
  }
}

const tooMuch = 'saiz semua dokumen melebihi had salinan ini.';

/** Why a document is not given out: malware was found in it, or it has not been scanned; null when it is clean or gone. */
async function faultOf(files: Files, key: string): Promise<string | null> {
  try {
    await unlessMissing(secondsToScan(files, key));
    return null;
  } catch (error) {
    if (error instanceof ReadError) return error.message;
    throw error;
  }
}

const moment = { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'long', timeStyle: 'short' } as const;

/** What is in the archive, what is not, and how long data is kept. */
const explanationOf = (at: Date, leftOut: readonly string[]): string =>
  [
    'SALINAN DATA ANDA',
    '',
    `Disediakan pada ${at.toLocaleString('ms-MY', moment)} (waktu Malaysia).`,
    'Salinan ini disediakan mengikut hak akses di bawah Akta Perlindungan Data Peribadi 2010 (Akta 709). Simpan di tempat yang selamat.',
    '',
    'KANDUNGAN',
    '- data.json: profil dan angka penggunaan (profile), penjanaan sehari (dailyUse), fail yang dimuat naik (uploads), sesi dengan sebab yang anda nyatakan (sessions), hasil, versi terdahulu dan kerja bagi setiap sesi (results), permintaan semakan yang anda hantar dengan komennya (sent) dan yang anda terima (received), penilaian anda terhadap bahagian yang dijana (votes), serta teks yang dibaca daripada dokumen (texts)',
    '- dokumen/: dokumen asal yang anda muat naik dan masih disimpan',
    '',
    'TIDAK DISERTAKAN',
    '- Rekod kejadian sesi dan log sistem, yang menyimpan ID anda sahaja, dan log capaian laman.',
    '- Rekod capaian pentadbir, yang menyimpan ID anda serta ID dan alamat e-mel pentadbir yang melihatnya.',
    '- Fail eksport Word, yang boleh dimuat turun pada halaman sesi.',
    ...leftOut.map((line) => `- ${line}`),
    '',
    'TEMPOH SIMPANAN',
    ...retentionTable.ms.map(([data, kept]) => `- ${data}: ${kept}`),
    '',
  ].join('\r\n');

/** One file of an archive, its content a piece at a time. */
interface Entry {
  name: string;
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>;
  /** False for what is compressed already, as PDF and Office documents are. */
  isText: boolean;
}

/** A fast level: texts shrink to a third, at little more than the cost of writing them. */
const level = 3;

/** Writes a zip file piece by piece: memory holds one piece and what deflate keeps of it. */
async function writeZip(file: FileHandle, entries: AsyncIterable<Entry>, at: Date): Promise<void> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  /** fflate returns its bytes at once; they are written before the next piece is read. */
  const flush = async (): Promise<void> => {
    for (const chunk of made.splice(0)) await file.writeFile(chunk);
  };
  const encoder = new TextEncoder();
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
}
