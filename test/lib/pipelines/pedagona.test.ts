import { describe, expect, test } from '@jest/globals';
import { ModelTimeoutException } from '@aws-sdk/client-bedrock-runtime';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { coursesOf } from '../../../lambdas/pedagona/store.ts';
import { executionName } from '../../../lambdas/platform/jobs/job.ts';
import { retryLeftOut, retryReading } from '../../../lambdas/platform/jobs/reading.ts';
import {
  findSession,
  reading,
  readingError,
  type SessionRow,
  waitingOf,
} from '../../../lambdas/platform/jobs/session.ts';
import { artefactsOf } from '../../../lambdas/platform/stages/artefacts.ts';
import type { Rules } from '../../../lib/local/bedrock/client.ts';
import type { MerungkaiAnswer as Suggestions } from '../../../lambdas/pedagona/prompts/merungkai.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { startPipeline } from '../../support/pipeline.ts';
import { courseText } from '../../support/texts.ts';
import { isRepair } from '../../support/writer.ts';
import { gate, waitFor } from '../../support/wait.ts';
import { withPipeline } from '../../support/hooks.ts';

const pipeline = withPipeline('pedagona');

const { cutOff, refused, busy } = failureTexts;

/** How a misbehaving model's session ends: the sentence of its failure or null, and what came of the calls for the facts. */
test.each([
  ['cutoff', cutOff, ['unusable', 'unusable']],
  ['refusal', refused, ['unusable']],
  ['throttle', busy, Array<string>(13).fill('failed')],
  ['unavailable', busy, Array<string>(7).fill('failed')],
  ['plaintext', null, ['answered']],
  ['mid-throttle:1,mid-disconnect:2', null, ['failed', 'failed', 'answered']],
  ['throttle:1,invalid:2', null, ['failed', 'unusable', 'repaired']],
])('a model of %s ends the session with %p', async (fault, sentence, outcomes) => {
  await pipeline.useModel(fault);
  const row = await pipeline.finished(await pipeline.begin({ 'kursus.pdf': courseText() }));
  const isFailed = sentence !== null;
  expect([row.status, readingError(row)]).toEqual([isFailed ? 'failed' : 'completed', sentence]);
  expect(row.documents.map(({ status }) => status)).toEqual([isFailed ? 'read' : 'analysed']);
  expect(row.finishedAt).not.toBeNull();
  // After the facts the suggestions.
  expect(pipeline.attempts.map(({ outcome }) => outcome)).toEqual([...outcomes, ...(isFailed ? [] : ['answered'])]);
  const [course] = await coursesOf(artefactsOf(pipeline, row));
  expect([course?.courseCode, course?.clos.map(({ cloNumber }) => cloNumber)]).toEqual(
    isFailed ? [undefined, undefined] : ['EDUP3153', ['HPK1', 'HPK2', 'HPK3']],
  );
});

test('several documents are analysed side by side', async () => {
  let under = 0;
  let most = 0;
  const all = gate();
  await pipeline.useModel('', async (request) => {
    most = Math.max(most, ++under);
    if (under === 4) all.open();
    await all.opened;
    under -= 1;
    return answer(request);
  });
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
  const row = await pipeline.finished(
    await pipeline.begin(Object.fromEntries(names.map((name) => [name, courseText()]))),
  );
  expect([row.status, most]).toEqual(['completed', 4]);
  const courses = await coursesOf(artefactsOf(pipeline, row));
  expect(courses.map(({ sourceDocument }) => sourceDocument)).toEqual(names);
  expect(row.counted).toEqual({ documents: 4, courses: 4, merangkai: 1 });
});

/** Answers nothing usable about these documents. */
const unusableFor =
  (...bad: string[]): Rules =>
  async (request) =>
    bad.some((name) => JSON.stringify(request.body.messages).includes(`nama=\\"${name}\\"`))
      ? { value: { salah: true } }
      : answer(request);
const shown = ({ documents }: SessionRow) => documents.map(({ name, status, error }) => [name, status, error]);
const sources = async (row: SessionRow) =>
  (await coursesOf(artefactsOf(pipeline, row))).map(({ sourceDocument }) => sourceDocument);

test('a course whose suggestions cannot be written is kept with its facts, and says so', async () => {
  await pipeline.useModel('malformed@pedagona.merungkai');
  const row = await pipeline.finished(await pipeline.begin({ 'kursus.pdf': courseText() }));
  const [course] = await coursesOf(artefactsOf(pipeline, row));
  const ended = [row.status, row.documents[0]?.status, course?.clos.length, course?.clos[0]?.bigIdea];
  expect(ended).toEqual(['completed', 'analysed', 3, '']);
  expect(course?.warnings.map(({ code }) => code)).toContain('no_suggestions');
});

