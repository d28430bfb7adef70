import type { adminApi, Overview } from '../../../shared/admin/api.ts';
import type { Reply } from '../../../shared/contract.ts';
import { moduleNames, modules as moduleTexts, perModule } from '../../../shared/modules.ts';
import { countOf, totalOf, usersName } from '../../platform/statistics/counters.ts';
import type { StepServices } from '../../platform/stages/services.ts';
import { identityOf, nameOf } from '../users/list.ts';
import {
  activeUsers,
  askedDays,
  costOf,
  lastDays,
  moduleTotalsOf,
  type Span,
  sumsOf,
  sumsByDay,
  sumsOfDays,
  totalSums,
} from './sums.ts';
import { activityDays } from '../../../shared/account/retention.ts';
import { findSession } from '../../platform/jobs/session.ts';
import { type Activity, activitySchema } from '../../platform/statistics/activityLog.ts';
import { keys, userIndexes } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import { findProfile, profileSchema } from '../../platform/users/profiles.ts';

/** Rows of the table of the most active users. */
const topUsers = 10;

/** What the dashboard shows. It reads counters only: as many rows for ten users as for fifty thousand. */
export async function overviewOf({ table, now }: StepServices, span: Span): Promise<Overview> {
  const readAt = now();
  const [totals, byDay, active, top] = await Promise.all([
    totalSums(table),
    sumsByDay(table, 'DAY', askedDays(readAt, span)),
    activeUsers(table, lastDays(readAt)),
    table.query(userIndexes.sessions, profileSchema, { limit: topUsers, newestFirst: true }),
  ]);
  return {
    summary: {
      totalUsers: totals[usersName] ?? 0,
      activeUsers: active,
      totalSessions: totalOf(totals),
      completedSessions: totalOf(totals, 'completed'),
    },
    modules: perModule((module) => moduleTotalsOf(totals, module)),
    charts: {
      moduleDistribution: moduleNames.map((module) => ({
        name: moduleTexts[module].title,
        value: countOf(totals, module, 'total'),
        color: moduleTexts[module].color,
      })),
      sessionsOverTime: byDay.map(({ day, sums }) => ({ date: day, count: totalOf(sums) })),
    },
    topUsers: top.items
      .filter((user) => totalOf(user) > 0)
      .map((user) => ({
        ...identityOf(user),
        pedagonaCount: countOf(user, 'pedagona', 'total'),
        acadioraCount: countOf(user, 'acadiora', 'total'),
        valentraCount: countOf(user, 'valentra', 'total'),
      })),
  };
}

/** What is in work now, and the figures of today. */
export async function liveOf({ table, now }: StepServices): Promise<Reply<typeof adminApi.live>> {
  const today = lastDays(now(), 1);
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
    costToday: costOf(sumsOf(used)),
  };
}

type Shown = Reply<typeof adminApi.recentActivity>['activities'][number];

/** The newest entries of the activity log whose sessions still exist. Earlier days are read until there are enough. */
export async function recentActivity({ table, now }: StepServices, limit: number): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const day of lastDays(now(), activityDays).toReversed()) {
    const { PK } = keys.activity(day, '');
    for await (const entries of table.pages({ PK }, activitySchema, { limit, newestFirst: true })) {
      found.push(...(await shownOf(table, entries)));
      if (found.length >= limit) return found.slice(0, limit);
    }
  }
  return found;
}

/** Names of sessions and people are read now: the log holds ids only, and nothing of a deleted session is shown. */
async function shownOf(table: Table, entries: readonly Activity[]): Promise<Shown[]> {
  const shown = entries.map(async ({ sub, module, sessionId: id, status, at }) => {
    const [session, user] = await Promise.all([findSession(table, { sub, module, id }), findProfile(table, sub)]);
    return session === null ? [] : [{ ...session, status, userId: sub, name: user === null ? '' : nameOf(user), at }];
  });
  return (await Promise.all(shown)).flat();
}
