import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { modelPrices } from '../../../lambdas/platform/statistics/usage.ts';
import { moduleNames, modules } from '../../../shared/modules.ts';
import { render, type Table } from '../table.ts';
import {
  assumptions,
  type Bill,
  billOf,
  type Counted,
  lines,
  quantitiesOf,
  sessionBill,
  times,
  total,
} from './bill.ts';
import { countedOn, fees, sessions, visit } from './counted.ts';

/** How much people work: sessions of each module and visits for one user a month. */
const habits = { users: 100_000, pedagona: 1, acadiora: 0.5, valentra: 0.5, visits: 8 };
/** What a first visit loads (`npm run bench -- bytes`). */
const page = { pageFiles: 14, pageBytes: 160_000 };
const numbers = { ...habits, ...page, ...assumptions };

const count = z.number().nonnegative();
const tokensSchema = z.partialRecord(
  z.enum(moduleNames),
  z.record(
    z.string(),
    z.object({
      inputTokens: count,
      cacheReadTokens: count.optional(),
      cacheWriteTokens: count.optional(),
      outputTokens: count,
    }),
  ),
);
/** Tokens of one session by module and model id. */
type Tokens = z.infer<typeof tokensSchema>;

/**
 * `npm run cost -- [--users 100000] [--tokens FILE] [--<assumption> NUMBER]`: prints what 1,000 sessions and a month cost in AWS, from what
 * was counted in one session of each module (`counted.ts`), and what is assumed. FILE holds the tokens of one session with real models:
 * {"pedagona": {"<model id>": {"inputTokens": 132000, "outputTokens": 58000}}}.
 * @throws {Error} for a flag that is none
 */
function readFlags(): { given: typeof numbers; tokens: string | undefined } {
  const names = [...Object.keys(numbers), 'tokens'];
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  });
  const { tokens, ...texts } = values;
  const read = Object.entries(texts).map(([name, text]) => [name, z.coerce.number().nonnegative().parse(text)]);
  return { given: { ...numbers, ...Object.fromEntries(read) } as typeof numbers, tokens };
}

const written = (models: Record<string, { outputTokens: number }>): number =>
  Object.values(models).reduce((sum, { outputTokens }) => sum + outputTokens, 0);

/** The counted tokens replaced by those of a run with real models, where they are given. */
function withTokens(counted: Counted, real: Tokens[keyof Tokens]): Counted {
  if (real === undefined) return counted;
  const calls = Object.values(counted.models).reduce((sum, use) => sum + use.calls, 0);
  const ratio = written(real) / Math.max(1, written(counted.models));
  const ids = Object.entries(real);
  const models = ids.map(([id, use]) => [id, { ...use, calls: counted.models[id]?.calls ?? calls / ids.length }]);
  return {
    ...counted,
    models: Object.fromEntries(models) as Counted['models'],
    waits: counted.waits.map((wait) => ({ ...wait, longest: wait.longest * ratio })),
  };
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

async function main(): Promise<void> {
  const { given, tokens } = readFlags();
  const real = tokens === undefined ? {} : tokensSchema.parse(JSON.parse(await readFile(tokens, 'utf8')));
  const bills = moduleNames.map((name) => sessionBill(withTokens(sessions[name], real[name]), modelPrices, given));
  const thousand: Table = {
    title: 'USD for 1,000 sessions',
    columns: ['', ...columns],
    rows: rowsOf(bills.map((bill) => times(bill, 1000))),
  };
  console.log([thousand, monthTable(bills, given)].map(render).join('\n\n'));
  console.log(`\n${notes(given, tokens).join('\n')}`);
}

const notes = (given: typeof numbers, tokens: string | undefined): string[] => [
  ...moduleNames.map((name) => `One session of ${name}: ${sessions[name].about}.`),
  `Counted on ${countedOn} in a run on a laptop: calls, runs, state transitions, read and write units, requests and bytes of files.`,
  tokens === undefined
    ? 'Tokens are those of that run, whose rules answer more briefly than a model. Give real ones with --tokens, or --inputRatio and --outputRatio.'
    : `Tokens are those of ${tokens}.`,
  'Not included: free tiers, taxes, prompt caching where FILE does not count it (it lowers input), repairs and retries of model calls, data sent out of the bucket.',
  `Assumed: ${Object.entries(given)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}.`,
  'Amounts are rounded to two digits, so columns may not add up. Few prices were read at their source; see test/bench/cost/prices.ts.',
];

main().catch((error: unknown) => {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
