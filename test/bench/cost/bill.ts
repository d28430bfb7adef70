import { type AwsPrice, awsPrices, type UnitPrice } from '../../../lib/prices.ts';
import type { Prices } from '../../../lambdas/platform/statistics/prices.ts';
import { type Assumptions, type Measured, type ModelUse, quantitiesOf } from './quantities.ts';

/** The lines of a bill, and which prices each sums up. */
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
export type Line = keyof typeof lines | 'models';

export type Quantities = Partial<Record<AwsPrice, number>>;
/** USD, by line. */
export type Bill = Readonly<Record<Line, number>>;

const usdOf = ({ usd, units }: Pick<UnitPrice, 'usd' | 'units'>, quantity: number): number => (quantity / units) * usd;

/** USD of what was used, models left out. */
export function billOf(quantities: Quantities): Bill {
  const billed = Object.entries(lines).map(([line, names]): [string, number] => [
    line,
    names.reduce((total, name) => total + usdOf(awsPrices[name], quantities[name] ?? 0), 0),
  ]);
  return { models: 0, ...(Object.fromEntries(billed) as Record<keyof typeof lines, number>) };
}

/**
 * USD of the tokens.
 * @throws {Error} when a model has no price
 */
export function modelUsd(
  models: Readonly<Record<string, ModelUse>>,
  prices: Prices,
  { inputRatio, outputRatio }: Pick<Assumptions, 'inputRatio' | 'outputRatio'>,
): number {
  return Object.entries(models).reduce((total, [id, { inputTokens, outputTokens }]) => {
    const price = prices[id];
    if (price === undefined) throw new Error(`lib/prices.ts has no price of the model ${id}`);
    return total + (inputTokens * inputRatio * price.input + outputTokens * outputRatio * price.output) / 1e6;
  }, 0);
}

/** USD of one session. */
export const sessionBill = (measured: Measured, prices: Prices, assumed: Assumptions): Bill => ({
  ...billOf(quantitiesOf(measured, assumed)),
  models: modelUsd(measured.models, prices, assumed),
});

/** A bill so many times. */
export const times = (bill: Bill, count: number): Bill =>
  Object.fromEntries(Object.entries(bill).map(([line, usd]) => [line, usd * count])) as Bill;

export const total = (bill: Bill): number => Object.values(bill).reduce((all, usd) => all + usd, 0);
