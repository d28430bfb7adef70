import * as z from 'zod';
import type { OwnData } from '../../shared/account/api.ts';
import { ownDataHours, ownDataPauseHours } from '../../shared/account/retention.ts';
import type { ModuleServices } from '../platform/stages/services.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import { succeeds, type Table } from '../platform/storage/table.ts';
import { is, isAbsent } from '../platform/storage/writes.ts';
import { malaysianDay, secondsAfter } from '../platform/time.ts';

/**
 * The archive of a user's own data: one at a time. Its row says what was asked for and when; its execution and its object say how far it is.
 * The removal of a session takes row and object away, since the archive holds the session (`platform/jobs/sessionRemoval.ts`).
 */
const rowSchema = z.object({ id: z.string(), startedAt: z.iso.datetime(), expiresAt: z.number() });
type OwnDataRow = z.infer<typeof rowSchema>;

const rowOf = (table: Table, sub: string): Promise<OwnDataRow | null> => table.get(keys.ownData(sub), rowSchema);

/** So long an archive stands for further requests. */
const pauseMs = ownDataPauseHours * 3_600_000;
const failedText = 'Data anda tidak dapat disediakan buat masa ini. Sila cuba lagi.';

/** Whether this very archive is wanted: false when it was withdrawn or replaced. */
export const isWanted = async (table: Table, { sub, id }: { sub: string; id: string }): Promise<boolean> =>
  (await rowOf(table, sub))?.id === id;

/** Has the archive built. One that is being built, or was asked for within the hour, is the answer to further requests; an older one is replaced. */
export async function startOwnData(services: ModuleServices, sub: string): Promise<OwnData> {
  const { table, now, newId } = services;
  const earlier = await rowOf(table, sub);
  const current = await stateOf(services, sub, earlier);
  if (current.status === 'processing') return current;
  const at = now();
  const isFresh = current.status === 'completed' && at.getTime() < Date.parse(current.startedAt) + pauseMs;
  if (isFresh) return current;
  const row: OwnDataRow = {
    id: newId(),
    startedAt: at.toISOString(),
    expiresAt: secondsAfter(at, ownDataHours * 3600),
  };
  const only = earlier === null ? isAbsent() : is('id', earlier.id);
  // Else another click came first, or the earlier archive was withdrawn because a session was deleted.
  if (!(await succeeds(table.transact([{ put: { ...keys.ownData(sub), ...row }, if: only }]))))
    return startOwnData(services, sub);
  return stateOf(services, sub, row);
}

/** The archive's state, as the page is told. */
export const ownDataState = async (services: ModuleServices, sub: string): Promise<OwnData> =>
  stateOf(services, sub, await rowOf(services.table, sub));

const nothing = { errorMessage: null, downloadUrl: '', bytes: null } as const;

type State = OwnData & ({ status: 'none' } | { status: 'processing' | 'completed' | 'failed'; startedAt: string });

/** How far the archive of a row is. An execution that was never started is started: the same name again is the same one (design law 7). */
async function stateOf({ files, jobs, now }: ModuleServices, sub: string, row: OwnDataRow | null): Promise<State> {
  if (row === null || row.expiresAt <= secondsAfter(now(), 0)) return { ...nothing, status: 'none', startedAt: null };
  const { id, startedAt } = row;
  const key = objectKeys.ownData(sub, id);
  const execution = `data-${sub}-${id}`;
  // Before the object is looked for, which is there when its execution has succeeded.
  const state = await jobs.stateOf(execution);
  const bytes = await files.sizeOf(key);
  if (bytes !== null) {
    const filename = `Data_Saya_${malaysianDay(new Date(startedAt)).replaceAll('-', '')}.zip`;
    const downloadUrl = await files.downloadUrl(key, filename);
    return { status: 'completed', startedAt, errorMessage: null, downloadUrl, bytes };
  }
  if (state === 'missing') await jobs.start(execution, { job: 'export', sub, id });
  if (state === 'missing' || state === 'running') return { ...nothing, status: 'processing', startedAt };
  return { ...nothing, status: 'failed', startedAt, errorMessage: failedText };
}
