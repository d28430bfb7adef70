import type { ModuleAnalytics } from '../../../shared/admin/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { StepServices } from '../../platform/stages/services.ts';
import { costOf, lastDays, moduleTotalsOf, sumOf, type Sums, sumsByDay } from './sums.ts';
import { countOf } from '../../platform/statistics/counters.ts';

/** One module over the last thirty Malaysian days. Sessions count on the day they were made, model use on its own day. */
export async function analyticsOf({ table, now }: StepServices, module: ModuleName): Promise<ModuleAnalytics> {
  const days = lastDays(now());
  const [made, used] = await Promise.all([sumsByDay(table, 'DAY', days), sumsByDay(table, `USE#${module}`, days)]);
  const [sessions, usage] = [made, used].map((byDay) => sumOf(byDay.map(({ sums }) => sums))) as [Sums, Sums];
  return {
    module,
    totals: {
      ...moduleTotalsOf(sessions, module),
      processing: countOf(sessions, module, 'processing'),
      documents: countOf(sessions, module, 'documents'),
    },
    days: made.map(({ day, sums }, i) => ({
      date: day,
      sessions: countOf(sums, module, 'total'),
      documents: countOf(sums, module, 'documents'),
      cost: costOf(used[i]?.sums ?? {}, [module]),
    })),
    cost: costOf(usage, [module]),
  };
}
