import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import * as z from 'zod';
import { countMalware, countModelUse } from '../../../../lambdas/platform/log/metrics.ts';
import { complete, fail } from '../../../../lambdas/platform/jobs/endJob.ts';
import { findSession, reading, type SessionRow } from '../../../../lambdas/platform/jobs/session.ts';
import { startJob } from '../../../../lambdas/platform/jobs/startJob.ts';
import { sweep } from '../../../../lambdas/sweeper/entry.ts';
import { type Fact, facts } from '../../../../shared/metrics.ts';
import { withStorage } from '../../../support/hooks.ts';
import { endlessJobs, startTestSession, uploadsOf } from '../../../support/session.ts';

const lineSchema = z.looseObject({
  _aws: z.object({
    CloudWatchMetrics: z.tuple([
      z.object({
        Namespace: z.string(),
        Dimensions: z.array(z.array(z.string())),
        Metrics: z.array(z.object({ Name: z.string(), Unit: z.string() })),
      }),
    ]),
  }),
});

const environment = { POWERTOOLS_METRICS_NAMESPACE: 'suite/test', POWERTOOLS_SERVICE_NAME: 'suite' };
let written: string[] = [];

beforeEach(() => {
  Object.assign(process.env, environment);
  written = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(String(text));
    return true;
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const name of Object.keys(environment)) Reflect.deleteProperty(process.env, name);
});

const storage = withStorage();

/** The figures in the log, as CloudWatch reads them: their dimensions, their values, and the whole line. */
const figures = () =>
  written
    .filter((text) => text.startsWith('{"_aws"'))
    .map((text) => {
      const line = lineSchema.parse(JSON.parse(text));
      const { _aws: head } = line;
      const [{ Namespace, Dimensions, Metrics }] = head.CloudWatchMetrics;
      const values = Object.fromEntries(Metrics.map(({ Name }) => [Name, line[Name]]));
      return { namespace: Namespace, sets: Dimensions, units: Metrics, values, line };
    });
const values = () => figures().map(({ values: found }) => found);

const use = {
  calls: 1,
  inputTokens: 10_000,
  cacheReadTokens: 35_000,
  cacheWriteTokens: 5_000,
  outputTokens: 2_000,
  milliseconds: 10,
  tier: 'reasoning' as const,
};
const session = { module: 'acadiora' as const, id: 'S1' };

/** What starting work needs, with a clock that moves by `seconds`. */
function clockwork(dailyQuota: number) {
  let at = Date.UTC(2026, 0, 1);
  let ids = 0;
  return {
    services: {
      table: storage.table,
      jobs: endlessJobs,
      now: () => new Date(at),
      newId: () => `01ARZ3NDEKTSV4RRFFQ69G5M${String(++ids).padStart(2, '0')}`,
      dailyQuota,
    },
    pass: (seconds: number) => {
      at += seconds * 1000;
    },
  };
}
type Services = ReturnType<typeof clockwork>['services'];

const begin = (services: Services, sub: string, sessionName: string): Promise<SessionRow> =>
  startTestSession(services, { sub, uploads: uploadsOf(), fingerprint: sessionName });

describe('A figure in the log', () => {
  test('is counted by the dimensions of the list, in the namespace of the stage, with ids beside it', () => {
    countModelUse(session, { ...use, usd: 0.12 });
    const [figure] = figures();
    expect(figure).toMatchObject({
      namespace: 'suite/test',
      values: { ModelInputTokens: 50_000, ModelOutputTokens: 2_000, ModelCostUsd: 0.12 },
      line: { service: 'suite', module: 'acadiora', tier: 'reasoning', sessionId: 'S1' },
    });
    const list: Fact = facts.modelUse;
    expect(figure?.sets).toEqual(list.dimensions.map((set) => ['service', ...set]));
    expect(figure?.units).toEqual(Object.entries(list.figures).map(([Name, Unit]) => ({ Name, Unit })));
    expect(figure?.sets.flat()).not.toContain('sessionId');
  });

  test('has no cost where a model has no price, and its tokens all the same', () => {
    countModelUse(session, { ...use, usd: null });
    expect(values()).toEqual([{ ModelInputTokens: 50_000, ModelOutputTokens: 2_000 }]);
  });

  test('of an upload with malware tells the upload and whose it was', () => {
    countMalware('u1', 'U1');
    expect(figures()).toMatchObject([
      { values: { MalwareUploads: 1 }, sets: [['service']], line: { sub: 'u1', uploadId: 'U1' } },
    ]);
  });

  test('is written nowhere without a namespace to count it in', () => {
    Reflect.deleteProperty(process.env, 'POWERTOOLS_METRICS_NAMESPACE');
    countMalware('u1', 'U1');
    expect(figures()).toEqual([]);
  });
});

