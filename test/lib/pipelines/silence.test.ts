import { ModelTimeoutException } from '@aws-sdk/client-bedrock-runtime';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pedagonaHandlers } from '../../../lambdas/pedagona/routes.ts';
import { failureTexts } from '../../../lambdas/platform/jobs/failure.ts';
import { findSession, readingError, type SessionId, waitingOf } from '../../../lambdas/platform/jobs/session.ts';
import { AppError } from '../../../shared/errors.ts';
import type { Rules } from '../../../lib/local/bedrock/client.ts';
import { answer } from '../../../lib/local/model/index.ts';
import { teacherAt } from '../../lambdas/acadiora/reviewing.ts';
import { callerOf, type Lecturer, lecturerAt, readyFor, usualExam } from '../../lambdas/valentra/lecturer.ts';
import { type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import { idsOf } from '../../support/chain.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { reviewer } from '../../support/reviewer.ts';
import { courseText } from '../../support/texts.ts';
import { writer } from '../../support/writer.ts';

/** A job of a module: how it is started and waited for, and what each of its prompts says in the end when no model answers. */
interface Work {
  /** Runs it, again when it failed before or was done. @returns its session */
  run: () => Promise<SessionId>;
  job: string;
  prompts: Record<string, string>;
}
type Works = Record<string, Work>;

/** A refusal is the job's own failure, which its row tells. */
const settled = async (call: Promise<unknown>): Promise<void> => {
  await call.catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'unprocessable')) throw error;
  });
};

const failed = failureTexts.silent;
/** A course from which teaching can be designed. */
const course = courseText(
  'EDUP3153',
  'Bimbingan dan Kaunseling Sekolah',
  `KANDUNGAN KURSUS
    | Minggu | Topik | Jam |
    | 1 | Konsep bimbingan dan kaunseling | 3 |
    | 2 | Teori kaunseling | 3 |`,
);
const withoutSuggestions = 'Cadangan bagi kursus ini tidak dapat ditulis oleh model.';

function pedagona(pipeline: Pipeline): Works {
  const handlers = pedagonaHandlers(pipeline.services);
  const rest = { caller: callerOf('guru-1'), cookies: {}, query: undefined, form: undefined };
  let session: SessionId | undefined;
  const stage = (job: 'merangkai' | 'scripts' | 'dlo' | 'report', ...prompts: string[]): Work => ({
    job,
    prompts: Object.fromEntries(prompts.map((prompt) => [prompt, failed])),
    async run() {
      const { id, ...place } = session ?? { id: '', sub: '', module: 'pedagona' as const };
      const call = { ...rest, params: idsOf(id), body: { again: false, edits: 'mine' as const } };
      const calls = {
        merangkai: handlers.createMerangkai,
        scripts: handlers.createScripts,
        dlo: handlers.createDlo,
        report: handlers.createReport,
      };
      await settled(calls[job](call));
      return { id, ...place };
    },
  });
  return {
    reading: {
      job: 'reading',
      prompts: { 'course.facts': failed, 'pedagona.merungkai': withoutSuggestions },
      async run() {
        session = await pipeline.finished(await pipeline.begin({ 'a.pdf': course, 'b.pdf': course }));
        return session;
      },
    },
    merangkai: stage('merangkai', 'pedagona.merangkai'),
    scripts: stage('scripts', 'pedagona.scripts'),
    dlo: stage('dlo', 'pedagona.dlo'),
    report: stage('report', 'pedagona.report.plan', 'pedagona.report.grounds'),
    regenerate: {
      job: 'regenerate#dlo',
      prompts: { 'pedagona.regenerate': failed },
      async run() {
        const { id, sub } = session ?? { id: '', sub: '' };
        const body = { pointer: '/dloDescription', instruction: 'Ringkaskan.' };
        await settled(handlers.regenerate({ ...rest, params: { artefactId: `dlo_${id}` }, body }));
        return { id, sub, module: 'pedagona' };
      },
    },
  };
}

function acadiora(pipeline: Pipeline): Works {
  const teacher = teacherAt(pipeline);
  const prompts = {
    'acadiora.metadata': failed,
    'acadiora.review.methodology': failed,
    'acadiora.overall': failed,
  };
  const ended = async (id: string): Promise<SessionId> => {
    await teacher.ended(id);
    return { id, sub: teacher.sub, module: 'acadiora' };
  };
  return {
    ulasan: {
      job: 'reading',
      prompts,
      run: async () => ended((await teacher.analyze(await teacher.handIn())).sessionId),
    },
    semakan: {
      job: 'reading',
      prompts,
      async run() {
        const id = await pipeline.aside(reviewer(), () => teacher.reviewed());
        await teacher.revise(id, await teacher.handIn());
        return ended(id);
      },
    },
  };
}

