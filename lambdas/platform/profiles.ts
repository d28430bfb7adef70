import * as z from 'zod';
import { moduleNames } from '../../shared/modules.ts';
import { noteActivity } from './activity.ts';
import type { Caller } from './caller.ts';
import { type CounterName, counterName } from './counters.ts';
import { keys } from './keys.ts';
import { personKeys, personWrites } from './searchable.ts';
import { ConditionFailed, type Table } from './table.ts';

const counters: CounterName[] = ['total', 'processing', 'completed', 'failed', 'documents', 'courses', 'merangkai'];

/** A profile row; it may hold counters before the person's name is known. */
export const profileSchema = z.object({
  email: z.string().optional(),
  name: z.string().optional(),
  joinNumber: z.number().optional(),
  ...Object.fromEntries(
    moduleNames.flatMap((module) => counters.map((counter) => [counterName(module, counter), z.number().default(0)])),
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
const joinTries = 20;

interface Person {
  sub: string;
  email: string;
  name: string;
  picture: string | null;
}

/** Keeps what the provider now says of a person; they are found by their new name and address only. */
async function rename(table: Table, person: Person, before: Pick<Person, 'name' | 'email'>): Promise<void> {
  const kept = new Set(personKeys(person).map(({ PK, SK }) => `${PK} ${SK}`));
  const dropped = personKeys({ ...person, ...before }).filter(({ PK, SK }) => !kept.has(`${PK} ${SK}`));
  await table.transact([
    { change: { key: keys.profile(person.sub), set: { ...person } } },
    ...personWrites(person),
    ...dropped.map((key) => ({ remove: key })),
  ]);
}

/**
 * Makes the caller's profile at the first visit, with the next join number (contiguous, so that any page of the user list can be
 * addressed), and keeps name, address and picture as the provider last said them.
 */
export async function ensureProfile(table: Table, caller: Caller, now: Date): Promise<void> {
  const person: Person = { sub: caller.sub, email: caller.email, name: caller.name, picture: caller.picture };
  for (let attempt = 1; ; attempt++) {
    const profile = await table.get(keys.profile(caller.sub), profileSchema.loose());
    if (profile?.joinNumber !== undefined) {
      const { name = '', email = person.email } = profile;
      if (name !== person.name || email !== person.email || profile['picture'] !== person.picture)
        await rename(table, person, { name, email });
      return noteActivity(table, caller.sub, now);
    }
    const joined = (await table.get(keys.joined(), joinedSchema))?.users ?? 0;
    try {
      await table.transact([
        {
          change: {
            key: keys.joined(),
            add: { users: 1 },
            ...(joined === 0
              ? { if: 'attribute_not_exists(#users)', names: { '#users': 'users' } }
              : { if: '#users = :users', names: { '#users': 'users' }, values: { ':users': joined } }),
          },
        },
        {
          change: {
            key: keys.profile(caller.sub),
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
      ]);
      return noteActivity(table, caller.sub, now);
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === joinTries) throw error;
    }
  }
}
