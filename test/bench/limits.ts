import { setTimeout as pause } from 'node:timers/promises';
import { heal } from '../../lambdas/platform/jobs/endJob.ts';
import { findSession, type SessionRow } from '../../lambdas/platform/jobs/session.ts';
import { keys } from '../../lambdas/platform/storage/keys.ts';
import type { Rules } from '../../lib/local/bedrock/client.ts';
import type { ModelAnswer } from '../../lib/local/bedrock/reply.ts';
import { answer } from '../../lib/local/model/index.ts';
import { initialControls } from '../../shared/controls.ts';
import { perModule } from '../../shared/modules.ts';
import { accountLimits, type Functions } from '../support/accountLimits.ts';
import { startPipeline } from '../support/pipeline.ts';
import { inSimulatedTime } from '../support/simulatedTime.ts';
import { slowTable } from '../support/slowTable.ts';
import { courseText } from '../support/texts.ts';
import { percentile } from './figures.ts';
import { atMost, type Row, type Table } from './table.ts';

const sessions = 1000;
const withinMs = 60_000;
const pages = 300;
const pollMs = 3000;
const tableMs = 20;
/** What a reader takes for a document. */
const readingMs = 2000;
/** What a model takes for an answer. */
const answerMs = 1500;
const functions = { api: 14, models: 12, others: 14 } satisfies Record<Functions, number>;
/** Jobs at once are not what holds the models back here. */
const controls = { ...initialControls, modules: perModule(() => ({ isOff: false, atOnce: 100 })) };
const account = { writeUnits: 1000, looks: 10, functions };

/** Numbers from 0 to 1, the same at each run. */
const numbers = (seed = 1) => {
  let last = seed;
  return (): number => (last = (last * 16_807) % 2_147_483_647) / 2_147_483_647;
};

/** Every session has the same course, which is read by rules once. */
function recalled(): Rules {
  const known = new Map<string, Promise<ModelAnswer>>();
  return async (request) => {
    const prompt = request.body.requestMetadata?.['promptId'] ?? '';
    const answered = known.get(prompt) ?? answer(request);
    known.set(prompt, answered);
    await pause(answerMs);
    return answered;
  };
}

/**
 * The first minute of a semester in a new account: sessions of PEDAGONA by people who have not been there before, and pages that poll, with the limits
 * of an account. The pipeline and its steps are the real ones; time is simulated, so that nothing but the limits decides.
 */
export const limits = (): Promise<Table> => inSimulatedTime(measured);

const plain = (what: string, value: number): Row => ({ cells: [what, value.toFixed(0)] });
const goal = (what: string, value: number, most = 0): Row => ({
  cells: [what, String(value)],
  goal: atMost(value, most),
});

async function measured(): Promise<Table> {
  const limited = accountLimits(account);
  const pipeline = await startPipeline('pedagona', {
    table: (client) => limited.table(slowTable(client, tableMs)),
    executions: (client) => limited.executions(client),
    step: (name, run) =>
      limited.run(name === 'WritePart' ? 'models' : 'others', async () => {
        if (name === 'ReadDocument') await pause(readingMs);
        return run();
      }),
  });
  await pipeline.useModel('', recalled());
  await pipeline.store.put({ ...keys.controls(), ...controls });
  const from = Date.now();
  const errors: string[] = [];
  const starts: number[] = [];
  /** A call of the API; what goes wrong is shown to somebody. */
  const call = async <T>(work: () => Promise<T>): Promise<T | null> => {
    try {
      return await limited.run('api', work);
    } catch (error) {
      errors.push(String(error));
      return null;
    }
  };

  const working: SessionRow[] = [];
  const start = async (n: number): Promise<void> => {
    await pause((n * withinMs) / sessions);
    const at = Date.now();
    const person = { sub: `guru-${n}`, email: `guru${n}@moe-dl.edu.my`, name: `Guru ${n}`, picture: null };
    const session = await call(() => pipeline.begin({ 'kursus.pdf': courseText() }, person));
    starts.push(Date.now() - at);
    if (session !== null) working.push(session);
  };
  const isOver = (): boolean => starts.length === sessions && working.length === 0;
  const ended: SessionRow[] = [];
  const next = numbers();
  /** A page looks at a session until that has ended, then another person opens theirs. */
  const poll = async (n: number): Promise<void> => {
    await pause((n * pollMs) / pages);
    while (!isOver()) {
      const watched = working.shift();
      for (let row = watched ?? null; row !== null;) {
        // Their clocks are not the same.
        await pause(pollMs * (0.95 + 0.1 * next()));
        const seen = await call(async () => {
          const found = await findSession(pipeline.table, row as SessionRow);
          return found && heal(pipeline.services, found);
        });
        if (seen !== null && seen.status !== 'processing') {
          ended.push(seen);
          break;
        }
        row = seen ?? row;
      }
      if (watched === undefined) await pause(pollMs);
    }
  };
  await Promise.all([
    ...Array.from({ length: sessions }, (_, n) => start(n)),
    ...Array.from({ length: pages }, (_, n) => poll(n)),
  ]);
  const minutes = (Date.now() - from) / 60_000;
  const failures = ended
    .filter(({ status }) => status !== 'completed')
    .map(({ jobs }) => jobs['reading']?.errorMessage);
  for (const message of new Set([...errors, ...failures])) console.error(message);
  await pipeline.stop();

  const { refused, peakUnits } = limited;
  return {
    title: `limits: ${sessions} sessions started in a minute, ${pages} pages polling, ${Object.values(functions).join(' + ')} functions at once (calls, models, others)`,
    columns: ['', ''],
    rows: [
      goal('errors shown', errors.length),
      goal('sessions that did not complete', sessions - ended.filter(({ status }) => status === 'completed').length),
      goal('start of a session, longest, ms', Math.max(...starts), 10_000),
      plain('start of a session, p95, ms', percentile(starts, 0.95)),
      plain('until the last session ended, minutes', minutes),
      plain('write units that a partition took in a second, at the most', peakUnits),
      plain('writes refused and sent again', refused.writes),
      plain('looks at executions refused', refused.looks),
      plain('steps refused for want of a function: models', refused.models),
      plain('steps refused for want of a function: others', refused.others),
    ],
    notes: ['Time is simulated; an update is taken as one of a row of 2 kB.'],
  };
}
