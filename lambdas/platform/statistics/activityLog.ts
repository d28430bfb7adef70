import * as z from 'zod';
import { happenedDays } from '../../../shared/account/retention.ts';
import { moduleNames } from '../../../shared/modules.ts';
import { sessionStatusSchema } from '../../../shared/session.ts';
import { type Key, keys } from '../storage/keys.ts';
import type { SessionId } from '../jobs/sessions.ts';
import type { Write } from '../storage/table.ts';
import { days, malaysianDay, secondsAfter } from '../time.ts';

/** What happened to a session, for administrators: ids only, so that nothing of a session outlives it. */
export const happenedSchema = z.object({
  sub: z.string(),
  module: z.enum(moduleNames),
  sessionId: z.string(),
  /** What it became: made (pending or processing), completed or failed. */
  status: sessionStatusSchema,
  at: z.iso.datetime(),
});
export type Happened = z.infer<typeof happenedSchema>;

/** Where it stands that a session has become so. */
export const happenedKey = ({ id }: Pick<SessionId, 'id'>, status: Happened['status'], now: Date): Key =>
  keys.activity(malaysianDay(now), `${now.toISOString()}#${id}#${status}`);

/** Notes what has become of a session, in the transaction that made it so. */
export function happenedWrite(session: SessionId, status: Happened['status'], now: Date): Write {
  const { sub, module, id } = session;
  const row: Happened = { sub, module, sessionId: id, status, at: now.toISOString() };
  return { put: { ...happenedKey(session, status, now), ...row, expiresAt: secondsAfter(now, days(happenedDays)) } };
}
