import type { TableClient } from '../../lambdas/platform/clients.ts';
import { ulid } from 'ulid';
import { matchesAtMost } from '../../lambdas/admin/search/search.ts';
import { adminHandlers } from '../../lambdas/admin/routes.ts';
import type { ModuleServices } from '../../lambdas/platform/stages/services.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { callerNamed } from '../support/callers.ts';
import { startTable } from '../support/storage.ts';
import { tableName } from '../../lib/local/names.ts';
import { collegeRows, loadRows, now, subOf } from './college.ts';
import { atMost, ratioOf, type Row, sameWithin, type Table } from './table.ts';

const limit = 10;
const everybody = 'users, search that finds everybody';

/** What a call takes of the table. */
interface Spent {
  units: number;
  rows: number;
}

/** That a call of the admin area reads as much of a large college as of a small one, and of its last page as of its first. */
export async function admin({ isLarge }: { isLarge: boolean }): Promise<Table> {
  const sizes = isLarge ? [10, 1000, 50_000] : [10, 1000];
  const measured: Map<string, Spent>[] = [];
  for (const size of sizes) measured.push(await measure(size));
  const [baseline] = measured;
  const rows = [...(baseline ?? [])].flatMap(([what, base]) =>
    measured.map((of, i): Row => rowOf(`${what}, ${sizes[i]} users`, of.get(what) ?? base, base)),
  );
  const page = baseline?.get('users, first page') ?? { units: Number.NaN, rows: Number.NaN };
  const pages = measured.flatMap((of, i) =>
    ['users, page in the middle', 'users, last page'].map((what) =>
      rowOf(`${what}, ${sizes[i]} users, to the first of 10`, of.get(what) ?? page, page),
    ),
  );
  return {
    title: 'admin: what each call takes of the table',
    columns: ['', 'capacity units', 'ratio', 'rows', 'ratio'],
    rows: [...rows, ...pages],
    notes: [
      'Ratios are to 10 users. Reads and the audit row alike are counted; days are full of every class of duration at every size.',
      ...(isLarge ? [] : ['With --large also 50,000 users.']),
    ],
  };
}

function rowOf(what: string, { units, rows }: Spent, base: Spent): Row {
  const cells = [
    what,
    units.toFixed(1),
    ratioOf(units, base.units),
    String(rows),
    base.rows === 0 ? '' : ratioOf(rows, base.rows),
  ];
  // Ten users are found by ten rows; a search looks at 201 at the most and shows a page of ten.
  if (what.startsWith(everybody)) return { cells, goal: atMost(rows, matchesAtMost + 1 + limit) };
  // Of two ratios the one that is farther off.
  const ratios = [units / base.units, base.rows === 0 ? 1 : rows / base.rows];
  const worst = ratios.reduce((a, b) => (Math.abs(a - 1) > Math.abs(b - 1) ? a : b));
  return {
    cells,
    goal: sameWithin(worst, 0.1),
  };
}

async function measure(users: number): Promise<Map<string, Spent>> {
  const client = await startTable();
  await loadRows(client, collegeRows(users));
  const { metered, meter } = meterOf(client);
  const spent = new Map<string, Spent>();
  for (const [what, call] of casesOf(metered, users)) spent.set(what, await meter(call));
  return spent;
}

interface Output {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
  Items?: unknown[];
  Item?: unknown;
  Responses?: Record<string, unknown[]>;
}

/** Adds up what all requests of a call take. */
export function meterOf(client: TableClient) {
  let spent: Spent = { units: 0, rows: 0 };
  const send = async (command: Parameters<TableClient['send']>[0]): Promise<Output> => {
    Object.assign(command.input, { ReturnConsumedCapacity: 'TOTAL' });
    const output = (await client.send(command)) as Output;
    const { ConsumedCapacity, Items = [], Item, Responses = {} } = output;
    for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) spent.units += CapacityUnits;
    spent.rows += Items.length + (Item === undefined ? 0 : 1) + Object.values(Responses).flat().length;
    return output;
  };
  return {
    metered: { send },
    meter: async (call: () => Promise<unknown>): Promise<Spent> => {
      spent = { units: 0, rows: 0 };
      await call();
      return spent;
    },
  };
}

const caller = callerNamed('pentadbir', { isAdmin: true });

/** Every call but the exports, which read everything in a job of their own. */
function casesOf(client: TableClient, users: number): [what: string, call: () => Promise<unknown>][] {
  const services: ModuleServices = {
    table: openTable(tableName, client),
    // Neither files nor jobs are asked here.
    files: {} as ModuleServices['files'],
    jobs: {} as ModuleServices['jobs'],
    now: () => now,
    newId: () => ulid(),
    dailyQuota: 20,
  };
  const call = adminHandlers(services);
  const plain = { caller, cookies: {}, form: undefined, params: undefined, query: undefined, body: undefined };
  const params = { userId: subOf(1) };
  const page = (n: number, search = '') => call.users({ ...plain, query: { page: n, limit, search } });
  const last = Math.ceil(users / limit);
  return [
    ['overview', () => call.overview({ ...plain, query: {} })],
    ['users, first page', () => page(1)],
    ['users, page in the middle', () => page(Math.ceil(last / 2))],
    ['users, last page', () => page(last)],
    ['users, search for a word', () => page(1, 'nama1x')],
    ['users, search for two words', () => page(1, 'kel nama1x')],
    [everybody, () => page(1, 'keluarga')],
    [`${everybody}, by one letter`, () => page(1, 'k')],
    ['users, search for an address', () => page(1, 'orang.00001@moe-dl.edu.my')],
    ['user', () => call.user({ ...plain, params })],
    ['userSessions', () => call.userSessions({ ...plain, params, query: { module: 'all' } })],
    ['analytics', () => call.pedagonaAnalytics(plain)],
    ['live', () => call.live(plain)],
    ['recentActivity', () => call.recentActivity({ ...plain, query: { limit } })],
    ['searchUsers', () => call.searchUsers({ ...plain, body: { query: 'nama1x' } })],
    ['searchCourses', () => call.searchCourses({ ...plain, body: { query: 'kursus1' } })],
    ['searchManuscripts', () => call.searchManuscripts({ ...plain, body: { query: 'kertas1' } })],
  ];
}
