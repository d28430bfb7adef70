import type { Files } from '../files.ts';
import { ReadError, type ReadFault } from './fault.ts';

/** The tag by which GuardDuty Malware Protection for S3 says what it has found in an object. */
const scanTag = 'GuardDutyMalwareScanStatus';

/** Every verdict but the good one; an unknown one counts as a scan that failed. */
const faults = new Map<string, ReadFault>([
  ['THREATS_FOUND', 'malware'],
  ['UNSUPPORTED', 'not_scannable'],
  ['ACCESS_DENIED', 'scan_failed'],
  ['FAILED', 'scan_failed'],
]);

/** The scanner has not come to an upload yet. The pipelines wait for it by this name (`lib/pipelines`). */
export class ScanPending extends Error {
  override name = 'ScanPending';
}

/**
 * Lets only uploads pass in which the scanner has found nothing.
 * @param isOverdue whether there has been waiting enough: a verdict that is not there is a refusal then
 * @throws {ScanPending} while there is no verdict
 * @throws {ReadError} for every other verdict; of `malware` the caller takes the upload away
 */
export async function assertClean(files: Pick<Files, 'tagOf'>, key: string, isOverdue: boolean): Promise<void> {
  const verdict = await files.tagOf(key, scanTag);
  if (verdict === 'NO_THREATS_FOUND') return;
  if (verdict !== null) throw new ReadError(faults.get(verdict) ?? 'scan_failed');
  throw isOverdue ? new ReadError('scan_overdue') : new ScanPending();
}
