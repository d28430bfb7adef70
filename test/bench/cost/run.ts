import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { defaultPrices } from '../../../lib/prices.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { render, type Table } from '../table.ts';
import { monthlyFees } from './fees.ts';
import { type Assumptions, assumptions } from './quantities.ts';
import { countedTable, type Month, monthTable, pricesTable, sessionsTable, withTokens } from './report.ts';
import { countSessions } from './sessions.ts';

/** How much people work: sessions of each module and visits for one user a month. */
const habits = { users: 100_000, pedagona: 1, acadiora: 0.5, valentra: 0.5, visits: 8 };
/** What a first visit loads (`npm run bench -- bytes`), and the metrics that the code writes. */
const sizes = { pageFiles: 14, pageBytes: 160_000, ownMetrics: 60 };
const numbers = { ...habits, ...sizes, ...assumptions };

const tokensSchema = z.partialRecord(
  z.enum(moduleNames),
  z.record(z.string(), z.object({ inputTokens: z.number().nonnegative(), outputTokens: z.number().nonnegative() })),
);

const usage = `npm run cost -- [--users 100000] [--tokens FILE] [--<assumption> NUMBER]

Runs one session of each module through the embedded services, counts what AWS would bill, and prints what 1,000 sessions and a month cost.
FILE holds the tokens of one session with real models: {"pedagona": {"<model id>": {"inputTokens": 132000, "outputTokens": 58000}}}.
Assumptions and their values unless given:
${Object.entries(numbers)
  .map(([name, value]) => `  --${name} ${value}`)
  .join('\n')}`;

/** The flags, a number each. @throws {Error} for what is none */
function readFlags(): { given: typeof numbers; tokens: string | undefined; isHelp: boolean } {
  const { values } = parseArgs({
    options: {
      ...Object.fromEntries(Object.keys(numbers).map((name) => [name, { type: 'string' as const }])),
      tokens: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { tokens, help, ...texts } = values as Record<string, string | undefined> & { help: unknown };
  const read = Object.entries(texts).map(([name, text]) => [name, z.coerce.number().nonnegative().parse(text)]);
  return { given: { ...numbers, ...Object.fromEntries(read) } as typeof numbers, tokens, isHelp: help === true };
}

async function main(): Promise<void> {
  const { given, tokens, isHelp } = readFlags();
  if (isHelp) return console.log(usage);
  const real = tokens === undefined ? {} : tokensSchema.parse(JSON.parse(await readFile(tokens, 'utf8')));
  const { modules: counted, visit } = await countSessions();
  const assumed: Assumptions = given;
  const month: Month = {
    users: given.users,
    sessions: { pedagona: given.pedagona, acadiora: given.acadiora, valentra: given.valentra },
    visits: given.visits,
    page: { files: given.pageFiles, bytes: given.pageBytes },
    fees: monthlyFees('prod', given.ownMetrics),
  };
  const priced = {
    pedagona: withTokens(counted.pedagona, real.pedagona),
    acadiora: withTokens(counted.acadiora, real.acadiora),
    valentra: withTokens(counted.valentra, real.valentra),
  };
  const tables: Table[] = [
    sessionsTable(priced, defaultPrices, assumed),
    monthTable(priced, visit, month, defaultPrices, assumed),
    countedTable(priced, assumed),
    pricesTable(),
  ];
  console.log(tables.map(render).join('\n\n'));
  console.log(`\n${notes(counted, given, tokens).join('\n')}`);
}

const notes = (
  counted: Awaited<ReturnType<typeof countSessions>>['modules'],
  given: typeof numbers,
  tokens: string | undefined,
): string[] => [
  ...moduleNames.map((name) => `One session of ${name}: ${counted[name].about}.`),
  tokens === undefined
    ? "Tokens are the embedded model's count of the requests it got: input from the true prompts (4 characters a token), output from its rules' answers, which are shorter than a real model's. Give --tokens, or --inputRatio and --outputRatio."
    : `Tokens are those of ${tokens}; everything else was counted in runs with the embedded model.`,
  'Counted: tokens, API calls, runs of functions, state transitions (from the executions), read and write units, requests and bytes of files, alarms and rules (from the templates of prod).',
  'Not in it: free tiers, taxes, prompt caching (it lowers input), repairs and retries of model calls, data sent out of the bucket.',
  `Assumed: ${Object.entries(given)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')}.`,
  'Amounts are rounded to two digits, so columns may not add up. Prices marked unverified were not read at their source; see lib/prices.ts.',
];

main().catch((error: unknown) => {
  console.error(error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
