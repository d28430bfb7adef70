import type { Cost } from '../../../shared/admin/schemas.ts';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import type { Prices } from '../../platform/statistics/prices.ts';
import { modelUseName } from '../../platform/statistics/usage.ts';
import { type Sums, sumsBelow } from './sums.ts';

const million = 1_000_000;

/** The model use of some modules, with its estimated cost by the price list. */
export function costOf(sums: Sums, prices: Prices, modules: readonly ModuleName[] = moduleNames): Cost {
  const tokensOf = (figure: 'InputTokens' | 'OutputTokens') =>
    modules.flatMap((module) => sumsBelow(sums, modelUseName(module, figure, '')));
  const [input, output] = [tokensOf('InputTokens'), tokensOf('OutputTokens')];
  const usd = [
    ...input.map(([modelId, tokens]) => tokens * (prices[modelId]?.input ?? unknown(tokens))),
    ...output.map(([modelId, tokens]) => tokens * (prices[modelId]?.output ?? unknown(tokens))),
  ].reduce((a, b) => a + b, 0);
  return {
    calls: modules.reduce((calls, module) => calls + (sums[`${module}Calls`] ?? 0), 0),
    inputTokens: input.reduce((sum, [, tokens]) => sum + tokens, 0),
    outputTokens: output.reduce((sum, [, tokens]) => sum + tokens, 0),
    // To a hundredth of a cent; null when a model that was used has no price.
    usd: Number.isNaN(usd) ? null : Math.round((usd / million) * 10_000) / 10_000,
  };
}

/** The price of tokens of a model that is not in the list. */
const unknown = (tokens: number): number => (tokens === 0 ? 0 : Number.NaN);
