import { removedDays } from '../../shared/account/retention.ts';
import { keys, objectKeys } from '../platform/storage/keys.ts';
import { removeProfile } from '../platform/users/profileRemoval.ts';
import { profileOf } from '../platform/users/profiles.ts';
import { keepQuota } from '../platform/users/quota.ts';
import { finishAllRemovals, removeSession, type RemovalServices } from '../platform/jobs/sessionRemoval.ts';
import { sessionRowSchema } from '../platform/jobs/sessions.ts';
import { type Condition, ConditionFailed, type Table } from '../platform/storage/table.ts';
import { days, secondsAfter } from '../platform/time.ts';
import type { AccountServices } from './services.ts';

/**
 * Refuses from now on every token of the account. No time to live: should the removal die, nobody may sign in under this sub again before
 * it has been brought to its end (README, _Dashboard and alarms_).
 */
const mark = (table: Table, sub: string, now: Date, only: Condition = {}): Promise<void> =>
  table.transact([{ put: { ...keys.removedAccount(sub), removedAt: now.toISOString() }, ...only }]);

/** Lets the mark of an account that is wholly gone go too, once every token of it has run out. */
export const endRemoval = (table: Table, sub: string, now: Date): Promise<void> =>
  table.change({ key: keys.removedAccount(sub), set: { expiresAt: secondsAfter(now, days(removedDays)) } });

/** Executions of one account's removal; a second follows only on one that died. */
const attemptsAtMost = 20;

/**
 * Begins the removal of an account. The execution comes first, and marks the account too: whoever is cut short in between has either
 * asked for nothing yet or has an account that goes. From the return on every token of the account is refused.
 */
export async function askRemoval({ table, jobs, now }: AccountServices, sub: string): Promise<void> {
  for (let attempt = 1; attempt <= attemptsAtMost; attempt++) {
    const name = `removal-${sub}-${attempt}`;
    const state = await jobs.stateOf(name);
    // Of two clicks at once both come here: the same name again is the same execution.
    if (state === 'missing') await jobs.start(name, { job: 'removal', sub });
    if (state === 'missing' || state === 'running') break;
  }
  try {
    await mark(table, sub, now(), { if: 'attribute_not_exists(PK)' });
  } catch (error) {
    // It stands already, perhaps with the end of its life.
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

const sessionsAtOnce = 20;
const rowsAtOnce = 16;

/**
 * Goes on with the removal of all that is a user's, but for the mark: sessions with what they counted, every other row, every object,
 * then the profile. Safe to repeat, and to be cut short at any point.
 * @param hasTime asked now and then
 * @returns whether nothing is left
 * @throws {SessionsStay}
 */
export async function removeAll(services: RemovalServices, sub: string, hasTime: () => boolean): Promise<boolean> {
  await mark(services.table, sub, services.now());
  while (hasTime()) {
    if (!(await removeSessions(services, sub, hasTime))) return false;
    await finishAllRemovals(services, sub);
    await keepCount(services, sub);
    await removeRows(services.table, sub);
    for (const prefix of objectKeys.allOf(sub)) await services.files.removeBelow(prefix);
    // A request that was let in before the mark may have begun another session.
    if (await removeProfile(services.table, sub)) return true;
  }
  return false;
}

/** Sessions that cannot be removed although they are looked at anew: the pipeline tries again later, and at last calls an operator. */
class SessionsStay extends Error {
  override name = 'SessionsStay';
}
const looksAtMost = 3;

/**
 * Sessions one by one, each as its owner would delete it, so that all counters stay true; what works on one finds it gone.
 * @throws {SessionsStay} when all that are left keep refusing
 */
async function removeSessions(services: RemovalServices, sub: string, hasTime: () => boolean): Promise<boolean> {
  let looksInVain = 0;
  while (looksInVain < looksAtMost) {
    const { items } = await services.table.query(keys.allSessionsOf(sub), sessionRowSchema, { limit: sessionsAtOnce });
    if (items.length === 0) return true;
    looksInVain += 1;
    for (const row of items) {
      if (!hasTime()) return false;
      // One that has just changed is looked at again.
      if (await removeSession(services, row)) looksInVain = 0;
    }
  }
  throw new SessionsStay('The sessions that are left refuse to be removed');
}

/** Nobody gets round the day's limit by removing the account. */
async function keepCount({ table, now }: RemovalServices, sub: string): Promise<void> {
  const { email } = await profileOf(table, sub);
  if (email !== undefined) await keepQuota(table, { sub, email }, now());
}

/** All rows but the mark and the profile, which goes last. */
async function removeRows(table: Table, sub: string): Promise<void> {
  const kept = [keys.profile(sub).SK, keys.removedAccount(sub).SK];
  // A session begun in this moment, or what remains of one, is left to the next round: what they alone name goes with them.
  const prefixes = [keys.allSessionsOf(sub).prefix, keys.allRemainsOf(sub).prefix];
  const found = (await table.keysBelow(keys.allOf(sub))).filter(
    ({ SK }) => !kept.includes(SK) && !prefixes.some((prefix) => SK.startsWith(prefix)),
  );
  for (let i = 0; i < found.length; i += rowsAtOnce)
    await Promise.all(found.slice(i, i + rowsAtOnce).map((key) => table.remove(key)));
}
