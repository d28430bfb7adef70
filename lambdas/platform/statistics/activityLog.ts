import * as z from 'zod';
import { activityDays } from '../../../shared/account/retention.ts';
import { moduleNames, type ModuleName } from '../../../shared/modules.ts';
import { sessionStatusSchema } from '../../../shared/session/session.ts';
import { type Key, keys } from '../storage/keys.ts';
import type { Write } from '../storage/writes.ts';
import { days, malaysianDay, secondsAfter } from '../time.ts';

/** An entry of the activity log for administrators. It holds ids only, so that nothing of a session outlives it. */
export const activitySchema = z.object({
  sub: z.string(),
  module: z.enum(moduleNames),
  sessionId: z.string(),
  /** The session's new status: made (pending or processing), completed or failed. */
  status: sessionStatusSchema,
  at: z.iso.datetime(),
});
export type Activity = z.infer<typeof activitySchema>;

/** The key of a log entry: the session got this status at this time. */
export const activityKey = ({ id }: { id: string }, status: Activity['status'], now: Date): Key =>
  keys.activity(malaysianDay(now), `${now.toISOString()}#${id}#${status}`);

/** Logs a session's new status, in the transaction that changes it. */
export function activityWrite(
  session: { sub: string; module: ModuleName; id: string },
  status: Activity['status'],
  now: Date,
): Write {
  const { sub, module, id } = session;
  const entry: Activity = { sub, module, sessionId: id, status, at: now.toISOString() };
  return { put: { ...activityKey(session, status, now), ...entry, expiresAt: secondsAfter(now, days(activityDays)) } };
}
