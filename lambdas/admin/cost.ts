import type { Cost } from '../../shared/admin/schemas.ts';
import { moduleNames, type ModuleName } from '../../shared/modules.ts';
import type { Prices } from '../platform/statistics/prices.ts';
import { modelUseName } from '../platform/statistics/usage.ts';
import { numberOf } from './people.ts';

const million = 1_000_000;
type Row = Record<string, unknown>;

/** Model use of some modules over these rows, with what it costs by the price list. */
export function costOf(rows: readonly Row[], prices: Prices, modules: readonly ModuleName[] = moduleNames): Cost {
  const uses = rows.flatMap((row) => modules.flatMap((module) => usesOf(row, module)));
  return {
    calls: rows.reduce((sum, row) => sum + modules.reduce((all, name) => all + numberOf(row, `${name}Calls`), 0), 0),
    inputTokens: uses.reduce((sum, { input }) => sum + input, 0),
    outputTokens: uses.reduce((sum, { output }) => sum + output, 0),
    usd: usdOf(uses, prices),
  };
}

interface ModelTokens {
  modelId: string;
  input: number;
  output: number;
}

/** The tokens of one module in one row, by model. */
function usesOf(row: Row, module: ModuleName): ModelTokens[] {
  const prefixes = { input: modelUseName(module, 'InputTokens', ''), output: modelUseName(module, 'OutputTokens', '') };
  return Object.keys(row).flatMap((name) => {
    if (name.startsWith(prefixes.input))
      return [{ modelId: name.slice(prefixes.input.length), input: numberOf(row, name), output: 0 }];
    if (name.startsWith(prefixes.output))
      return [{ modelId: name.slice(prefixes.output.length), input: 0, output: numberOf(row, name) }];
    return [];
  });
}

/** To a hundredth of a cent; null when a model that was used has no price. */
function usdOf(uses: readonly ModelTokens[], prices: Prices): number | null {
  let usd = 0;
  for (const { modelId, input, output } of uses) {
    const price = prices[modelId];
    if (price === undefined && input + output > 0) return null;
    usd += (input * (price?.input ?? 0) + output * (price?.output ?? 0)) / million;
  }
  return Math.round(usd * 10_000) / 10_000;
}
