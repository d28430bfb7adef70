import type { Prices } from '../../../lambdas/platform/statistics/prices.ts';
import { awsPrices, type UnitPrice } from '../../../lib/prices.ts';
import { type ModuleName, moduleNames, modules } from '../../../shared/modules.ts';
import type { Table } from '../table.ts';
import { type Bill, billOf, lines, type Quantities, sessionBill, times, total } from './bill.ts';
import { type Assumptions, type Measured, type ModelUse, quantitiesOf } from './quantities.ts';

export interface Month {
  /** People who sign in at least once. */
  users: number;
  /** Sessions of a module, and visits, for each of them. */
  sessions: Readonly<Record<ModuleName, number>>;
  visits: number;
  /** What a visit loads of the page, the bytes as compressed. */
  page: { files: number; bytes: number };
  /** What is paid for whether anybody comes or not. */
  fees: Quantities;
}

const columns = moduleNames.map((name) => modules[name].title);
const shown = ['models', ...Object.keys(lines)] as (keyof Bill)[];
/** USD with two digits that say something: no price and no assumption is better known than that. */
const usd = (value: number): string =>
  value === 0 ? '-' : value < 10 ? value.toFixed(2) : String(Number(value.toPrecision(2)));

const rowsOf = (bills: readonly Bill[]) => [
  ...shown
    .filter((line) => bills.some((bill) => bill[line] > 0))
    .map((line) => ({ cells: [line, ...bills.map((bill) => usd(bill[line]))] })),
  { cells: ['all', ...bills.map((bill) => usd(total(bill)))] },
];

/** USD of 1,000 sessions of each module. */
export function sessionsTable(
  counted: Readonly<Record<ModuleName, Measured>>,
  prices: Prices,
  assumed: Assumptions,
): Table {
  return {
    title: 'USD for 1,000 sessions',
    columns: ['', ...columns],
    rows: rowsOf(moduleNames.map((name) => times(sessionBill(counted[name], prices, assumed), 1000))),
  };
}

/** USD of a month: what each module's sessions cost, what visits and sign-ins cost, what costs without anybody. */
export function monthTable(
  counted: Readonly<Record<ModuleName, Measured>>,
  visit: Measured,
  month: Month,
  prices: Prices,
  assumed: Assumptions,
): Table {
  const { users, sessions, visits, page, fees } = month;
  const bills = moduleNames.map((name) => times(sessionBill(counted[name], prices, assumed), users * sessions[name]));
  const visited = times(billOf(visitQuantities(visit, page, assumed)), users * visits);
  const rest = billOf({ activeUser: users, ...fees });
  const all = [...bills, visited, rest];
  const whole = Object.fromEntries(shown.map((line) => [line, all.reduce((sum, bill) => sum + bill[line], 0)])) as Bill;
  return {
    title: `USD a month for ${users.toLocaleString('en')} users`,
    columns: ['', ...columns, 'visits', 'rest', 'all'],
    rows: rowsOf([...all, whole]),
  };
}

/** A visit with its page, and with the two calls of the sign-in and Cognito's two triggers. */
function visitQuantities(visit: Measured, page: Month['page'], assumed: Assumptions): Quantities {
  const signIn = { calls: visit.calls + 2, runs: [{ memoryMb: 256, kind: 'other', count: 2 }] } as const;
  const quantities = quantitiesOf({ ...visit, ...signIn }, assumed);
  return {
    ...quantities,
    edgeRequest: (quantities.edgeRequest ?? 0) + page.files,
    firewallRequest: (quantities.firewallRequest ?? 0) + page.files,
    edgeGb: page.bytes / 1e9,
  };
}

const row = (what: string, values: readonly number[]) => ({
  cells: [what, ...values.map((value) => String(Math.round(value)))],
});

/** What was counted in one session of each module. */
export function countedTable(counted: Readonly<Record<ModuleName, Measured>>, assumed: Assumptions): Table {
  const perModule = moduleNames.map((name) => ({
    measured: counted[name],
    quantities: quantitiesOf(counted[name], assumed),
  }));
  const used = (of: (use: ModelUse) => number) =>
    perModule.map(({ measured }) => Object.values(measured.models).reduce((sum, use) => sum + of(use), 0));
  const billed = (name: keyof typeof awsPrices) => perModule.map(({ quantities }) => quantities[name] ?? 0);
  return {
    title: 'Counted in one session',
    columns: ['', ...columns],
    rows: [
      row(
        'model calls',
        used(({ calls }) => calls),
      ),
      row(
        'input tokens, as metered',
        used(({ inputTokens }) => inputTokens),
      ),
      row(
        'output tokens, as metered',
        used(({ outputTokens }) => outputTokens),
      ),
      row('API calls', billed('apiRequest')),
      row(
        'function runs of pipelines',
        perModule.map(({ measured }) => measured.runs.reduce((sum, { count }) => sum + count, 0)),
      ),
      row('GB-seconds', billed('lambdaGbSecond')),
      row('state transitions', billed('stateTransition')),
      row('read units', billed('tableRead')),
      row('write units', billed('tableWrite')),
      row('file writes', billed('filePut')),
      row('file reads', billed('fileGet')),
    ],
  };
}

/** Every price as it stands in `lib/prices.ts`, and whether it was read at its source. */
export const pricesTable = (): Table => ({
  title: 'Prices',
  columns: ['', 'USD', 'for', 'region', 'read'],
  rows: Object.values<UnitPrice>(awsPrices).map(({ usd: price, units, unit, region, readOn }) => ({
    cells: [
      unit,
      String(Number(price.toPrecision(6))),
      units.toLocaleString('en'),
      region,
      readOn === null ? 'unverified' : readOn.slice(0, 10),
    ],
  })),
});

/** Tokens by model id. */
type Tokens = Readonly<Record<string, Omit<ModelUse, 'calls'>>>;

const written = (models: Tokens): number =>
  Object.values(models).reduce((sum, { outputTokens }) => sum + outputTokens, 0);

/** The metered tokens replaced by those of a run with real models, where they are given. */
export function withTokens(measured: Measured, given: Tokens | undefined): Measured {
  if (given === undefined) return measured;
  const calls = Object.values(measured.models).reduce((sum, use) => sum + use.calls, 0);
  const ratio = written(given) / Math.max(1, written(measured.models));
  const ids = Object.entries(given);
  return {
    ...measured,
    models: Object.fromEntries(
      ids.map(([id, use]) => [id, { ...use, calls: measured.models[id]?.calls ?? calls / ids.length }]),
    ),
    waits: measured.waits.map((wait) => ({ ...wait, longest: wait.longest * ratio })),
  };
}
