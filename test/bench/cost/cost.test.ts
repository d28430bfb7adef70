import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { readSettings } from '../../../lib/settings.ts';
import { modelPrices } from '../../../lambdas/platform/statistics/usage.ts';
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
import { habits } from './counted.ts';
import { ratiosOf, readMeasured, sessionOf, thousandsOf } from './measured.ts';
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

/** What is billed for it, and for a call that does nothing but wait for its own job. */
const quantities = quantitiesOf(counted, assumed);
const waiting = (longest: number) =>
  quantitiesOf({ ...counted, runs: [], models: {}, waits: [{ inCall: true, depth: 1, longest }] }, assumed);

test('A session asks every 3 s after its job, and is billed for memory and time of functions', () => {
  // 12 s of the model and two steps of 1 s: five questions, the last at 15 s.
  expect(quantities).toMatchObject({ apiRequest: 15, edgeRequest: 15, firewallRequest: 15, tableRead: 20 + 5 * 0.5 });
  // Calls: 15 x 0.1 s x 0.5 GB. Reader: 1 GB x 2 s. Three steps: 0.5 GB x 1 s. Model: 0.5 GB x 12 s.
  expect(quantities.lambdaGbSecond).toBeCloseTo(0.75 + 2 + 1.5 + 6, 9);
  expect(quantities.lambdaRequest).toBe(15 + 4);
});

test('A call that waits for its job is billed for 20 s at most', () => {
  expect(waiting(1000)).toMatchObject({ apiRequest: 10, lambdaGbSecond: 0.5 + 14 * 0.5 });
  // 27 s of the model and 2 s of steps: 20 s in the call, then three questions.
  expect(waiting(2500)).toMatchObject({ apiRequest: 13, lambdaGbSecond: 0.65 + 20 * 0.5 });
});

test('A bill is quantity times price, covers every price once, and refuses a model without one', () => {
  const bill = billOf({ stateTransition: 8000, tableRead: 2e6, tableWrite: 1e6, activeUser: 100 });
  expect(bill).toMatchObject({ functions: 0, models: 0 });
  expect(bill.pipeline).toBeCloseTo(0.2, 9);
  expect(bill.table).toBeCloseTo(2 * 0.1425 + 0.7125, 9);
  expect(total(times(bill, 2))).toBeCloseTo(2 * (0.2 + 1.5 + 0.9975), 9);
  expect(Object.values(lines).flat().toSorted()).toEqual(Object.keys(awsPrices).toSorted());
  for (const name of moduleNames)
    expect(total(sessionBill(sessionOf(readMeasured(), name), modelPrices, assumed))).toBeGreaterThan(0);
  const unheard = { unheard: { calls: 1, inputTokens: 1, outputTokens: 1 } };
  expect(() => modelUsd(unheard, modelPrices, assumed)).toThrow('no price of the model unheard');
});

test('Budget, alarm and the worksheet of OPERATIONS say what was measured', () => {
  const measured = readMeasured();
  const month = moduleNames.reduce((sum, name) => {
    const { models } = sessionOf(measured, name);
    return sum + 12_000 * habits[name] * modelUsd(models, modelPrices, ratiosOf(measured));
  }, 0);
  const { monthlyBudgetUsd, dailyModelUsd } = readSettings({ stage: 'prod' });
  expect(monthlyBudgetUsd / month).toBeCloseTo(1.05, 1);
  expect(dailyModelUsd / ((3 * month) / 30)).toBeCloseTo(1, 1);
  const sheet = readFileSync('lib/aws/OPERATIONS.md', 'utf8');
  const cellsOf = (row: RegExp) =>
    (row.exec(sheet)?.[1] ?? '')
      .split('|')
      .slice(0, 3)
      .map((cell) => cell.trim());
  const each = moduleNames.map((name) => thousandsOf(measured, name));
  const tokens = each.map(({ input, output }) => `${input} / ${output}`);
  expect(cellsOf(/thousands +\|(.*)\|/)).toEqual(tokens);
  const calls = cellsOf(/calls of a session \/ a minute +\|(.*)\|/).map((cell) => Number(cell.split('/')[0]));
  expect(calls).toEqual(each.map((one) => one.calls));
});
