import { removedDays } from '../../shared/account/retention.ts';
import { finishRemovals, removeSession } from '../platform/jobs/sessionRemoval.ts';
import { sessionRowSchema } from '../platform/jobs/session.ts';
import type { ModuleServices, StepServices } from '../platform/stages/services.ts';
import { endGrants } from '../platform/grants/grants.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import { succeeds, type Table } from '../platform/storage/table.ts';
import { type Condition, isAbsent } from '../platform/storage/writes.ts';
import { days, secondsAfter } from '../platform/time.ts';
import { removeProfile } from '../platform/users/profiles.ts';

/**
 * Refuses every token of the account from now on. Without a time to live: should the deletion die, nobody may sign in under this sub
 * before it has been finished.
 */
const mark = (table: Table, sub: string, now: Date, only?: Condition): Promise<void> =>
  table.transact([{ put: { ...keys.removedAccount(sub), removedAt: now.toISOString() }, if: only }]);

/** Ends a deletion: the mark expires once every token of the account has expired. */
export const endDeletion = (table: Table, sub: string, now: Date): Promise<void> =>
  table.change({ key: keys.removedAccount(sub), set: { expiresAt: secondsAfter(now, days(removedDays)) } });

/**
 * Begins the deletion of an account. The execution is started first, and it marks the account too: a request that is cut short in between
 * has either started nothing or started a deletion that will finish. From the return on every token of the account is refused. There is
 * one execution: it is tried for half a day, and an operator continues one that has died (`lib/aws/OPERATIONS.md`).
 */
export async function startDeletion({ table, jobs, now }: ModuleServices, sub: string): Promise<void> {
  await jobs.start(`removal-${sub}`, { job: 'removal', sub });
  // It fails where it is marked already, perhaps with an expiry.
  await succeeds(mark(table, sub, now(), isAbsent()));
}

const rowsAtOnce = 16;

/**
 * Continues the deletion of everything of a user but the mark: sessions with what they counted, grants, all other rows, all objects, then the
 * profile. Safe to repeat, and to be cut short at any point.
 * @param hasTime asked now and then
 * @returns whether nothing is left
 * @throws when sessions refuse to be removed: the pipeline tries later, and at last an operator is called
 */
export async function deleteAll(services: StepServices, sub: string, hasTime: () => boolean): Promise<boolean> {
  const { table, files, now } = services;
  await mark(table, sub, now());
  while (hasTime()) {
    if (!(await deleteSessions(services, sub, hasTime))) return false;
    await finishRemovals(services, sub);
    await endGrants(table, sub, now());
    await deleteRows(table, sub);
    for (const prefix of objectKeys.allOf(sub)) await files.removeBelow(prefix);
    // A request that was admitted before the mark may have begun another session.
    if (await removeProfile(table, sub)) return true;
  }
  return false;
}

const sessionsAtOnce = 20;
const roundsInVainAtMost = 3;

/**
 * Removes sessions one by one, as their owner would, so that all counters stay true; a job on one finds it gone. One that changes at that
 * moment is read again.
 * @throws when none of those that are left can be removed
 */
async function deleteSessions(services: StepServices, sub: string, hasTime: () => boolean): Promise<boolean> {
  let inVain = 0;
  while (inVain < roundsInVainAtMost) {
    inVain += 1;
    let refused = 0;
    const all = services.table.pages(keys.sessionsOf(sub), sessionRowSchema, { limit: sessionsAtOnce });
    for await (const rows of all)
      for (const row of rows) {
        if (!hasTime()) return false;
        if (await removeSession(services, row)) inVain = 0;
        else refused += 1;
      }
    if (refused === 0) return true;
  }
  throw new Error('The sessions that are left refuse to be removed');
}

/** All rows but the mark, and the profile, which goes last. */
async function deleteRows(table: Table, sub: string): Promise<void> {
  const kept = [keys.profile(sub).SK, keys.removedAccount(sub).SK];
  // Sessions begun a moment ago and unfinished removals are left to the next round, for they name other rows and objects.
  const prefixes = [keys.sessionsOf(sub).prefix, keys.remainsOf(sub).prefix];
  const found = (await table.keysBelow(keys.allOf(sub))).filter(
    ({ SK }) => !kept.includes(SK) && !prefixes.some((prefix) => SK.startsWith(prefix)),
  );
  for (let i = 0; i < found.length; i += rowsAtOnce)
    await Promise.all(found.slice(i, i + rowsAtOnce).map((key) => table.remove(key)));
}