function valentra(pipeline: Pipeline): Works {
  const work = (
    job: string,
    prompts: Record<string, string>,
    start: (lecturer: Lecturer) => Promise<string>,
  ): Work => ({
    job,
    prompts,
    async run() {
      const lecturer = lecturerAt(pipeline);
      return { id: await start(lecturer), sub: lecturer.sub, module: 'valentra' };
    },
  });
  const stage = (name: StageName, prompts: Record<string, string>, settings = usualExam): Work =>
    work(name, prompts, async (lecturer) => {
      const id = await readyFor(lecturer, name);
      await settled(name === 'exam' ? lecturer.exam(id, settings) : lecturer[name](id));
      return id;
    });
  const regenerate = (name: StageName, pointer: string, prompts: Record<string, string>): Work =>
    work(`regenerate#${name}`, prompts, async (lecturer) => {
      const id = await lecturer.made(name);
      await settled(lecturer.regenerate(id, name, pointer));
      return id;
    });
  const look = { 'valentra.exam.look': '"look":null' };
  return {
    reading: work('reading', { 'course.facts': failed }, async (lecturer) => {
      const id = await lecturer.create();
      await settled(lecturer.upload(id, await lecturer.handIn()));
      return id;
    }),
    jst: stage('jst', { 'valentra.jst': failed }),
    jsu: stage('jsu', { 'valentra.jsu': failed }),
    pentaksiran: stage('pentaksiran', { 'valentra.pentaksiran': failed }),
    rubrik: stage('rubrik', { 'valentra.rubrik': failed }),
    exam: stage('exam', { 'valentra.exam.aneka-pilihan': failed, ...look }),
    structured: stage('exam', { 'valentra.exam.struktur': failed }, { questionType: 'struktur', numberOfQuestions: 5 }),
    essays: stage(
      'exam',
      { 'valentra.exam.esei-pendek': failed },
      { questionType: 'esei-pendek', numberOfQuestions: 5 },
    ),
    regenerate: regenerate('rubrik', '/rubriks/0/criteria/0', { 'valentra.rubrik': failed }),
    question: regenerate('exam', '/questions/0', { 'valentra.exam.aneka-pilihan': failed, ...look }),
  };
}

/** Does not answer each prompt for its first so many calls, as Bedrock says in the end. */
const silentOn = (rules: Rules, silences: readonly (readonly [prompt: string, calls: number])[]): Rules => {
  const left = new Map(silences);
  return async (request) => {
    const prompt = request.body.requestMetadata?.['promptId'] ?? '';
    const more = left.get(prompt) ?? 0;
    if (more === 0) return rules(request);
    left.set(prompt, more - 1);
    throw new ModelTimeoutException({ message: 'The request took too long to process.', $metadata: {} });
  };
};

describe.each([
  ['pedagona', pedagona, answer, ['reading', 'merangkai', 'scripts', 'dlo', 'report', 'regenerate']],
  ['acadiora', acadiora, reviewer(), ['ulasan', 'semakan']],
  ['valentra', valentra, writer(), ['reading', ...stageNames, 'structured', 'essays', 'regenerate', 'question']],
] as const)('A model that does not answer in %s', (module, worksOf, honest, names) => {
  let pipeline: Pipeline;
  let works: Works = {};
  beforeAll(async () => {
    pipeline = await startPipeline(module);
    works = worksOf(pipeline);
  });
  afterAll(() => pipeline.stop());
  const outcomesOf = (prompt: string) =>
    pipeline.attempts.flatMap((attempt) => (attempt.promptId === prompt ? [attempt.outcome] : []));

  test.each(names)(
    '%s: each prompt is asked twice, then its cause is told; a single silence is survived',
    async (name) => {
      const { job, prompts, run } = works[name] as Work;
      const asked = Object.keys(prompts);
      const seen = [];
      // What a failed attempt has written is kept, so the prompts recover one after the other.
      for (const [i, prompt] of [...asked, ''].entries()) {
        const once = asked.slice(Math.max(0, i - 1), i);
        const silences = [
          ...once.map((one) => [one, 1] as const),
          ...asked.slice(i).map((one) => [one, Infinity] as const),
        ];
        await pipeline.useModel('', silentOn(honest, silences));
        const id = await run();
        const rows = (await pipeline.store.rows()).filter(
          ({ PK, SK }) => PK === `USER#${id.sub}` && SK.includes(id.id),
        );
        const ended = (await findSession(pipeline.table, id))?.jobs[job];
        seen.push({
          recovered: once.map((one) => outcomesOf(one).filter((outcome) => outcome === 'failed').length),
          silent: [outcomesOf(prompt).length % 2, ...new Set(outcomesOf(prompt))],
          isTold: JSON.stringify(rows)
            .replaceAll('\\', '')
            .includes(prompts[prompt] ?? ''),
          isDone: prompt === '' ? ended?.status === 'completed' && ended.errorMessage === null : null,
        });
      }
      expect(seen).toEqual([
        ...asked.map((_, i) => ({ recovered: i === 0 ? [] : [1], silent: [0, 'failed'], isTold: true, isDone: null })),
        { recovered: [1], silent: [0], isTold: true, isDone: true },
      ]);
    },
  );
});

test('A call that hangs is ended, and its page learns that it goes on waiting', async () => {
  const pipeline = await startPipeline('pedagona');
  try {
    await pipeline.useModel('hang', answer, 30);
    const seen: (number | undefined)[] = [];
    pipeline.watchSteps(async (step, event) => {
      if (step !== 'FailPart') return;
      const { sessionId: id, sub } = event as { sessionId: string; sub: string };
      const row = await findSession(pipeline.table, { sub, module: 'pedagona', id });
      seen.push(waitingOf(row?.jobs['reading'] ?? {}));
    });
    const row = await pipeline.finished(await pipeline.begin({ 'dokumen.pdf': courseText() }));
    expect([readingError(row), pipeline.attempts.length, seen]).toEqual([failed, 2, [0]]);
  } finally {
    await pipeline.stop();
  }
});
