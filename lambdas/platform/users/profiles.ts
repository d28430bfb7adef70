import { AppError } from '../../../shared/errors.ts';
import { userWrite } from '../statistics/counters.ts';
import { droppedKeys, personKeys, personWrites } from '../statistics/searchable.ts';
import { keys } from '../storage/keys.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';
import { all, is, isAbsent, isThere } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';
import { activeWrite, noteActivity } from './activity.ts';
import { findProfile, type Profile } from './profile.ts';
import { keptQuotaWrites } from './quota.ts';

/** A person as the provider says. */
export interface Person {
  sub: string;
  email: string;
  name: string;
  picture: string | null;
}

/**
 * Makes the profile with the next join number. The number comes first, by an atomic counter that never refuses: people who join at the
 * same time do not wait for each other. A number whose profile is not made stays unused.
 * @throws {AppError} unauthenticated when the account is being deleted
 * @throws {ConditionFailed} when another request of the same person has joined
 */
async function join(table: Table, person: Person, now: Date): Promise<void> {
  const joinNumber = await table.next(keys.joined(), 'last');
  const today = malaysianDay(now);
  try {
    await table.transact([
      { check: keys.removedAccount(person.sub), if: isAbsent() },
      {
        change: {
          key: keys.profile(person.sub),
          set: {
            ...person,
            joinNumber,
            joinedAt: now.toISOString(),
            activeDay: today,
            GSI1PK: 'USERS',
            GSI1SK: joinNumber,
          },
          if: isAbsent('joinNumber'),
        },
      },
      userWrite(person.sub, 1),
      activeWrite(today, person.sub, 1),
      ...personWrites(person),
      ...(await keptQuotaWrites(table, person, now)),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed && error.refused[0] === true)
      throw new AppError('unauthenticated', 'Akaun ini sedang dipadam.');
    throw error;
  }
}

/**
 * Keeps what the provider now says of a person, who is then found by the new name and address only.
 * @throws {ConditionFailed} when the account was deleted, or renamed by another request, since `before` was read
 */
async function rename(table: Table, person: Person, before: Pick<Person, 'name' | 'email'>): Promise<void> {
  await table.transact([
    {
      change: {
        key: keys.profile(person.sub),
        set: { ...person },
        if: all(isThere('joinNumber'), is('name', before.name), is('email', before.email)),
      },
    },
    ...personWrites(person),
    ...droppedKeys(personKeys({ ...person, ...before }), personKeys(person)),
  ]);
}

/** How often a profile is read again because another request of the same person has changed it. */
const tries = 5;

/**
 * Makes the caller's profile at the first visit, notes that they are active, and keeps name, address and picture as the provider last
 * said them.
 * @returns the profile as it was found; `{}` at the first visit
 * @throws {AppError} unauthenticated when the account is being deleted
 */
export async function ensureProfile(table: Table, caller: Person, now: Date): Promise<Partial<Profile>> {
  const person: Person = { sub: caller.sub, email: caller.email, name: caller.name, picture: caller.picture };
  for (let attempt = 1; ; attempt++) {
    const profile = await findProfile(table, caller.sub);
    const { name = '', email = person.email, picture } = profile ?? {};
    try {
      if (profile?.joinNumber === undefined) await join(table, person, now);
      else if (name !== person.name || email !== person.email || picture !== person.picture)
        await rename(table, person, { name, email });
      await noteActivity(table, caller.sub, now);
      return profile ?? {};
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === tries) throw error;
    }
  }
}
