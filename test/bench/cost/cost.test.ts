import { describe, expect, test } from '@jest/globals';
import { awsPrices, defaultPrices } from '../../../lib/prices.ts';
import { settingsOf } from '../../lib/aws/templates.ts';
import { billOf, lines, modelUsd, sessionBill, times, total } from './bill.ts';
import { metricsOf } from './fees.ts';
import { type Assumptions, assumptions, type Measured, modelMs, quantitiesOf } from './quantities.ts';
import { storageOf } from './recorder.ts';
import { monthTable, sessionsTable, withTokens } from './report.ts';

const model = 'global.anthropic.claude-sonnet-5-5';

/** Round numbers, so that everything below can be checked by hand. */
const assumed: Assumptions = {
  apiMs: 100,
  stepMs: 1000,
  readerMs: 2000,
  modelStartMs: 2000,
  tokensPerSecond: 100,
  inputRatio: 1,
  outputRatio: 1,
  logBytesPerRun: 1000,
  logBytesPerTransition: 1000,
  logBytesPerCall: 1000,
  tracedShare: 0.1,
  keptMonths: 1,
  recoveryDays: 30,
};

/** Ten calls, one job of one model call (1,000 tokens: 12 s) that the page asks after, one file of 1 MB. */
const measured: Measured = {
  calls: 10,
  waits: [{ inCall: false, depth: 1, longest: 1000 }],
  askingUnits: 0.5,
  runs: [
    { memoryMb: 1024, kind: 'reader', count: 1 },
    { memoryMb: 512, kind: 'model', count: 1 },
    { memoryMb: 512, kind: 'other', count: 2 },
  ],
  transitions: 8,
  readUnits: 20,
  writeUnits: 40,
  puts: 3,
  gets: 4,
  fileBytes: 2e6,
  rowBytes: 1e6,
  uploads: { objects: 1, bytes: 1e6 },
  models: { [model]: { calls: 1, inputTokens: 5000, outputTokens: 1000 } },
};

/** The same session with nothing but a call that waits for its own work. */
const waiting = (longest: number) =>
  quantitiesOf({ ...measured, runs: [], models: {}, waits: [{ inCall: true, depth: 1, longest }] }, assumed);

const usd = (ratios: { inputRatio: number; outputRatio: number }): number =>
  modelUsd(measured.models, defaultPrices, ratios);

describe('What a session is billed by', () => {
  const quantities = quantitiesOf(measured, assumed);

  test('counts a question every 3 s of a job that the page asks after', () => {
    // 12 s of the model and two steps of 1 s: five questions, the last at 15 s.
    expect(quantities).toMatchObject({ apiRequest: 15, edgeRequest: 15, firewallRequest: 15, tableRead: 20 + 5 * 0.5 });
  });

  test('bills functions for their memory and time, those that ask the model for as long as it answers', () => {
    // Calls: 15 x 0.1 s x 0.5 GB. Reader: 1 GB x 2 s. Three steps: 0.5 GB x 1 s. Model: 0.5 GB x 12 s.
    expect(quantities.lambdaGbSecond).toBeCloseTo(0.75 + 2 + 1.5 + 6, 9);
    expect(quantities.lambdaRequest).toBe(15 + 4);
  });

  test('bills a call that waits for its work for the time of the work, 20 s at most', () => {
    expect(waiting(1000)).toMatchObject({ apiRequest: 10, lambdaGbSecond: 0.5 + 14 * 0.5 });
    // 27 s of the model and 2 s of steps: 20 s in the call, then three questions.
    expect(waiting(2500)).toMatchObject({ apiRequest: 13, lambdaGbSecond: 0.65 + 20 * 0.5 });
  });

  test('adds what the scanner does to an upload, its week in the bucket and its month as an earlier version', () => {
    expect(quantities).toMatchObject({ filePut: 5, fileGet: 5, scannedObject: 1, scannedGb: 0.001 });
    expect(quantities.fileGbMonth).toBeCloseTo(0.002 + 0.001 * ((7 + 30) / 30), 9);
  });

  test('grows with a real model that writes more', () => {
    expect(modelMs(1000, { ...assumed, outputRatio: 3 })).toBe(32_000);
  });
});

