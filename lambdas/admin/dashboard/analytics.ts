import type { ModuleAnalytics } from '../../../shared/admin/api.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import type { FailureReason } from '../../platform/jobs/failure.ts';
import { endingName, secondsOfClass } from '../../platform/statistics/usage.ts';
import type { StepServices } from '../../platform/stages/services.ts';
import { costOf, lastDays, moduleTotalsOf, sumOf, type Sums, sumsBelow, sumsByDay } from './sums.ts';
import { countOf } from '../../platform/statistics/counters.ts';

/** Why a job failed, for the administrator. */
const reasonLabels: Record<FailureReason, string> = {
  document: 'Dokumen tidak dapat dibaca',
  cutOff: 'Model memotong jawapan',
  busy: 'Perkhidmatan AI sibuk atau tidak dapat dihubungi',
  silent: 'Model tidak menjawab dalam masanya',
  refused: 'Model enggan menjawab',
  noAnswer: 'Jawapan model tidak dapat digunakan',
  quota: 'Had penggunaan perkhidmatan AI',
  interrupted: 'Pemprosesan terhenti sebelum selesai',
  ours: 'Ralat sistem',
};

const labelOf = (reason: string): string => (reasonLabels as Record<string, string>)[reason] ?? reason;

/** One module over the last thirty Malaysian days. Sessions count on the day they were made, model use and endings on their own day. */
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
    failures: failuresOf(usage, module),
    durations: durationsOf(usage, module),
  };
}

/** Why jobs of a module failed, the most frequent reason first. */
const failuresOf = (sums: Sums, module: ModuleName): ModuleAnalytics['failures'] =>
  sumsBelow(sums, endingName(module, 'Failed', ''))
    .map(([reason, count]) => ({ reason, label: labelOf(reason), count }))
    .toSorted((a, b) => b.count - a.count || a.reason.localeCompare(b.reason));

/** Jobs that took this class of duration. */
interface DurationCount {
  duration: number;
  count: number;
}

/** How long each stage of a module took, by the stage's name. */
function durationsOf(sums: Sums, module: ModuleName): ModuleAnalytics['durations'] {
  const stages = new Map<string, DurationCount[]>();
  for (const [rest, count] of sumsBelow(sums, endingName(module, 'Took', ''))) {
    const [stage = '', duration = ''] = rest.split('#');
    stages.set(stage, [...(stages.get(stage) ?? []), { duration: Number(duration), count }]);
  }
  return [...stages]
    .map(([stage, classes]) => {
      const sorted = classes.toSorted((a, b) => a.duration - b.duration);
      const all = sorted.reduce((sum, { count }) => sum + count, 0);
      return { stage, count: all, medianSeconds: percentile(sorted, 0.5), p95Seconds: percentile(sorted, 0.95) };
    })
    .toSorted((a, b) => a.stage.localeCompare(b.stage));
}

/** The upper bound of the class in which that share of the durations is reached, by nearest rank; null when there are none. */
function percentile(classes: readonly DurationCount[], share: number): number | null {
  const rank = Math.ceil(share * classes.reduce((sum, { count }) => sum + count, 0));
  let seen = 0;
  for (const { duration, count } of classes) {
    seen += count;
    if (count > 0 && seen >= rank) return Math.round(secondsOfClass(duration) * 10) / 10;
  }
  return null;
}
