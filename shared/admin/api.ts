import * as z from 'zod';
import { calls, get, post, put } from '../contract.ts';
import { controlsSchema } from '../controls.ts';
import { moduleNames } from '../modules.ts';
import {
  foundCourseSchema,
  foundManuscriptSchema,
  liveSchema,
  moduleAnalyticsSchema,
  overviewSchema,
  paginationSchema,
  recentActivitySchema,
  userDetailSchema,
  userItemSchema,
  userSessionSchema,
} from './schemas.ts';

const userParams = z.object({ userId: z.string().min(1).max(128) });
const analytics = <N extends (typeof moduleNames)[number]>(name: N) =>
  get(`/admin/analytics/${name}`, { access: 'admin', reply: moduleAnalyticsSchema });
const exported = <N extends string>(name: N) =>
  get(`/admin/export/${name}`, { access: 'admin', kind: 'redirect', reply: z.null() });
const search = <N extends string, R extends z.ZodType>(name: N, found: R) =>
  post(`/admin/search/${name}`, { access: 'admin', body: z.object({ query: z.string().max(200) }), reply: found });

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
  pedagonaAnalytics: analytics('pedagona'),
  acadioraAnalytics: analytics('acadiora'),
  valentraAnalytics: analytics('valentra'),
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
  exportUsers: exported('users'),
  exportSessions: exported('sessions'),
  exportAnalytics: exported('analytics'),
});
