import { acadioraApi } from '../../shared/acadiora/api.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { stageNames, type StageName } from '../../shared/pedagona/stages.ts';
import { analysedCourses, sendStage } from '../support/chain.ts';
import { course, docxOf, otherCourse, type TestFile, xlsxOf } from '../support/documents.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { paperPdf } from '../support/papers.ts';
import { waitFor } from '../support/wait.ts';
import { upload } from '../support/work.ts';
import { tablePdf } from './documents.ts';
import { median, seconds, timed } from './figures.ts';
import { atMost, ratioOf, type Table } from './table.ts';

const modelMs = 2000;
const goal = 1.6;
const stageGoal = 1.3;
/** Of latencies alone: what a review takes beyond the same one with a model that answers at once. */
const reviewGoal = 3.1;
const runs = 3;

/**
 * How many model calls deep an analysis and each stage of the chain is: its time over that of one call, which the model here takes exactly.
 * Of a paper's review, whose reading takes long, only the time beyond the same review with a model that answers at once.
 */
export async function depth(): Promise<Table> {
  const four = await courseDocuments();
  const one = four.slice(0, 1);
  const [slow, quick] = await Promise.all([appOf({ MODEL_FAULTS: `slow:${modelMs}` }), appOf({})]);
  try {
    // The first analysis of an app also loads what an app loads once.
    const first = await slow.analysisMs(one);
    await quick.analysisMs(one);
    const times = { one: [] as number[], four: [] as number[], quickOne: [] as number[], quickFour: [] as number[] };
    for (let run = 0; run < runs; run++) {
      times.one.push(await slow.analysisMs(one));
      times.four.push(await slow.analysisMs(four));
      times.quickOne.push(await quick.analysisMs(one));
      times.quickFour.push(await quick.analysisMs(four));
    }
    const stages = await stageTimes(slow.app, slow.token);
    const papers = { short: paperPdf(10, 'kertas.pdf'), long: paperPdf(100, 'tesis.pdf') };
    const reviews = { short: [] as number[], long: [] as number[] };
    const atOnce = { short: [] as number[], long: [] as number[] };
    // The first of an app also loads what an app loads once.
    for (const { app, token } of [slow, quick]) await reviewMs(app, token, papers.short);
    for (let run = 0; run < runs; run++) {
      for (const length of ['short', 'long'] as const) {
        reviews[length].push(await reviewMs(slow.app, slow.token, papers[length]));
        atOnce[length].push(await reviewMs(quick.app, quick.token, papers[length]));
      }
    }
    const row = (what: string, ms: number, limit?: number) => ({
      cells: [what, seconds(ms), ratioOf(ms, modelMs)],
      ...(limit === undefined ? {} : { goal: atMost(ms / modelMs, limit) }),
    });
    const review = (pages: number, length: 'short' | 'long') => {
      const [ms, own] = [median(reviews[length]), median(atOnce[length])];
      const calls = ms - own;
      return [
        {
          cells: [`review of ${pages} pages, its calls alone`, seconds(calls), ratioOf(calls, modelMs)],
          goal: atMost(calls / modelMs, reviewGoal),
        },
        row(`review of ${pages} pages, all`, ms),
        row(`review of ${pages} pages, model at once`, own),
      ];
    };
    return {
      title: 'depth: from the click to the result, over the time of one model call',
      columns: ['', 'seconds', 'ratio'],
      rows: [
        row('one model call (baseline)', modelMs),
        row('1 document, first of an app', first),
        row('1 document', median(times.one), goal),
        row('4 documents', median(times.four), goal),
        ...stageNames.map((stage) => row(stage, median(stages[stage]), stageGoal)),
        ...review(10, 'short'),
        ...review(100, 'long'),
        row('1 document, model at once', median(times.quickOne)),
        row('4 documents, model at once', median(times.quickFour)),
      ],
      notes: [
        `Medians of ${runs}; all: 1 document ${listed(times.one)}, 4 documents ${listed(times.four)} s;`,
        `${stageNames.map((stage) => `${stage} ${listed(stages[stage])}`).join(', ')} s, from the click to its answer;`,
        `reviews of 10 pages ${listed(reviews.short)}, at once ${listed(atOnce.short)};`,
        `of 100 pages ${listed(reviews.long)}, at once ${listed(atOnce.long)} s.`,
      ],
    };
  } finally {
    await Promise.all([slow.app.stop(), quick.app.stop()]);
  }
}

const listed = (times: readonly number[]): string => times.map(seconds).join(' ');

/** The PDF has eight full pages, the others are small: one of each kind, two of Word. */
const courseDocuments = async (): Promise<TestFile[]> => [
  tablePdf(8, 'kursus.pdf'),
  await docxOf(course, 'kursus.docx'),
  xlsxOf(otherCourse, 'kursus.xlsx'),
  await docxOf(otherCourse, 'kursus-lain.docx'),
];

async function appOf(env: Record<string, string>) {
  const app = await startTestApp({ env });
  const token = await app.tokenFor(people.aminah);
  return { app, token, analysisMs: (files: readonly TestFile[]) => analysisMs(app, token, files) };
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

/** Milliseconds from a stage's click to its answer, of sessions that are new each time. */
async function stageTimes(app: TestApp, token: string): Promise<Record<StageName, number[]>> {
  const times: Record<StageName, number[]> = { merangkai: [], scripts: [], dlo: [], report: [] };
  for (let run = 0; run < runs; run++) {
    const sessionId = await analysedCourses(app, token, [course, otherCourse]);
    for (const stage of stageNames) {
      times[stage].push(
        await timed(async () => {
          const { status, body } = await sendStage(app, token, stage, sessionId, 'create');
          if (status !== 200) throw new Error(`${stage} answered ${status}: ${JSON.stringify(body)}`);
        }),
      );
    }
  }
  return times;
}