describe('A bill', () => {
  test('is quantity times price, line by line', () => {
    const bill = billOf({ stateTransition: 8000, tableRead: 2e6, tableWrite: 1e6, activeUser: 100 });
    expect(bill).toMatchObject({ pipeline: 0.2, functions: 0, models: 0 });
    expect(bill['sign-in']).toBeCloseTo(0.55, 9);
    expect(bill.table).toBeCloseTo(2 * 0.1425 + 0.7125, 9);
    expect(total(bill)).toBeCloseTo(0.2 + 0.55 + 0.9975, 9);
  });

  test('of tokens is per million, with the ratios of a real model', () => {
    // 5,000 at USD 2 and 1,000 at USD 10.
    expect(usd({ inputRatio: 1, outputRatio: 1 })).toBeCloseTo(0.02, 9);
    expect(usd({ inputRatio: 2, outputRatio: 3 })).toBeCloseTo(0.05, 9);
  });

  test('of a model without a price is refused, not free', () => {
    expect(() => modelUsd({ unheard: { calls: 1, inputTokens: 1, outputTokens: 1 } }, defaultPrices, assumed)).toThrow(
      'no price of the model unheard',
    );
  });

  test('covers every price exactly once', () => {
    expect(Object.values(lines).flat().toSorted()).toEqual(Object.keys(awsPrices).toSorted());
  });

  test('has a price for every model of every stage', () => {
    for (const stage of ['dev', 'stg', 'prod'] as const)
      for (const id of Object.values(settingsOf(stage).models)) expect(Object.keys(defaultPrices)).toContain(id);
  });
});

describe('The tables', () => {
  const counted = { pedagona: measured, acadiora: measured, valentra: measured };

  test('say what 1,000 sessions cost', () => {
    const { rows } = sessionsTable(counted, defaultPrices, assumed);
    const [first] = rows;
    expect(first?.cells).toEqual(['models', '20', '20', '20']);
    const whole = total(times(sessionBill(measured, defaultPrices, assumed), 1000));
    expect(Number(rows.at(-1)?.cells[1])).toBe(Math.round(whole));
  });

  test('add up to a month of all users', () => {
    const month = {
      users: 1000,
      sessions: { pedagona: 2, acadiora: 1, valentra: 0.5 },
      visits: 0,
      page: { files: 0, bytes: 0 },
      fees: { dashboard: 1 },
    };
    const { rows } = monthTable(counted, measured, month, defaultPrices, assumed);
    const line = (name: string) => rows.find(({ cells }) => cells[0] === name)?.cells.slice(1);
    expect(line('models')).toEqual(['40', '20', '10', '-', '-', '70']);
    expect(line('monthly fees')).toEqual(['-', '-', '-', '-', '3.00', '3.00']);
    expect(line('sign-in')).toEqual(['-', '-', '-', '-', '5.50', '5.50']);
  });

  test('take the tokens of a run with real models in place of the metered ones', () => {
    const real = withTokens(measured, { [model]: { inputTokens: 9000, outputTokens: 4000 } });
    expect(real.models).toEqual({ [model]: { calls: 1, inputTokens: 9000, outputTokens: 4000 } });
    expect(real.waits).toEqual([{ inCall: false, depth: 1, longest: 4000 }]);
    expect(withTokens(measured, undefined)).toBe(measured);
  });
});

describe('Counting', () => {
  test('bills reads apart from writes, profiles also for their two indexes, and an empty answer half a unit', () => {
    const call = { units: 0, profileWrites: 0, bytes: 0 };
    const counted = storageOf([
      { ...call, service: 'DynamoDB', command: 'QueryCommand' },
      { ...call, service: 'DynamoDB', command: 'GetCommand', units: 2 },
      { ...call, service: 'DynamoDB', command: 'TransactWriteCommand', units: 14, profileWrites: 2 },
      { ...call, service: 'S3', command: 'PutObjectCommand', bytes: 833 },
      { ...call, service: 'S3', command: 'HeadObjectCommand' },
      { ...call, service: 'S3', command: 'DeleteObjectsCommand' },
    ]);
    expect(counted).toEqual({ readUnits: 2.5, writeUnits: 20, puts: 1, gets: 1, fileBytes: 833 });
  });

  test('charges an alarm for every metric of its formula', () => {
    const one = { MetricStat: {} };
    expect([metricsOf({}), metricsOf({ Metrics: [one, one, { Expression: 'a / b' }] })]).toEqual([1, 2]);
  });

  test('has assumptions that are all positive numbers', () => {
    expect(Object.values(assumptions).every((value) => value > 0)).toBe(true);
  });
});
