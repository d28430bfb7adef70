import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'own-data-';
const ofProcess = new RegExp(`^${prefix}(\\d+)-`);

/** Folders of this process: on a laptop two archives may be built in it at once. */
const inUse = new Set<string>();

/**
 * Lends a folder of this machine to the building of one archive. What an earlier run has left behind goes first: a function that is
 * ended at its time limit removes nothing, and its disk is given to the next run, where nobody's data must lie nor take the room.
 */
export async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  await removeForgotten();
  const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
  inUse.add(folder);
  try {
    return await use(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    inUse.delete(folder);
  }
}

async function removeForgotten(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(ofProcess.exec(name)?.[1]);
    const folder = join(tmpdir(), name);
    if (Number.isNaN(pid) || inUse.has(folder) || (pid !== process.pid && isAlive(pid))) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Any other error means: there is one, and it is somebody else's.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}
