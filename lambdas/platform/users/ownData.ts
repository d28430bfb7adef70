import * as z from 'zod';
import { ownDataHours } from '../../../shared/account/retention.ts';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';
import type { Write } from '../storage/writes.ts';
import { secondsAfter } from '../time.ts';

/** The archive of a user's own data: one at a time, with an id of its own; it expires a day after it was ended. */
const ownDataRowSchema = z.object({
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

/** What an archive's row says from its end on. */
export const ended = (end: Pick<OwnDataRow, 'status' | 'errorMessage' | 'bytes'>, now: Date) => ({
  ...end,
  updatedAt: now.toISOString(),
  expiresAt: secondsAfter(now, ownDataHours * 3600),
});

const withdrawnText =
  'Satu sesi dipadam semasa salinan data anda disediakan, maka salinan itu dibatalkan. Sila minta salinan baharu.';

/**
 * The writes that withdraw a user's archive because a session in it is deleted. One that is being built fails with a message; one that is
 * ready is removed. They have no condition: whatever its status is by now, the archive holds the session.
 */
export async function withdrawal(table: Table, sub: string, now: Date): Promise<Write[]> {
  const row = await rowOf(table, sub);
  if (row?.status === 'failed') return [];
  if (row?.status !== 'processing') return [{ remove: keys.ownData(sub) }];
  const end = ended({ status: 'failed', errorMessage: withdrawnText, bytes: null }, now);
  return [{ put: { ...keys.ownData(sub), ...row, ...end } }];
}
