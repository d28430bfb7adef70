import { parseArgs } from 'node:util';
import { people, startTestApp } from '../support/testApp.ts';
import { evaluateCourses } from './courses.ts';
import { analyseInHouse, reviewInHouse } from './inApp.ts';
import { reportHeld } from './heldTexts.ts';
import { reportItemRecordings } from './itemRecordings.ts';
import { reportPaperRecordings } from './paperRecordings.ts';
import { evaluatePapers } from './papers.ts';
import { measureTokens } from './tokens.ts';
import { reportTruthfulness } from './truthfulness.ts';

/** What of this machine's environment a real model needs. */
const modelEnvironment = (): Record<string, string> =>
  /^(?:bedrock|openai)$/.test(process.env['MODEL'] ?? '')
    ? Object.fromEntries(
        Object.entries(process.env).flatMap(([name, value]) =>
          /^(?:AWS_|MODEL|BEDROCK)/.test(name) && value !== undefined ? [[name, value]] : [],
        ),
      )
    : {};

/**
 * `npm run eval` prints how truly recorded answers of a strong model are settled, over natural slips and planted falsehoods, and which
 * falsehoods of recorded chains are marked, which faults of recorded items are told, and what reviews of recorded papers tell; it writes the tokens of a session by prompt, with `MODEL=bedrock`
 * those of the real models, for `npm run cost`.
 * `npm run eval -- FOLDER [--check] [--only NAME]`: sends FOLDER/course/* and FOLDER/papers/* through the real pipelines on
 * this machine and compares with FOLDER/truth/<name>_<ending>.json; FOLDER/hostile/* must come to an end. `MODEL=bedrock npm run eval --
 * FOLDER` asks the real models. With --check the exit code is 1 when a figure falls below its threshold.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: {
      check: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
    },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined) {
    reportTruthfulness();
    const isGood = [reportHeld(), await reportItemRecordings(), await reportPaperRecordings()].every(Boolean);
    await measureTokens();
    if (values.check && !isGood) process.exitCode = 1;
    return;
  }
  const app = await startTestApp({ env: { ...modelEnvironment(), DAILY_QUOTA: '10000' } });
  try {
    const token = await app.tokenFor(people.aminah);
    const isGood = [
      await evaluateCourses(folder, analyseInHouse(app, token), values.only),
      await evaluatePapers(folder, reviewInHouse(app, token), values.only),
      await reportPaperRecordings(),
    ].every(Boolean);
    if (values.check && !isGood) process.exitCode = 1;
  } finally {
    await app.stop();
  }
}

await main();
