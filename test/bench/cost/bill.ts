import { type Prices, usdOf as modelCallUsd } from '../../../lambdas/platform/statistics/usage.ts';
import { recoveryDays, uploadDays } from '../../../shared/account/retention.ts';
import { type AwsPrice, awsPrices } from './prices.ts';

/** Use of one model. */
interface ModelUse {
  calls: number;
  inputTokens: number;
  cacheReadTokens?: number | undefined;
  cacheWriteTokens?: number | undefined;
  outputTokens: number;
}

/** What one session, or one visit, makes AWS do (`counted.ts`). */
export interface Counted {
  /** Calls of the API, without those that only ask whether a job is done. */
  calls: number;
  /**
   * Jobs that a user waits for, inside the call that started it, 20 s at most, or by asking again and again. `depth`: model calls one after the
   * other; `longest`: output tokens of the longest.
   */
  waits: readonly { inCall: boolean; depth: number; longest: number }[];
  /** Read units of one call that asks whether a job is done. */
  askingUnits: number;
  /** Runs of the pipelines' functions. */
  runs: readonly { memoryMb: number; kind: 'model' | 'reader' | 'other'; count: number }[];
  transitions: number;
  readUnits: number;
  writeUnits: number;
  puts: number;
  gets: number;
  fileBytes: number;
  /** Of the rows that stay. */
  rowBytes: number;
  uploads: { objects: number; bytes: number };
  models: Readonly<Record<string, ModelUse>>;
}

/** What cannot be counted without an account; each can be given as a flag of `npm run cost`. */
export const assumptions = {
  /** Milliseconds billed for a call of the API, for a step without its model call, for one document in the reader. */
  apiMs: 60,
  stepMs: 300,
  readerMs: 3000,
  /** A model call takes this long before its first token, then writes at this speed. */
  modelStartMs: 2000,
  tokensPerSecond: 80,
  /** A real model's tokens for one of the counted ones. */
  inputRatio: 1,
  outputRatio: 1,
  logBytesPerRun: 900,
  logBytesPerTransition: 700,
  logBytesPerCall: 700,
  /** X-Ray records one request a second and this share of the others. */
  tracedShare: 0.05,
  /** Months for which the data of a session is kept, for the first bill: it grows by as much every month. */
  keptMonths: 1,
  /** Days for which a removed file is kept, and paid for, as an earlier version. */
  recoveryDays,
};
export type Assumptions = typeof assumptions;

export type Quantities = Partial<Record<AwsPrice, number>>;

/** The longest that a call waits for the job it started, and how often the page asks after that (design §4). */
const inCallMs = 20_000;
const askEveryMs = 3000;
const apiMemoryMb = 512;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const gbSeconds = (memoryMb: number, ms: number): number => (memoryMb / 1024) * (ms / 1000);
const gigabytes = (bytes: number): number => bytes / 1e9;

/** Milliseconds of model calls that write so many tokens in all. */
const modelMs = (calls: number, outputTokens: number, assumed: Assumptions): number =>
  calls * assumed.modelStartMs + (1000 * outputTokens * assumed.outputRatio) / assumed.tokensPerSecond;

/** Milliseconds inside the call, and how often the page asks after that. */
function waited(
  { inCall, depth, longest }: Counted['waits'][number],
  assumed: Assumptions,
): { ms: number; asks: number } {
  const job = depth * modelMs(1, longest, assumed) + (depth + 1) * assumed.stepMs;
  const ms = inCall ? Math.min(job, inCallMs) : 0;
  return { ms, asks: Math.ceil((job - ms) / askEveryMs) };
}

/** All runs of the pipelines' functions; those with a model take as long as its answers. */
function pipelineGbSeconds({ runs, models }: Counted, assumed: Assumptions): number {
  const uses = Object.values(models);
  const waiting = modelMs(
    sum(uses.map(({ calls }) => calls)),
    sum(uses.map(({ outputTokens }) => outputTokens)),
    assumed,
  );
  const ownMs = { model: assumed.stepMs, reader: assumed.readerMs, other: assumed.stepMs };
  const askingMb = runs.flatMap(({ kind, memoryMb }) => (kind === 'model' ? [memoryMb] : []));
  return (
    sum(runs.map(({ memoryMb, kind, count }) => count * gbSeconds(memoryMb, ownMs[kind]))) +
    gbSeconds(Math.max(0, ...askingMb), waiting)
  );
}

