import { acadioraApi } from '../../shared/acadiora/api.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { stageNames } from '../../shared/pedagona/stages.ts';
import { analysedCourses, sendStage } from '../support/chain.ts';
import { course, docxOf, otherCourse, type TestFile, xlsxOf } from '../support/documents.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { paperPdf } from '../support/papers.ts';
import { waitFor } from '../support/wait.ts';
import { upload } from '../support/work.ts';
import { tablePdf } from './documents.ts';
import { median, seconds, timed } from './figures.ts';
import { atMost, type Table } from './table.ts';

const modelMs = 2000;
/** Calls deep: facts and the suggestions that rest on them, however many documents; a stage is one, a review three. */
const limits: Record<string, number> = {
  '1 document': 2.3,
  '4 documents': 2.3,
  ...Object.fromEntries(stageNames.map((stage) => [stage, 1.3])),
  'review of 10 pages': 3.1,
  'review of 100 pages': 3.1,
};
const runs = 3;

/**
 * How many model calls deep an analysis, each stage of the chain and a paper's review is: what a slow model adds to the time of a model that answers at once,
 * over that of one call, which the model here takes exactly.
 */
export async function depth(): Promise<Table> {
  const [slow, quick] = await Promise.all([appOf({ MODEL_FAULTS: `slow:${modelMs}` }), appOf({})]);
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

async function appOf(env: Record<string, string>): Promise<OpenApp> {
  const app = await startTestApp({ env });
  return { app, token: await app.tokenFor(people.aminah) };
}

async function timesOf({ app, token }: OpenApp): Promise<Times> {
  const four = await courseDocuments();
  return {
    '1 document': await analysisMs(app, token, four.slice(0, 1)),
    '4 documents': await analysisMs(app, token, four),
    ...(await stageTimes(app, token)),
    'review of 10 pages': await reviewMs(app, token, paperPdf(10, 'kertas.pdf')),
    'review of 100 pages': await reviewMs(app, token, paperPdf(100, 'tesis.pdf')),
  };
}

/** From the click, the files being there already, to the status the page waits for, which is asked for every 50 ms. */
async function analysisMs(app: TestApp, token: string, files: readonly TestFile[]): Promise<number> {
  const uploadIds = await upload(app, token, files);
  return timed(async () => {
    const { sessionId } = await app.call(pedagonaApi.analyze, {
      token,
      body: { sessionName: 'Semester 1', documents: uploadIds.map((uploadId) => ({ uploadId })) },
    });
    await waitFor('the end of an analysis', async () => {
      const { status, errorMessage, coursesCount } = await app.call(pedagonaApi.status, {
        token,
        params: { sessionId },
      });
      if (status === 'failed') throw new Error(`An analysis failed: ${errorMessage}`);
      if (status === 'completed' && coursesCount !== files.length)
        throw new Error(`${coursesCount} courses were found`);
      return status === 'completed';
    });
  });
}

/** From the click to the status the page waits for, the file being there already. */
async function reviewMs(app: TestApp, token: string, paper: TestFile): Promise<number> {
  const documents = (await upload(app, token, [paper], 'acadiora')).map((uploadId) => ({ uploadId }));
  return timed(async () => {
    const { sessionId } = await app.call(acadioraApi.analyze, { token, body: { sessionName: 'Artikel', documents } });
    await waitFor('the end of a review', async () => {
      const { status, errorMessage } = await app.call(acadioraApi.status, { token, params: { sessionId } });
      if (status === 'failed') throw new Error(`A review failed: ${errorMessage}`);
      return status === 'completed';
    });
  });
}

/** Milliseconds from each stage's click to its answer, in a new session. */
async function stageTimes(app: TestApp, token: string): Promise<Times> {
  const sessionId = await analysedCourses(app, token, [course, otherCourse]);
  const times: Times = {};
  for (const stage of stageNames)
    times[stage] = await timed(async () => {
      const { status, body } = await sendStage(app, token, stage, sessionId, 'create');
      if (status !== 200) throw new Error(`${stage} answered ${status}: ${JSON.stringify(body)}`);
    });
  return times;
}
