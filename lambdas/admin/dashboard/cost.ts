import type { Cost } from '../../../shared/admin/schemas.ts';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { modelUseFigure } from '../../platform/statistics/usage.ts';
import type { Sums } from './sums.ts';

/** The model use of some modules, with what it was estimated to cost when it was used. */
export function costOf(sums: Sums, modules: readonly ModuleName[] = moduleNames): Cost {
  const of = (figure: Parameters<typeof modelUseFigure>[1]): number =>
    modules.reduce((sum, module) => sum + (sums[modelUseFigure(module, figure)] ?? 0), 0);
  return {
    calls: of('Calls'),
    inputTokens: of('InputTokens'),
    outputTokens: of('OutputTokens'),
    // To a hundredth of a cent; null when a model that was used has no price.
    usd: of('UnpricedCalls') > 0 ? null : Math.round(of('MicroUsd') / 100) / 10_000,
  };
}