/** The embedded model's suggestions with its outcomes changed so, and what it brings when it is asked again. */
const suggesting =
  (change: (clos: Suggestions['clos']) => object[], repair: object): Rules =>
  async (request) => {
    if (request.body.requestMetadata?.['promptId'] !== 'pedagona.merungkai') return answer(request);
    if (isRepair(request)) return { value: repair };
    const value = (await answer(request)).value as Suggestions;
    return { value: { ...value, clos: change(value.clos) } };
  };
const noThird = 'Cadangan bagi HPK3 tiada atau tidak lengkap.';
const concepts = { knowledge: [], microConcepts: ['Menguji'], macroConcepts: ['Bukti'] };
const third = { number: '3', ...concepts, bigIdea: 'Idea ketiga.', essentialQuestions: ['Mengapa?'] };

test.each<[string, Parameters<typeof suggesting>[0], object, string, string[]]>([
  ['under digits', (clos) => clos.map((one, i) => ({ ...one, number: `${i + 1}` })), {}, '', ['answered']],
  ['in order, under no number', (clos) => clos.map((one) => ({ ...one, number: '' })), {}, '', ['answered']],
  ['without one, which is asked for', (clos) => clos.slice(0, 2), { 'clos.2': third }, '', ['answered', 'repaired']],
  ['without one, which nobody writes', (clos) => clos.slice(0, 2), {}, noThird, ['answered', 'unusable']],
  [
    'with an empty Big Idea',
    (clos) => clos.map((one, i) => (i === 2 ? { ...one, bigIdea: '' } : one)),
    { 'clos.2.bigIdea': 'Idea ketiga.' },
    '',
    ['answered', 'repaired'],
  ],
])('suggestions %s are kept, and what is missing is told', async (_, change, repair, told, outcomes) => {
  await pipeline.useModel('', suggesting(change, repair));
  const row = await pipeline.finished(await pipeline.begin({ 'kursus.pdf': courseText() }));
  const [course] = await coursesOf(artefactsOf(pipeline, row));
  expect(pipeline.attempts.slice(1).map(({ outcome }) => outcome)).toEqual(outcomes);
  expect(course?.clos.map(({ bigIdea }) => bigIdea !== '')).toEqual([true, true, told === '']);
  const warned = course?.warnings.filter(({ code }) => code === 'no_suggestions').map(({ message }) => message);
  expect(warned?.join()).toBe(told);
});

/** A model that answers only when it is let. */
async function slowModel() {
  const [asked, go] = [gate(), gate()];
  await pipeline.useModel('', async (request) => {
    asked.open();
    await go.opened;
    return answer(request);
  });
  return { asked, go };
}

/** The session's row once its reading has ended, looked up in the table alone: nothing heals it. */
const ended = (session: SessionRow): Promise<SessionRow> =>
  waitFor('the reading to be ended', async () => {
    const row = await findSession(pipeline.table, session);
    return row?.jobs[reading]?.status === 'processing' ? null : row;
  });

test('a reading that an operator ends fails though nobody looks, its counters are true, and it can be tried again', async () => {
  const { asked, go } = await slowModel();
  const counted = async () => {
    const profile = (await pipeline.store.rows()).find(({ SK }) => SK === 'PROFILE');
    return [Number(profile?.['pedagonaProcessing'] ?? 0), Number(profile?.['pedagonaFailed'] ?? 0)] as const;
  };
  const [processing, failures] = await counted();
  const begun = await pipeline.begin({ 'a.pdf': courseText('AAAA1013'), 'b.pdf': courseText('BBBB1013') });
  await asked.opened;
  await pipeline.abort(executionName({ ...begun, name: reading, attempt: 1 }));
  const failed = await ended(begun);
  expect([failed.status, readingError(failed)]).toEqual(['failed', failureTexts.interrupted]);
  expect(await counted()).toEqual([processing, failures + 1]);
  go.open();
  await pipeline.useModel('');
  await retryReading(pipeline.services, failed);
  expect(await ended(begun)).toMatchObject({ status: 'completed', jobs: { reading: { attempt: 2 } } });
});

