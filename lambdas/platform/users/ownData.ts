import * as z from 'zod';
import { ownDataHours } from '../../../shared/account/retention.ts';
import { keys } from '../storage/keys.ts';
import type { Table, Write } from '../storage/table.ts';
import { secondsAfter } from '../time.ts';

/** The archive of a user's own data: one at a time, known by an id of its own, forgotten after a day. */
export const ownDataRowSchema = z.object({
  id: z.string(),
  status: z.enum(['processing', 'completed', 'failed']),
  startedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  errorMessage: z.string().nullable(),
  bytes: z.int().nonnegative().nullable(),
  expiresAt: z.number(),
});
export type OwnDataRow = z.infer<typeof ownDataRowSchema>;

export const rowOf = (table: Table, sub: string): Promise<OwnDataRow | null> =>
  table.get(keys.ownData(sub), ownDataRowSchema);

/** How an archive ends, at `now`: its day begins. */
export const ended = (end: Pick<OwnDataRow, 'status' | 'errorMessage' | 'bytes'>, now: Date) => ({
  ...end,
  updatedAt: now.toISOString(),
  expiresAt: secondsAfter(now, ownDataHours * 3600),
});

const withdrawnText =
  'Satu sesi dipadam semasa salinan data anda disediakan, maka salinan itu dibatalkan. Sila minta salinan baharu.';

/**
 * The writes by which a user's archive is withdrawn, for a session that it holds goes. Who waits for it is told; one that is ready goes
 * in silence. They hold on no condition: whatever became of the archive meanwhile, the session was in it.
 */
export async function withdrawal(table: Table, sub: string, now: Date): Promise<Write[]> {
  const row = await rowOf(table, sub);
  if (row?.status === 'failed') return [];
  if (row?.status !== 'processing') return [{ remove: keys.ownData(sub) }];
  const end = ended({ status: 'failed', errorMessage: withdrawnText, bytes: null }, now);
  return [{ put: { ...keys.ownData(sub), ...row, ...end } }];
}
