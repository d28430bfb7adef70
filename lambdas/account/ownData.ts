import * as z from 'zod';
import type { OwnData } from '../../shared/account/api.ts';
import { ownDataHours, ownDataPauseHours } from '../../shared/account/retention.ts';
import { AppError } from '../../shared/errors.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import { succeeds, type Table } from '../platform/storage/table.ts';
import { all, is, isAbsent } from '../platform/storage/writes.ts';
import { days, malaysianDay, secondsAfter } from '../platform/time.ts';
import type { AccountServices } from './services.ts';

/**
 * The archive of a user's own data: one at a time, with an id of its own; it expires a day after it was ended. The removal of a session
 * takes it away, since it holds the session (`platform/jobs/sessionRemoval.ts`).
 */
const rowSchema = z.object({
  id: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  errorMessage: z.string().nullable(),
  bytes: z.int().nonnegative().nullable(),
  expiresAt: z.number(),
});
type OwnDataRow = z.infer<typeof rowSchema>;

const rowOf = (table: Table, sub: string): Promise<OwnDataRow | null> => table.get(keys.ownData(sub), rowSchema);

interface OwnDataId {
  sub: string;
  id: string;
}

/** How long an address of the archive is good. */
const addressSeconds = 300;
/** An archive of which nothing was heard for this long is looked after. */
const silence = 15_000;
const interruptedText = 'Penyediaan data anda terhenti sebelum selesai. Sila cuba lagi.';

/** The deterministic name of an archive's execution. */
const executionName = ({ sub, id }: OwnDataId): string => `data-${sub}-${id}`;

/** The status of this very archive; null when it was withdrawn or replaced. */
export async function statusOf(table: Table, { sub, id }: OwnDataId): Promise<OwnDataRow['status'] | null> {
  const row = await rowOf(table, sub);
  return row?.id === id ? row.status : null;
}

const begin = ({ jobs }: AccountServices, own: OwnDataId): Promise<void> =>
  jobs.start(executionName(own), { job: 'export', sub: own.sub, id: own.id });

/**
 * The archive's row after healing (design law 7): one whose execution was never started is started, one whose execution died is failed.
 * Null when there is none or it has expired.
 */
async function healed(services: AccountServices, sub: string, row: OwnDataRow | null): Promise<OwnDataRow | null> {
  const { table, jobs, now } = services;
  if (row === null || row.expiresAt <= secondsAfter(now(), 0)) return null;
  if (row.status !== 'processing' || now().getTime() - Date.parse(row.updatedAt) < silence) return row;
  const own = { sub, id: row.id };
  const state = await jobs.stateOf(executionName(own));
  if (state === 'missing') await begin(services, own);
  if (state === 'missing' || state === 'running') return row;
  await endOwnData(table, own, { status: 'failed', errorMessage: interruptedText, bytes: null }, now());
  return rowOf(table, sub);
}

/** Ends the building of an archive. @returns false when it has ended before, or was withdrawn */
export const endOwnData = (
  table: Table,
  { sub, id }: OwnDataId,
  end: Pick<OwnDataRow, 'status' | 'errorMessage' | 'bytes'>,
  now: Date,
): Promise<boolean> =>
  succeeds(
    table.change({
      key: keys.ownData(sub),
      set: { ...end, updatedAt: now.toISOString(), expiresAt: secondsAfter(now, ownDataHours * 3600) },
      if: all(is('id', id), is('status', 'processing')),
    }),
  );

const timeOfDay = new Intl.DateTimeFormat('ms-MY', { timeStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' });

/** @throws {AppError} quota within the hour of an archive that is ready */
function assertPaused({ status, startedAt }: OwnDataRow, now: Date): void {
  const next = Date.parse(startedAt) + ownDataPauseHours * 3_600_000;
  if (status !== 'completed' || next <= now.getTime()) return;
  // Rounded up to the minute from which it is certainly allowed.
  const from = timeOfDay.format(Math.ceil(next / 60_000) * 60_000);
  throw new AppError(
    'quota',
    `Salinan data anda sudah disediakan dalam sejam yang lalu dan masih boleh dimuat turun. Salinan baharu boleh diminta mulai ${from}.`,
  );
}

/**
 * Has the archive built. While one is being built, further requests return that one; one that is ready is replaced.
 * @throws {AppError} quota within the hour of one that is ready
 */
export async function startOwnData(services: AccountServices, sub: string): Promise<OwnData> {
  const { table, now, newId } = services;
  const found = await rowOf(table, sub);
  const current = await healed(services, sub, found);
  if (current?.status === 'processing') return replyOf(services, sub, current);
  const at = now();
  if (current !== null) assertPaused(current, at);
  const earlier = current ?? found;
  const row: OwnDataRow = {
    id: newId(),
    status: 'processing',
    startedAt: at.toISOString(),
    updatedAt: at.toISOString(),
    errorMessage: null,
    bytes: null,
    // Far beyond the time that its execution may take.
    expiresAt: secondsAfter(at, days(2)),
  };
  const only = earlier === null ? isAbsent() : is('id', earlier.id);
  // Else another click came first, or the earlier archive was withdrawn because a session was deleted.
  if (!(await succeeds(table.transact([{ put: { ...keys.ownData(sub), ...row }, if: only }]))))
    return startOwnData(services, sub);
  await begin(services, { sub, id: row.id });
  return replyOf(services, sub, row);
}

/** The archive's state, as the page is told. */
export const ownDataState = async (services: AccountServices, sub: string): Promise<OwnData> =>
  replyOf(services, sub, await healed(services, sub, await rowOf(services.table, sub)));

async function replyOf({ files }: AccountServices, sub: string, row: OwnDataRow | null): Promise<OwnData> {
  if (row === null)
    return { status: 'none', startedAt: null, errorMessage: null, downloadUrl: '', filename: '', bytes: null };
  const { status, startedAt, errorMessage, bytes, id } = row;
  const filename = `Data_Saya_${malaysianDay(new Date(startedAt)).replaceAll('-', '')}.zip`;
  const downloadUrl =
    status === 'completed' ? await files.downloadUrl(objectKeys.ownData(sub, id), filename, addressSeconds) : '';
  return { status, startedAt, errorMessage, downloadUrl, filename, bytes };
}
