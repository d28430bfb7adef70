import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { caughtErrorSchema } from '../platform/jobs/failure.ts';
import { stepServices, type StepServices } from '../platform/stages/services.ts';
import { log } from '../platform/log/logger.ts';
import type { Files } from '../platform/storage/files.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import type { People } from '../platform/users/userPool.ts';
import { deleteAll, endDeletion } from './accountDeletion.ts';
import { writeArchive } from './archive.ts';
import { endOwnData, statusOf } from './ownData.ts';
import { people } from './services.ts';

/** Used in object keys and in Cognito's filter: letters, digits and hyphens only. */
const subSchema = z.string().regex(/^[\w-]+$/);
const ownDataSchema = z.object({ sub: subSchema, id: z.string().regex(/^\w+$/) });

/** Builds the archive of a user's own data. Safe to repeat: the same file is written again. */
export async function exportStep(services: StepServices, event: unknown): Promise<{ ok: true }> {
  const { table, files, now } = services;
  const own = ownDataSchema.parse(event);
  if ((await statusOf(table, own)) !== 'processing') return { ok: true };
  const key = objectKeys.ownData(own.sub, own.id);
  const bytes = await withFolder(async (folder) => {
    const path = join(folder, 'data.zip');
    const written = await writeArchive(services, own.sub, path);
    await files.putFile(key, path, 'application/zip');
    return written;
  });
  if (await endOwnData(table, own, { status: 'completed', errorMessage: null, bytes }, now()))
    await removeEarlier(files, own.sub, key);
  // Withdrawn meanwhile. When a second run of this step has completed it, the file stays.
  else if ((await statusOf(table, own)) !== 'completed') await files.removeAll([key]);
  return { ok: true };
}

const folderPrefix = 'own-data-';
/** Longer than any run of the step may take. */
const staleMilliseconds = 15 * 60_000;

/**
 * Lends a folder of this machine's disk. A function that is ended at its time limit removes nothing, and its disk is given to the next
 * run: folders that are older than any run are removed first.
 */
async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(folderPrefix)) continue;
    const path = join(tmpdir(), name);
    // Another run may remove it at the same time.
    const age = Date.now() - (await stat(path).catch(() => ({ mtimeMs: 0 }))).mtimeMs;
    if (age > staleMilliseconds) await rm(path, { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(tmpdir(), folderPrefix));
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** An archive is removed at the latest when the next one is ready. */
async function removeEarlier(files: Files, sub: string, kept: string): Promise<void> {
  for await (const page of files.list(objectKeys.ownDataOf(sub)))
    await files.removeAll(page.flatMap(({ key }) => (key === kept ? [] : [key])));
}

const failSchema = ownDataSchema.extend({ error: caughtErrorSchema });
const failedText = 'Data anda tidak dapat disediakan buat masa ini. Sila cuba lagi.';

/** Ends an archive that could not be built, with a message for its owner (design law 7). */
export async function failStep({ table, now }: StepServices, event: unknown): Promise<{ ok: true }> {
  const { error, ...own } = failSchema.parse(event);
  log.warn('An archive of own data failed', { id: own.id, error: error.Error });
  await endOwnData(table, own, { status: 'failed', errorMessage: failedText, bytes: null }, now());
  return { ok: true };
}

const accountSchema = z.object({ sub: subSchema });
/** `isLast`: the sign-in has forgotten the person, and nothing is in work any longer. */
const deletionSchema = accountSchema.extend({ isLast: z.boolean().default(false) });
const stepMilliseconds = 60_000;

/** Continues the deletion of an account for a minute. */
export async function removeStep(services: StepServices, event: unknown): Promise<{ done: boolean }> {
  const { sub, isLast } = deletionSchema.parse(event);
  const until = services.now().getTime() + stepMilliseconds;
  const done = await deleteAll(services, sub, () => services.now().getTime() < until);
  if (done && isLast) await endDeletion(services.table, sub, services.now());
  return { done };
}

/** Removes the person from the sign-in. */
export async function removePersonStep(known: People, event: unknown): Promise<{ ok: true }> {
  await known.remove(accountSchema.parse(event).sub);
  return { ok: true };
}

/** The Lambdas, by the names in `lib/functions`. */
export const buildOwnData = (event: unknown) => exportStep(stepServices(), event);
export const fail = (event: unknown) => failStep(stepServices(), event);
export const removeData = (event: unknown) => removeStep(stepServices(), event);
export const removePerson = (event: unknown) => removePersonStep(people(), event);
