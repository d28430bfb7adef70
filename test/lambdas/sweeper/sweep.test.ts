import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';
import { log } from '../../../lambdas/platform/log/logger.ts';
import { executionName, findSession, type SessionRow } from '../../../lambdas/platform/jobs/sessions.ts';
import { sweep } from '../../../lambdas/sweeper/sweep.ts';
import { executionName as workName, findWork, type WorkRow } from '../../../lambdas/platform/jobs/work.ts';
import { keys } from '../../../lambdas/platform/storage/keys.ts';
import { startStorage, type Storage } from '../../support/storage.ts';

let storage: Storage;
beforeAll(async () => {
  log.setLogLevel('SILENT');
  storage = await startStorage();
});
afterAll(() => storage.stop());

const at = '2026-11-21T02:00:00.000Z';
const later = new Date('2026-11-21T03:00:00.000Z');
let teachers = 0;

/** A session as it stands in the table. */
async function session(changes: Partial<SessionRow> = {}): Promise<SessionRow> {
  const sub = `guru${++teachers}`;
  const id = ulid();
  const key = keys.session(sub, 'pedagona', id);
  const row: SessionRow = {
    SK: key.SK,
    sub,
    module: 'pedagona',
    id,
    sessionName: 'Sesi',
    status: 'processing',
    createdAt: at,
    updatedAt: at,
    finishedAt: null,
    documents: [],
    errorMessage: null,
    progress: { step: 'queued', done: 0, total: 1, startedAt: at },
    stage: 'merungkai',
    attempt: 2,
    fingerprint: 'x',
    data: {},
    counted: { documents: 0, courses: 0, merangkai: 0 },
    finishedDocuments: null,
    formerUploads: [],
    searchKeys: [],
    activityKeys: [],
    works: {},
    ...changes,
  };
  await storage.store.put({ ...row, ...key });
  return row;
}

/** A finished session and a piece of work on it. */
async function work(changes: Partial<WorkRow> = {}): Promise<WorkRow> {
  const { sub, id: sessionId } = await session({ status: 'completed', works: { dlo: 'processing' } });
  const row: WorkRow = {
    sub,
    module: 'pedagona',
    sessionId,
    name: 'dlo',
    stage: 'dlo',
    status: 'processing',
    attempt: 1,
    errorMessage: null,
    startedAt: at,
    updatedAt: at,
    input: {},
    ...changes,
  };
  await storage.store.put({ ...keys.artefact(sub, sessionId, 'work#dlo'), ...row });
  return row;
}

type Status = 'FAILED' | 'TIMED_OUT' | 'ABORTED';

/** What EventBridge hands over. */
const eventOf = (name: string, input: unknown, status: Status = 'ABORTED') => ({
  source: 'aws.states',
  'detail-type': 'Step Functions Execution Status Change',
  detail: { name, status, input: typeof input === 'string' ? input : JSON.stringify(input) },
});
const inputOf = ({ sub, module, id, stage, attempt }: SessionRow) => ({ sub, module, sessionId: id, stage, attempt });
const deathOf = (row: SessionRow, status?: Status) => eventOf(executionName(row), inputOf(row), status);
const workDeathOf = (row: WorkRow, status?: Status) => {
  const { sub, module, sessionId, stage, name, attempt } = row;
  return eventOf(workName(row), { sub, module, sessionId, stage, name, attempt }, status);
};

const hand = (event: unknown) => sweep({ table: storage.table, now: () => later }, event);
const rowsOf = async ({ sub }: { sub: string }) =>
  (await storage.store.rows()).filter(({ PK }) => PK === `USER#${sub}` || PK === 'STATS');

const stopped = 'Pemprosesan terhenti sebelum selesai. Sila cuba lagi.';
const tooLong = 'Pemprosesan mengambil masa terlalu lama dan dihentikan. Sila cuba lagi.';

