import { createHash } from 'node:crypto';
import * as z from 'zod';
import { withdrawnDays } from '../../../shared/account/retention.ts';
import { isAllowedEmail } from '../../../shared/auth/rules.ts';
import { AppError } from '../../../shared/errors.ts';
import { type ModuleName, moduleNames } from '../../../shared/modules.ts';
import { lineSchema, sentSchema } from '../../../shared/moderation/schemas.ts';
import { searchAddress, searchRowSchema } from '../statistics/searchable.ts';
import { pick } from '../../../shared/values/pick.ts';
import { keys } from '../storage/keys.ts';
import { ConditionFailed, succeeds, type Table } from '../storage/table.ts';
import { is, isThere, type Write } from '../storage/writes.ts';
import { days, secondsAfter } from '../time.ts';
import { findProfile } from '../users/profiles.ts';

/**
 * A request to a colleague: this row in the owner's partition, and in the colleague's partition the grant that leads to it. Both are
 * written and removed in one transaction. `reader`: the colleague; null once there is no grant any more. `rev` counts changes.
 */
const rowSchema = sentSchema.extend({
  owner: z.string(),
  module: z.enum(moduleNames),
  sessionId: z.string(),
  reader: z.string().nullable(),
  /** The digest of the colleague's address, by which a person who has deleted the account and joined anew is known; absent in older rows. */
  digest: z.string().optional(),
  rev: z.int().nonnegative(),
});
export type SentRow = z.infer<typeof rowSchema>;

/** A grant holds what a list shows, so that a list reads no row of another user. `expiresAt`: set when the request was taken back. */
const grantSchema = lineSchema.extend({
  ...rowSchema.pick({ owner: true, sessionId: true }).shape,
  expiresAt: z.number().optional(),
});
export type Grant = z.infer<typeof grantSchema>;

export const digestOf = (row: Pick<SentRow, 'id' | 'readerEmail'>): string =>
  createHash('sha256').update(`${row.id} ${row.readerEmail.toLowerCase()}`).digest('hex');

/** Whether a request went to the colleague of another one, also under an account that is deleted. */
export const isToSame = (one: SentRow, { reader, readerEmail }: SentRow): boolean =>
  (one.reader !== null && one.reader === reader) || one.digest === digestOf({ id: one.id, readerEmail });

const keyOf = (row: Pick<SentRow, 'owner' | 'sessionId' | 'id'>) => keys.sent(row.owner, row.sessionId, row.id);

export const absentText = 'Permintaan ini tidak dijumpai. Mungkin pemiliknya telah menarik balik atau memadamnya.';
const absentGrant = (): AppError => new AppError('not_found', absentText);

/** The writes of a new request. */
export const offerWrites = (row: SentRow & { reader: string }): Write[] => [
  { put: { ...keyOf(row), ...row } },
  { put: { ...keys.grant(row.reader, row.id), ...grantSchema.parse(row) } },
];

/** A note that a colleague keeps for some days about a request that was taken back: who sent what. It leads nowhere. */
function takenBack(row: SentRow, at: Date) {
  const endedAt = at.toISOString();
  const note = {
    ...row,
    state: 'withdrawn',
    owner: '',
    sessionId: '',
    rounds: row.rounds.map((one, index) => (index === row.rounds.length - 1 ? { ...one, endedAt } : one)),
  };
  return { ...grantSchema.parse(note), expiresAt: secondsAfter(at, days(withdrawnDays)) };
}

/**
 * The writes that change a request. With `next` null it is removed; if it was taken back (`at`), a note for the colleague stays. They are refused
 * when somebody else has changed the request.
 */
export function changeWrites(row: SentRow, next: SentRow | null, at?: Date): Write[] {
  const [key, isSame] = [keyOf(row), is('rev', row.rev)];
  const sent = next && { ...key, ...next, rev: row.rev + 1 };
  const write: Write = sent ? { put: sent, if: isSame } : { remove: key, if: isSame };
  if (row.reader === null) return [write];
  const grant = keys.grant(row.reader, row.id);
  const kept = next?.reader ? grantSchema.parse(next) : next === null && at ? takenBack(row, at) : null;
  return [write, kept ? { put: { ...grant, ...kept }, if: isThere() } : { remove: grant, if: isThere() }];
}

/** Whether a copy was taken. It is its reader's own: the grant opens nothing and is kept only for the end of the account. */
const isTaken = ({ role, state }: Pick<Grant, 'role' | 'state'>): boolean => role === 'salinan' && state === 'accepted';

/** A request that a colleague was sent. @throws {AppError} not_found for anybody else, once it was taken, or taken back, and once the owner leaves */
export async function received(table: Table, reader: string, module: ModuleName, id: string): Promise<SentRow> {
  const grant = await table.get(keys.grant(reader, id), grantSchema);
  const row = grant && (await table.get(keyOf(grant), rowSchema));
  if (
    row?.reader !== reader ||
    row.module !== module ||
    isTaken(row) ||
    (await table.get(keys.removedAccount(row.owner), z.object({}))) !== null
  )
    throw absentGrant();
  return row;
}

export const grantsOf = async (table: Table, sub: string): Promise<Grant[]> =>
  (await table.query(keys.grantsOf(sub), grantSchema)).items;

/** What the colleague of a request has said of the document. */
export const saidIn = async (table: Table, reader: string, grant: Pick<Grant, 'owner' | 'sessionId' | 'id'>) => {
  const row = await table.get(keyOf(grant), rowSchema);
  return row?.reader === reader ? row.comments.map((one) => pick(one, 'item', 'text', 'isChange', 'on')) : [];
};

