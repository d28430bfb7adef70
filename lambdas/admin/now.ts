import type * as z from 'zod';
import type { liveSchema, recentActivitySchema } from '../../shared/admin/schemas.ts';
import { moduleNames } from '../../shared/modules.ts';
import { happenedDays } from '../../shared/account/retention.ts';
import { type Happened, happenedSchema } from '../platform/statistics/activityLog.ts';
import { keys } from '../platform/storage/keys.ts';
import { type SessionRow, sessionRowSchema } from '../platform/jobs/sessions.ts';
import type { Table } from '../platform/storage/table.ts';
import { lastDays } from './calendar.ts';
import { costOf } from './cost.ts';
import { nameOf, personSchema } from './people.ts';
import type { AdminServices } from './services.ts';
import { activeUsers, countsOf, dayRows, perModule, totalRows } from './totals.ts';

/** What goes on now, and has today. */
export async function liveOf({
  table,
  now,
  prices,
}: Pick<AdminServices, 'table' | 'now' | 'prices'>): Promise<z.infer<typeof liveSchema>> {
  const readAt = now();
  const today = lastDays(readAt, 1);
  const [totals, made, used, activeToday] = await Promise.all([
    totalRows(table),
    dayRows(table, 'DAY', today),
    Promise.all(moduleNames.map((module) => dayRows(table, `USE#${module}`, today))),
    activeUsers(table, today),
  ]);
  const madeToday = made.flatMap(({ rows }) => rows);
  return {
    processing: perModule((module) => Math.max(0, countsOf(totals, module).processing)),
    sessionsToday: moduleNames.reduce((sum, module) => sum + countsOf(madeToday, module).total, 0),
    activeToday,
    costToday: costOf(
      used.flat().flatMap(({ rows }) => rows),
      prices,
    ),
    readAt: readAt.toISOString(),
  };
}

type Activity = z.infer<typeof recentActivitySchema>;

/** What last happened to sessions that are still there, the newest first. Days are gone back through until there is enough. */
export async function recentActivity(
  { table, now }: Pick<AdminServices, 'table' | 'now'>,
  limit: number,
): Promise<Activity[]> {
  const found: Activity[] = [];
  for (const day of lastDays(now(), happenedDays).toReversed()) {
    const { PK } = keys.activity(day, '');
    let before: string | undefined;
    do {
      const page = await table.query({ PK, prefix: '' }, happenedSchema.loose(), {
        limit,
        newestFirst: true,
        ...(before === undefined ? {} : { after: before }),
      });
      found.push(...(await stillThere(table, page.items)));
      before = page.last ?? undefined;
    } while (before !== undefined && found.length < limit);
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** Names of sessions and people are read now, so that a deleted session leaves none behind. */
async function stillThere(table: Table, happened: readonly Happened[]): Promise<Activity[]> {
  const [sessions, people] = await Promise.all([
    table.getMany(
      happened.map(({ sub, module, sessionId }) => keys.session(sub, module, sessionId)),
      sessionRowSchema,
    ),
    table.getMany(
      happened.map(({ sub }) => keys.profile(sub)),
      personSchema,
    ),
  ]);
  return happened.flatMap(({ status, at }, i) => {
    const [session, person] = [sessions[i], people[i]];
    return session == null ? [] : [activityOf(session, status, at, person == null ? '' : nameOf(person))];
  });
}

const activityOf = (row: SessionRow, status: Happened['status'], at: string, name: string): Activity => ({
  id: row.id,
  module: row.module,
  sessionName: row.sessionName,
  createdAt: row.createdAt,
  status,
  userId: row.sub,
  name,
  at,
});
