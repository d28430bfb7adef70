import { authApi } from '../../shared/auth/api.ts';
import { coursePdf } from '../support/coursePdf.ts';
import { startTestApp, people, type TestApp } from '../support/testApp.ts';
import { analyse, finished } from '../support/work.ts';
import { percentile, seconds, timed, timesOf } from './figures.ts';
import { atMost, ratioOf, type Row, type Table } from './table.ts';

const visitors = 200;
const workers = 50;
const tableDelayMs = 15;
/** What others may wait at the most, against a quiet moment of the same run. */
const slowerAtMost = 10;

/** Launch day: everybody comes for the first time at once, then many analyse; others go on working all the while. */
export async function load(): Promise<Table> {
  const app = await startTestApp({
    program: 'test/bench/slowApp.ts',
    env: { TABLE_DELAY_MS: String(tableDelayMs), POWERTOOLS_LOG_LEVEL: 'CRITICAL' },
  });
  try {
    const other = await app.tokenFor(people.lim);
    const me = (token: string) => app.call(authApi.me, { token });
    await me(other);
    const quiet = percentile(await timesOf(100, () => me(other)), 0.95);
    const rows: Row[] = [];
    const during = async (what: string, works: (() => Promise<unknown>)[]): Promise<void> => {
      const times: number[] = [];
      const over = new AbortController();
      const looking = (async () => {
        while (!over.signal.aborted) times.push(await timed(() => me(other)));
      })();
      let outcomes: PromiseSettledResult<unknown>[] = [];
      const elapsed = await timed(async () => {
        outcomes = await Promise.allSettled(works.map((work) => work()));
      });
      over.abort();
      await looking;
      const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [String(outcome.reason)] : []));
      for (const failure of new Set(failures)) console.error(failure);
      const p95 = percentile(times, 0.95);
      rows.push(
        { cells: [`${what}: failures`, String(failures.length), seconds(elapsed)], goal: atMost(failures.length, 0) },
        {
          cells: ["others' auth/me, p95 ms against quiet", p95.toFixed(0), ratioOf(p95, quiet)],
          goal: atMost(p95 / quiet, slowerAtMost),
        },
      );
    };
    const tokens = await Promise.all(
      Array.from({ length: visitors }, (_, i) => app.tokenFor(`guru${i}@moe-dl.edu.my`)),
    );
    await during(
      `${visitors} first visits at once`,
      tokens.map((token) => () => me(token)),
    );
    const newcomers = await Promise.all(
      Array.from({ length: workers }, (_, i) => app.tokenFor(`baharu${i}@moe-dl.edu.my`)),
    );
    await during(
      `${workers} new users, an analysis each`,
      newcomers.map((token) => () => analysed(app, token)),
    );
    return {
      title: `load: ${tableDelayMs} ms a call of the table, quiet auth/me p95 ${quiet.toFixed(0)} ms`,
      columns: ['', '', 's or ratio'],
      rows,
    };
  } finally {
    await app.stop();
  }
}

async function analysed(app: TestApp, token: string): Promise<void> {
  await app.call(authApi.me, { token });
  const { status, errorMessage } = await finished(app, token, await analyse(app, token, [coursePdf()]), 300_000);
  if (status !== 'completed') throw new Error(`An analysis ended as ${status}: ${errorMessage}`);
}
