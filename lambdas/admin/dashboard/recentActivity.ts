import type * as z from 'zod';
import { activityDays } from '../../../shared/account/retention.ts';
import type { recentActivitySchema } from '../../../shared/admin/schemas.ts';
import { sessionRowSchema } from '../../platform/jobs/session.ts';
import { type Activity, activitySchema } from '../../platform/statistics/activityLog.ts';
import { keys } from '../../platform/storage/keys.ts';
import type { Table } from '../../platform/storage/table.ts';
import type { ModuleServices } from '../../platform/jobs/services.ts';
import { profileSchema } from '../../platform/users/profile.ts';
import { nameOf } from '../users/rows.ts';
import { lastDays } from './days.ts';

type Shown = z.infer<typeof recentActivitySchema>;

/** The newest entries of the activity log whose sessions still exist. Earlier days are read until there are enough. */
export async function recentActivity(
  { table, now }: Pick<ModuleServices, 'table' | 'now'>,
  limit: number,
): Promise<Shown[]> {
  const found: Shown[] = [];
  for (const day of lastDays(now(), activityDays).toReversed()) {
    const { PK } = keys.activity(day, '');
    let before: string | undefined;
    do {
      const page = await table.query({ PK }, activitySchema, { limit, newestFirst: true, after: before });
      found.push(...(await shownOf(table, page.items)));
      before = page.last ?? undefined;
    } while (before !== undefined && found.length < limit);
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

/** Names of sessions and people are read now: the log holds ids only, and nothing of a deleted session is shown. */
async function shownOf(table: Table, entries: readonly Activity[]): Promise<Shown[]> {
  const [sessions, users] = await Promise.all([
    table.getMany(
      entries.map(({ sub, module, sessionId }) => keys.session(sub, module, sessionId)),
      sessionRowSchema,
    ),
    table.getMany(
      entries.map(({ sub }) => keys.profile(sub)),
      profileSchema,
    ),
  ]);
  return entries.flatMap(({ status, at }, i) => {
    const [session, user] = [sessions[i], users[i]];
    if (session == null) return [];
    const { id, module, sessionName, createdAt, sub } = session;
    return [{ id, module, sessionName, createdAt, status, userId: sub, name: user == null ? '' : nameOf(user), at }];
  });
}
