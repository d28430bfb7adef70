import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { countMalware, countModelUse } from '../../../../lambdas/platform/log/metrics.ts';
import { complete, fail } from '../../../../lambdas/platform/jobs/endJob.ts';
import { findSession, reading, type SessionRow } from '../../../../lambdas/platform/jobs/session.ts';
import { startJob } from '../../../../lambdas/platform/jobs/startJob.ts';
import { sweep } from '../../../../lambdas/sweeper/entry.ts';
import { type Fact, facts } from '../../../../shared/metrics.ts';
import { withStorage } from '../../../support/hooks.ts';
import { endlessJobs, oneCall, startTestSession, uploadsOf } from '../../../support/session.ts';

/** A line of the embedded metric format. */
interface Line extends Record<string, unknown> {
  _aws: {
    CloudWatchMetrics: [{ Namespace: string; Dimensions: string[][]; Metrics: { Name: string; Unit: string }[] }];
  };
}

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
      const line = JSON.parse(text) as Line;
      const { _aws: head } = line;
      const [{ Namespace, Dimensions, Metrics }] = head.CloudWatchMetrics;
      const values = Object.fromEntries(Metrics.map(({ Name }) => [Name, line[Name]]));
      return { namespace: Namespace, sets: Dimensions, units: Metrics, values, line };
    });
const tokens = { inputTokens: 10_000, cacheReadTokens: 35_000, cacheWriteTokens: 5_000, outputTokens: 2_000 };
const use = { ...oneCall, ...tokens, tier: 'reasoning' as const };
const session = { module: 'acadiora' as const, id: 'S1' };

let seconds = Date.UTC(2026, 0, 1) / 1000;
const now = () => new Date(seconds * 1000);
const servicesOf = (dailyQuota = 10) => ({ table: storage.table, jobs: endlessJobs, now, dailyQuota });
const begin = (sub: string, dailyQuota?: number): Promise<SessionRow> =>
  startTestSession(servicesOf(dailyQuota), { sub, uploads: uploadsOf() });
const dlo = { name: 'dlo', stage: 'dlo' };

test('A figure is counted by the dimensions of the list, in the namespace of the stage, with ids beside it', () => {
  countModelUse(session, { ...use, usd: 0.12 });
  // A model without a price has no cost, and its tokens all the same.
  countModelUse(session, { ...use, usd: null });
  countMalware('u1', 'U1');
  Reflect.deleteProperty(process.env, 'POWERTOOLS_METRICS_NAMESPACE');
  countMalware('u2', 'U2');
  const [figure, unpriced, malware, ...others] = figures();
  expect(figure).toMatchObject({
    namespace: 'suite/test',
    values: { ModelInputTokens: 50_000, ModelOutputTokens: 2_000, ModelCostUsd: 0.12 },
    line: { service: 'suite', module: 'acadiora', tier: 'reasoning', sessionId: 'S1' },
  });
  const list: Fact = facts.modelUse;
  expect(figure?.sets).toEqual(list.dimensions.map((set) => ['service', ...set]));
  expect(figure?.units).toEqual(Object.entries(list.figures).map(([Name, Unit]) => ({ Name, Unit })));
  expect(unpriced?.values).toEqual({ ModelInputTokens: 50_000, ModelOutputTokens: 2_000 });
  const line = { sub: 'u1', uploadId: 'U1' };
  expect(malware).toMatchObject({ values: { MalwareUploads: 1 }, sets: [['service']], line });
  // Written nowhere without a namespace to count it in.
  expect(others).toEqual([]);
});

test('What happens to a session is in the log once: its end with its time, then its stages', async () => {
  const row = await begin('m1');
  seconds += 42;
  expect(await complete(storage.table, row, reading, {}, now())).toBe(true);
  expect(await complete(storage.table, row, reading, {}, now())).toBe(false);
  const completed = { ...row, status: 'completed' as const };
  const first = await startJob(servicesOf(), completed, dlo);
  await fail(storage.table, first, 'dlo', { errorMessage: 'Gagal.', reason: 'noAnswer' }, now());
  const second = await startJob(servicesOf(), (await findSession(storage.table, row)) ?? row, dlo);
  seconds += 7;
  await complete(storage.table, second, 'dlo', {}, now());
  const ids = { module: 'pedagona', sessionId: row.id };
  expect(figures()).toMatchObject([
    { values: { SessionSeconds: 42 }, sets: [['service', 'module']], line: ids },
    { values: { Failures: 1 }, line: { ...ids, reason: 'noAnswer', blame: 'service', stage: 'dlo' } },
    { values: { StageSeconds: 7 }, line: { ...ids, stage: 'dlo' } },
  ]);
});

test.each([
  ['document', 'document'],
  ['ours', 'service'],
] as const)('A session that failed for "%s" is blamed on the %s', async (reason, blame) => {
  const row = await begin(`m2-${reason}`);
  await fail(storage.table, row, reading, { errorMessage: 'Nama rahsia.pdf: rosak.', reason }, now());
  expect(figures()).toMatchObject([{ values: { Failures: 1 }, line: { module: 'pedagona', reason, blame } }]);
  expect(written.join('')).not.toContain('rahsia');
});

/** As EventBridge tells of an execution that died. */
const hand = ({ sub, module, id }: SessionRow) => {
  const input = JSON.stringify({ sub, module, name: reading, attempt: 1, id });
  return sweep(servicesOf(), { detail: { status: 'FAILED', input } });
};

test('A session whose execution died is in the log for the reason that an alarm watches; one that told its owner has no second line', async () => {
  await hand(await begin('m3'));
  const told = await begin('m3');
  await fail(storage.table, told, reading, { errorMessage: 'Rosak.', reason: 'document' }, now());
  await hand(told);
  expect(figures().map(({ line }) => line['reason'])).toEqual(['interrupted', 'document']);
});

test('A start that is refused is in the log: of a session and of a stage beyond the quota of the day, and beside too many', async () => {
  const row = await begin('m4', 1);
  await complete(storage.table, row, reading, {}, now());
  for (let n = 0; n < 3; n++) await begin('m5');
  written = [];
  await expect(begin('m4', 1)).rejects.toMatchObject({ code: 'quota' });
  await expect(startJob(servicesOf(1), row, dlo)).rejects.toMatchObject({ code: 'quota' });
  await expect(begin('m5')).rejects.toMatchObject({ code: 'quota' });
  const refused = { values: { QuotaRefusals: 1 }, sets: [['service', 'limit']] };
  const daily = { ...refused, line: { limit: 'daily', sub: 'm4' } };
  expect(figures()).toMatchObject([daily, daily, { ...refused, line: { limit: 'active' } }]);
});
