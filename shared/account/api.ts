import * as z from 'zod';
import { calls, get, post } from '../contract.ts';

/** The notice in force, and which one the caller has accepted; null: none yet. */
export const noticeStateSchema = z.object({
  version: z.int().positive(),
  acceptedVersion: z.int().positive().nullable(),
  acceptedAt: z.iso.datetime().nullable(),
});
export type NoticeState = z.infer<typeof noticeStateSchema>;

/**
 * The archive of the caller's own data: none (yet, any more, or since a session was deleted, for an archive that holds it is withdrawn),
 * being built, ready for 24 hours under `downloadUrl`, or failed with a sentence.
 */
export const ownDataSchema = z.object({
  status: z.enum(['none', 'processing', 'completed', 'failed']),
  startedAt: z.iso.datetime().nullable(),
  errorMessage: z.string().nullable(),
  /** '' unless completed. It expires within minutes; each GET returns a new one. */
  downloadUrl: z.string(),
  bytes: z.int().nonnegative().nullable(),
});
export type OwnData = z.infer<typeof ownDataSchema>;

/** Beside what `/auth/me` says. */
const accountSchema = z.object({
  joinedAt: z.iso.datetime().nullable(),
  ownData: ownDataSchema,
  totalSessions: z.int().nonnegative(),
});
export type Account = z.infer<typeof accountSchema>;

/** What a user may ask about himself (PDPA 2010: notice, access, erasure). */
export const accountApi = calls({
  account: get('/account', { reply: accountSchema }),
  /** Keeps that the caller has read and accepted this version; a version that is not in force is refused with 409. */
  acceptNotice: post('/account/notice', {
    body: z.object({ version: z.int().positive() }),
    reply: noticeStateSchema,
  }),
  /** Has an archive built, in place of an earlier one. One that is being built, or was asked for within the hour, is the answer itself. */
  exportData: post('/account/export', { reply: ownDataSchema }),
  exportState: get('/account/export', { reply: ownDataSchema }),
  /**
   * Removes the account with everything in it. `email` must be the caller's own, typed by hand; 400 otherwise. From the answer on every
   * token of the account is refused; the removal goes on without the caller.
   */
  removeAccount: post('/account/removal', {
    body: z.object({ email: z.string() }),
    reply: z.object({ status: z.literal('processing'), logoutUrl: z.url() }),
  }),
});
