import * as z from 'zod';
import { calls, get, post, put } from '../contract.ts';
import { controlsSchema } from '../controls.ts';
import { moduleNames, perModule } from '../modules.ts';
import { recordOf } from '../values/pick.ts';
import { partFigures, voteWordsSchema } from '../votes/api.ts';
import { sessionStatusSchema } from '../session/session.ts';

const count = z.int().nonnegative();
const inEveryModule = <S extends z.ZodType>(each: S) => z.object(perModule(() => each));

/** Of the sessions there are: `successRate` is completed of all that have ended, in percent to one decimal, 0 when none has. */
const moduleTotalsSchema = z.object({ total: count, completed: count, failed: count, successRate: z.number() });

const profile = { name: z.string(), email: z.string(), picture: z.string().nullable() };

const counts = { pedagonaCount: count, acadioraCount: count, valentraCount: count };
const topUserSchema = z.object({ id: z.string(), ...profile, ...counts });

/** Spec 1 §3. Active: signed in or worked within the last 30 Malaysian days, today included. */
const overviewSchema = z.object({
  summary: z.object({ totalUsers: count, activeUsers: count, totalSessions: count, completedSessions: count }),
  modules: inEveryModule(moduleTotalsSchema),
  charts: z.object({
    moduleDistribution: z.array(z.object({ name: z.string(), value: count, color: z.string() })),
    /** Sessions by the Malaysian day they were made, oldest first, days without any included. */
    sessionsOverTime: z.array(z.object({ date: z.iso.date(), count })),
  }),
  topUsers: z.array(topUserSchema),
});
export type Overview = z.infer<typeof overviewSchema>;

const userItemSchema = z.object({
  id: z.string(),
  ...profile,
  pedagonaSessions: count,
  acadioraSessions: count,
  valentraSessions: count,
  lastActivity: z.iso.datetime().nullable(),
});
export type UserItem = z.infer<typeof userItemSchema>;

const paginationSchema = z.object({
  page: z.int().positive(),
  limit: z.int().positive(),
  /** Of a search: as many as match of those that are looked at; `isMore` says that more may match. */
  total: count,
  totalPages: count,
  isMore: z.boolean(),
  /** Some pages are shorter than `limit`, since a page is a range of join numbers and not every number has a user. */
  hasGaps: z.boolean(),
});

const userSessionSchema = z.object({
  id: z.string(),
  module: z.enum(moduleNames),
  sessionName: z.string(),
  createdAt: z.iso.datetime(),
  status: sessionStatusSchema,
  /** Of the job that failed last: what its owner was told, and the execution by which an operator finds its log. */
  failure: z.object({ errorMessage: z.string(), execution: z.string() }).nullable(),
});
export type UserSession = z.infer<typeof userSessionSchema>;
const activity = z.array(userSessionSchema.omit({ module: true }));

const courseItemSchema = z.object({
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  /** The session's id. */
  source: z.string(),
});
const manuscriptItemSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  documentType: z.string(),
  createdAt: z.iso.datetime(),
  grade: z.string(),
  score: z.number(),
  /** Null where there was too little prose to measure. */
  aiPercentage: z.number().nullable(),
});

const costSchema = z.object({
  calls: count,
  inputTokens: count,
  outputTokens: count,
  /** Estimated by the settings' price list; null when the model has no price there. */
  usd: z.number().nonnegative().nullable(),
});
export type Cost = z.infer<typeof costSchema>;

const userDetailSchema = z.object({
  user: z.object({ ...profile, createdAt: z.iso.datetime().nullable() }),
  statistics: inEveryModule(count).extend({ totalSessions: count }),
  /** The three newest of each. */
  recentActivity: inEveryModule(activity),
  /** Of the hundred newest sessions. */
  courses: z.array(courseItemSchema),
  manuscripts: z.array(manuscriptItemSchema),
  cost: costSchema,
  /** Of the daily quota, today. */
  quota: z.object({ used: count, limit: count }),
});
export type UserDetail = z.infer<typeof userDetailSchema>;

/** What was counted of the parts that prompts wrote; the most mended first. */
const promptFiguresSchema = z.object({
  stage: z.string(),
  label: z.string(),
  /** With versions: 'report@7'. */
  prompt: z.string(),
  ...recordOf(partFigures, () => count),
});

