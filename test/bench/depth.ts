import { acadioraApi } from '../../shared/acadiora/api.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { stageNames } from '../../shared/pedagona/stages.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { analysedCourses, sendStage } from '../support/chain.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { course, docxOf, otherCourse, type TestFile, xlsxOf } from '../support/documents.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { paperPdf } from '../support/papers.ts';
import { finished, reviewed, upload } from '../support/work.ts';
import { tablePdf } from './documents.ts';
import { median, seconds, timed } from './figures.ts';
import { atMost, type Table } from './table.ts';

const modelMs = 2000;
const documentCalls = {
  jst: valentraApi.generateJst,
  jsu: valentraApi.generateJsu,
  pentaksiran: valentraApi.generatePentaksiran,
  rubrik: valentraApi.generateRubrik,
} as const;
const numberOfQuestions = 50;
const exams = ['aneka-pilihan', 'struktur'] as const;
const examOf = (type: string): string => `exam of ${numberOfQuestions} ${type}, and its second look`;
/** Calls deep: facts and the suggestions that rest on them, however many documents; a stage is one, a review three. */
const limits: Record<string, number> = {
  '1 document': 2.3,
  '4 documents': 2.3,
  ...Object.fromEntries(stageNames.map((stage) => [stage, 1.3])),
  'review of 10 pages': 3.1,
  'review of 100 pages': 3.1,
  // The outline here is short: rules cannot write all the questions asked of it, so that their calls are repaired first.
  'valentra upload': 1.6,
  ...Object.fromEntries(Object.keys(documentCalls).map((stage) => [stage, 1.3])),
  ...Object.fromEntries(exams.map((type) => [examOf(type), 3.3])),
  'question anew, and its second look': 2.3,
};
const runs = 3;

/**
 * How many model calls deep an analysis, each stage of the chain, a paper's review and each document of VALENTRA is: what a slow model adds to the time of a model that answers at once,
 * over that of one call, which the model here takes exactly.
 */
export async function depth(): Promise<Table> {
  const [slow, quick] = await Promise.all([appOf(`slow:${modelMs}`), appOf('')]);
  try {
    const times = { slow: [] as Times[], quick: [] as Times[] };
    // The first run of an app also loads what an app loads once.
    for (let run = 0; run <= runs; run++) {
      times.slow.push(await timesOf(slow));
      times.quick.push(await timesOf(quick));
    }
    const of = (all: readonly Times[], what: string) => all.slice(1).map((each) => each[what] ?? NaN);
    return {
      title: `depth: from the click to the result, in calls of a model that takes ${seconds(modelMs)} s`,
      columns: ['', 'seconds', 'model at once', 'calls'],
      rows: Object.entries(limits).map(([what, limit]) => {
        const [long, short] = [of(times.slow, what), of(times.quick, what)];
        const calls = (median(long) - median(short)) / modelMs;
        return { cells: [what, listed(long), listed(short), calls.toFixed(2)], goal: atMost(calls, limit) };
      }),
    };
  } finally {
    await Promise.all([slow.app.stop(), quick.app.stop()]);
  }
}

const listed = (times: readonly number[]): string => times.map(seconds).join(' ');

/** Of each kind one; the PDF has eight full pages. */
const courseDocuments = async (): Promise<TestFile[]> => [
  await docxOf(course, 'kursus.docx'),
  tablePdf(8, 'kursus.pdf'),
  xlsxOf(otherCourse, 'kursus.xlsx'),
  await docxOf(otherCourse, 'kursus-lain.docx'),
];

interface OpenApp {
  app: TestApp;
  token: string;
}
type Times = Record<string, number>;

async function appOf(faults: string): Promise<OpenApp> {
  const app = await startTestApp({ env: { MODEL_FAULTS: faults, DAILY_QUOTA: '1000' } });
  return { app, token: await app.tokenFor(people.aminah) };
}

async function timesOf(own: OpenApp): Promise<Times> {
  const four = await courseDocuments();
  return {
    '1 document': await analysisMs(own, four.slice(0, 1)),
    '4 documents': await analysisMs(own, four),
    ...(await stageTimes(own)),
    'review of 10 pages': await analysisMs(own, [paperPdf(10, 'kertas.pdf')], 'acadiora'),
    'review of 100 pages': await analysisMs(own, [paperPdf(100, 'tesis.pdf')], 'acadiora'),
    ...(await valentraTimes(own)),
  };
}

/** From the click, the files being there already, to the status the page waits for, which is asked for every 50 ms. */
async function analysisMs(
  { app, token }: OpenApp,
  files: readonly TestFile[],
  module: 'pedagona' | 'acadiora' = 'pedagona',
) {
  const documents = (await upload(app, token, files, module)).map((uploadId) => ({ uploadId }));
  const [analyze, ended] = module === 'pedagona' ? [pedagonaApi.analyze, finished] : [acadioraApi.analyze, reviewed];
  return timed(async () => {
    const { sessionId } = await app.call(analyze, { token, body: { sessionName: 'Semester 1', documents } });
    const session = await ended(app, token, sessionId);
    const isWhole = !('coursesCount' in session) || session.coursesCount === files.length;
    if (session.status !== 'completed' || !isWhole)
      throw new Error(`It ended ${session.status}: ${session.errorMessage}`);
  });
}

/** Milliseconds from each stage's click to its answer, in a new session. */
async function stageTimes({ app, token }: OpenApp): Promise<Times> {
  const sessionId = await analysedCourses(app, token, [course, otherCourse]);
  const times: Times = {};
  for (const stage of stageNames)
    times[stage] = await timed(async () => {
      const { status, body } = await sendStage(app, token, stage, sessionId, 'create');
      if (status !== 200) throw new Error(`${stage} answered ${status}: ${JSON.stringify(body)}`);
    });
  return times;
}

let lessons = 0;

/** Milliseconds from each click of VALENTRA to its answer, in a new session. @throws {Error} when a step is not done within its call */
async function valentraTimes({ app, token }: OpenApp): Promise<Times> {
  const { session } = await app.call(valentraApi.createSession, {
    token,
    body: { sessionName: `Semester ${++lessons}` },
  });
  const params = { sessionId: session.id };
  const documents = (await upload(app, token, [coursePdf()], 'valentra')).map((uploadId) => ({ uploadId }));
  const times: Times = {};
  const time = async (what: string, work: () => Promise<{ status: string }>): Promise<void> => {
    times[what] = await timed(async () => {
      const { status } = await work();
      if (status !== 'completed') throw new Error(`${what} ended ${status}`);
    });
  };
  await time('valentra upload', () => app.call(valentraApi.upload, { token, params, body: { documents } }));
  for (const [stage, call] of Object.entries(documentCalls)) await time(stage, () => app.call(call, { token, params }));
  for (const questionType of exams)
    await time(examOf(questionType), () =>
      app.call(valentraApi.generateExam, { token, params, body: { questionType, numberOfQuestions } }),
    );
  await time('question anew, and its second look', () =>
    app.call(valentraApi.regenerate, {
      token,
      params: { ...params, stage: 'exam' },
      body: { pointer: '/questions/0', instruction: 'Lebih mencabar.' },
    }),
  );
  return times;
}
