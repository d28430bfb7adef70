import type { FileHandle } from 'node:fs/promises';
import { scanTag } from '../../../lambdas/documents/scan.ts';
import type { ObjectStore, StoredObject } from './objects.ts';

export interface ScanOptions {
  /** Objects below this are scanned. */
  prefix: string;
  /** Milliseconds from an object's arrival to its verdict. */
  delayMs?: number;
  /** Epoch milliseconds. */
  now?: () => number;
}

/**
 * The harmless text by which virus scanners are tried out (https://www.eicar.org). In two parts, since a scanner on this machine would
 * take the whole for a virus.
 */
const testVirus = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/**
 * Does the work of GuardDuty Malware Protection, which knows the test virus only: gives the object its tag when its time has come.
 * Called when the tags are asked for, so that uploads from before a restart are scanned too.
 */
export async function scanned(
  store: ObjectStore,
  object: StoredObject,
  { prefix, delayMs = 0, now = Date.now }: ScanOptions,
): Promise<void> {
  const isDue = object.key.startsWith(prefix) && now() >= object.modifiedAt + delayMs;
  if (!isDue || object.tags[scanTag] !== undefined) return;
  const opened = await store.open(object.key);
  if (opened === undefined) return;
  try {
    const verdict = (await holdsVirus(opened.file, opened.object.size)) ? 'THREATS_FOUND' : 'NO_THREATS_FOUND';
    await store.tag(opened.object, { ...opened.object.tags, [scanTag]: verdict });
  } finally {
    await opened.file.close();
  }
}

const pieceBytes = 64 * 1024;

async function holdsVirus(file: FileHandle, size: number): Promise<boolean> {
  const piece = Buffer.alloc(pieceBytes);
  // Pieces overlap, so that none cuts the text in two.
  const step = pieceBytes - testVirus.length;
  for (let at = 0; at < size; at += step) {
    const { bytesRead } = await file.read(piece, 0, pieceBytes, at);
    if (piece.subarray(0, bytesRead).includes(testVirus)) return true;
  }
  return false;
}
