import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { assert, asyncProperty, nat } from 'fast-check';
import { ulid } from 'ulid';
import { userDetail } from '../../../lambdas/admin/users/detail.ts';
import type { AccountServices } from '../../../lambdas/account/services.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { quotaWrite } from '../../../lambdas/platform/users/quota.ts';
import { removeSession } from '../../../lambdas/platform/jobs/sessionRemoval.ts';
import { meterSession, type SessionRow } from '../../../lambdas/platform/jobs/sessions.ts';
import { ConditionFailed, type Table, type Write } from '../../../lambdas/platform/storage/table.ts';
import { putUploadRows } from '../../../lambdas/platform/uploads/uploads.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { type Accounts, openAccounts } from './accounts.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.stop());

const markOf = (sub: string): string => `USER#${sub} ${keys.removedAccount(sub).SK}`;

let people = 0;
/** Somebody with sessions in every module, one of them running, and with all else that hangs on a person. */
async function somebody(): Promise<{ sub: string; running: SessionRow }> {
  const sub = `orang${++people}x`;
  await accounts.join(sub);
  await accounts.accept(sub, noticeVersion);
  for (const module of moduleNames) await accounts.work(sub, module);
  const running = await accounts.start(sub, 'pedagona', 'Sedang berjalan');
  const unused = {
    uploadId: ulid(),
    module: 'pedagona',
    name: 'tak guna.pdf',
    size: 1,
    type: 'application/pdf',
  } as const;
  await putUploadRows(accounts.table, sub, [unused], accounts.now());
  await accounts.table.transact([
    quotaWrite(sub, accounts.now(), 100),
    { put: { ...keys.revokedToken(sub, 'lama'), expiresAt: 9_999_999_999 } },
  ]);
  const { id } = await accounts.asked(sub);
  await accounts.build(sub, id);
  return { sub, running };
}

/** Somebody who has done nothing yet. */
async function newcomer(): Promise<string> {
  const sub = `orang${++people}x`;
  await accounts.join(sub);
  return sub;
}

const use = { modelId: 'murah', calls: 1, inputTokens: 10, outputTokens: 5, milliseconds: 10 };