/** One module over the last 30 Malaysian days. */
const moduleAnalyticsSchema = z.object({
  module: z.enum(moduleNames),
  totals: moduleTotalsSchema.extend({ processing: count, documents: count }),
  /** `good`, `bad`: votes on generated parts. */
  days: z.array(
    z.object({ date: z.iso.date(), sessions: count, documents: count, good: count, bad: count, cost: costSchema }),
  ),
  cost: costSchema,
  /** Documents sent to colleagues, sent again, returned and accepted. */
  moderation: z.object({ Shares: count, Rounds: count, Returned: count, Accepted: count }),
  prompts: z.array(promptFiguresSchema),
  /** The newest hundred, of nobody by name. */
  words: z.array(voteWordsSchema.extend({ label: z.string() })),
  /** Why jobs failed, the most frequent reason first. */
  failures: z.array(z.object({ reason: z.string(), label: z.string(), count })),
  /** How long each stage takes, from a histogram whose classes are 10 % wide. */
  durations: z.array(
    z.object({ stage: z.string(), label: z.string(), count, medianSeconds: z.number(), p95Seconds: z.number() }),
  ),
});
export type ModuleAnalytics = z.infer<typeof moduleAnalyticsSchema>;

const liveSchema = z.object({
  processing: inEveryModule(count),
  /** Today, by the Malaysian calendar. */
  sessionsToday: count,
  activeToday: count,
  costToday: costSchema,
});

/** A recent activity, newest first: a session made, finished or failed. */
const recentActivitySchema = userSessionSchema.omit({ failure: true }).extend({
  userId: z.string(),
  name: z.string(),
  at: z.iso.datetime(),
});

const found = { userId: z.string(), sessionName: z.string() };
const foundCourseSchema = courseItemSchema.extend(found);
const foundManuscriptSchema = manuscriptItemSchema.pick({ id: true, title: true }).extend(found);

export const exportKinds = ['users', 'sessions', 'analytics'] as const;
export const exportKindSchema = z.enum(exportKinds);
export type ExportKind = z.infer<typeof exportKindSchema>;

const userParams = z.object({ userId: z.string().min(1).max(128) });
const search = <N extends string, R extends z.ZodType>(name: N, reply: R) =>
  post(`/admin/search/${name}`, { access: 'admin', body: z.object({ query: z.string().max(200) }), reply });

export const adminApi = calls({
  overview: get('/admin/dashboard/overview', {
    access: 'admin',
    /** Days of the line chart, the last 30 without them; at most 366. */
    query: z.object({ startDate: z.iso.date().optional(), endDate: z.iso.date().optional() }),
    reply: overviewSchema,
  }),
  users: get('/admin/users', {
    access: 'admin',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      search: z.string().max(200).default(''),
    }),
    reply: z.object({ users: z.array(userItemSchema), pagination: paginationSchema }),
  }),
  user: get('/admin/users/{userId}', { access: 'admin', params: userParams, reply: userDetailSchema }),
  userSessions: get('/admin/users/{userId}/sessions', {
    access: 'admin',
    params: userParams,
    query: z.object({ module: z.enum(['all', ...moduleNames]).default('all') }),
    /** The hundred newest of each module. */
    reply: z.object({ sessions: z.array(userSessionSchema) }),
  }),
  analytics: get('/admin/analytics/{module}', {
    access: 'admin',
    params: z.object({ module: z.enum(moduleNames) }),
    reply: moduleAnalyticsSchema,
  }),
  live: get('/admin/stats/live', { access: 'admin', reply: liveSchema }),
  recentActivity: get('/admin/stats/recent-activity', {
    access: 'admin',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    reply: z.object({ activities: z.array(recentActivitySchema) }),
  }),
  searchUsers: search('users', z.object({ users: z.array(userItemSchema) })),
  searchCourses: search('courses', z.object({ courses: z.array(foundCourseSchema) })),
  searchManuscripts: search('manuscripts', z.object({ manuscripts: z.array(foundManuscriptSchema) })),
  controls: get('/admin/controls', { access: 'admin', reply: controlsSchema }),
  /** All of them at once. */
  setControls: put('/admin/controls', { access: 'admin', body: controlsSchema, reply: controlsSchema }),
  export: get('/admin/export/{kind}', {
    access: 'admin',
    kind: 'redirect',
    params: z.object({ kind: exportKindSchema }),
    reply: z.null(),
  }),
});
