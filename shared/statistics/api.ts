import * as z from 'zod';
import { calls, get } from '../contract.ts';
import { listedSchema, receivedSchema, roleSchema } from '../moderation/schemas.ts';
import { moduleNames, perModule } from '../modules.ts';
import { idSchema, sessionStatusSchema } from '../session/session.ts';

const moduleActivitySchema = z.object({
  totalSessions: z.int().nonnegative(),
  latestActivity: z.iso.datetime().nullable(),
});

const overallSchema = z.object({
  totalSessions: z.int().nonnegative(),
  /** Sessions that have not failed. */
  totalActiveProjects: z.int().nonnegative(),
  /** Artefacts produced: course analyses and whatever is made from them. */
  totalDocuments: z.int().nonnegative(),
});

/** Spec 1 §3. All zeros and nulls for a user without work. */
const userStatsSchema = z.object({
  ...perModule(() => moduleActivitySchema),
  overall: overallSchema,
  /** `overall` as it was seven weeks ago, and so on up to now, of the sessions that are there. */
  weeks: z.array(overallSchema),
});
export type UserStats = z.infer<typeof userStatsSchema>;

/** The caller's own counters of one module (the shape is ours: the spec does not show it). */
const moduleStatsSchema = z.object({
  module: z.enum(moduleNames),
  totalSessions: z.int().nonnegative(),
  completed: z.int().nonnegative(),
  processing: z.int().nonnegative(),
  failed: z.int().nonnegative(),
  /** PEDAGONA: courses analysed, and sessions with 2 to 4 courses (spec 1 §2); 0 elsewhere. */
  totalCourses: z.int().nonnegative(),
  totalMerangkai: z.int().nonnegative(),
  latestActivity: z.iso.datetime().nullable(),
});

/**
 * A line behind the bell, newest first: work that finished or failed, or, by its title, a document that a colleague has accepted, returned or
 * `left` with the account, or whose owner has changed it after the user had accepted it (`lapsed`) or taken it back (`withdrawn`; `sessionId` is the id
 * of the request then).
 */
const recentWorkSchema = z.object({
  module: z.enum(moduleNames),
  sessionId: idSchema,
  sessionName: z.string(),
  status: sessionStatusSchema,
  finishedAt: z.iso.datetime(),
  /** `artefact`: of the session; '' for a copy of the whole. */
  colleague: z
    .object({
      name: z.string(),
      event: z.enum(['accepted', 'returned', 'left', 'lapsed', 'withdrawn']),
      role: roleSchema,
      artefact: z.string(),
    })
    .nullable(),
});
export type RecentWork = z.infer<typeof recentWorkSchema>;

export const statisticsApi = calls({
  userStats: get('/statistics/user-stats', { reply: userStatsSchema }),
  moduleStats: get('/statistics/module-stats/{module}', {
    params: z.object({ module: z.enum(moduleNames) }),
    reply: moduleStatsSchema,
  }),
  /** What colleagues have sent the caller, newest first, and what the caller has sent them, of the newest sessions first; at most a hundred each. */
  moderation: get('/statistics/moderation', {
    reply: z.object({ received: z.array(receivedSchema), sent: z.array(listedSchema) }),
  }),
  recentWork: get('/statistics/recent-work', {
    reply: z.array(recentWorkSchema),
  }),
});