/** What is billed for one session, in the units of `prices.ts`; tokens are billed apart. */
export function quantitiesOf(counted: Counted, assumed: Assumptions): Quantities {
  const waits = counted.waits.map((wait) => waited(wait, assumed));
  const asks = sum(waits.map((wait) => wait.asks));
  const calls = counted.calls + asks;
  const runs = sum(counted.runs.map(({ count }) => count));
  const { objects, bytes } = counted.uploads;
  const apiMs = calls * assumed.apiMs + sum(waits.map(({ ms }) => ms));
  return {
    lambdaGbSecond: gbSeconds(apiMemoryMb, apiMs) + pipelineGbSeconds(counted, assumed),
    lambdaRequest: calls + runs,
    stateTransition: counted.transitions,
    tableRead: counted.readUnits + asks * counted.askingUnits,
    tableWrite: counted.writeUnits,
    tableGbMonth: gigabytes(counted.rowBytes) * assumed.keptMonths,
    // The scanner reads an upload and tags it.
    filePut: counted.puts + 2 * objects,
    fileGet: counted.gets + objects,
    fileGbMonth:
      gigabytes(counted.fileBytes) * assumed.keptMonths + (gigabytes(bytes) * (uploadDays + assumed.recoveryDays)) / 30,
    scannedGb: gigabytes(bytes),
    scannedObject: objects,
    apiRequest: calls,
    edgeRequest: calls,
    firewallRequest: calls,
    logGb: gigabytes(
      (calls + runs) * assumed.logBytesPerRun +
        calls * assumed.logBytesPerCall +
        counted.transitions * assumed.logBytesPerTransition,
    ),
    trace: assumed.tracedShare * (calls + counted.transitions),
  };
}

/** The lines of a bill, and the prices that each sums up. */
export const lines = {
  functions: ['lambdaGbSecond', 'lambdaRequest'],
  pipeline: ['stateTransition'],
  table: ['tableRead', 'tableWrite', 'tableGbMonth'],
  files: ['filePut', 'fileGet', 'fileGbMonth'],
  'malware scan': ['scannedGb', 'scannedObject'],
  'API and edge': ['apiRequest', 'edgeRequest', 'edgeGb', 'firewallRequest'],
  'logs and traces': ['logGb', 'trace'],
  'sign-in': ['activeUser'],
  'monthly fees': ['firewallList', 'firewallRule', 'metric', 'alarmMetric', 'dashboard', 'secret'],
} as const satisfies Record<string, readonly AwsPrice[]>;

/** USD, by line. */
export type Bill = Readonly<Record<keyof typeof lines | 'models', number>>;

/** USD of what was used, without models. */
export function billOf(quantities: Quantities): Bill {
  const billed = Object.entries(lines).map(([line, names]): [string, number] => [
    line,
    sum(names.map((name) => awsPrices[name] * (quantities[name] ?? 0))),
  ]);
  return { models: 0, ...(Object.fromEntries(billed) as Record<keyof typeof lines, number>) };
}

/**
 * USD of the tokens.
 * @throws {Error} when a model has no price
 */
export function modelUsd(
  models: Counted['models'],
  prices: Prices,
  { inputRatio, outputRatio }: Pick<Assumptions, 'inputRatio' | 'outputRatio'>,
): number {
  const each = Object.entries(models).map(
    ([id, { calls, inputTokens, cacheReadTokens = 0, cacheWriteTokens = 0, outputTokens }]) => {
      // Price steps are about one call; those of a session are taken to be alike.
      const usd = modelCallUsd(
        id,
        {
          inputTokens: (inputTokens * inputRatio) / calls,
          cacheReadTokens: (cacheReadTokens * inputRatio) / calls,
          cacheWriteTokens: (cacheWriteTokens * inputRatio) / calls,
          outputTokens: (outputTokens * outputRatio) / calls,
        },
        prices,
      );
      if (usd === null) throw new Error(`lib/settings.ts has no price of the model ${id}`);
      return usd * calls;
    },
  );
  return sum(each);
}

/** USD of one session. */
export const sessionBill = (counted: Counted, prices: Prices, assumed: Assumptions): Bill => ({
  ...billOf(quantitiesOf(counted, assumed)),
  models: modelUsd(counted.models, prices, assumed),
});

/** A bill so many times. */
export const times = (bill: Bill, count: number): Bill =>
  Object.fromEntries(Object.entries(bill).map(([line, usd]) => [line, usd * count])) as Bill;

export const total = (bill: Bill): number => sum(Object.values(bill));