/** The name of the person who handed over this session as a copy, while the grant stands; undefined for a session of the user's own. */
export const giverOf = async (table: Table, sub: string, id: string): Promise<string | undefined> =>
  (await table.get(keys.grant(sub, id), grantSchema))?.ownerName;

/** A request that an owner has sent. @throws {AppError} not_found */
export async function sentBy(table: Table, owner: string, sessionId: string, id: string): Promise<SentRow> {
  const row = await table.get(keys.sent(owner, sessionId, id), rowSchema);
  if (row === null) throw absentGrant();
  return row;
}

/** All requests about a session, oldest first; without a session, those about all sessions. */
export const sentOf = async (table: Table, owner: string, sessionId?: string): Promise<SentRow[]> =>
  (await table.query(keys.sentOf(owner, sessionId), rowSchema)).items;

/** The version of a document that is there, and the first that had the same content. */
export interface Stands {
  version: number;
  content: number;
}

/** An entry about a document's content, with the number of the present version when that has the same content. */
export const ofPresent = <S extends { version: number }>(said: S, now: Stands | null | undefined): S =>
  said.version === now?.content ? { ...said, version: now.version } : said;

/** As `ofPresent`, for requests. */
export const sentOfPresent = (sent: readonly SentRow[], nowOf: (artefact: string) => Stands | null | undefined) =>
  sent.map((row) => ({ ...row, rounds: row.rounds.map((round) => ofPresent(round, nowOf(row.artefact))) }));

/**
 * The grants of a user, newest first, without those that lead nowhere, and the requests that the user has sent, those of the newest sessions first.
 * Time to live may be late by days, so expired rows are left out.
 */
export async function listsOf(
  table: Table,
  sub: string,
  limit: number,
  now: Date,
): Promise<{ received: Grant[]; sent: Grant[] }> {
  const page = { limit, newestFirst: true };
  const [grants, sent] = await Promise.all([
    table.query(keys.grantsOf(sub), grantSchema, page),
    table.query(keys.sentOf(sub), grantSchema, page),
  ]);
  const isKept = ({ expiresAt }: Grant): boolean => expiresAt === undefined || expiresAt > secondsAfter(now, 0);
  return { received: grants.items.filter((one) => !isTaken(one) && isKept(one)), sent: sent.items };
}

/** How often one change is tried: when several come at once, one succeeds each time. */
export const tries = 20;

/** A change of a request. `next`: its new row; null when it is taken back, `at` that time. `holds`: further writes. */
export interface SentChange {
  next: SentRow | null;
  holds?: Write[];
  at?: Date;
}

/** Changes the request that `find` finds; it is read again when somebody else has changed it meanwhile. @throws {AppError} conflict */
export async function changeSent(
  table: Table,
  find: () => Promise<SentRow>,
  next: (row: SentRow) => Promise<SentChange>,
): Promise<SentRow | null> {
  for (let attempt = 1; ; attempt++) {
    const row = await find();
    const change = await next(row);
    try {
      await table.transact([...changeWrites(row, change.next, change.at), ...(change.holds ?? [])]);
      return change.next;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (attempt === tries) throw new AppError('conflict', 'Permintaan ini baru sahaja berubah. Sila cuba lagi.');
    }
  }
}

/** Takes back all requests about a session that is removed. Safe to repeat. */
export async function endSent(table: Table, owner: string, sessionId?: string): Promise<void> {
  for (const row of await sentOf(table, owner, sessionId))
    await table.transact([
      { remove: keyOf(row) },
      ...(row.reader === null ? [] : [{ remove: keys.grant(row.reader, row.id) }]),
    ]);
}

/**
 * Ends all requests that an account has sent or was sent, when it is deleted. Its acceptances stay, with name and date, as on paper; that of a copy,
 * which is no signature, stays without the name. No new request comes: one to an account that is being deleted is refused. Safe to repeat.
 */
export async function endGrants(table: Table, sub: string, at: Date): Promise<void> {
  await endSent(table, sub);
  for (const grant of await grantsOf(table, sub))
    for (let isDone = false; !isDone;) {
      const row = await table.get(keyOf(grant), rowSchema);
      const left: SentRow | null = row && {
        ...row,
        reader: null,
        readerEmail: '',
        readerName: row.state === 'accepted' && !isTaken(row) ? row.readerName : 'Bekas pengguna',
        ...(row.state !== 'accepted' && {
          state: 'left',
          rounds: row.rounds.map((one) => ({ ...one, endedAt: one.endedAt ?? at.toISOString() })),
        }),
      };
      isDone = await succeeds(
        table.transact(row?.reader === sub ? changeWrites(row, left) : [{ remove: keys.grant(sub, grant.id) }]),
      );
    }
}

/** The colleague with an address; `domains`: those that may sign in. @throws {AppError} unprocessable for another domain, and for a person whom the suite does not know */
export async function colleagueAt(table: Table, email: string, domains: readonly string[]) {
  const { PK, SK: prefix } = keys.search('address', searchAddress(email), '#');
  if (!isAllowedEmail(email, domains))
    throw new AppError('unprocessable', `Hanya alamat ${domains.map((one) => `@${one}`).join(' atau ')} diterima.`);
  const { items } = await table.query({ PK, prefix }, searchRowSchema, { limit: 1 });
  const sub = items[0]?.sub;
  const profile = sub === undefined ? null : await findProfile(table, sub);
  if (sub === undefined || profile?.joinNumber === undefined)
    throw new AppError(
      'unprocessable',
      `${email} belum pernah log masuk ke suite ini, atau ejaannya salah. Semak ejaannya, atau minta rakan anda log masuk sekali.`,
    );
  return { sub, name: profile.name ?? email, email: profile.email ?? email };
}