/** The same services, of which one call fails and all that follow, as in a process that is killed. */
function dying({ table, files }: Pick<AccountServices, 'table' | 'files'>, after: number) {
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

describe('removing an account', () => {
  test('leaves of the person nothing but the mark, and every counter as a recount gives it', async () => {
    const [{ sub: gone }, { sub: other }] = [await somebody(), await somebody()];
    const before = await accounts.left(other);
    expect((await accounts.left(gone)).length).toBeGreaterThan(40);
    await accounts.removeAll(gone);
    expect(await accounts.left(gone)).toEqual([markOf(gone)]);
    expect(accounts.known).toContain(gone);
    expect(await accounts.drifts()).toEqual([]);
    expect(await accounts.left(other)).toEqual(before);
  });

  test('that is killed at any point is finished by the next run', async () => {
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

  test('takes with it what a request leaves behind that was let in a moment before', async () => {
    const { sub } = await somebody();
    await accounts.removeStep(sub);
    await accounts.work(sub, 'acadiora');
    expect(await accounts.left(sub)).not.toEqual([markOf(sub)]);
    await accounts.removeStep(sub);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
    expect(await accounts.drifts()).toEqual([]);
  });

  test('takes with it what another removal leaves behind that is cut short meanwhile', async () => {
    const { sub } = await somebody();
    const { table } = accounts.services;
    let isCut = false;
    await accounts.removeAll(sub, {
      table: {
        ...table,
        async keysBelow(range) {
          if (range.PK === keys.allOf(sub).PK && range.prefix === undefined && !isCut) {
            isCut = true;
            const row = await accounts.find(await accounts.work(sub, 'acadiora'));
            // The transaction that takes the row away is the last that comes through.
            if (row !== null)
              await removeSession({ ...accounts.services, ...dying(accounts.services, 1) }, row).catch(() => 'cut');
          }
          return table.keysBelow(range);
        },
      },
    });
    expect(isCut).toBe(true);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
    expect(await accounts.drifts()).toEqual([]);
  });

  test('takes with it the remains of any number of removals', async () => {
    const { sub } = await somebody();
    const filler = 'x'.repeat(90_000);
    // More than one answer of the table holds (1 MB).
    for (let i = 0; i < 15; i++) {
      const id = ulid();
      const found = keys.search('course', 'ab', `abc#${id}`);
      await accounts.table.transact([
        { put: { ...found, sub, text: 'ABC' } },
        {
          put: {
            ...keys.remains(sub, 'pedagona', id),
            sub,
            id,
            module: 'pedagona',
            fingerprint: id,
            uploadIds: [],
            searchKeys: [found],
            filler,
            removedAt: accounts.now().toISOString(),
          },
        },
      ]);
    }
    await accounts.removeAll(sub);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('is not undone by a step that was under way: what its model cost is counted for the day alone', async () => {
    const { sub, running } = await somebody();
    await accounts.removeAll(sub);
    await meterSession(accounts.table, running, use, accounts.now());
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('of a person that was removed already changes nothing', async () => {
    const { sub } = await somebody();
    await accounts.removeAll(sub);
    const before = await accounts.store.rows();
    await accounts.removeAll(sub);
    expect((await accounts.store.rows()).length).toBe(before.length);
    expect(await accounts.drifts()).toEqual([]);
  });

  test('of one who never opened the page needs no join number', async () => {
    await accounts.work('tanpa-profil', 'valentra');
    await accounts.removeAll('tanpa-profil');
    expect(await accounts.left('tanpa-profil')).toEqual([markOf('tanpa-profil')]);
    expect(await accounts.drifts()).toEqual([]);
  });

  test('goes on for a minute at a time', async () => {
    const { sub } = await somebody();
    let looks = 0;
    // A clock that jumps past the minute at every eighth look.
    const late = { now: () => new Date(accounts.now().getTime() + Math.floor(looks++ / 8) * 61_000) };
    let rounds = 0;
    for (let done = false; !done; rounds++) done = await accounts.removeStep(sub, late);
    expect(rounds).toBeGreaterThan(1);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('of a session that keeps refusing does not run in circles: it fails, and is finished when the session lets go', async () => {
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
    await expect(accounts.removeStep(sub, { table: stubborn })).rejects.toMatchObject({ name: 'SessionsStay' });
    expect(asked).toBeLessThan(6);
    expect(await accounts.find(running)).not.toBeNull();
    // One that changed a moment ago is looked at again at once.
    [asked, refusals] = [0, 2];
    expect(await accounts.removeStep(sub, { table: stubborn })).toBe(true);
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('leaves an administrator who asks for the person a 404', async () => {
    const sub = await newcomer();
    await accounts.removeAll(sub);
    const looks = { table: accounts.table, now: accounts.now, prices: {}, dailyQuota: 1 };
    await expect(userDetail(looks, sub)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('asking for the removal', () => {
  test('needs the address of the account, in letters of any size', async () => {
    const sub = await newcomer();
    for (const wrong of ['', 'lain@moe-dl.edu.my', `x${sub}@moe-dl.edu.my`])
      await expect(accounts.remove(sub, wrong)).rejects.toMatchObject({
        code: 'invalid',
        message: `Sila taip alamat e-mel anda sendiri, ${sub}@moe-dl.edu.my, untuk mengesahkan.`,
      });
    expect(await accounts.isLetIn(sub)).toBe(true);
    expect(await accounts.remove(sub, ` ${sub.toUpperCase()}@MOE-DL.EDU.MY `)).toEqual({
      status: 'processing',
      logoutUrl: 'https://log-masuk.example/logout',
    });
  });

  test('refuses every token of the account at once, and nobody else’s', async () => {
    const [sub, other] = [await newcomer(), await newcomer()];
    await accounts.remove(sub);
    expect(await Promise.all([accounts.isLetIn(sub, 'satu'), accounts.isLetIn(sub, 'dua')])).toEqual([false, false]);
    expect(await accounts.isLetIn(other, 'satu')).toBe(true);
    await accounts.removeAll(sub);
    expect(await accounts.isLetIn(sub, 'satu')).toBe(false);
  });

  test('lets nobody make the profile anew meanwhile', async () => {
    const sub = await newcomer();
    await accounts.removeAll(sub);
    await expect(accounts.join(sub)).rejects.toMatchObject({ code: 'unauthenticated' });
    expect(await accounts.left(sub)).toEqual([markOf(sub)]);
  });

  test('starts one execution, which is given ids only, however often it is clicked', async () => {
    const sub = await newcomer();
    await Promise.all([accounts.remove(sub), accounts.remove(sub), accounts.remove(sub)]);
    const removals = accounts.started.filter(({ name }) => name.startsWith(`removal-${sub}-`));
    expect(removals).toEqual([{ name: `removal-${sub}-1`, input: { job: 'removal', sub } }]);
  });

  test('starts another execution when the one before died', async () => {
    const sub = await newcomer();
    await accounts.remove(sub);
    accounts.setState(`removal-${sub}-1`, 'dead');
    await accounts.remove(sub);
    const removals = accounts.started.filter(({ name }) => name.startsWith(`removal-${sub}-`));
    expect(removals.map(({ name }) => name)).toEqual([`removal-${sub}-1`, `removal-${sub}-2`]);
  });

  test('is for good until the removal has come to its end, also when it dies; then the mark outlives every token', async () => {
    const sub = await newcomer();
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
    const weeks = (Number(await life()) - Math.floor(accounts.now().getTime() / 1000)) / (7 * 86_400);
    expect([await accounts.isLetIn(sub), weeks]).toEqual([false, 1]);
  });

  test('again by a request that was let in before does not bring the mark of an ended removal back for good', async () => {
    const sub = await newcomer();
    await accounts.removeAll(sub);
    accounts.setState(`removal-${sub}-1`, 'running');
    await accounts.remove(sub);
    const row = (await accounts.store.rows()).find(({ PK, SK }) => `${PK} ${SK}` === markOf(sub));
    expect(row?.['expiresAt']).toEqual(expect.any(Number));
  });
});
