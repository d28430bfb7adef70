import { expect, test } from '@jest/globals';
import { modulePipeline as definition } from '../../../lib/pipelines/module.ts';
import { throwing, withBench } from '../local/stepfunctions/support.ts';

const bench = withBench();

const ids = { sub: 'guru', module: 'pedagona', id: '01ARZ3NDEKTSV4RRFFQ69G5FAV', name: 'reading', attempt: 1 };
const plan = { rounds: [['mula'], [], ['satu', 'dua'], ['semak']] };

const steps = ['ReadDocument', 'Plan', 'WritePart', 'FailPart', 'Finish', 'MarkFailed'] as const;
type Step = (typeof steps)[number];

/** A stage that can leave out no part. */
const ownAnswers: Partial<Record<Step, unknown>> = {
  Plan: plan,
  FailPart: { isLeftOut: false, error: 'ModelAnswerError', cause: 'fault=invalid' },
};

/** Runs a job over steps that may be told what to answer or throw. @returns how it ended, and the steps with their events */
async function run(answers: Partial<Record<Step, (event: unknown, n: number) => unknown>>, documents = [0, 1]) {
  const input = { ...ids, stage: 'ujian', documents, more: 'x' };
  const answer = (name: Step, n: number, event: unknown) => answers[name]?.(event, n) ?? ownAnswers[name];
  const { status, steps: order, given } = await bench.follow(definition, steps, input, answer);
  const events = (name: Step) => given.filter((_, i) => order[i] === name);
  return { status, order, events, runs: (name: Step) => events(name).length };
}

/** Throws this error the first `times` times. */
const failing = (fault: string, times: number) => (_: unknown, n: number) => {
  if (n <= times) throw throwing(fault);
  return undefined;
};

test('A job reads its documents, plans, writes its parts round by round, then finishes; every step gets ids only', async () => {
  const { status, order, events } = await run({});
  expect(status).toBe('SUCCEEDED');
  const written = ['WritePart', 'WritePart', 'WritePart', 'WritePart'];
  expect(order).toEqual(['ReadDocument', 'ReadDocument', 'Plan', ...written, 'Finish']);
  expect(events('ReadDocument')).toEqual(expect.arrayContaining([0, 1].map((n) => ({ ...ids, n }))));
  expect(events('Plan')).toEqual([{ ...ids, step: 'plan' }]);
  const [first, ...others] = events('WritePart');
  expect([first, others.pop()]).toEqual(['mula', 'semak'].map((part) => ({ ...ids, part })));
  expect(others).toEqual(expect.arrayContaining(['satu', 'dua'].map((part) => ({ ...ids, part }))));
  expect(events('Finish')).toEqual([{ ...ids, step: 'finish' }]);
});

test('A job without documents, parts or checks is planned and finished', async () => {
  const { status, order } = await run({ Plan: () => ({ rounds: [[], [], []] }) }, []);
  expect([status, order]).toEqual(['SUCCEEDED', ['Plan', 'Finish']]);
});

/** Fault by fault: how often it comes, how the job ends, and how often the step has run then. */
type Tries = [fault: string, times: number, status: 'SUCCEEDED' | 'FAILED', runs: number];
const withoutModel: Tries[] = [
  ['TransactionCanceledException', 3, 'SUCCEEDED', 4],
  ['SlowDown', 3, 'SUCCEEDED', 4],
  ['Lambda.ServiceException', 3, 'SUCCEEDED', 4],
  ['TypeError', 9, 'FAILED', 4],
  ['AbandonedError', 9, 'FAILED', 1],
  ['DocumentsRefused', 9, 'FAILED', 1],
  ['EditedMeanwhile', 9, 'FAILED', 1],
];
const withModel: Tries[] = [
  ['ThrottlingException', 6, 'SUCCEEDED', 7],
  ['ThrottlingException', 20, 'FAILED', 13],
  ['ModelAnswerError', 9, 'FAILED', 1],
  ['AccessDeniedException', 9, 'FAILED', 1],
  ['AbandonedError', 9, 'FAILED', 1],
];
const onePart = () => ({ rounds: [['satu']] });
const tries = [
  ...(['ReadDocument', 'Plan', 'Finish'] as const).flatMap((step) =>
    withoutModel.map((one) => [step, ...one] as const),
  ),
  ...withModel.map((one) => ['WritePart', ...one] as const),
];

test.each(tries)(
  '%s with %s, %p times: the job has %s after %p runs of it',
  async (step, fault, times, status, runs) => {
    const job = await run({ Plan: onePart, [step]: failing(fault, times) }, [0]);
    expect([job.status, job.runs(step), job.runs('MarkFailed')]).toEqual([status, runs, status === 'FAILED' ? 1 : 0]);
  },
);

const WritePart = (event: unknown): void => {
  if ((event as { part: string }).part === 'satu') throw throwing('ModelAnswerError');
};

test('A part that went wrong is left out where its stage can do without, and fails the job with its own error elsewhere', async () => {
  const whole = await run({ WritePart, FailPart: () => ({ isLeftOut: true, error: 'ModelAnswerError', cause: '' }) });
  expect([whole.status, whole.runs('Finish')]).toEqual(['SUCCEEDED', 1]);
  const error = { Error: 'ModelAnswerError', Cause: expect.any(String) };
  expect(whole.events('FailPart')).toEqual([{ ...ids, step: 'failPart', part: 'satu', error }]);
  const failed = await run({ WritePart });
  expect([failed.status, failed.runs('Finish')]).toEqual(['FAILED', 0]);
  const own = { Error: 'ModelAnswerError', Cause: 'fault=invalid' };
  expect(failed.events('MarkFailed')).toEqual([{ ...ids, step: 'fail', error: own }]);
});

test('The step that fails a job gets its error, and is tried again whatever went wrong', async () => {
  const { status, events } = await run({ Plan: failing('DocumentsRefused', 9), MarkFailed: failing('TypeError', 4) });
  expect([status, events('MarkFailed').length]).toEqual(['FAILED', 5]);
  const error = { Error: 'DocumentsRefused', Cause: expect.any(String) };
  expect(events('MarkFailed').at(-1)).toEqual({ ...ids, step: 'fail', error });
});

test('A document that is not scanned yet is asked for again with its ids, and no other waits for it', async () => {
  const { status, events } = await run({
    ReadDocument: (event, n) => ((event as { n: number }).n === 1 && n <= 21 ? { waitSeconds: 7 } : undefined),
  });
  const of = (n: number) => events('ReadDocument').filter((event) => (event as { n: number }).n === n);
  expect([status, of(0).length, of(1).length]).toEqual(['SUCCEEDED', 1, 21]);
  expect(of(1).at(-1)).toEqual({ ...ids, n: 1 });
});
