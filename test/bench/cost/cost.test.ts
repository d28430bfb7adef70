import { describe, expect, test } from '@jest/globals';
import { defaultPrices } from '../../../lib/settings.ts';
import { moduleNames } from '../../../shared/modules.ts';
import {
  type Assumptions,
  billOf,
  type Counted,
  lines,
  modelUsd,
  quantitiesOf,
  sessionBill,
  times,
  total,
} from './bill.ts';
import { sessions } from './counted.ts';
import { awsPrices } from './prices.ts';

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
const counted: Counted = {
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

/** The same session with nothing but a call that waits for its own job. */
const waiting = (longest: number) =>
  quantitiesOf({ ...counted, runs: [], models: {}, waits: [{ inCall: true, depth: 1, longest }] }, assumed);

describe('A session', () => {
  const quantities = quantitiesOf(counted, assumed);

  test('asks every 3 s after a job that does not end within its call', () => {
    // 12 s of the model and two steps of 1 s: five questions, the last at 15 s.
    expect(quantities).toMatchObject({ apiRequest: 15, edgeRequest: 15, firewallRequest: 15, tableRead: 20 + 5 * 0.5 });
  });

  test('is billed for memory and time of functions, those that ask the model for as long as it answers', () => {
    // Calls: 15 x 0.1 s x 0.5 GB. Reader: 1 GB x 2 s. Three steps: 0.5 GB x 1 s. Model: 0.5 GB x 12 s.
    expect(quantities.lambdaGbSecond).toBeCloseTo(0.75 + 2 + 1.5 + 6, 9);
    expect(quantities.lambdaRequest).toBe(15 + 4);
  });

  test('is billed for a call that waits for its job, 20 s at most', () => {
    expect(waiting(1000)).toMatchObject({ apiRequest: 10, lambdaGbSecond: 0.5 + 14 * 0.5 });
    // 27 s of the model and 2 s of steps: 20 s in the call, then three questions.
    expect(waiting(2500)).toMatchObject({ apiRequest: 13, lambdaGbSecond: 0.65 + 20 * 0.5 });
  });
});

describe('A bill', () => {
  test('is quantity times price, line by line', () => {
    const bill = billOf({ stateTransition: 8000, tableRead: 2e6, tableWrite: 1e6, activeUser: 100 });
    expect(bill).toMatchObject({ pipeline: 0.2, functions: 0, models: 0 });
    expect(bill.table).toBeCloseTo(2 * 0.1425 + 0.7125, 9);
    expect(total(times(bill, 2))).toBeCloseTo(2 * (0.2 + 1.5 + 0.9975), 9);
  });

  test('of a model without a price is refused, not free', () => {
    expect(() => modelUsd({ unheard: { calls: 1, inputTokens: 1, outputTokens: 1 } }, defaultPrices, assumed)).toThrow(
      'no price of the model unheard',
    );
  });

  test('covers every price exactly once', () => {
    expect(Object.values(lines).flat().toSorted()).toEqual(Object.keys(awsPrices).toSorted());
  });

  test('can be computed for the counted session of every module', () => {
    for (const name of moduleNames)
      expect(total(sessionBill(sessions[name], defaultPrices, assumed))).toBeGreaterThan(0);
  });
});
