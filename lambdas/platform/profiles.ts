import { z } from 'zod';
import { moduleNames } from '../../shared/modules.ts';
import type { Caller } from './caller.ts';
import { type CounterName, counterName } from './counters.ts';
import { keys } from './keys.ts';
import { ConditionFailed, type Table } from './table.ts';

const counters: CounterName[] = ['total', 'processing', 'completed', 'failed', 'documents', 'courses', 'merangkai'];

/** A profile row; it may hold counters before the person's name is known. */
export const profileSchema = z.object({
  email: z.string().optional(),
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

/**
 * Makes the caller's profile at the first visit, with the next join number (contiguous, so that any page of the user list can be
 * addressed), and keeps name and picture as the provider last said them.
 */
export async function ensureProfile(table: Table, caller: Caller, now: Date): Promise<void> {
  const person = { sub: caller.sub, email: caller.email, name: caller.name, picture: caller.picture };
  for (let attempt = 1; ; attempt++) {
    const profile = await table.get(keys.profile(caller.sub), profileSchema.loose());
    if (profile?.joinNumber !== undefined) {
      if (profile['name'] !== person.name || profile['picture'] !== person.picture)
        await table.change({ key: keys.profile(caller.sub), set: person });
      return;
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
      ]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === joinTries) throw error;
    }
  }
}
