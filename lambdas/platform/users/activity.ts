import * as z from 'zod';
import { keys } from '../storage/keys.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';
import { malaysianDay } from '../time.ts';
import { activeWrites } from '../statistics/usage.ts';

const activeSchema = z.object({ joinNumber: z.number().optional(), activeDay: z.string().optional() });

/**
 * Notes that a user is active on this Malaysian day; one read on every further time that day. Who has not joined is not counted.
 * @returns whether the user has joined
 */
export async function noteActivity(table: Table, sub: string, at: Date): Promise<boolean> {
  const profile = await table.get(keys.profile(sub), activeSchema);
  // Of two requests about midnight the earlier may be noted last.
  if (profile?.joinNumber === undefined) return false;
  if ((profile.activeDay ?? '') >= malaysianDay(at)) return true;
  try {
    await table.transact(activeWrites(sub, profile.activeDay ?? null, at));
  } catch (error) {
    // Another request of the same user has noted it.
    if (!(error instanceof ConditionFailed)) throw error;
  }
  return true;
}
