import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartFault } from './settings.ts';

/** Grows when what is kept in a data folder changes, so that an older folder cannot be read any more. */
const format = '3';

/** Folders that every version has kept its data in. */
const parts = ['dynamodb', 's3', 'stepfunctions'];

/**
 * Makes the data folder, or sees that what is kept there is of this version.
 * @throws {StartFault} when it cannot be written or read
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.R_OK);
  } catch {
    throw new StartFault(`The data folder ${folder} cannot be written. Choose another with DATA_DIR.`);
  }
  const file = join(folder, 'format');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
  if (found === format) return;
  if (found !== null || parts.some((part) => existsSync(join(folder, part))))
    throw new StartFault(
      `The data folder ${folder} was written by another version of this suite: move it away, or choose another with DATA_DIR.`,
    );
  writeFileSync(file, format);
}

/** Level by level: Node's own recursive form never ends where the system takes no folders, as below /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
