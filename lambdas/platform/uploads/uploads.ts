import { createHash } from 'node:crypto';
import * as z from 'zod';
import type { FormFile } from '../../../shared/contract.ts';
import { AppError } from '../../../shared/errors.ts';
import { type ModuleName, type UploadUse, uploadUseNames } from '../../../shared/modules.ts';
import { chosenFileSchema } from '../../../shared/uploads/api.ts';
import {
  checkSelection,
  type ChosenFile,
  endingOf,
  mimeTypes,
  oldOfficeMarks,
  visibleName,
  wrongTypeText,
  noFileText,
} from '../../../shared/uploads/rules.ts';
import { type Files, unlessMissing } from '../storage/files.ts';
import { keys, objectKeys } from '../storage/keys.ts';
import { uploadDays } from '../../../shared/account/retention.ts';
import type { Table } from '../storage/table.ts';
import { either, is, isAbsent, type Write } from '../storage/writes.ts';
import { days, secondsAfter } from '../time.ts';

interface Stores {
  table: Table;
  files: Files;
}

/** An uploaded file: its row names it, its object holds it. Both live `uploadDays`. */
const uploadRowSchema = z.object({
  uploadId: z.string(),
  module: z.enum(uploadUseNames),
  name: z.string(),
  size: z.number(),
  type: z.string(),
  /** Of the content that was checked; known of files that came by a ticket, which might send another later. */
  etag: z.string().optional(),
});
export type UploadRow = z.infer<typeof uploadRowSchema>;

/** @throws {AppError} with the spec's sentence; the whole selection is refused. */
export function assertSelection(use: UploadUse, chosen: readonly ChosenFile[]): void {
  const fault = checkSelection(use, chosen);
  if (fault !== null) throw new AppError(fault.code, fault.message);
}

/** The row of a file that was chosen; its type, as S3 is told, by ending first, since browsers guess differently. */
export const newUpload = (uploadId: string, module: UploadUse, { name, size, type }: ChosenFile): UploadRow => ({
  uploadId,
  module,
  name,
  size,
  type: mimeTypes[endingOf(name)] ?? type,
});

export async function putUploadRows(table: Table, sub: string, rows: readonly UploadRow[], now: Date): Promise<void> {
  await table.transact(
    rows.map((row) => ({
      put: { ...keys.upload(sub, row.uploadId), ...row, expiresAt: secondsAfter(now, days(uploadDays)) },
    })),
  );
}

/** Bytes enough to tell a document from anything else. */
const startBytes = 2048;

/**
 * The uploads a session is made of, checked as they truly arrived: owner (by key), presence, size, type by content.
 * @throws {AppError} naming each bad file.
 */
export async function arrivedUploads(
  { table, files }: Stores,
  sub: string,
  use: UploadUse,
  ids: readonly string[],
): Promise<UploadRow[]> {
  const rows = await Promise.all(ids.map((id) => table.get(keys.upload(sub, id), uploadRowSchema)));
  const known = rows.flatMap((row) => (row === null || row.module !== use ? [] : [row]));
  if (known.length < ids.length)
    throw new AppError('not_found', 'Fail yang dimuat naik tidak dijumpai atau telah luput. Sila muat naik semula.');

  const starts = await Promise.all(
    known.map(({ uploadId }) => unlessMissing(files.getStart(objectKeys.upload(sub, uploadId), startBytes))),
  );
  const absent = known.filter((_, i) => starts[i] === null).map((row) => row.name);
  if (absent.length > 0)
    throw new AppError('conflict', `Fail belum selesai dimuat naik: ${absent.join(', ')}. Sila muat naik semula.`);

  const arrived = known.flatMap((row, i) => {
    const start = starts[i];
    return start == null ? [] : [{ ...row, ...start }];
  });
  assertDocuments(use, arrived);
  return arrived.map(({ start: _start, ...upload }) => upload);
}

export const usedText = (used: readonly Pick<UploadRow, 'name'>[]): string =>
  `Fail ini telah digunakan dalam sesi lain: ${used.map(({ name }) => name).join(', ')}. Sila muat naik semula.`;

/** The writes by which uploads that came by a ticket belong to a session, each to one only. */
export const claims = (
  sub: string,
  uploads: readonly Pick<UploadRow, 'uploadId' | 'etag'>[],
  sessionId: string,
): Write[] =>
  uploads
    .filter(({ etag }) => etag !== undefined)
    .map(({ uploadId }) => ({
      change: {
        key: keys.upload(sub, uploadId),
        set: { sessionId },
        if: either(isAbsent('sessionId'), is('sessionId', sessionId)),
      },
    }));

/** Files of the spec's multipart form, stored as if they had come by a ticket. */
export async function storeFormFiles(
  { files, newId }: Pick<Stores, 'files'> & { newId: () => string },
  sub: string,
  module: ModuleName,
  form: readonly FormFile[],
): Promise<UploadRow[]> {
  return Promise.all(
    form.map(async (file) => {
      const row = newUpload(newId(), module, { ...file, name: visibleName(file.name), size: file.bytes.length });
      await files.put(objectKeys.upload(sub, row.uploadId), file.bytes, row.type);
      return row;
    }),
  );
}

/** Takes uploads away, rows and objects. Safe to repeat. */
export async function removeUploads({ table, files }: Stores, sub: string, ids: readonly string[]): Promise<void> {
  for (const id of ids) await table.remove(keys.upload(sub, id));
  await files.removeAll(ids.map((id) => objectKeys.upload(sub, id)));
}

/** The same check for a form: whole selection or nothing. */
export function assertFormFiles(module: ModuleName, form: readonly FormFile[]): void {
  if (form.length === 0) throw new AppError('invalid', noFileText(module));
  const chosen = form.map((file) => chosenFileSchema.safeParse({ ...file, size: file.bytes.length }));
  const fault = chosen.find(({ success }) => !success)?.error?.issues[0]?.message;
  if (fault !== undefined) throw new AppError('invalid', fault);
  const starting = form.map((file, i) => {
    const start = file.bytes.subarray(0, startBytes);
    return { ...file, size: file.bytes.length, ...chosen[i]?.data, start };
  });
  assertDocuments(module, starting);
}

/** By what is said of the files, and by how each begins. */
function assertDocuments(use: UploadUse, files: readonly (ChosenFile & { start: Uint8Array })[]): void {
  assertSelection(use, files);
  const wrong = files.filter((file) => !startsLikeDocument(file.start)).map((file) => file.name);
  if (wrong.length > 0) throw new AppError('unsupported_type', wrongTypeText(use, wrong));
}

/** PDF (its mark may follow some rubbish), zip (DOCX, XLSX) or compound file (DOC, XLS), or an older one, of which the reader says what helps. */
function startsLikeDocument(start: Uint8Array): boolean {
  const head = Buffer.from(start.buffer, start.byteOffset, start.byteLength);
  return (
    head.subarray(0, 1024).includes('%PDF') ||
    head.subarray(0, 2).equals(Buffer.from('PK')) ||
    ['d0cf11e0', ...oldOfficeMarks].includes(head.toString('hex', 0, 4))
  );
}

/** What makes two requests the same request: module, name and the documents in their order. */
export const fingerprintOf = (module: ModuleName, sessionName: string, documents: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([module, sessionName, documents]))
    .digest('hex');
