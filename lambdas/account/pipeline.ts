import { join } from 'node:path';
import * as z from 'zod';
import type { Files } from '../platform/storage/files.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import { log } from '../platform/log/logger.ts';
import type { People } from '../platform/users/userPool.ts';
import { caughtSchema } from '../platform/jobs/stepInput.ts';
import { finishServices, type FinishServices } from '../platform/jobs/stepServices.ts';
import { withFolder } from './archive/folder.ts';
import { writeArchive } from './archive/write.ts';
import { endOwnData, isKept, isWanted } from './ownData.ts';
import { endRemoval, removeAll } from './removal.ts';
import { people } from './services.ts';

/** It stands in object keys and in Cognito's filter: letters, digits and hyphens only. */
const subSchema = z.string().regex(/^[\w-]+$/);
const ownDataSchema = z.object({ sub: subSchema, id: z.string().regex(/^\w+$/) });

/** Builds the archive of a user's own data. Safe to repeat: the same file is written again. */
export async function exportStep(services: FinishServices, event: unknown): Promise<{ ok: true }> {
  const { table, files, now } = services;
  const own = ownDataSchema.parse(event);
  if (!(await isWanted(table, own))) return { ok: true };
  const key = objectKeys.ownData(own.sub, own.id);
  const bytes = await withFolder(async (folder) => {
    const path = join(folder, 'data.zip');
    const written = await writeArchive(services, own.sub, path);
    await files.putFile(key, path, 'application/zip');
    return written;
  });
  if (await endOwnData(table, own, { status: 'completed', errorMessage: null, bytes }, now()))
    await removeEarlier(files, own.sub, key);
  // The same step may run twice at once: what the other run has ended stays; of what nobody wants any more nothing does.
  else if (!(await isKept(table, own))) await files.removeAll([key]);
  return { ok: true };
}

/** An archive goes at the latest with the next one. */
async function removeEarlier(files: Files, sub: string, kept: string): Promise<void> {
  for await (const page of files.list(objectKeys.ownDataOf(sub)))
    await files.removeAll(page.flatMap(({ key }) => (key === kept ? [] : [key])));
}

const failSchema = ownDataSchema.extend({ error: caughtSchema });
const failedText = 'Data anda tidak dapat disediakan buat masa ini. Sila cuba lagi.';

/** The end of an archive that could not be built (design law 7). */
export async function failStep(
  { table, now }: Pick<FinishServices, 'table' | 'now'>,
  event: unknown,
): Promise<{ ok: true }> {
  const { error, ...own } = failSchema.parse(event);
  log.warn('An archive of own data failed', { id: own.id, error: error.Error });
  await endOwnData(table, own, { status: 'failed', errorMessage: failedText, bytes: null }, now());
  return { ok: true };
}

const accountSchema = z.object({ sub: subSchema });
/** `isLast`: the sign-in has forgotten the person, and nothing is under way any more. */
const removalSchema = accountSchema.extend({ isLast: z.boolean().default(false) });
const stepMilliseconds = 60_000;

/** Goes on with the removal of an account for a minute. */
export async function removeStep(services: FinishServices, event: unknown): Promise<{ done: boolean }> {
  const { sub, isLast } = removalSchema.parse(event);
  const until = services.now().getTime() + stepMilliseconds;
  const done = await removeAll(services, sub, () => services.now().getTime() < until);
  if (done && isLast) await endRemoval(services.table, sub, services.now());
  return { done };
}

/** Makes the sign-in forget the person. */
export async function removePersonStep(known: People, event: unknown): Promise<{ ok: true }> {
  await known.remove(accountSchema.parse(event).sub);
  return { ok: true };
}

/** The Lambdas. */
export const buildOwnData = (event: unknown) => exportStep(finishServices(), event);
export const fail = (event: unknown) => failStep(finishServices(), event);
export const removeData = (event: unknown) => removeStep(finishServices(), event);
export const removePerson = (event: unknown) => removePersonStep(people(), event);
