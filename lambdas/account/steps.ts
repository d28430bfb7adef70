import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod';
import { stepServices, type StepServices } from '../platform/stages/services.ts';
import type { Files } from '../platform/storage/files.ts';
import { objectKeys } from '../platform/storage/keys.ts';
import type { People } from '../platform/users/userPool.ts';
import { deleteAll, endDeletion } from './accountDeletion.ts';
import { writeArchive } from './archive.ts';
import { isWanted } from './ownData.ts';
import { people } from './services.ts';

/** Used in object keys and in Cognito's filter: letters, digits and hyphens only. */
const subSchema = z.string().regex(/^[\w-]+$/);
const ownDataSchema = z.object({ sub: subSchema, id: z.string().regex(/^\w+$/) });

/** Builds the archive of a user's own data. Safe to repeat: the same file is written again. */
export async function exportStep(services: StepServices, event: unknown): Promise<{ ok: true }> {
  const { table, files } = services;
  const own = ownDataSchema.parse(event);
  if (!(await isWanted(table, own))) return { ok: true };
  const key = objectKeys.ownData(own.sub, own.id);
  await withFile(async (file) => {
    await writeArchive(services, own.sub, file);
    await files.putFile(key, file, 'application/zip');
  });
  if (await isWanted(table, own)) await removeEarlier(files, own.sub, key);
  // Withdrawn meanwhile.
  else await files.removeAll([key]);
  return { ok: true };
}

/** Lends a file of this machine's disk. It has no name, so that its room is free once it is closed, also by a process that is killed. */
async function withFile(use: (file: FileHandle) => Promise<void>): Promise<void> {
  const path = join(tmpdir(), randomUUID());
  const file = await open(path, 'wx+');
  try {
    await rm(path);
    await use(file);
  } finally {
    await file.close();
  }
}

/** An archive is removed at the latest when the next one is ready. */
async function removeEarlier(files: Files, sub: string, kept: string): Promise<void> {
  for await (const page of files.list(objectKeys.ownDataOf(sub)))
    await files.removeAll(page.flatMap(({ key }) => (key === kept ? [] : [key])));
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
export const removeData = (event: unknown) => removeStep(stepServices(), event);
export const removePerson = (event: unknown) => removePersonStep(people(), event);
