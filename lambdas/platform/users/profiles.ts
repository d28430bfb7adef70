import * as z from 'zod';
import { keys, shardOf, userIndexes } from '../storage/keys.ts';
import { ConditionFailed, succeeds, type Table } from '../storage/table.ts';
import { userWrite } from '../statistics/counters.ts';
import { all, type Condition, is, isAbsent, isAbsentOrBelow, isThere, type Write } from '../storage/writes.ts';
import { malaysianDay } from '../time.ts';
import { AppError } from '../../../shared/errors.ts';
import { droppedKeys, personKeys, personWrites, type SearchedPerson } from '../statistics/searchable.ts';
import type { NoticeState } from '../../../shared/account/api.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';

/** The row of a user with all counters (`counters.ts`, `usage.ts`). A user who has a session but never opened the page has no names yet. */
export const profileSchema = z.looseObject({
  PK: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().nullable().default(null),
  joinNumber: z.number().optional(),
  joinedAt: z.iso.datetime().optional(),
  /** The last Malaysian day on which the user was active. */
  activeDay: z.string().optional(),
  /** Of the privacy notice, what was accepted and when. */
  noticeVersion: z.int().positive().optional(),
  noticeAcceptedAt: z.iso.datetime().optional(),
  GSI2SK: z.int().optional(),
});
export type Profile = z.infer<typeof profileSchema>;

export const findProfile = (table: Table, sub: string): Promise<Profile | null> =>
  table.get(keys.profile(sub), profileSchema);

/** The figure of a day: the number of users whose last active day it is. Each user counts on one day only, so sums over days are exact. */
export const activeName = 'active';

/** Active users are counted in rows of their own, so that adding up thirty days does not read all other figures of those days. */
const activeWrite = (day: string, sub: string, by: 1 | -1): Write => ({
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
  // When two requests come around midnight, the earlier one may be noted last.
  if (before >= today) return true;
  // It fails where another request of the same user has noted it.
  await succeeds(
    table.transact([
      { change: { key: keys.profile(sub), set: { activeDay: today }, if: is('activeDay', before) } },
      activeWrite(before, sub, -1),
      activeWrite(today, sub, 1),
    ]),
  );
  return true;
}

export interface Person extends SearchedPerson {
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
  const joinedAt = now.toISOString();
  const today = malaysianDay(now);
  try {
    await table.transact([
      { check: keys.removedAccount(person.sub), if: isAbsent() },
      {
        change: {
          key: keys.profile(person.sub),
          set: { ...person, joinNumber, joinedAt, activeDay: today, GSI1PK: userIndexes.joined.PK, GSI1SK: joinNumber },
          if: isAbsent('joinNumber'),
        },
      },
      userWrite(person.sub, 1),
      activeWrite(today, person.sub, 1),
      ...personWrites(person),
    ]);
  } catch (error) {
    if (error instanceof ConditionFailed && error.refused[0] === true)
      throw new AppError('unauthenticated', 'Akaun ini sedang dipadam.');
    throw error;
  }
}

/**
 * Keeps a person's name and address as the provider now gives them; the person is then found by these only.
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
  const { name, email, joinNumber, activeDay } = profile;
  // Read after the profile: a session begun in between changes the profile's count, and the transaction is refused.
  for (const range of [keys.sessionsOf(sub), keys.remainsOf(sub)])
    if ((await table.query(range, z.object({}), { limit: 1 })).items.length > 0) return false;
  return succeeds(
    table.transact([
      { remove: keys.profile(sub), if: whileUnchanged(profile) },
      ...(name === undefined || email === undefined ? [] : droppedKeys(personKeys({ sub, name, email }), [])),
      ...(joinNumber === undefined ? [] : [userWrite(sub, -1)]),
      ...(activeDay === undefined ? [] : [activeWrite(activeDay, sub, -1)]),
    ]),
  );
}

/** A condition: the profile is as it was read. */
const whileUnchanged = (profile: Profile): Condition =>
  all(
    ...countedNames.map((name) => {
      const value = profile[name];
      return value === undefined ? isAbsent(name) : is(name, value);
    }),
  );

/** The notice in force and what a profile's owner has accepted. */
export const noticeStateOf = (profile: Partial<Profile> | null): NoticeState => ({
  version: noticeVersion,
  acceptedVersion: profile?.noticeVersion ?? null,
  acceptedAt: profile?.noticeAcceptedAt ?? null,
});

/** Notes that the version in force was accepted; when one version is accepted several times, the first counts. */
export async function acceptNotice(table: Table, sub: string, now: Date): Promise<NoticeState> {
  await succeeds(
    table.change({
      key: keys.profile(sub),
      set: { noticeVersion, noticeAcceptedAt: now.toISOString() },
      if: isAbsentOrBelow('noticeVersion', noticeVersion),
    }),
  );
  return noticeStateOf(await findProfile(table, sub));
}