describe('What happens to sessions is in the log', () => {
  test('a completed session with its time, once, though its end is told twice', async () => {
    const { services, pass } = clockwork(10);
    const row = await begin(services, 'm1', 'Satu');
    pass(42);
    expect(await complete(storage.table, row, reading, {}, services.now())).toBe(true);
    expect(await complete(storage.table, row, reading, {}, services.now())).toBe(false);
    expect(figures()).toMatchObject([
      {
        values: { SessionSeconds: 42 },
        sets: [['service', 'module']],
        line: { module: 'pedagona', sessionId: row.id },
      },
    ]);
  });

  test.each([
    ['document', 'document'],
    ['busy', 'service'],
    ['ours', 'service'],
  ] as const)('a session that failed for "%s" is blamed on the %s', async (reason, blame) => {
    const { services } = clockwork(10);
    const row = await begin(services, `m2-${reason}`, 'Dua');
    await fail(storage.table, row, reading, { errorMessage: 'Nama rahsia.pdf: rosak.', reason }, services.now());
    expect(figures()).toMatchObject([{ values: { Failures: 1 }, line: { module: 'pedagona', reason, blame } }]);
    expect(written.join('')).not.toContain('rahsia');
  });

  test('a session whose execution died, for the reason that an alarm watches; one that told its owner has no second line', async () => {
    const { services } = clockwork(10);
    const hand = (row: SessionRow) => {
      const { sub, module, id } = row;
      const job = { sub, module, name: reading, attempt: 1 };
      const input = JSON.stringify({ ...job, sessionId: id });
      return sweep(services, { detail: { status: 'FAILED', input } });
    };
    await hand(await begin(services, 'm6', 'Mati'));
    const told = await begin(services, 'm6', 'Gagal');
    await fail(storage.table, told, reading, { errorMessage: 'Rosak.', reason: 'document' }, services.now());
    await hand(told);
    expect(figures().map(({ line }) => line['reason'])).toEqual(['interrupted', 'document']);
  });

  test('a later stage that failed, and its second attempt that was completed with its time', async () => {
    const { services, pass } = clockwork(10);
    const begun = await begin(services, 'm3', 'Tiga');
    await complete(storage.table, begun, reading, {}, services.now());
    written = [];
    const dlo = { name: 'dlo', stage: 'dlo' };
    const row = { ...begun, status: 'completed' as const };
    const first = await startJob(services, row, dlo);
    await fail(storage.table, first, 'dlo', { errorMessage: 'Gagal.', reason: 'noAnswer' }, services.now());
    const second = await startJob(services, (await findSession(storage.table, row)) ?? row, dlo);
    pass(7);
    await complete(storage.table, second, 'dlo', {}, services.now());
    expect(figures()).toMatchObject([
      { values: { Failures: 1 }, line: { module: 'pedagona', reason: 'noAnswer', blame: 'service', stage: 'dlo' } },
      { values: { StageSeconds: 7 }, line: { module: 'pedagona', stage: 'dlo', sessionId: row.id } },
    ]);
  });

  test('a start beyond the quota of the day, of a session and of a stage', async () => {
    const { services } = clockwork(1);
    const row = await begin(services, 'm4', 'Empat');
    await complete(storage.table, row, reading, {}, services.now());
    written = [];
    await expect(begin(services, 'm4', 'Lima')).rejects.toMatchObject({ code: 'quota' });
    await expect(startJob(services, row, { name: 'dlo', stage: 'dlo' })).rejects.toMatchObject({ code: 'quota' });
    expect(figures()).toMatchObject([
      { values: { QuotaRefusals: 1 }, sets: [['service', 'limit']], line: { limit: 'daily', sub: 'm4' } },
      { values: { QuotaRefusals: 1 }, line: { limit: 'daily', sub: 'm4' } },
    ]);
  });

  test('a start beside too many sessions under way', async () => {
    const { services } = clockwork(10);
    for (const name of ['a', 'b', 'c']) await begin(services, 'm5', name);
    await expect(begin(services, 'm5', 'd')).rejects.toMatchObject({ code: 'quota' });
    expect(figures()).toMatchObject([{ values: { QuotaRefusals: 1 }, line: { limit: 'active' } }]);
  });
});
