import { readSettings } from '../../../lib/settings.ts';
import { uploadDays } from '../../../shared/account/retention.ts';
import type { AwsPrice } from '../../../lib/prices.ts';

/** Use of one model. */
export interface ModelUse {
  calls: number;
  inputTokens: number;
  outputTokens: number;
}

/** Somebody waits for work: inside the call that started it, 20 s at most, or by asking again and again whether it is done. */
export interface Wait {
  inCall: boolean;
  /** Model calls one after the other. */
  depth: number;
  /** Output tokens of the longest of the calls. */
  longest: number;
}

/** Runs of the functions of a pipeline that have this much memory. */
export interface Runs {
  memoryMb: number;
  kind: 'model' | 'reader' | 'other';
  count: number;
}

/** Units of the table, requests and bytes of the bucket. */
export interface Storage {
  readUnits: number;
  writeUnits: number;
  puts: number;
  gets: number;
  fileBytes: number;
}

/** What one session, or one visit, made AWS do, as counted in a run through the embedded services. */
export interface Measured extends Storage {
  /** Calls of the API, without those that only ask whether work is done. */
  calls: number;
  waits: readonly Wait[];
  /** Read units of one call that asks whether work is done. */
  askingUnits: number;
  runs: readonly Runs[];
  transitions: number;
  /** Of the rows that stay. */
  rowBytes: number;
  uploads: { objects: number; bytes: number };
  models: Readonly<Record<string, ModelUse>>;
}

/** What cannot be counted without an account; each can be given as a flag of `npm run cost`. */
export const assumptions = {
  /** A call of the API, and a step that asks no model: milliseconds billed. */
  apiMs: 60,
  stepMs: 300,
  /** One document in the reader. */
  readerMs: 3000,
  /** A model call takes this long before its first token, then writes at this speed. */
  modelStartMs: 2000,
  tokensPerSecond: 80,
  /** A real model's tokens for one of the embedded model's. */
  inputRatio: 1,
  outputRatio: 1,
  logBytesPerRun: 900,
  logBytesPerTransition: 700,
  logBytesPerCall: 700,
  /** X-Ray records one request a second and this share of the others. */
  tracedShare: 0.05,
  /** Months that what a session leaves is kept, for the first bill: it grows by as much every month. */
  keptMonths: 1,
  /** A removed file is kept, and paid for, so many days as an earlier version (`recoveryDays` of prod). */
  recoveryDays: readSettings((key) => (key === 'stage' ? 'prod' : undefined)).retention.recoveryDays,
};
export type Assumptions = typeof assumptions;

/** The longest that a call waits for the work it started, and how often the page asks after that (design §3). */
const inCallMs = 20_000;
const askEveryMs = 3000;
const apiMemoryMb = 512;

/** Milliseconds of a model call with so many metered output tokens. */
export const modelMs = (outputTokens: number, assumed: Assumptions): number =>
  assumed.modelStartMs + (1000 * outputTokens * assumed.outputRatio) / assumed.tokensPerSecond;

const gbSeconds = (memoryMb: number, ms: number): number => (memoryMb / 1024) * (ms / 1000);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Milliseconds spent inside the call, and how often is asked after it. */
function waited({ inCall, depth, longest }: Wait, assumed: Assumptions): { ms: number; asks: number } {
  const job = depth * modelMs(longest, assumed) + (depth + 1) * assumed.stepMs;
  const ms = inCall ? Math.min(job, inCallMs) : 0;
  return { ms, asks: Math.ceil((job - ms) / askEveryMs) };
}

/** Milliseconds of all runs of a pipeline's functions; those with a model take as long as its answers. */
function pipelineGbSeconds({ runs, models }: Measured, assumed: Assumptions): number {
  const written = sum(Object.values(models).map(({ outputTokens }) => outputTokens));
  const modelRuns = runs.filter(({ kind }) => kind === 'model');
  const modelCalls = sum(Object.values(models).map(({ calls }) => calls));
  const waiting = modelCalls * assumed.modelStartMs + (1000 * written * assumed.outputRatio) / assumed.tokensPerSecond;
  const ownMs = { model: assumed.stepMs, reader: assumed.readerMs, other: assumed.stepMs } as const;
  return (
    sum(runs.map(({ memoryMb, kind, count }) => count * gbSeconds(memoryMb, ownMs[kind]))) +
    gbSeconds(Math.max(0, ...modelRuns.map(({ memoryMb }) => memoryMb)), waiting)
  );
}

const gigabytes = (bytes: number): number => bytes / 1e9;

/** What is billed for one session, in the units of `lib/prices.ts`; tokens are billed apart. */
export function quantitiesOf(measured: Measured, assumed: Assumptions): Partial<Record<AwsPrice, number>> {
  const waits = measured.waits.map((wait) => waited(wait, assumed));
  const asks = sum(waits.map((wait) => wait.asks));
  const calls = measured.calls + asks;
  const runs = sum(measured.runs.map(({ count }) => count));
  const { objects, bytes } = measured.uploads;
  return {
    lambdaGbSecond:
      gbSeconds(apiMemoryMb, calls * assumed.apiMs + sum(waits.map(({ ms }) => ms))) +
      pipelineGbSeconds(measured, assumed),
    lambdaRequest: calls + runs,
    stateTransition: measured.transitions,
    tableRead: measured.readUnits + asks * measured.askingUnits,
    tableWrite: measured.writeUnits,
    tableGbMonth: gigabytes(measured.rowBytes) * assumed.keptMonths,
    // The scanner reads an upload and tags it.
    filePut: measured.puts + 2 * objects,
    fileGet: measured.gets + objects,
    fileGbMonth:
      gigabytes(measured.fileBytes) * assumed.keptMonths +
      (gigabytes(bytes) * (uploadDays + assumed.recoveryDays)) / 30,
    scannedGb: gigabytes(bytes),
    scannedObject: objects,
    apiRequest: calls,
    edgeRequest: calls,
    firewallRequest: calls,
    logGb: gigabytes(
      (calls + runs) * assumed.logBytesPerRun +
        calls * assumed.logBytesPerCall +
        measured.transitions * assumed.logBytesPerTransition,
    ),
    trace: assumed.tracedShare * (calls + measured.transitions),
  };
}
