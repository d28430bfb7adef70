import type * as z from 'zod';
import type { liveSchema } from '../../../shared/admin/schemas.ts';
import { moduleNames } from '../../../shared/modules.ts';
import type { ModuleServices } from '../../platform/jobs/services.ts';
import { costOf } from './cost.ts';
import { lastDays } from './days.ts';
import { activeUsers, countOf, perModule, sumOf, sumsOfDays, totalOf, totalSums } from './sums.ts';

/** What is in work now, and the figures of today. */
export async function liveOf({
  table,
  now,
}: Pick<ModuleServices, 'table' | 'now'>): Promise<z.infer<typeof liveSchema>> {
  const readAt = now();
  const today = lastDays(readAt, 1);
  const [totals, made, used, activeToday] = await Promise.all([
    totalSums(table),
    sumsOfDays(table, 'DAY', today),
    Promise.all(moduleNames.map((module) => sumsOfDays(table, `USE#${module}`, today))),
    activeUsers(table, today),
  ]);
  return {
    processing: perModule((module) => Math.max(0, countOf(totals, module, 'processing'))),
    sessionsToday: totalOf(made),
    activeToday,
    costToday: costOf(sumOf(used)),
    readAt: readAt.toISOString(),
  };
}
