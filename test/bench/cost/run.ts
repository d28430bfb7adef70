import { parseArgs } from 'node:util';
import * as z from 'zod';
import { modelPrices } from '../../../lambdas/platform/statistics/usage.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { render, type Table } from '../table.ts';
import { assumptions, type Bill, billOf, lines, quantitiesOf, sessionBill, times, total } from './bill.ts';
import { countedOn, fees, habits, sessions, visit } from './counted.ts';
import { ratiosOf, readMeasured, sessionOf } from './measured.ts';

/** What a first visit loads (`test/frontend/build.test.ts`). */
const page = { pageFiles: 14, pageBytes: 160_000 };
const measured = readMeasured();
const numbers = { ...habits, ...page, ...assumptions, ...ratiosOf(measured) };

/**
 * `npm run cost -- [--users 100000] [--<assumption> NUMBER]`: prints what 1,000 sessions and a month cost in AWS, from the tokens by prompt that
 * `npm run eval` has written (`measured.json`), what else was counted in one session of each module (`counted.ts`), and what is assumed.
 * @throws {Error} for a flag that is none
 */
function readFlags(): typeof numbers {
  const { values } = parseArgs({
    options: Object.fromEntries(Object.keys(numbers).map((name) => [name, { type: 'string' as const }])),
  });
  const read = Object.entries(values).map(([name, text]) => [name, z.coerce.number().nonnegative().parse(text)]);
  return { ...numbers, ...Object.fromEntries(read) } as typeof numbers;
}

const columns = moduleNames.map((name) => modules[name].title);
const shown = ['models', ...Object.keys(lines)] as (keyof Bill)[];

/** USD with two digits: no price and no assumption is better known than that. */
const usd = (value: number): string =>
  value === 0 ? '-' : value < 10 ? value.toFixed(2) : String(Number(value.toPrecision(2)));

const rowsOf = (bills: readonly Bill[]) => [
  ...shown
    .filter((line) => bills.some((bill) => bill[line] > 0))
    .map((line) => ({ cells: [line, ...bills.map((bill) => usd(bill[line]))] })),
  { cells: ['all', ...bills.map((bill) => usd(total(bill)))] },
];

/** USD of a month: each module's sessions, visits with sign-ins, and what costs without anybody. */
function monthTable(bills: readonly Bill[], given: typeof numbers): Table {
  const { users } = given;
  // A visit with its page, the two calls of the sign-in and Cognito's two triggers.
  const signIn = { calls: visit.calls + 2, runs: [{ memoryMb: 256, kind: 'other', count: 2 }] } as const;
  const quantities = quantitiesOf({ ...visit, ...signIn }, given);
  const visited = billOf({
    ...quantities,
    edgeRequest: (quantities.edgeRequest ?? 0) + given.pageFiles,
    firewallRequest: (quantities.firewallRequest ?? 0) + given.pageFiles,
    edgeGb: given.pageBytes / 1e9,
  });
  const all = [
    ...moduleNames.map((name, n) => times(bills[n] as Bill, users * given[name])),
    times(visited, users * given.visits),
    billOf({ activeUser: users, ...fees }),
  ];
  const whole = Object.fromEntries(shown.map((line) => [line, all.reduce((sum, bill) => sum + bill[line], 0)])) as Bill;
  return {
    title: `USD a month for ${users.toLocaleString('en')} users`,
    columns: ['', ...columns, 'visits', 'rest', 'all'],
    rows: rowsOf([...all, whole]),
  };
}

function main(): void {
  const given = readFlags();
  const bills = moduleNames.map((name) => sessionBill(sessionOf(measured, name), modelPrices, given));
  const thousand: Table = {
    title: 'USD for 1,000 sessions',
    columns: ['', ...columns],
    rows: rowsOf(bills.map((bill) => times(bill, 1000))),
  };
  console.log([thousand, monthTable(bills, given)].map(render).join('\n\n'));
  console.log(`\n${notes(given).join('\n')}`);
}

const notes = (given: typeof numbers): string[] => [
  ...moduleNames.map((name) => `One session of ${name}: ${sessions[name].about}.`),
  `Counted on ${countedOn} in a run on a laptop: calls, runs, read and write units, requests and bytes of files.`,
  `Tokens and state transitions: measured on ${measured.measuredOn} with ${measured.answers === 'bedrock' ? 'real models' : 'recorded answers of a strong model, times inputRatio and outputRatio'}.`,
  'Not included: free tiers, taxes, prompt caching, where answers are recorded (it lowers input), repairs and retries of model calls, data sent out of the bucket.',
  `Assumed: ${Object.entries(given)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}.`,
  'Amounts are rounded to two digits, so columns may not add up. Few prices were read at their source; see test/bench/cost/prices.ts.',
];

try {
  main();
} catch (error) {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
