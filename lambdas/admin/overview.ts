import { modules as moduleTexts, moduleNames } from '../../shared/modules.ts';
import type { Overview } from '../../shared/admin/schemas.ts';
import { askedDays, lastDays } from './calendar.ts';
import { byTotal, countOf, identityOf, joinedCount, totalOf } from './people.ts';
import type { AdminServices } from './services.ts';
import { activeUsers, countsOf, dayRows, moduleTotalsOf, perModule, totalRows } from './totals.ts';

/** Spec 1 §9: blue, purple, green; the page's own (`frontend/app/theme.ts`). */
const colours = { pedagona: '#1f4f82', acadiora: '#66397a', valentra: '#2b6a3c' } as const;

/** Rows of the table of the most active users. */
const topUsers = 10;

/** What the dashboard shows. It reads counters only: as many rows whether ten users or fifty thousand have worked. */
export async function overviewOf(
  { table, now }: Pick<AdminServices, 'table' | 'now'>,
  span: { startDate?: string | undefined; endDate?: string | undefined },
): Promise<Overview> {
  const readAt = now();
  const asked = askedDays(readAt, span);
  const [totals, byDay, active, joined, top] = await Promise.all([
    totalRows(table),
    dayRows(table, 'DAY', asked),
    activeUsers(table, lastDays(readAt)),
    joinedCount(table),
    byTotal(table, topUsers),
  ]);
  const counts = perModule((module) => countsOf(totals, module));
  const sum = (name: 'total' | 'completed'): number =>
    moduleNames.reduce((all, module) => all + counts[module][name], 0);
  return {
    summary: {
      totalUsers: joined,
      activeUsers: active,
      totalSessions: sum('total'),
      completedSessions: sum('completed'),
    },
    modules: perModule((module) => moduleTotalsOf(counts[module])),
    charts: {
      moduleDistribution: moduleNames.map((module) => ({
        name: moduleTexts[module].title,
        value: counts[module].total,
        color: colours[module],
      })),
      sessionsOverTime: byDay.map(({ day, rows }) => ({
        date: day,
        count: moduleNames.reduce((all, module) => all + countsOf(rows, module).total, 0),
      })),
    },
    topUsers: top.items
      .filter((person) => totalOf(person) > 0)
      .map((person) => ({
        ...identityOf(person),
        pedagonaCount: countOf(person, 'pedagona', 'total'),
        acadioraCount: countOf(person, 'acadiora', 'total'),
        valentraCount: countOf(person, 'valentra', 'total'),
      })),
    readAt: readAt.toISOString(),
  };
}