describe('A session whose execution died', () => {
  test.each([
    ['FAILED', stopped],
    ['ABORTED', stopped],
    ['TIMED_OUT', tooLong],
  ] as const)('%s is failed: %s', async (status, errorMessage) => {
    const row = await session();
    await hand(deathOf(row, status));
    expect(await findSession(storage.table, row)).toMatchObject({
      status: 'failed',
      errorMessage,
      finishedAt: later.toISOString(),
      progress: null,
    });
  });

  test('is counted once, however often the event comes', async () => {
    const row = await session();
    await hand(deathOf(row));
    const once = await rowsOf(row);
    await hand(deathOf(row));
    expect(await rowsOf(row)).toEqual(once);
    const [profile] = once.filter(({ SK }) => SK === 'PROFILE');
    expect(profile).toMatchObject({ pedagonaProcessing: -1, pedagonaFailed: 1 });
  });

  test('and was work done over is completed as it was before, with the reason', async () => {
    const document = { uploadId: ulid(), name: 'a.pdf', size: 1, status: 'analysed' as const, pages: 1, error: null };
    const added = { ...document, uploadId: ulid(), status: 'pending' as const, pages: null };
    const row = await session({ documents: [document, added], finishedDocuments: 1 });
    await hand(deathOf(row));
    expect(await findSession(storage.table, row)).toMatchObject({
      status: 'completed',
      errorMessage: stopped,
      documents: [document],
      formerUploads: [added.uploadId],
    });
  });
});

describe('Work whose execution died', () => {
  test.each([
    ['ABORTED', 'Penjanaan terhenti sebelum selesai. Sila cuba lagi.'],
    ['TIMED_OUT', tooLong],
  ] as const)('%s is failed, its session stays: %s', async (status, errorMessage) => {
    const row = await work();
    await hand(workDeathOf(row, status));
    await hand(workDeathOf(row, status));
    expect(await findWork(storage.table, row)).toMatchObject({ status: 'failed', errorMessage });
    const owner = { sub: row.sub, module: row.module, id: row.sessionId };
    expect(await findSession(storage.table, owner)).toMatchObject({ status: 'completed', works: { dlo: 'failed' } });
  });
});

describe('Nothing happens', () => {
  test.each<[string, Partial<SessionRow>, (row: SessionRow) => unknown]>([
    ['to a session that ended', { status: 'failed', errorMessage: 'Sebab lain.' }, deathOf],
    ['to a session that is completed', { status: 'completed' }, deathOf],
    ['when another attempt runs', {}, (row) => deathOf({ ...row, attempt: row.attempt - 1 })],
    ['when another stage runs', {}, (row) => deathOf({ ...row, stage: 'lain' })],
    ['when the input is of another execution', {}, (row) => eventOf('pedagona-lain', inputOf(row))],
    [
      'for an event without its input, which was too long',
      {},
      (row) => ({
        detail: { name: executionName(row), status: 'FAILED', input: null },
      }),
    ],
    ['for an input that is no JSON', {}, (row) => eventOf(executionName(row), '{')],
    ['for an input of an unknown shape', {}, (row) => eventOf(executionName(row), { job: 'reconcile', run: 'r' })],
    [
      'for an execution that succeeded',
      {},
      (row) => {
        const { detail } = deathOf(row);
        return { detail: { ...detail, status: 'SUCCEEDED' } };
      },
    ],
    ['for what is no event', {}, () => null],
  ])('%s', async (_, changes, event) => {
    const row = await session(changes);
    const before = await rowsOf(row);
    expect(await hand(event(row))).toEqual({ ok: true });
    expect(await rowsOf(row)).toEqual(before);
  });

  test.each<[string, Partial<WorkRow>, number]>([
    ['to work that ended', { status: 'completed' }, 0],
    ['to work of which another attempt runs', { attempt: 2 }, 1],
  ])('%s', async (_, changes, before) => {
    const row = await work(changes);
    await hand(workDeathOf({ ...row, attempt: row.attempt - before }));
    expect(await findWork(storage.table, row)).toEqual(row);
  });

  test('for a session that was deleted', async () => {
    const row = await session();
    await storage.table.remove(keys.session(row.sub, row.module, row.id));
    await hand(deathOf(row));
    expect((await rowsOf(row)).filter(({ PK }) => PK !== 'STATS')).toEqual([]);
  });
});

test('A table that is busy makes the event come again', async () => {
  const row = await session();
  const table = {
    ...storage.table,
    transact: () => Promise.reject(Object.assign(new Error('busy'), { name: 'ThrottlingException' })),
  };
  await expect(sweep({ table, now: () => later }, deathOf(row))).rejects.toThrow('busy');
});
