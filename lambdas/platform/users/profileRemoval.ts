import * as z from 'zod';
import { type Key, keys } from '../storage/keys.ts';
import { joinedUsers } from './profiles.ts';
import { personKeys } from '../statistics/searchable.ts';
import { type Condition, ConditionFailed, type Table, type Write } from '../storage/table.ts';
import { activeKey, activeName } from '../statistics/usage.ts';

/** What of a profile its removal must take back. */
const leaverSchema = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  joinNumber: z.number().optional(),
  activeDay: z.string().optional(),
  /** All sessions. */
  GSI2SK: z.number().optional(),
});
type Leaver = z.infer<typeof leaverSchema>;

/** Times that others may join or leave at the very same moment. */
const tries = 30;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Removes a person's profile with all by which administrators find it, in one transaction. Join numbers have no gaps afterwards: who
 * joined last takes the number that falls free. Where the index of join numbers disagrees with the table at every try, for good as it
 * seems, the person goes all the same; the gap is for the recount to report. Safe to repeat, and beside others who join or leave.
 * @returns false when the person has a session (again), or what remains of one, which must go first
 * @throws when others join or leave at every try; a later call may find it quieter
 */
export async function removeProfile(table: Table, sub: string): Promise<boolean> {
  let disagreements = 0;
  for (let attempt = 1; attempt <= tries; attempt++) {
    const leaver = await table.get(keys.profile(sub), leaverSchema);
    if (leaver === null) return true;
    // After the profile was read: a session begun since has changed the profile's count, and the transaction is refused.
    for (const range of [keys.allSessionsOf(sub), keys.allRemainsOf(sub)])
      if ((await table.query(range, z.object({ SK: z.string() }), { limit: 1 })).items.length > 0) return false;
    const isLost = attempt === tries && disagreements === tries - 1;
    const numbers = isLost ? [] : await giveBackNumber(table, leaver.joinNumber);
    const result = numbers === null ? 'disagrees' : await leave(table, sub, leaver, numbers);
    if (result === 'gone') return true;
    if (result === 'disagrees') disagreements += 1;
    // The index of join numbers follows the table by a moment.
    await pause(Math.random() * 20 * attempt);
  }
  throw new Error('The users change too fast for one of them to leave');
}

/** 'disagrees': of all that the transaction rests on only what the index said of the last number does not hold; 'changed': more does not. */
async function leave(
  table: Table,
  sub: string,
  leaver: Leaver,
  numbers: readonly Write[],
): Promise<'gone' | 'changed' | 'disagrees'> {
  try {
    await table.transact([
      { remove: keys.profile(sub), ...asItWas(leaver) },
      ...numbers,
      ...foundBy(sub, leaver),
      ...(leaver.activeDay === undefined
        ? []
        : [{ change: { key: activeKey(leaver.activeDay, sub), add: { [activeName]: -1 } } }]),
    ]);
    return 'gone';
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const [isOther = false, hasOtherCount = false] = error.refused;
    return isOther || hasOtherCount ? 'changed' : 'disagrees';
  }
}

/** Takes away the rows under which administrators find a person; one who never joined has none. */
const foundBy = (sub: string, { name, email }: Leaver): Write[] =>
  name === undefined || email === undefined
    ? []
    : personKeys({ sub, name, email }).map((key): Write => ({ remove: key }));

const watched = ['email', 'name', 'joinNumber', 'activeDay', 'GSI2SK'] as const;

/** Holds while the profile is as it was read. */
function asItWas(leaver: Leaver): Condition {
  const known = watched.filter((name) => leaver[name] !== undefined);
  return {
    if: watched
      .map((name) => (leaver[name] === undefined ? `attribute_not_exists(#${name})` : `#${name} = :${name}`))
      .join(' AND '),
    names: Object.fromEntries(watched.map((name) => [`#${name}`, name])),
    ...(known.length === 0 ? {} : { values: Object.fromEntries(known.map((name) => [`:${name}`, leaver[name]])) }),
  };
}

const lastSchema = z.object({ PK: z.string(), SK: z.string() });

/** The writes by which a join number falls free and is taken by who joined last; null when the index does not know the last one yet. */
async function giveBackNumber(table: Table, own: number | undefined): Promise<Write[] | null> {
  if (own === undefined) return [];
  const users = await joinedUsers(table);
  const oneLess: Write = {
    change: {
      key: keys.joined(),
      add: { users: -1, removed: 1 },
      if: '#users = :users',
      names: { '#users': 'users' },
      values: { ':users': users },
    },
  };
  if (users === own) return [oneLess];
  const range = { PK: 'USERS', least: users, most: users };
  const [last] = (await table.queryIndex('GSI1', range, lastSchema, { limit: 1 })).items;
  return last === undefined ? null : [oneLess, renumber({ PK: last.PK, SK: last.SK }, users, own)];
}

const renumber = (key: Key, from: number, to: number): Write => ({
  change: {
    key,
    set: { joinNumber: to, GSI1SK: to },
    if: '#number = :from',
    names: { '#number': 'joinNumber' },
    values: { ':from': from },
  },
});
