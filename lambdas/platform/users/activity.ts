import { shardOf } from '../statistics/counters.ts';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { is, type Write } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';
import { findProfile } from './profile.ts';

/** The figure of a day: users whose last active day it is. Each user counts on one day only, so sums over days are exact. */
export const activeName = 'active';

/** In rows of their own, so that counting the active users of thirty days does not read all other figures of those days. */
export const activeWrite = (day: string, sub: string, by: 1 | -1): Write => ({
  change: { key: keys.active(day, shardOf(sub)), add: { [activeName]: by } },
});

/**
 * Notes that a user is active on this Malaysian day; later calls of the same day cost one read. Users who have not joined are not counted.
 * @returns whether the user has joined
 */
export async function noteActivity(table: Table, sub: string, at: Date): Promise<boolean> {
  const before = (await findProfile(table, sub))?.activeDay;
  const today = malaysianDay(at);
  if (before === undefined) return false;
  // Of two requests around midnight the earlier one may be noted last.
  if (before >= today) return true;
  // It fails where another request of the same user has noted it.
  await succeeds(
    table.transact([
      {
        change: {
          key: keys.profile(sub),
          set: { activeDay: today },
          if: is('activeDay', before),
        },
      },
      activeWrite(before, sub, -1),
      activeWrite(today, sub, 1),
    ]),
  );
  return true;
}
