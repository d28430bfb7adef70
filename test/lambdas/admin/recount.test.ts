import { beforeAll, expect, test } from '@jest/globals';
import { array, assert, asyncProperty, constantFrom, nat, record, sample } from 'fast-check';
import { recountStep } from '../../../lambdas/admin/steps.ts';
import { beginRecount, endRecount, goOn, recounted } from '../../../lambdas/admin/recount.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { complete, fail } from '../../../lambdas/platform/jobs/endJob.ts';
import { reading, type SessionRow, sessionRowSchema } from '../../../lambdas/platform/jobs/session.ts';
import { removeSession } from '../../../lambdas/platform/jobs/sessionRemoval.ts';
import { retryReading } from '../../../lambdas/platform/jobs/reading.ts';
import { AppError } from '../../../shared/errors.ts';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { openAdminArea } from './adminArea.ts';
import { shared } from '../../support/hooks.ts';
import { putTestSession } from '../../support/session.ts';

/** A quarter of an hour before a Malaysian midnight. */
const area = shared(() => openAdminArea('2026-11-20T15:45:00Z'));
beforeAll(async () => {
  for (const sub of joined) await area.join(sub, `Guru ${sub}`);
});

const joined = ['a', 'b', 'c'];
/** One of them has never opened the page. */
const subs = [...joined, 'tanpa-profil'];

const verbs = ['start', 'start', 'complete', 'fail', 'retry', 'remove'] as const;
interface Action {
  verb: (typeof verbs)[number];
  sub: string;
  module: ModuleName;
  which: number;
}
const action = record<Action>({
  verb: constantFrom(...verbs),
  sub: constantFrom(...subs),
  module: constantFrom(...moduleNames),
  which: nat(9),
});

const unlessRefused = (error: unknown): void => {
  if (!(error instanceof AppError && error.code === 'quota')) throw error;
};

/** Changes a session as routes and pipelines would; one that has changed meanwhile is left alone. */
async function act({ verb, sub, module, which }: Action): Promise<void> {
  const { services, table, now } = area;
  area.wait(7);
  if (verb === 'start') return void (await area.start(sub, module).catch(unlessRefused));
  const rows = (await sessions()).filter((row) => row.sub === sub && row.module === module);
  const row = rows[which % Math.max(1, rows.length)];
  if (row === undefined) return;
  if (verb === 'remove') await removeSession(services, row);
  if (verb === 'fail') await fail(table, row, reading, { errorMessage: 'x', reason: 'noAnswer' }, now());
  if (verb === 'retry' && row.status === 'failed')
    await retryReading({ ...services, dailyQuota: 10_000 }, row).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
  const adds = { documents: which, courses: which, merangkai: which % 2 };
  if (verb === 'complete') await complete(table, row, reading, { adds }, now());
}

const sessions = async (): Promise<SessionRow[]> =>
  (await area.store.rows()).flatMap((row) => (row.SK.startsWith('SESSION#') ? [sessionRowSchema.parse(row)] : []));

test('the counters equal a recount after sessions went through all states, failures and deletions in any order', async () => {
  await assert(
    asyncProperty(array(action, { minLength: 15, maxLength: 40 }), async (actions) => {
      for (const one of actions) await act(one);
      const { drifts, users, sessions: counted, moved } = await recounted(area.table);
      expect(drifts).toEqual([]);
      expect(moved).toBe(0);
      expect(users).toBeGreaterThanOrEqual(joined.length);
      expect(counted).toBe((await sessions()).length);
    }),
    { numRuns: 6 },
  );
});

test('a sample is no session to a recount, also when it is gone', async () => {
  const row = await putTestSession(area.table, { sub: 'a', isSample: true }, area.now());
  expect((await recounted(area.table)).drifts).toEqual([]);
  expect(await removeSession(area.services, row)).toBe(true);
  expect((await recounted(area.table)).drifts).toEqual([]);
});

test('the counters equal a recount when twenty clients work at once', async () => {
  const all = sample(array(action, { minLength: 6, maxLength: 6 }), { numRuns: 20, seed: 1 });
  await Promise.all(
    all.map(async (actions) => {
      for (const one of actions) await act(one);
    }),
  );
  expect((await recounted(area.table)).drifts).toEqual([]);
});

test('a recount names every counter that is wrong, where it is stored and what it should be', async () => {
  const spoil = async (by: 1 | -1) => {
    await area.table.change({ key: keys.profile('a'), add: { pedagonaTotal: 2 * by } });
    await area.table.change({ key: keys.day('2026-11-20', 3), add: { acadioraFailed: by } });
    await area.table.change({ key: keys.active('2026-11-20', 0), add: { active: -by } });
  };
  await spoil(1);
  const { drifts } = await recounted(area.table);
  expect(drifts.map(({ where, counter, stored, counted }) => [where, counter, stored - counted])).toEqual([
    ['USER#a', 'pedagonaTotal', 2],
    ['DAY#2026-11-20', 'acadioraFailed', 1],
    ['ACTIVE#2026-11-20', 'active', -1],
  ]);
  await spoil(-1);
  expect((await recounted(area.table)).drifts).toEqual([]);
});

test('a recount says nothing of a sum that changed during the recount, also where it changed back', async () => {
  const during = async (before: () => Promise<unknown>, after: () => Promise<unknown>) => {
    const recount = await beginRecount(area.table);
    await before();
    while (recount.next > 0) await goOn(area.table, recount);
    await after();
    const { drifts, moved } = await endRecount(area.table, recount);
    expect([drifts, moved > 0]).toEqual([[], true]);
  };
  // A user of its own: the others may have as many sessions under way as one may.
  await area.join('lain', 'Guru Lain');
  let row: SessionRow;
  await during(
    async () => (row = await area.start('lain', 'acadiora')),
    () => removeSession(area.services, row),
  );
  await area.join('baharu', 'Guru Baharu');
  await during(
    async () => undefined,
    () => area.start('baharu', 'valentra'),
  );
  expect((await recounted(area.table)).drifts).toEqual([]);
});

test('a recount continues a minute at a time from what is kept in the bucket', async () => {
  const { services } = area;
  let minutes = 0;
  // A clock that jumps past the minute at every call.
  const late = { ...services, now: () => new Date(Date.parse('2026-11-21T00:00:00Z') + minutes++ * 61_000) };
  expect(await recountStep(late, { run: 'satu' })).toEqual({ done: false, drifts: 0 });
  expect(await recountStep(services, { run: 'satu' })).toEqual({ done: true, drifts: 0 });
});
