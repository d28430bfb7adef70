import { scanTag } from '../../../lambdas/documents/malwareScan.ts';
import type { ObjectStore, StoredObject } from './objects.ts';

/**
 * The harmless text by which virus scanners are tried out (https://www.eicar.org). In two parts, since a scanner on this machine would
 * take the whole for a virus.
 */
const testVirus = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/**
 * Does the work of GuardDuty Malware Protection, which knows the test virus only: gives the object its tag when its time has come.
 * Called when the tags are asked for, so that uploads from before a restart are scanned too.
 * @param delayMs from an object's arrival to its verdict
 */
export async function scanned(store: ObjectStore, object: StoredObject, delayMs: number): Promise<void> {
  const isDue = object.key.startsWith('uploads/') && Date.now() >= object.modifiedAt + delayMs;
  if (!isDue || object.tags[scanTag] !== undefined) return;
  const opened = await store.open(object.key);
  if (opened === undefined) return;
  try {
    // An upload is of 20 MB at the most.
    const isInfected = (await opened.file.readFile()).includes(testVirus);
    const verdict = isInfected ? 'THREATS_FOUND' : 'NO_THREATS_FOUND';
    await store.tag(opened.object, { ...opened.object.tags, [scanTag]: verdict });
  } finally {
    await opened.file.close();
  }
}
