import type * as z from 'zod';
import type { durationSchema, ModuleAnalytics } from '../../shared/admin/schemas.ts';
import type { ModuleName } from '../../shared/modules.ts';
import type { FailureReason } from '../platform/jobs/failure.ts';
import { endingName, secondsOfClass } from '../platform/statistics/usage.ts';
import { lastDays } from './calendar.ts';
import { costOf } from './cost.ts';
import { numberOf } from './people.ts';
import type { AdminServices } from './services.ts';
import { countsOf, dayRows, type Figures, moduleTotalsOf } from './totals.ts';

/** Why work failed, for the administrator. */
export const reasonLabels: Record<FailureReason, string> = {
  document: 'Dokumen tidak dapat dibaca',
  throttled: 'Perkhidmatan AI terlalu sibuk',
  unreachable: 'Perkhidmatan AI tidak dapat dihubungi',
  timeout: 'Pemprosesan terlalu lama',
  answer: 'Jawapan AI tidak dapat digunakan',
  denied: 'Perkhidmatan AI tidak dibenarkan untuk akaun ini',
  stopped: 'Pemprosesan terhenti sebelum selesai',
  other: 'Sebab lain',
};

const labelOf = (reason: string): string => (reasonLabels as Record<string, string>)[reason] ?? reason;

/** One module over the last thirty Malaysian days. Sessions by the day they were made, use and endings by the day they happened. */
export async function analyticsOf(
  { table, now, prices }: Pick<AdminServices, 'table' | 'now' | 'prices'>,
  module: ModuleName,
): Promise<ModuleAnalytics> {
  const days = lastDays(now());
  const [made, used] = await Promise.all([dayRows(table, 'DAY', days), dayRows(table, `USE#${module}`, days)]);
  const counts = countsOf(
    made.flatMap(({ rows }) => rows),
    module,
  );
  const allUse = used.flatMap(({ rows }) => rows);
  return {
    module,
    totals: { ...moduleTotalsOf(counts), processing: counts.processing, documents: counts.documents },
    days: made.map(({ day, rows }, i) => {
      const { total, documents } = countsOf(rows, module);
      return { date: day, sessions: total, documents, cost: costOf(used[i]?.rows ?? [], prices, [module]) };
    }),
    cost: costOf(allUse, prices, [module]),
    failures: failuresOf(allUse, module),
    durations: durationsOf(allUse, module),
  };
}

/** The figures whose names begin so, summed over the rows by the rest of their name. */
function sums(rows: readonly Figures[], prefix: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const row of rows)
    for (const name of Object.keys(row))
      if (name.startsWith(prefix)) {
        const rest = name.slice(prefix.length);
        found.set(rest, (found.get(rest) ?? 0) + numberOf(row, name));
      }
  return found;
}

/** Why work of a module failed, the most frequent first. */
export const failuresOf = (rows: readonly Figures[], module: ModuleName): ModuleAnalytics['failures'] =>
  [...sums(rows, endingName(module, 'Failed', ''))]
    .map(([reason, count]) => ({ reason, label: labelOf(reason), count }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));

/** How long each stage of a module took, by name. */
export function durationsOf(rows: readonly Figures[], module: ModuleName): z.infer<typeof durationSchema>[] {
  const stages = new Map<string, [duration: number, count: number][]>();
  for (const [rest, count] of sums(rows, endingName(module, 'Took', ''))) {
    const [stage = '', duration = ''] = rest.split('#');
    stages.set(stage, [...(stages.get(stage) ?? []), [Number(duration), count]]);
  }
  return [...stages]
    .map(([stage, classes]) => {
      const sorted = classes.toSorted(([a], [b]) => a - b);
      const count = sorted.reduce((sum, [, n]) => sum + n, 0);
      return { stage, count, medianSeconds: percentile(sorted, 0.5), p95Seconds: percentile(sorted, 0.95) };
    })
    .toSorted((a, b) => a.stage.localeCompare(b.stage));
}

/** The upper bound of the class in which that share of the durations is reached, by nearest rank; null when there are none. */
function percentile(classes: readonly (readonly [duration: number, count: number])[], share: number): number | null {
  const rank = Math.ceil(share * classes.reduce((sum, [, n]) => sum + n, 0));
  let seen = 0;
  for (const [duration, n] of classes) {
    seen += n;
    if (n > 0 && seen >= rank) return Math.round(secondsOfClass(duration) * 10) / 10;
  }
  return null;
}