describe('a document that cannot be analysed', () => {
  const names = ['a.pdf', 'b.pdf', 'c.pdf', 'd.pdf'];
  const four = Object.fromEntries(names.map((name) => [name, courseText()]));
  test('is left out with its reason, and is read alone afterwards beside the courses that were edited meanwhile', async () => {
    await pipeline.useModel('', unusableFor('b.pdf'));
    const row = await pipeline.finished(await pipeline.begin(four));
    expect([row.status, readingError(row)]).toEqual(['completed', null]);
    const others = ['a.pdf', 'c.pdf', 'd.pdf'];
    const analysed = others.map((name) => [name, 'analysed', null]);
    expect(shown(row)).toEqual([...analysed, ['b.pdf', 'failed', failureTexts.noAnswer]]);
    expect(await sources(row)).toEqual(others);
    expect(row.counted).toEqual({ documents: 3, courses: 3, merangkai: 1 });

    const [course] = await coursesOf(artefactsOf(pipeline, row));
    const edit = { value: { ...course, courseName: 'Disunting' }, from: 1, reason: 'edited' as const, pointer: '' };
    await artefactsOf(pipeline, row).save('course#0', edit, [], new Date());
    const again = await pipeline.finished(await retryLeftOut(pipeline.services, row));
    expect(shown(again)).toEqual(shown(row));
    expect(pipeline.attempts.filter(({ outcome }) => outcome === 'unusable').length).toBe(4);

    await pipeline.useModel('');
    const whole = await pipeline.finished(await retryLeftOut(pipeline.services, again, 3));
    expect(pipeline.attempts.length).toBe(1);
    expect(shown(whole)).toEqual([...analysed, ['b.pdf', 'analysed', null]]);
    expect(await sources(whole)).toEqual([...others, 'b.pdf']);
    expect((await coursesOf(artefactsOf(pipeline, whole)))[0]?.courseName).toBe('Disunting');
    expect(whole.counted).toEqual({ documents: 4, courses: 4, merangkai: 1 });
    expect(await retryLeftOut(pipeline.services, whole)).toEqual(whole);
  });

  test('fails the session when there is no other, with the reason of each', async () => {
    await pipeline.useModel('', unusableFor('b.pdf'));
    const row = await pipeline.finished(await pipeline.begin({ 'a.pdf': null, 'b.pdf': courseText() }));
    expect([row.status, readingError(row)]).toEqual(['failed', failureTexts.noAnswer]);
    const none = await pipeline.finished(await pipeline.begin({ 'a.pdf': null, 'b.pdf': null }));
    expect(readingError(none)).toBe('Tidak dapat dibaca.');
  });

  test('stays left out with the reason when its retry is cut short', async () => {
    await pipeline.useModel('', unusableFor('b.pdf'));
    const row = await pipeline.finished(await pipeline.begin(four));
    const { asked, go } = await slowModel();
    const retried = await retryLeftOut(pipeline.services, row);
    await asked.opened;
    await pipeline.abort(executionName({ ...row, name: reading, attempt: retried.jobs[reading]?.attempt ?? 0 }));
    const after = await pipeline.finished(row);
    go.open();
    expect([after.status, shown(after).at(-1)]).toEqual(['completed', ['b.pdf', 'failed', failureTexts.interrupted]]);
    expect(await sources(after)).toEqual(await sources(row));
  });
});

test.each([
  ['course.facts', Infinity, 'failed', failureTexts.silent, ['failed', 'failed']],
  ['course.facts', 1, 'completed', null, ['failed', 'answered', 'answered']],
  ['pedagona.merungkai', Infinity, 'completed', null, ['answered', 'failed', 'failed']],
] as const)(
  'Of a model that does not answer %s in its first %p calls the job hears after two of them: %s',
  async (prompt, calls, status, sentence, outcomes) => {
    let left: number = calls;
    await pipeline.useModel('', async (request) => {
      if (request.body.requestMetadata?.['promptId'] !== prompt || left-- <= 0) return answer(request);
      throw new ModelTimeoutException({ message: 'The request took too long to process.', $metadata: {} });
    });
    const row = await pipeline.finished(await pipeline.begin({ 'a.pdf': courseText() }));
    expect([row.status, readingError(row)]).toEqual([status, sentence]);
    expect(pipeline.attempts.map(({ outcome }) => outcome)).toEqual(outcomes);
  },
);

test('A call that hangs is ended, and its page learns that it goes on waiting', async () => {
  const own = await startPipeline('pedagona');
  try {
    await own.useModel('hang', answer, 30);
    const seen: (number | undefined)[] = [];
    own.watchSteps(async (step, event) => {
      if (step !== 'FailPart') return;
      const { id, sub } = event as { id: string; sub: string };
      const row = await findSession(own.table, { sub, module: 'pedagona', id });
      seen.push(waitingOf(row?.jobs['reading'] ?? {}));
    });
    const row = await own.finished(await own.begin({ 'dokumen.pdf': courseText() }));
    expect([readingError(row), own.attempts.length, seen]).toEqual([failureTexts.silent, 2, [0]]);
  } finally {
    await own.stop();
  }
});
