import * as z from 'zod';
import { userWrite } from '../statistics/counters.ts';
import { personKeys } from '../statistics/searchable.ts';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { all, type Condition, is, isAbsent, type Write } from '../storage/writes.ts';
import { activeWrite } from './activity.ts';
import { findProfile, type Profile } from './profile.ts';

/** The parts of a profile by which it is found and counted; those of a person who never joined are absent. */
const countedNames = ['email', 'name', 'joinNumber', 'activeDay', 'GSI2SK'] as const;

/**
 * Removes a person's profile with the rows by which administrators find it, and subtracts it from the counters, in one transaction. The
 * join number is not used again. Safe to repeat.
 * @returns false when the person has a session, or an unfinished removal of one, which must go first; or when the profile has just changed
 */
export async function removeProfile(table: Table, sub: string): Promise<boolean> {
  const profile = await findProfile(table, sub);
  if (profile === null) return true;
  // Read after the profile: a session begun in between changes the profile's count, and the transaction is refused.
  for (const range of [keys.allSessionsOf(sub), keys.allRemainsOf(sub)])
    if ((await table.query(range, z.object({}), { limit: 1 })).items.length > 0) return false;
  return succeeds(
    table.transact([
      { remove: keys.profile(sub), if: whileUnchanged(profile) },
      ...searchRows(sub, profile),
      ...(profile.joinNumber === undefined ? [] : [userWrite(sub, -1)]),
      ...(profile.activeDay === undefined ? [] : [activeWrite(profile.activeDay, sub, -1)]),
    ]),
  );
}

const searchRows = (sub: string, { name, email }: Profile): Write[] =>
  name === undefined || email === undefined ? [] : personKeys({ sub, name, email }).map((key) => ({ remove: key }));

/** Holds while the profile is as it was read. */
const whileUnchanged = (profile: Profile): Condition =>
  all(
    ...countedNames.map((name) => {
      const value = profile[name];
      return value === undefined ? isAbsent(name) : is(name, value);
    }),
  );
