import type { FileHandle } from 'node:fs/promises';
import { scanTag } from '../../../lambdas/documents/scan.ts';
import type { ObjectStore, StoredObject } from './objects.ts';

export interface ScanOptions {
  /** Objects below this are scanned. */
  prefix: string;
  /** How long after its arrival an object's verdict is there, in milliseconds. */
  delayMs?: number;
}

/**
 * The harmless text by which virus scanners are tried out (https://www.eicar.org). In two parts, since a scanner on this machine would
 * take the whole for a virus.
 */
const testVirus = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/**
 * Stands for GuardDuty Malware Protection: objects below a prefix bear its tag. What it finds is the test virus. An object is looked at
 * when its tags are asked for first, so those that were there before the scanner are scanned too.
 */
export class Scanner {
  readonly #store: ObjectStore;
  readonly #options: ScanOptions;
  readonly #now: () => number;

  constructor(store: ObjectStore, options: ScanOptions, now: () => number) {
    this.#store = store;
    this.#options = options;
    this.#now = now;
  }

  /** Tags the object if its time has come and nobody has. */
  async look(bucket: string, key: string): Promise<void> {
    if (!key.startsWith(this.#options.prefix)) return;
    const found = await this.#store.read(bucket, key);
    if (!found) return;
    const { object, file } = found;
    try {
      if (object.tags?.[scanTag] !== undefined || this.#now() < this.#due(object)) return;
      const verdict = (await holdsVirus(file, object.size)) ? 'THREATS_FOUND' : 'NO_THREATS_FOUND';
      await this.#store.tag(bucket, key, { ...object.tags, [scanTag]: verdict }, object);
    } finally {
      await file.close();
    }
  }

  #due({ modifiedAt }: StoredObject): number {
    return modifiedAt + (this.#options.delayMs ?? 0);
  }
}

const pieceBytes = 64 * 1024;

/** @param size of the object, after which the store's own description follows */
async function holdsVirus(file: FileHandle, size: number): Promise<boolean> {
  const piece = Buffer.alloc(pieceBytes);
  // Pieces overlap by what may be the beginning of it.
  const step = pieceBytes - testVirus.length;
  for (let at = 0; at < size; at += step) {
    const { bytesRead } = await file.read(piece, 0, Math.min(pieceBytes, size - at), at);
    if (piece.subarray(0, bytesRead).includes(testVirus)) return true;
  }
  return false;
}
