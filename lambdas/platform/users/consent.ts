import type { NoticeState } from '../../../shared/account/api.ts';
import { noticeVersion } from '../../../shared/account/notice.ts';
import { keys } from '../storage/keys.ts';
import { succeeds, type Table } from '../storage/table.ts';
import { isAbsentOrBelow } from '../storage/writes.ts';
import { findProfile, type Profile } from './profile.ts';

/** The notice in force and what a profile's owner has accepted. */
export const noticeStateOf = (profile: Partial<Profile> | null): NoticeState => ({
  version: noticeVersion,
  acceptedVersion: profile?.noticeVersion ?? null,
  acceptedAt: profile?.noticeAcceptedAt ?? null,
});

/** Keeps that the version in force was accepted; of several acceptances of one version the first counts. */
export async function acceptNotice(table: Table, sub: string, now: Date): Promise<NoticeState> {
  await succeeds(
    table.change({
      key: keys.profile(sub),
      set: { noticeVersion, noticeAcceptedAt: now.toISOString() },
      if: isAbsentOrBelow('noticeVersion', noticeVersion),
    }),
  );
  return noticeStateOf(await findProfile(table, sub));
}
