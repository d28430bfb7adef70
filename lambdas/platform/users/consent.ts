import * as z from 'zod';
import type { NoticeState } from '../../../shared/account/api.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { isAbsentOrBelow } from '../storage/writes.ts';

/** What a profile says of the notice (`shared/account/notice.ts`). */
const acceptanceSchema = z.object({
  noticeVersion: z.int().positive().optional(),
  noticeAcceptedAt: z.iso.datetime().optional(),
});

/** The notice in force and what a profile's owner has accepted. */
export function noticeStateOf(profile: Record<string, unknown>): NoticeState {
  const { noticeVersion: accepted = null, noticeAcceptedAt = null } = acceptanceSchema.parse(profile);
  return { version: noticeVersion, acceptedVersion: accepted, acceptedAt: noticeAcceptedAt };
}

/** Keeps that the version in force was accepted; of several acceptances of one version the first counts. */
export async function acceptNotice(table: Table, sub: string, now: Date): Promise<NoticeState> {
  await succeeds(
    table.change({
      key: keys.profile(sub),
      set: { noticeVersion, noticeAcceptedAt: now.toISOString() },
      if: isAbsentOrBelow('noticeVersion', noticeVersion),
    }),
  );
  return noticeStateOf((await table.get(keys.profile(sub), acceptanceSchema)) ?? {});
}
