import type { Files } from '../platform/storage/files.ts';
import { ReadError, type ReadFault } from './fault.ts';

/** The tag by which GuardDuty Malware Protection for S3 says what it has found in an object. */
export const scanTag = 'GuardDutyMalwareScanStatus';

/** Every verdict but the good one; an unknown one counts as a scan that failed. */
const faults = new Map<string, ReadFault>([
  ['THREATS_FOUND', 'malware'],
  ['UNSUPPORTED', 'not_scannable'],
  ['ACCESS_DENIED', 'scan_failed'],
  ['FAILED', 'scan_failed'],
]);

/** Seconds, from the beginning of an attempt, for which the scanner is waited for. */
const patience = 240;

type Tags = Pick<Files, 'tagOf'>;

/**
 * Lets only uploads pass in which the scanner has found nothing.
 * @throws {ReadError} for every other verdict, and for none
 */
export async function assertClean(files: Tags, key: string): Promise<void> {
  if (!(await isScanned(files, key))) throw new ReadError('scan_overdue');
}

/**
 * Whether an upload may be read yet.
 * @param waited seconds since the attempt began
 * @returns 0 for a clean upload; while there is no verdict, the seconds after which to ask again: soon at first, later seldom
 * @throws {ReadError} for every other verdict, and for none when there has been waiting enough; of `malware` the caller takes the upload away
 */
export async function secondsToScan(files: Tags, key: string, waited: number): Promise<number> {
  if (await isScanned(files, key)) return 0;
  if (waited >= patience) throw new ReadError('scan_overdue');
  return Math.min(20, Math.max(2, Math.ceil(waited / 2)));
}

/** @returns false while there is no verdict @throws {ReadError} for every verdict but the good one */
async function isScanned(files: Tags, key: string): Promise<boolean> {
  const verdict = await files.tagOf(key, scanTag);
  if (verdict !== null && verdict !== 'NO_THREATS_FOUND') throw new ReadError(faults.get(verdict) ?? 'scan_failed');
  return verdict !== null;
}
