import * as z from 'zod';
import { keys } from '../storage/keys.ts';
import type { Table } from '../storage/table.ts';

/** The row of a user with all its counters (`counters.ts`, `usage.ts`); one who has a session but never opened the page has no names yet. */
export const profileSchema = z.looseObject({
  PK: z.string(),
  name: z.string().optional(),
  email: z.string().optional(),
  picture: z.string().nullable().default(null),
  joinNumber: z.number().optional(),
  joinedAt: z.iso.datetime().optional(),
  /** The last Malaysian day on which the user was active. */
  activeDay: z.string().optional(),
  /** Of the privacy notice, what was accepted and when. */
  noticeVersion: z.int().positive().optional(),
  noticeAcceptedAt: z.iso.datetime().optional(),
  /** Sessions of all modules. */
  GSI2SK: z.int().optional(),
});
export type Profile = z.infer<typeof profileSchema>;

export const findProfile = (table: Table, sub: string): Promise<Profile | null> =>
  table.get(keys.profile(sub), profileSchema);
