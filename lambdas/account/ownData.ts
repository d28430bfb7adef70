import type { OwnData } from '../../shared/account/api.ts';
import { ownDataPauseHours } from '../../shared/account/retention.ts';
import { AppError } from '../../shared/errors.ts';
import type { Files } from '../platform/storage/files.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import { ended, type OwnDataRow, rowOf } from '../platform/users/ownData.ts';
import { ConditionFailed, type Table } from '../platform/storage/table.ts';
import { days, malaysianDay, secondsAfter } from '../platform/time.ts';
import type { AccountServices } from './services.ts';

export interface OwnDataId {
  sub: string;
  id: string;
}

/** How long an address that leads to the archive is good. */
const addressSeconds = 300;
/** Work is looked after when nothing was heard of it for this long. */
const silence = 15_000;
const stoppedText = 'Penyediaan data anda terhenti sebelum selesai. Sila cuba lagi.';

/** The deterministic name of an archive's execution. */
const executionName = ({ sub, id }: OwnDataId): string => `data-${sub}-${id}`;

/** Whether this archive is still to be built. */
export async function isWanted(table: Table, { sub, id }: OwnDataId): Promise<boolean> {
  const row = await rowOf(table, sub);
  return row?.id === id && row.status === 'processing';
}

/** Whether this archive was built. */
export async function isKept(table: Table, { sub, id }: OwnDataId): Promise<boolean> {
  const row = await rowOf(table, sub);
  return row?.id === id && row.status === 'completed';
}

type Looks = Pick<AccountServices, 'table' | 'jobs' | 'now'>;

const begin = ({ jobs }: Pick<Looks, 'jobs'>, own: OwnDataId): Promise<void> =>
  jobs.start(executionName(own), { job: 'export', sub: own.sub, id: own.id });

/** A row that was read, as it truly stands (design law 7); null when there is none or its day is over. */
async function current(services: Looks, sub: string, row: OwnDataRow | null): Promise<OwnDataRow | null> {
  const { table, jobs, now } = services;
  if (row === null || row.expiresAt <= secondsAfter(now(), 0)) return null;
  if (row.status !== 'processing' || now().getTime() - Date.parse(row.updatedAt) < silence) return row;
  const own = { sub, id: row.id };
  const state = await jobs.stateOf(executionName(own));
  if (state === 'running') return row;
  if (state === 'missing') {
    await begin(services, own);
    return row;
  }
  await endOwnData(table, own, { status: 'failed', errorMessage: stoppedText, bytes: null }, now());
  return rowOf(table, sub);
}

/** Ends the building of an archive. @returns false when it was ended before, or is not wanted any more. */
export async function endOwnData(
  table: Table,
  { sub, id }: OwnDataId,
  end: Pick<OwnDataRow, 'status' | 'errorMessage' | 'bytes'>,
  now: Date,
): Promise<boolean> {
  try {
    await table.change({
      key: keys.ownData(sub),
      set: ended(end, now),
      if: '#id = :id AND #status = :processing',
      names: { '#id': 'id', '#status': 'status' },
      values: { ':id': id, ':processing': 'processing' },
    });
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

const timeOfDay = new Intl.DateTimeFormat('ms-MY', { timeStyle: 'short', timeZone: 'Asia/Kuala_Lumpur' });

/** @throws {AppError} quota when the archive that is ready was asked for a moment ago: a script could keep a function at work for ever. */
function assertPaused({ status, startedAt }: OwnDataRow, now: Date): void {
  const next = Date.parse(startedAt) + ownDataPauseHours * 3_600_000;
  if (status !== 'completed' || next <= now.getTime()) return;
  // The whole minute in which it is surely allowed.
  const from = timeOfDay.format(Math.ceil(next / 60_000) * 60_000);
  throw new AppError(
    'quota',
    `Salinan data anda sudah disediakan dalam sejam yang lalu dan masih boleh dimuat turun. Salinan baharu boleh diminta mulai ${from}.`,
  );
}

/**
 * Has the archive built; one that is being built is the answer to every further wish, one that is built gives place to a new one.
 * @throws {AppError} quota within the hour of one that is ready
 */
export async function startOwnData(services: AccountServices, sub: string): Promise<OwnData> {
  const { table, now, newId } = services;
  const found = await rowOf(table, sub);
  const standing = await current(services, sub, found);
  if (standing?.status === 'processing') return stateOf(services, sub, standing);
  const at = now();
  if (standing !== null) assertPaused(standing, at);
  const earlier = standing ?? found;
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
  try {
    await table.transact([
      {
        put: { ...keys.ownData(sub), ...row },
        ...(earlier === null
          ? { if: 'attribute_not_exists(PK)' }
          : { if: '#id = :id', names: { '#id': 'id' }, values: { ':id': earlier.id } }),
      },
    ]);
  } catch (error) {
    // Another click came first, or a session was deleted and the archive that held it withdrawn.
    if (error instanceof ConditionFailed) return startOwnData(services, sub);
    throw error;
  }
  await begin(services, { sub, id: row.id });
  return stateOf(services, sub, row);
}

/** How the archive stands, as the page is told. */
export const ownDataState = async (services: Looks & { files: Files }, sub: string): Promise<OwnData> =>
  stateOf(services, sub, await current(services, sub, await rowOf(services.table, sub)));

async function stateOf({ files }: { files: Files }, sub: string, row: OwnDataRow | null): Promise<OwnData> {
  if (row === null)
    return { status: 'none', startedAt: null, errorMessage: null, downloadUrl: '', filename: '', bytes: null };
  const { status, startedAt, errorMessage, bytes, id } = row;
  const filename = `Data_Saya_${malaysianDay(new Date(startedAt)).replaceAll('-', '')}.zip`;
  const downloadUrl =
    status === 'completed' ? await files.downloadUrl(objectKeys.ownData(sub, id), filename, addressSeconds) : '';
  return { status, startedAt, errorMessage, downloadUrl, filename, bytes };
}
