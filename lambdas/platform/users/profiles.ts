import * as z from 'zod';
import { AppError } from '../../../shared/errors.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { noteActivity } from './activity.ts';
import { counterName, counterNames } from '../statistics/counters.ts';
import { keys } from '../storage/keys.ts';
import { keptQuotaWrites } from './quota.ts';
import { personKeys, personWrites } from '../statistics/searchable.ts';
import { ConditionFailed, type Table } from '../storage/table.ts';

/** A profile row; it may hold counters before the person's name is known. */
export const profileSchema = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  joinNumber: z.number().optional(),
  ...Object.fromEntries(
    moduleNames.flatMap((module) =>
      counterNames.map((counter) => [counterName(module, counter), z.number().default(0)]),
    ),
  ),
  ...Object.fromEntries(
    moduleNames.map((module) => [counterName(module, 'latest'), z.string().nullable().default(null)]),
  ),
});
type Profile = z.output<typeof profileSchema> & Record<string, unknown>;

/** A user's own counters and names; all zero for one who never worked. */
export async function profileOf(table: Table, sub: string): Promise<Profile> {
  return (await table.get(keys.profile(sub), profileSchema)) ?? profileSchema.parse({});
}

const joinedSchema = z.object({ users: z.number() });
const tries = 20;

/** How many have joined: the last join number. */
export const joinedUsers = async (table: Table): Promise<number> =>
  (await table.get(keys.joined(), joinedSchema))?.users ?? 0;

/** A person as the provider says. */
export interface Person {
  sub: string;
  email: string;
  name: string;
  picture: string | null;
}

/**
 * Keeps what the provider now says of a person; they are found by their new name and address only.
 * @throws {ConditionFailed} when the account was removed, or renamed by another request, since `before` was read
 */
async function rename(table: Table, person: Person, before: Pick<Person, 'name' | 'email'>): Promise<void> {
  const kept = new Set(personKeys(person).map(({ PK, SK }) => `${PK} ${SK}`));
  const dropped = personKeys({ ...person, ...before }).filter(({ PK, SK }) => !kept.has(`${PK} ${SK}`));
  await table.transact([
    {
      change: {
        key: keys.profile(person.sub),
        set: { ...person },
        if: 'attribute_exists(joinNumber) AND #name = :name AND #email = :email',
        names: { '#name': 'name', '#email': 'email' },
        values: { ':name': before.name, ':email': before.email },
      },
    },
    ...personWrites(person),
    ...dropped.map((key) => ({ remove: key })),
  ]);
}

/**
 * Makes the profile with the next join number.
 * @throws {AppError} unauthenticated when the account is being removed
 * @throws {ConditionFailed} when somebody else took the number, or another request of the same person joined
 */
async function join(table: Table, person: Person, now: Date): Promise<void> {
  const joined = await joinedUsers(table);
  const quota = await keptQuotaWrites(table, person, now);
  try {
    await table.transact([
      { check: keys.removedAccount(person.sub), if: 'attribute_not_exists(PK)' },
      {
        change: {
          key: keys.joined(),
          add: { users: 1 },
          if: joined === 0 ? 'attribute_not_exists(#users) OR #users = :users' : '#users = :users',
          names: { '#users': 'users' },
          values: { ':users': joined },
        },
      },
      {
        change: {
          key: keys.profile(person.sub),
          set: {
            ...person,
            joinNumber: joined + 1,
            joinedAt: now.toISOString(),
            GSI1PK: 'USERS',
            GSI1SK: joined + 1,
          },
          add: { GSI2SK: 0 },
          if: 'attribute_not_exists(joinNumber)',
        },
      },
      ...personWrites(person),
      ...quota,
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed && error.refused[0] === true)
      throw new AppError('unauthenticated', 'Akaun ini sedang dipadam.');
    throw error;
  }
}

/**
 * Makes the caller's profile at the first visit, with the next join number (contiguous, so that any page of the user list can be
 * addressed), and keeps name, address and picture as the provider last said them.
 * @returns the profile as it was found; `{}` at the first visit
 * @throws {AppError} unauthenticated when the account is being removed
 */
export async function ensureProfile(table: Table, caller: Person, now: Date): Promise<Record<string, unknown>> {
  const person: Person = { sub: caller.sub, email: caller.email, name: caller.name, picture: caller.picture };
  for (let attempt = 1; ; attempt++) {
    const profile = await table.get(keys.profile(caller.sub), profileSchema.loose());
    try {
      if (profile?.joinNumber === undefined) await join(table, person, now);
      else {
        const { name = '', email = person.email } = profile;
        if (name !== person.name || email !== person.email || profile['picture'] !== person.picture)
          await rename(table, person, { name, email });
      }
      await noteActivity(table, caller.sub, now);
      return profile ?? {};
    } catch (error) {
      // Others join, or the same person does or goes in another request: it is looked at again.
      if (!(error instanceof ConditionFailed) || attempt === tries) throw error;
    }
  }
}
