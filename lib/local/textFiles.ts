import { createHash, randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isNativeError } from 'node:util/types';
import type * as z from 'zod';
import { StartFault } from './settings.ts';

/** The text of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/** What a file of the data folder says. @throws {StartFault} when it is damaged */
export function parseFile<S extends z.ZodType>(path: string, text: string, schema: S): z.output<S> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new StartFault(`${path} is damaged; delete this file to go on without it.`, { cause });
  }
}

/** What a folder's JSON files say; none when there is no such folder. @throws {StartFault} naming one that is damaged */
export async function readJsonFiles<S extends z.ZodType>(folder: string, schema: S): Promise<z.output<S>[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  const read = names
    .filter((name) => name.endsWith('.json'))
    .map(async (name) => {
      const path = join(folder, name);
      const text = await readIfThere(path);
      return text === undefined ? [] : [parseFile(path, text, schema)];
    });
  return (await Promise.all(read)).flat();
}

/**
 * Values by key, a JSON file each, replaced as a whole. A file is named by the hash of its key, so that no key can leave the folder, be too
 * long, clash where file names ignore case, or name a removed user.
 */
export function keptIn<S extends z.ZodType>(folder: string, schema: S) {
  const fileOf = (key: string) => join(folder, `${createHash('sha256').update(key).digest('hex')}.json`);
  return {
    all: () => readJsonFiles(folder, schema),
    async get(key: string): Promise<z.output<S> | undefined> {
      const text = await readIfThere(fileOf(key));
      return text === undefined ? undefined : parseFile(fileOf(key), text, schema);
    },
    put: (key: string, value: z.output<S>): Promise<void> => replaceFile(fileOf(key), JSON.stringify(value)),
    remove: (key: string): Promise<void> => rm(fileOf(key), { force: true }),
    /** Removes what writes left that were cut short by a crash. Only for a folder that no other process writes to. */
    async tidy(): Promise<void> {
      await mkdir(folder, { recursive: true });
      for (const name of await readdir(folder)) if (name.endsWith('.tmp')) await rm(join(folder, name));
    },
  };
}

/** Writes a file as a whole: whoever reads it, also after a crash, finds the old text or the new one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeBeside(path, text), path);
  await syncFolder(dirname(path));
}

/** Writes a file unless there is one already, and returns the text that is there in the end. */
export async function createFile(path: string, text: string): Promise<string> {
  const temporary = await writeBeside(path, text);
  try {
    await link(temporary, path);
    return text;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return await readFile(path, 'utf8');
    throw error;
  } finally {
    await rm(temporary);
  }
}

async function writeBeside(path: string, text: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.${randomUUID()}.tmp`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  return temporary;
}

/** Makes a rename itself durable. Windows cannot open a folder and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** The system's word for what went wrong, such as `ENOENT`. */
export const codeOf = (error: unknown): unknown => isNativeError(error) && 'code' in error && error.code;
