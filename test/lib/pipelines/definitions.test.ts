import { describe, expect, test } from '@jest/globals';
// @ts-expect-error the validator ships no types
import validator from 'asl-validator';
import { askingMs } from '../../../lambdas/platform/model/ask.ts';
import type { FunctionDefinition } from '../../../lib/functions/definition.ts';
import { stepFunctions } from '../../../lib/functions/steps.ts';
import { accountPipeline, adminPipeline, definitions, type PipelineName } from '../../../lib/pipelines/index.ts';
import { functionsOf } from '../../../lib/pipelines/states.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import { throwing, withBench } from '../local/stepfunctions/support.ts';

const bench = withBench();

const validate = validator as (definition: unknown) => { isValid: boolean; errorsText: () => string };

describe.each(Object.keys(definitions) as PipelineName[])('The pipeline of %s', (name) => {
  const text = JSON.stringify(definitions[name]);

  test('is valid Amazon States Language once its functions are named', () => {
    const arn = 'arn:aws:lambda:ap-southeast-1:123456789012:function:step';
    const { isValid, errorsText } = validate(JSON.parse(text.replaceAll(/\$\{\w+\}/g, arn)));
    expect([isValid, errorsText()]).toEqual([true, '']);
  });

  test('calls the functions that it is deployed with, and marks the job of a session that went wrong', () => {
    const called = new Set(Object.values(functionsOf(definitions[name])));
    expect([...called].toSorted()).toEqual(Object.keys(stepFunctions[name]).toSorted());
    const caught = '"Catch":[{"ErrorEquals":["States.ALL"],"ResultPath":"$.error","Next":"MarkFailed"}]';
    // Of the others the execution itself says that it failed.
    expect(text.includes(caught)).toBe(name !== 'admin' && name !== 'account');
  });
});

test('A step waits longer than its function may take, and a function for models longer than their answers', () => {
  const waits: [number, number][] = [];
  for (const name of Object.keys(definitions) as PipelineName[])
    JSON.stringify(definitions[name], (_, state: { Resource?: string; TimeoutSeconds?: number } | null) => {
      const called = /^\$\{(\w+)FunctionArn\}$/.exec(state?.Resource ?? '')?.[1];
      if (called !== undefined)
        waits.push([state?.TimeoutSeconds ?? 0, stepFunctions[name][called]?.timeoutSeconds ?? Infinity]);
      return state;
    });
  expect(waits.length).toBeGreaterThan(20);
  for (const [step, itsFunction] of waits) expect(step).toBeGreaterThan(itsFunction);
  const asking = Object.values(stepFunctions)
    .flatMap(Object.values<FunctionDefinition>)
    .filter(({ asks }) => asks);
  expect(asking.length).toBe(3);
  // To read before and to keep after.
  for (const { timeoutSeconds } of asking) expect(timeoutSeconds - askingMs / 1000).toBeGreaterThanOrEqual(60);
});

const names = ['BuildSpreadsheet', 'Recount', 'BuildOwnData', 'RemoveData', 'RemovePerson', 'RemoveRemains'];
/** How often a step fails first, and what it answers then, call by call. */
type Answers = Record<string, { faults?: number; replies?: unknown[] }>;

const run = (definition: object, input: object, answers: Answers = {}) =>
  bench.follow(definition, names, input, (name, n) => {
    const { faults = 0, replies = [] } = answers[name] ?? {};
    if (n <= faults) throw throwing('SlowDown');
    return replies[n - faults - 1] ?? (name.startsWith('Remove') ? { done: true } : undefined);
  });

const sub = 'b6a7e0c4-0000-8000-8000-000000000001';
const id = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const sheet = { kind: 'users', window: '20261121_0910' };
const [done, more] = [{ done: true }, { done: false }];

const recounting = (...replies: object[]) =>
  ended(adminPipeline, { job: 'reconcile', run: 'r' }, { Recount: { replies } });

/** What a job comes to, and what each step is given: ids only, also when it is tried again. */
const ended = async (...job: Parameters<typeof run>) => {
  const { status, steps, given } = await run(...job);
  return [`${status} ${steps.join(' ')}`.trim(), given];
};

test('An export of the admin area is tried four times, a recount goes on until it is done, and fails where a counter is wrong', async () => {
  const exporting = { job: 'export', ...sheet, more: 1 };
  const four = 'BuildSpreadsheet '.repeat(4).trim();
  for (const [faults, status] of [
    [3, 'SUCCEEDED'],
    [9, 'FAILED'],
  ] as const)
    expect(await ended(adminPipeline, exporting, { BuildSpreadsheet: { faults } })).toEqual([
      `${status} ${four}`,
      [sheet, sheet, sheet, sheet],
    ]);
  const r = { run: 'r' };
  expect(await recounting(more, more, { done: true, drifts: 0 })).toEqual([
    'SUCCEEDED Recount Recount Recount',
    [r, r, r],
  ]);
  expect((await recounting({ done: true, drifts: 1 }))[0]).toBe('FAILED Recount');
});

test('An account is removed until nothing is left: its data, the person, and what was left behind meanwhile; an archive is built once', async () => {
  const replies = [more, done];
  expect(
    await ended(
      accountPipeline,
      { job: 'removal', sub, more: 1 },
      { RemoveData: { replies }, RemoveRemains: { replies } },
    ),
  ).toEqual([
    'SUCCEEDED RemoveData RemoveData RemovePerson RemoveRemains RemoveRemains',
    [{ sub }, { sub }, { sub }, { sub, isLast: true }, { sub, isLast: true }],
  ]);
  expect(await ended(accountPipeline, { job: 'export', sub, id, more: 1 })).toEqual([
    'SUCCEEDED BuildOwnData',
    [{ sub, id }],
  ]);
});

test.each([
  ['admin', adminPipeline],
  ['account', accountPipeline],
])('A job that %s does not know fails', async (_, definition) => {
  expect(await ended(definition, { job: 'lain' })).toEqual(['FAILED', []]);
});

const states = accountPipeline.States as Record<string, { TimeoutSeconds?: number; Retry?: Record<string, unknown>[] }>;

describe('a removal', () => {
  test.each(['RemoveData', 'RemovePerson', 'RemoveRemains'] as const)(
    'is tried for half a day and more when %s fails, since nobody can ask again, and then calls an operator',
    async (step) => {
      const statusAfter = async (faults: number) =>
        (await run(accountPipeline, { job: 'removal', sub }, { [step]: { faults } })).status;
      expect([await statusAfter(36), await statusAfter(99)]).toEqual(['SUCCEEDED', 'FAILED']);
      const [retry] = states[step]?.Retry ?? [];
      const [first = 0, rate = 0, most = 0] = [retry?.IntervalSeconds, retry?.BackoffRate, retry?.MaxDelaySeconds].map(
        Number,
      );
      const seconds = sumOf(Array.from({ length: 36 }, (_, i) => Math.min(first * rate ** i, most)));
      // The jitter takes half of it on average.
      expect(seconds / 2).toBeGreaterThan(12 * 3600);
      expect(seconds * 2).toBeLessThan(accountPipeline.TimeoutSeconds);
    },
  );

  test('waits for stragglers longer than a ticket to upload, a request or a step lives', () => {
    expect(states['WaitForStragglers']).toMatchObject({ Type: 'Wait', Seconds: 1200 });
    const longest = Math.max(...Object.values(states).map(({ TimeoutSeconds = 0 }) => TimeoutSeconds));
    expect(longest).toBeLessThan(1200);
  });
});
