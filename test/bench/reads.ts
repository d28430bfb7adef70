import { ulid } from 'ulid';
import { matchesAtMost } from '../../lambdas/admin/search/search.ts';
import { adminHandlers } from '../../lambdas/admin/routes.ts';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import type { ModuleServices } from '../../lambdas/platform/stages/services.ts';
import { listSessions } from '../../lambdas/platform/jobs/session.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { callerNamed } from '../support/callers.ts';
import { startTable } from '../support/storage.ts';
import { tableName } from '../../lib/local/names.ts';
import { collegeRows, loadRows, now, sessionRowsOf, subOf } from './college.ts';
import { atMost, type Row, sameWithin, type Table } from './table.ts';

const sizes = [10, 1000] as const;
const limit = 10;
const everybody = 'users, search that finds everybody';
const firstPage = 'users, first page';

/** What a call takes of the table. */
interface Spent {
  units: number;
  rows: number;
}

/** That a call reads as much of a large college and of a long list as of a small one, and of a last page as of a first. */
export async function reads(): Promise<Table> {
  const [small, large] = [await measure(sizes[0]), await measure(sizes[1])];
  return {
    title: `reads: what each call takes of the table, with ${sizes.join(' and ')} users or sessions`,
    columns: ['', 'capacity units', 'of the large', 'rows', 'of the large'],
    rows: [...small].map(([what, few]): Row => {
      const many = large.get(what) ?? { units: Number.NaN, rows: Number.NaN };
      const base = (what.startsWith('users, page') ? small.get(firstPage) : few) ?? few;
      const cells = [few.units.toFixed(1), many.units.toFixed(1), String(few.rows), String(many.rows)];
      // Ten users are found by ten rows; a search looks at 201 at the most and shows a page of ten.
      if (what.startsWith(everybody))
        return { cells: [what, ...cells], goal: atMost(many.rows, matchesAtMost + 1 + limit) };
      const ratios = [few, many].flatMap(({ units, rows }) => [
        units / base.units,
        base.rows === 0 ? 1 : rows / base.rows,
      ]);
      const worst = ratios.reduce((a, b) => (Math.abs(a - 1) > Math.abs(b - 1) ? a : b));
      return { cells: [what, ...cells], goal: sameWithin(worst, 0.1) };
    }),
    notes: ['Reads and the audit row alike are counted; days are full of every class of duration at every size.'],
  };
}

async function measure(size: number): Promise<Map<string, Spent>> {
  const client = await startTable();
  const sessions = sessionRowsOf(owner, size, 'pedagona', now);
  await loadRows(client, [...collegeRows(size), ...sessions]);
  const { metered, meter } = meterOf(client);
  const spent = new Map<string, Spent>();
  for (const [what, call] of casesOf(metered, size, sessions[size / 2 - 1]?.id)) spent.set(what, await meter(call));
  return spent;
}

interface Output {
  ConsumedCapacity?: { CapacityUnits?: number } | { CapacityUnits?: number }[];
  Items?: unknown[];
  Item?: unknown;
  Responses?: Record<string, unknown[]>;
}

/** Adds up what all requests of a call take. */
function meterOf(client: TableClient) {
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
/** Whose list has as many sessions as the college has users. */
const owner = 'pensyarah';

/** Every call of the admin area but the exports, which read everything in a job of their own, and a user's own list. */
function casesOf(
  client: TableClient,
  users: number,
  middle: string | undefined,
): [what: string, call: () => Promise<unknown>][] {
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
    [firstPage, () => page(1)],
    ['users, page in the middle', () => page(Math.ceil(last / 2))],
    ['users, last page', () => page(last)],
    ['users, search for a word', () => page(1, 'nama1x')],
    ['users, search for two words', () => page(1, 'kel nama1x')],
    [everybody, () => page(1, 'keluarga')],
    [`${everybody}, by one letter`, () => page(1, 'k')],
    ['users, search for an address', () => page(1, 'orang.00001@moe-dl.edu.my')],
    ['user', () => call.user({ ...plain, params })],
    ['userSessions', () => call.userSessions({ ...plain, params, query: { module: 'all' } })],
    ['analytics', () => call.analytics({ ...plain, params: { module: 'pedagona' } })],
    ['live', () => call.live(plain)],
    ['recentActivity', () => call.recentActivity({ ...plain, query: { limit } })],
    ['searchUsers', () => call.searchUsers({ ...plain, body: { query: 'nama1x' } })],
    ['searchCourses', () => call.searchCourses({ ...plain, body: { query: 'kursus1' } })],
    ['searchManuscripts', () => call.searchManuscripts({ ...plain, body: { query: 'kertas1' } })],
    ['own sessions, first page', () => listSessions(services.table, owner, 'pedagona', 5)],
    ['own sessions, page in the middle', () => listSessions(services.table, owner, 'pedagona', 5, middle)],
  ];
}
