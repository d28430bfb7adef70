import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isNativeError } from 'node:util/types';

/** The text of a file, or undefined when there is none. */
export async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** The names of a folder's files; none when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  }
}

/** Writes a file as a whole: another process, or one killed half-way, sees the old text or the new. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeBeside(path, text), path);
}

/** Writes a file unless there is one already, and returns the text that is there in the end. */
export async function createFile(path: string, text: string): Promise<string> {
  const temporary = await writeBeside(path, text);
  try {
    await link(temporary, path);
    return text;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return await readFile(path, 'utf8');
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

function isCode(error: unknown, code: string): boolean {
  return isNativeError(error) && 'code' in error && error.code === code;
}
