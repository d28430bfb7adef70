import { beforeAll, expect, test } from '@jest/globals';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { newJob } from '../../../lambdas/platform/jobs/job.ts';
import { findSession, type Job, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { log } from '../../../lambdas/platform/log/logger.ts';
import { sweep } from '../../../lambdas/sweeper/entry.ts';
import { putTestSession } from '../../support/session.ts';
import { withStorage } from '../../support/hooks.ts';

const storage = withStorage();
beforeAll(async () => {
  log.setLogLevel('SILENT');
});

const at = new Date('2026-11-21T02:00:00.000Z');
const later = new Date('2026-11-21T03:00:00.000Z');

/** A session whose second attempt of this job is under way. */
const running = (name: 'reading' | 'dlo', job: Partial<Job> = {}) => {
  const jobs = { [name]: { ...newJob('ujian', 2, {}, at), ...job } };
  return putTestSession(storage.table, { status: name === 'reading' ? 'processing' : 'completed', jobs }, at);
};

type Status = 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** What EventBridge sends of an execution. */
const deathOf = ({ sub, module, id }: SessionRow, name = 'reading', status: Status = 'ABORTED', attempt = 2) => ({
  source: 'aws.states',
  'detail-type': 'Step Functions Execution Status Change',
  detail: { status, input: JSON.stringify({ sub, module, id, name, attempt }) },
});

const send = (event: unknown) => sweep({ table: storage.table, now: () => later }, event);
const rowsOf = async ({ sub }: { sub: string }) =>
  (await storage.store.rows()).filter(({ PK }) => PK === `USER#${sub}` || PK.startsWith('STATS#'));

const { interrupted, busy } = failureTexts;

test.each<[Status, string]>([
  ['FAILED', interrupted],
  ['ABORTED', interrupted],
  ['TIMED_OUT', busy],
])('A job whose execution %s is failed, a reading with its session: %s', async (status, errorMessage) => {
  const row = await running('reading');
  await send(deathOf(row, 'reading', status));
  expect(await findSession(storage.table, row)).toMatchObject({
    status: 'failed',
    finishedAt: later.toISOString(),
    jobs: { reading: { status: 'failed', errorMessage } },
  });
});

test('A job whose execution died is failed once, however often the event comes, and its session stays completed when it is a later one', async () => {
  const row = await running('dlo');
  await send(deathOf(row, 'dlo'));
  const once = await rowsOf(row);
  await send(deathOf(row, 'dlo'));
  expect(await rowsOf(row)).toEqual(once);
  expect(await findSession(storage.table, row)).toMatchObject({
    status: 'completed',
    jobs: { dlo: { status: 'failed', errorMessage: interrupted } },
  });
});

test.each<[string, Partial<Job>, (row: SessionRow) => unknown]>([
  ['when the job has failed already', { status: 'failed', errorMessage: 'Sebab lain.' }, (row) => deathOf(row)],
  ['when the job is completed', { status: 'completed' }, (row) => deathOf(row)],
  ['when another attempt runs', {}, (row) => deathOf(row, 'reading', 'ABORTED', 1)],
  ['when the session has no such job', {}, (row) => deathOf(row, 'dlo')],
  ['when the session is none', {}, (row) => deathOf({ ...row, id: '01JD3Q8Y6V9XK2M4N7P0R5T8WB' })],
])('Nothing is changed %s', async (_, job, event) => {
  const row = await running('reading', job);
  const before = await rowsOf(row);
  expect(await send(event(row))).toEqual({ ok: true });
  expect(await rowsOf(row)).toEqual(before);
});

test('A table that is busy makes the event come again', async () => {
  const row = await running('reading');
  const table = { ...storage.table, transact: () => Promise.reject(new Error('busy')) };
  await expect(sweep({ table, now: () => later }, deathOf(row))).rejects.toThrow('busy');
});
