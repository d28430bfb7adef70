import { pathToFileURL } from 'node:url';
import type { SourceDocument } from '../../shared/document/document.ts';
import { type UploadUse, uploadUses } from '../../shared/modules.ts';
import { readSettings } from '../platform/config.ts';
import { once } from '../platform/once.ts';
import { encodeJson, type Files, isMissing, openFiles } from '../platform/storage/files.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import { faultOf, log } from '../platform/log/logger.ts';
import { countMalware } from '../platform/log/metrics.ts';
import { documentStepSchema, markDocument } from '../platform/jobs/job.ts';
import { findSession, reading } from '../platform/jobs/session.ts';
import { openTable, type Table } from '../platform/storage/table.ts';
import { ReadError, type ReadFault } from './fault.ts';
import { readDocument } from './read.ts';
import { secondsToScan } from './malwareScan.ts';

interface ReadServices {
  table: Table;
  files: Files;
  now: () => Date;
  read: (bytes: Uint8Array) => Promise<SourceDocument>;
}

/** `waitSeconds`: when to ask again for an upload that has not been scanned for malware yet (`IsScanned` in `lib/pipelines`). */
type ReadAnswer = { ok: boolean } | { waitSeconds: number };

/**
 * One document of a session: upload in, blocks out. A document that cannot be read is marked with its Malay reason and answers
 * `ok: false`; the others go on. Safe to repeat: a document that is kept is not read again.
 */
export async function readStep({ table, files, now, read }: ReadServices, event: unknown): Promise<ReadAnswer> {
  const { n, ...job } = documentStepSchema.parse(event);
  const row = await findSession(table, job);
  const document = row?.documents[n];
  if (document === undefined) return { ok: true };
  const uploadKey = objectKeys.upload(job.sub, document.uploadId);
  if (document.status !== 'pending') {
    // An earlier try may have said that the file is gone and then failed to delete it.
    if (document.isRemoved === true) await files.removeAll([uploadKey]);
    return { ok: document.status !== 'failed' };
  }
  const stage = row?.jobs[reading];
  try {
    const upload = await uploaded(files, uploadKey, document.etag, secondsSince(stage?.startedAt, now()));
    if ('waitSeconds' in upload) return upload;
    const found = await read(upload.bytes);
    // A spreadsheet called 'kertas.docx' is one all the same.
    const use = useOf(job.module, stage?.stage);
    if (!uploadUses[use].accept.includes(found.kind)) throw new ReadError('wrong_type', wrongKindText(use));
    const textKey = objectKeys.text(job.sub, job.id, document.uploadId);
    await files.put(textKey, encodeJson(found), 'application/json');
    const mark = { status: 'read' as const, pages: found.pages, error: null };
    const isMarked = await markDocument(table, job, n, mark, now());
    // Deleted while it was read: its text must not stay behind. A later attempt of a session that is there needs this very text.
    if (!isMarked && (await findSession(table, job)) === null) await files.removeAll([textKey]);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { fault, message } = error;
    log.info('A document was refused', { sessionId: job.id, n, fault });
    await markDocument(table, job, n, { status: 'failed', error: message, ...removedBy[fault] }, now());
    if (fault === 'malware') {
      countMalware(job.sub, document.uploadId);
      await files.removeAll([uploadKey]);
    }
    return { ok: false };
  }
}

/** After these the upload is there no more. */
const removedBy: Partial<Record<ReadFault, { isRemoved: true }>> = {
  malware: { isRemoved: true },
  gone: { isRemoved: true },
};

const useOf = (module: Exclude<UploadUse, 'bahan'>, stage: string | undefined): UploadUse =>
  stage === 'bahan' ? 'bahan' : module;

const wrongKindText = (use: UploadUse): string =>
  `Jenis dokumen ini tidak disokong; simpan sebagai ${uploadUses[use].accept.map((kind) => kind.toUpperCase()).join(' atau ')} dan muat naik sekali lagi.`;

const replacedText = 'Fail yang dimuat naik telah digantikan selepas disemak. Cipta sesi baharu dan muat naik semula.';

/** The bytes of an upload, once they are known to be clean. In AWS nobody gives them to the reader before. @throws {ReadError} gone, too */
async function uploaded(
  files: Files,
  key: string,
  etag: string | undefined,
  waited: number,
): Promise<{ bytes: Uint8Array } | { waitSeconds: number }> {
  try {
    const waitSeconds = await secondsToScan(files, key, waited);
    return waitSeconds > 0 ? { waitSeconds } : { bytes: await files.get(key, etag) };
  } catch (error) {
    if (!isMissing(error)) throw error;
    // Uploads live some days only; and what a ticket sent after its file was checked is not read.
    throw new ReadError('gone', faultOf(error).name === 'PreconditionFailed' ? replacedText : undefined);
  }
}

/** Of work that began at no known time everything is overdue. */
const secondsSince = (begun: string | undefined, now: Date): number =>
  begun === undefined ? Infinity : (now.getTime() - Date.parse(begun)) / 1000;

const services = once((): ReadServices => {
  const env = readSettings(process.env, 'TABLE_NAME', 'BUCKET_NAME', 'READER_PROGRAM');
  const options = env.READER_PROGRAM === undefined ? {} : { reader: pathToFileURL(env.READER_PROGRAM) };
  return {
    table: openTable(env.TABLE_NAME),
    files: openFiles(env.BUCKET_NAME),
    now: () => new Date(),
    read: (bytes) => readDocument(bytes, options),
  };
});

/** The Lambda. */
export const handler = (event: unknown): Promise<ReadAnswer> => readStep(services(), event);
