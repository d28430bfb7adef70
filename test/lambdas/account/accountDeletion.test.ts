import { describe, expect, test } from '@jest/globals';
import { assert, asyncProperty, nat } from 'fast-check';
import type { ModuleServices } from '../../../lambdas/platform/stages/services.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { offerWrites } from '../../../lambdas/platform/grants/grants.ts';
import { ulid } from 'ulid';
import { quotaWrite } from '../../../lambdas/platform/users/quota.ts';
import { type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { meterUse } from '../../../lambdas/platform/statistics/usage.ts';
import { ConditionFailed, type Table } from '../../../lambdas/platform/storage/table.ts';
import type { Write } from '../../../lambdas/platform/storage/writes.ts';
import { putUploadRows } from '../../../lambdas/platform/uploads/uploads.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { sentRow } from '../../support/sent.ts';
import { oneCall, uploadsOf } from '../../support/session.ts';
import { openAccounts } from './accounts.ts';
import { shared } from '../../support/hooks.ts';

const accounts = shared(openAccounts);

const markOf = (sub: string): string => `USER#${sub} ${keys.removedAccount(sub).SK}`;

/** A user with sessions in every module, one of them running, and with every other kind of row and object. */
async function somebody(): Promise<{ sub: string; running: SessionRow }> {
  const sub = await accounts.newcomer();
  for (const module of moduleNames) await accounts.work(sub, module);
  const running = await accounts.start(sub, 'pedagona', 'Sedang berjalan');
  await putUploadRows(accounts.table, sub, await uploadsOf('tak guna.pdf')(), accounts.now());
  await accounts.table.transact([
    quotaWrite(sub, accounts.now(), 100),
    { put: { ...keys.revokedToken(sub, 'lama'), expiresAt: 9_999_999_999 } },
  ]);
  // To a colleague and from one, each with its grant.
  for (const people of [
    { owner: sub, reader: 'rakan' },
    { owner: 'rakan', reader: sub },
  ])
    await accounts.table.transact(offerWrites({ ...sentRow(), ...people, id: ulid(), sessionId: running.id }));
  const { id } = await accounts.asked(sub);
  await accounts.build(sub, id);
  return { sub, running };
}

/** The same services, of which every call after the first `after` fails, as in a process that is killed. */
function dying({ table, files }: Pick<ModuleServices, 'table' | 'files'>, after: number) {
  let calls = 0;
  const mortal = <T extends object>(service: T): T =>
    new Proxy(service, {
      get(target, name, receiver) {
        const value: unknown = Reflect.get(target, name, receiver);
        if (typeof value !== 'function') return value;
        return (...given: unknown[]): unknown => {
          if (++calls > after) throw new Error('The process was killed');
          return Reflect.apply(value, target, given);
        };
      },
    });
  return { table: mortal(table), files: mortal(files) };
}

describe('deleting an account', () => {
  test('leaves nothing of the user but the mark, and every counter as a recount gives it', async () => {
    const [{ sub: gone }, { sub: other }] = [await somebody(), await somebody()];
    const before = await accounts.left(other);
    expect((await accounts.left(gone)).length).toBeGreaterThan(40);
    await accounts.removeAll(gone);
    expect(await accounts.left(gone)).toEqual([markOf(gone)]);
    expect(accounts.known).toContain(gone);
    // One who never opened the page has no join number.
    await accounts.work('tanpa-profil', 'valentra');
    await accounts.removeAll('tanpa-profil');
    expect(await accounts.left('tanpa-profil')).toEqual([markOf('tanpa-profil')]);
    expect(await accounts.drifts()).toEqual([]);
    expect(await accounts.left(other)).toEqual(before);
  });

  test('is finished by the next run when it is killed at any point', async () => {
    await assert(
      asyncProperty(nat(150), async (point) => {
        const { sub } = await somebody();
        await accounts.removeAll(sub, dying(accounts.services, point)).catch((error: unknown) => {
          if (!(error instanceof Error && error.message === 'The process was killed')) throw error;
        });
        await accounts.removeAll(sub);
        expect(await accounts.left(sub)).toEqual([markOf(sub)]);
        expect(await accounts.drifts()).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  test('removes what a request leaves behind that was admitted a moment before, and is not undone by a step that was running', async () => {
    const { sub, running } = await somebody();
    await accounts.removeStep(sub);
    await accounts.work(sub, 'acadiora');
    expect(await accounts.left(sub)).not.toEqual([markOf(sub)]);
    await accounts.removeStep(sub);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
    // Model use counts for the day alone.
    await meterUse(accounts.table, running, oneCall, accounts.now());
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
    expect(await accounts.drifts()).toEqual([]);
  });

  test('continues for a minute at a time', async () => {
    const { sub } = await somebody();
    let looks = 0;
    // A clock that jumps past the minute at every eighth call.
    const late = { now: () => new Date(accounts.now().getTime() + Math.floor(looks++ / 8) * 61_000) };
    let rounds = 0;
    for (let done = false; !done; rounds++) done = await accounts.removeStep(sub, late);
    expect(rounds).toBeGreaterThan(1);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('fails when a session keeps refusing to be removed, and is finished once it does not', async () => {
    const { sub, running } = await somebody();
    const { table } = accounts.services;
    const isOfIt = (write: Write): boolean =>
      'remove' in write && write.remove.SK === keys.session(sub, 'pedagona', running.id).SK;
    let asked = 0;
    let refusals = Infinity;
    const stubborn: Table = {
      ...table,
      async transact(writes) {
        if (writes.some(isOfIt) && ++asked <= refusals) throw new ConditionFailed([true]);
        await table.transact(writes);
      },
    };
    await expect(accounts.removeStep(sub, { table: stubborn })).rejects.toThrow('refuse to be removed');
    expect(asked).toBeLessThan(6);
    expect(await accounts.find(running)).not.toBeNull();
    // A session that has just changed is read again at once.
    [asked, refusals] = [0, 2];
    expect(await accounts.removeStep(sub, { table: stubborn })).toBe(true);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });
});

describe('asking for the deletion', () => {
  test('needs the address of the account, in upper or lower case, and refuses every token of it at once and a new profile', async () => {
    const [sub, other] = [await accounts.newcomer(), await accounts.newcomer()];
    const message = `Sila taip alamat e-mel anda sendiri, ${sub}@moe-dl.edu.my, untuk mengesahkan.`;
    for (const wrong of ['', 'lain@moe-dl.edu.my', `x${sub}@moe-dl.edu.my`])
      await expect(accounts.remove(sub, wrong)).rejects.toMatchObject({ code: 'invalid', message });
    expect(await accounts.isLetIn(sub)).toBe(true);
    const logoutUrl = 'https://log-masuk.example/logout';
    const removed = await accounts.remove(sub, ` ${sub.toUpperCase()}@MOE-DL.EDU.MY `);
    expect(removed).toEqual({ status: 'processing', logoutUrl });
    expect([await accounts.isLetIn(sub, 'satu'), await accounts.isLetIn(sub, 'dua')]).toEqual([false, false]);
    expect(await accounts.isLetIn(other, 'satu')).toBe(true);
    await accounts.removeAll(sub);
    expect(await accounts.isLetIn(sub, 'satu')).toBe(false);
    await expect(accounts.join(sub)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('starts one execution with ids only, however often it is clicked', async () => {
    const sub = await accounts.newcomer();
    await Promise.all([accounts.remove(sub), accounts.remove(sub), accounts.remove(sub)]);
    const removals = accounts.started.filter(({ name }) => name.startsWith(`removal-${sub}`));
    expect(removals).toEqual([{ name: `removal-${sub}`, input: { job: 'removal', sub } }]);
  });

  test('marks the account for as long as the deletion is not finished, then until every token has expired', async () => {
    const sub = await accounts.newcomer();
    const life = async (): Promise<unknown> =>
      (await accounts.store.rows()).find(({ PK, SK }) => `${PK} ${SK}` === markOf(sub))?.['expiresAt'];
    await accounts.remove(sub);
    expect([await accounts.isLetIn(sub), await life()]).toEqual([false, undefined]);
    await accounts.removeStep(sub);
    await accounts.removePerson(sub);
    accounts.wait(30 * 86_400);
    expect([await accounts.isLetIn(sub), await life()]).toEqual([false, undefined]);
    await accounts.removeAll(sub);
    // A token lives 8 hours.
    const aWeek = Math.floor(accounts.now().getTime() / 1000) + 7 * 86_400;
    expect([await accounts.isLetIn(sub), await life()]).toEqual([false, aWeek]);
    // Nor does asking again make the mark permanent.
    await accounts.remove(sub);
    expect(await life()).toBe(aWeek);
  });
});
