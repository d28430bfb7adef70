import * as z from 'zod';
import { calls } from '../contract.ts';
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
const searchBody = z.object({ query: z.string().max(200) });
const analytics = <N extends (typeof moduleNames)[number]>(name: N) =>
  ({
    method: 'GET',
    path: `/admin/analytics/${name}`,
    access: 'admin',
    kind: 'json',
    reply: moduleAnalyticsSchema,
  }) as const;
const exported = <N extends string>(name: N) =>
  ({ method: 'GET', path: `/admin/export/${name}`, access: 'admin', kind: 'redirect', reply: z.null() }) as const;

export const adminApi = calls({
  overview: {
    method: 'GET',
    path: '/admin/dashboard/overview',
    access: 'admin',
    kind: 'json',
    /** Days of the line chart, the last 30 without them; at most 366. */
    query: z.object({ startDate: z.iso.date().optional(), endDate: z.iso.date().optional() }),
    reply: overviewSchema,
  },
  users: {
    method: 'GET',
    path: '/admin/users',
    access: 'admin',
    kind: 'json',
    query: z.object({
      page: z.coerce.number().int().min(1).default(1),
      limit: z.coerce.number().int().min(1).max(100).default(20),
      search: z.string().max(200).default(''),
    }),
    reply: z.object({ users: z.array(userItemSchema), pagination: paginationSchema }),
  },
  user: {
    method: 'GET',
    path: '/admin/users/{userId}',
    access: 'admin',
    kind: 'json',
    params: userParams,
    reply: userDetailSchema,
  },
  userSessions: {
    method: 'GET',
    path: '/admin/users/{userId}/sessions',
    access: 'admin',
    kind: 'json',
    params: userParams,
    query: z.object({ module: z.enum(['all', ...moduleNames]).default('all') }),
    /** The hundred newest of each module. */
    reply: z.object({ sessions: z.array(userSessionSchema) }),
  },
  pedagonaAnalytics: analytics('pedagona'),
  acadioraAnalytics: analytics('acadiora'),
  valentraAnalytics: analytics('valentra'),
  live: { method: 'GET', path: '/admin/stats/live', access: 'admin', kind: 'json', reply: liveSchema },
  recentActivity: {
    method: 'GET',
    path: '/admin/stats/recent-activity',
    access: 'admin',
    kind: 'json',
    query: z.object({ limit: z.coerce.number().int().min(1).max(50).default(10) }),
    reply: z.object({ activities: z.array(recentActivitySchema) }),
  },
  searchUsers: {
    method: 'POST',
    path: '/admin/search/users',
    access: 'admin',
    kind: 'json',
    body: searchBody,
    reply: z.object({ users: z.array(userItemSchema) }),
  },
  searchCourses: {
    method: 'POST',
    path: '/admin/search/courses',
    access: 'admin',
    kind: 'json',
    body: searchBody,
    reply: z.object({ courses: z.array(foundCourseSchema) }),
  },
  searchManuscripts: {
    method: 'POST',
    path: '/admin/search/manuscripts',
    access: 'admin',
    kind: 'json',
    body: searchBody,
    reply: z.object({ manuscripts: z.array(foundManuscriptSchema) }),
  },
  controls: { method: 'GET', path: '/admin/controls', access: 'admin', kind: 'json', reply: controlsSchema },
  /** All of them at once. */
  setControls: {
    method: 'PUT',
    path: '/admin/controls',
    access: 'admin',
    kind: 'json',
    body: controlsSchema,
    reply: controlsSchema,
  },
  exportUsers: exported('users'),
  exportSessions: exported('sessions'),
  exportAnalytics: exported('analytics'),
});
