import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { authApi } from '../../shared/auth/api.ts';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { listSessions } from '../../lambdas/platform/jobs/session.ts';
import { openTable, tableClient } from '../../lambdas/platform/storage/table.ts';
import { runningDynamoDb } from '../../lib/local/dynamodb/server.ts';
import { credentials, region, tableName } from '../../lib/local/names.ts';
import { type TestApp, people, startTestApp } from '../support/testApp.ts';
import { meterOf } from './admin.ts';
import { putSessions } from './college.ts';
import { percentile } from './figures.ts';
import { ratioOf, sameWithin, type Table } from './table.ts';

const few = 10;
const many = 10_000;
/** A page that both users can fill, so that the same page is compared. */
const limit = 10;
const calls = 600;
const rounds = 3;
const atOnce = 8;

/** A case: what is called, and the capacity units that reading it from the table takes. */
interface Case {
  what: string;
  call: () => Promise<void>;
  units?: number;
}

/** How fast the API answers, and that a page of a long list costs what a page of a short one does. */
export async function api(): Promise<Table> {
  const app = await startTestApp();
  try {
    const cases = await casesOf(app);
    const times = cases.map(() => [] as number[]);
    const spent = cases.map(() => 0);
    // In turns, so that what else the machine does meets all cases alike; the first round warms up.
    for (let round = 0; round <= rounds; round++) {
      for (const [i, { call }] of cases.entries()) {
        const measured = await load(call, calls / rounds);
        if (round === 0) continue;
        times[i]?.push(...measured.times);
        spent[i] = (spent[i] ?? 0) + measured.elapsed;
      }
    }
    const rateOf = (i: number): number => (calls * 1000) / (spent[i] ?? Number.NaN);
    const shortUnits = cases.find(({ units }) => units !== undefined)?.units ?? Number.NaN;
    return {
      title: `api: ${calls} calls each, ${atOnce} at once`,
      columns: ['', 'calls/s', 'ratio', 'p50 ms', 'p99 ms', 'read units', 'ratio'],
      rows: cases.map(({ what, units }, i) => ({
        cells: [
          what,
          rateOf(i).toFixed(0),
          ratioOf(rateOf(i), rateOf(0)),
          ...[0.5, 0.99].map((share) => percentile(times[i] ?? [], share).toFixed(1)),
          ...(units === undefined ? ['', ''] : [String(units), ratioOf(units, shortUnits)]),
        ],
        ...(units === undefined ? {} : { goal: sameWithin(units / shortUnits, 0.1) }),
      })),
      notes: ['Speeds are compared with the file, read units with the page of the short list.'],
    };
  } finally {
    await app.stop();
  }
}

async function casesOf(app: TestApp): Promise<Case[]> {
  const endpoint = await runningDynamoDb(join(app.dataDir, 'dynamodb'));
  const client = tableClient(new DynamoDBClient({ region, credentials, endpoint }));
  const short = await person(app, client, people.aminah, few);
  const long = await person(app, client, people.lim, many);
  const first = { limit };
  const deep = { limit, cursor: long.middle };
  const list = async (what: string, who: Person, query: { limit: number; cursor?: string }): Promise<Case> => ({
    what,
    units: await unitsOf(client, who.sub, query),
    call: () => expectRows(app, who.token, query),
  });
  return [
    { what: 'a file of the page (baseline)', call: () => fetchOk(`${app.url}/`) },
    { what: 'auth/me', call: async () => void (await app.call(authApi.me, { token: short.token })) },
    await list(`list of ${few} sessions`, short, first),
    await list(`list of ${many} sessions, first page`, long, first),
    await list(`list of ${many} sessions, page in the middle`, long, deep),
  ];
}

interface Person {
  sub: string;
  token: string;
  /** The cursor to the middle of their list. */
  middle: string;
}

async function person(app: TestApp, client: TableClient, email: string, sessions: number): Promise<Person> {
  const token = await app.tokenFor(email);
  const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const ids = await putSessions(client, sub, sessions);
  return { sub, token, middle: ids[Math.floor(ids.length / 2)] ?? '' };
}

/** Read capacity units of the page, by the query that the Lambda itself makes. */
async function unitsOf(client: TableClient, sub: string, query: { limit: number; cursor?: string }): Promise<number> {
  const { metered, meter } = meterOf(client);
  const list = () => listSessions(openTable(tableName, metered), sub, 'pedagona', query.limit, query.cursor);
  return (await meter(list)).units;
}

async function expectRows(app: TestApp, token: string, query: { limit: number; cursor?: string }): Promise<void> {
  const { items } = await app.call(pedagonaApi.listSessions, { token, query });
  if (items.length !== limit) throw new Error(`A page of ${limit} sessions came with ${items.length}`);
}

async function fetchOk(url: string): Promise<void> {
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Makes `count` calls, {@link atOnce} of them at any time. Milliseconds of each, and of all together. */
async function load(call: () => Promise<void>, count: number): Promise<{ times: number[]; elapsed: number }> {
  const times: number[] = [];
  let left = count;
  const from = performance.now();
  const caller = async (): Promise<void> => {
    while (left-- > 0) {
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, caller));
  return { times, elapsed: performance.now() - from };
}
