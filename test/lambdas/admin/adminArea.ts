import { ulid } from 'ulid';
import { adminHandlers } from '../../../lambdas/admin/routes.ts';
import type { ModuleServices } from '../../../lambdas/platform/stages/services.ts';
import { ensureProfile } from '../../../lambdas/platform/users/profiles.ts';
import { complete, type Completion, fail } from '../../../lambdas/platform/jobs/endJob.ts';
import { findSession, reading, type SessionRow } from '../../../lambdas/platform/jobs/session.ts';
import { meterUse } from '../../../lambdas/platform/statistics/usage.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { callerNamed, requestOf } from '../../support/callers.ts';
import { endlessJobs, oneCall, startTestSession } from '../../support/session.ts';
import { type Storage, startStorage } from '../../support/storage.ts';

export const admin = callerNamed('pentadbir', { name: 'Pentadbir', email: 'admin@moe-dl.edu.my', isAdmin: true });

/** The admin area on embedded services in this process, under a clock that is set by hand. */
export async function openAdminArea(at: string) {
  const storage: Storage = await startStorage();
  const { table, files } = storage;
  let clock = Date.parse(at);
  const now = (): Date => new Date(clock);
  const services: ModuleServices = { table, files, jobs: endlessJobs, now, newId: () => ulid(), dailyQuota: 20 };
  const handlers = adminHandlers(services);
  const context = { ...requestOf('pentadbir'), caller: admin };

  return {
    ...storage,
    services,
    handlers,
    context,
    now,
    setClock: (time: string): void => void (clock = Date.parse(time)),
    wait: (seconds: number): void => void (clock += seconds * 1000),
    join: (sub: string, name: string, email?: string) =>
      ensureProfile(table, callerNamed(sub, { name, email: email ?? `${sub}@moe-dl.edu.my` }), now()),
    start: (sub: string, module: ModuleName, sessionName = 'Sesi'): Promise<SessionRow> =>
      startTestSession({ table, now, newId: () => ulid(clock) }, { sub, module, sessionName }),
    complete: (row: SessionRow, completion: Completion = {}) => complete(table, row, reading, completion, now()),
    fail: (row: SessionRow, reason: 'document' | 'busy') =>
      fail(table, row, reading, { errorMessage: 'Rosak.', reason }, now()),
    use: (row: SessionRow, usd: number | null, inputTokens: number, outputTokens: number) =>
      meterUse(table, row, { ...oneCall, inputTokens, outputTokens, usd }, now()),
    find: (row: SessionRow) => findSession(table, row),
    overview: (query: { startDate?: string; endDate?: string } = {}) => handlers.overview({ ...context, query }),
    users: (query: { page?: number; limit?: number; search?: string } = {}) =>
      handlers.users({ ...context, query: { page: 1, limit: 20, search: '', ...query } }),
    user: (userId: string) => handlers.user({ ...context, params: { userId } }),
    sessions: (userId: string, module: ModuleName | 'all') =>
      handlers.userSessions({ ...context, params: { userId }, query: { module } }),
    analytics: (module: ModuleName) => handlers.analytics({ ...context, params: { module } }),
    live: () => handlers.live(context),
    recent: (limit = 10) => handlers.recentActivity({ ...context, query: { limit } }),
    search: (what: 'searchCourses' | 'searchManuscripts' | 'searchUsers', query: string) =>
      handlers[what]({ ...context, body: { query } }),
  };
}
