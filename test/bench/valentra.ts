import { valentraApi } from '../../shared/valentra/api.ts';
import { type ExamType, stageNames } from '../../shared/valentra/schemas.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { upload } from '../support/work.ts';
import { median, seconds, timed } from './figures.ts';
import { atMost, ratioOf, type Table } from './table.ts';

const modelMs = 2000;
/**
 * One call deep, and two where items are read a second time. The outline here is short: rules cannot write all the questions asked of it,
 * so that their calls are repaired first.
 */
const goals = { once: 1.3, twice: 2.3, repaired: 3.3, reading: 1.6 } as const;
const runs = 3;
const most = 50;

const generateCalls = {
  jst: valentraApi.generateJst,
  jsu: valentraApi.generateJsu,
  pentaksiran: valentraApi.generatePentaksiran,
  rubrik: valentraApi.generateRubrik,
} as const;
const tables = stageNames.filter((stage) => stage !== 'exam');

const steps: readonly (readonly [name: string, goal: number])[] = [
  ['upload', goals.reading],
  ...tables.map((stage) => [stage, goals.once] as const),
  [`exam, ${most} multiple-choice items and their second look`, goals.repaired],
  [`exam, ${most} structured items and their second look`, goals.repaired],
  ['one question written anew, and its second look', goals.twice],
];

/** How many model calls deep each stage of VALENTRA is: its time over that of one call, which the model here takes exactly. */
export async function valentra(): Promise<Table> {
  const app = await startTestApp({ env: { MODEL_FAULTS: `slow:${modelMs}`, DAILY_QUOTA: '1000' } });
  try {
    const token = await app.tokenFor(people.aminah);
    // The first session of an app also loads what an app loads once.
    await timesOfSession(app, token);
    const all: number[][] = [];
    for (let run = 0; run < runs; run++) all.push(await timesOfSession(app, token, `Semester ${run + 2}`));
    return {
      title: 'valentra: from the click to the document, over the time of one model call',
      columns: ['', 'seconds', 'ratio'],
      rows: steps.map(([name, goal], i) => {
        const ms = median(all.map((times) => times[i] ?? Infinity));
        return { cells: [name, seconds(ms), ratioOf(ms, modelMs)], goal: atMost(ms / modelMs, goal) };
      }),
      notes: [`Medians of ${runs}; one model call takes ${seconds(modelMs)} s.`],
    };
  } finally {
    await app.stop();
  }
}

/** Milliseconds of a step. @throws {Error} when it is not done within its call */
const done = (work: () => Promise<{ status: string }>): Promise<number> =>
  timed(async () => {
    const { status } = await work();
    if (status !== 'completed') throw new Error(`A step ended ${status}`);
  });

/** Milliseconds of each step, in the order of `steps`. */
async function timesOfSession(app: TestApp, token: string, sessionName = 'Semester 1'): Promise<number[]> {
  const { session } = await app.call(valentraApi.createSession, { token, body: { sessionName } });
  const params = { sessionId: session.id };
  const documents = (await upload(app, token, [coursePdf()], 'valentra')).map((uploadId) => ({
    uploadId,
  }));
  const exam = (questionType: ExamType): Promise<number> =>
    done(() => app.call(valentraApi.generateExam, { token, params, body: { questionType, numberOfQuestions: most } }));
  const times = [await done(() => app.call(valentraApi.upload, { token, params, body: { documents } }))];
  for (const stage of tables) times.push(await done(() => app.call(generateCalls[stage], { token, params })));
  const [choice, structured] = [await exam('aneka-pilihan'), await exam('struktur')];
  const anew = await done(() =>
    app.call(valentraApi.regenerate, {
      token,
      params: { ...params, stage: 'exam' },
      body: { pointer: '/questions/0', instruction: 'Lebih mencabar.' },
    }),
  );
  return [...times, choice, structured, anew];
}
