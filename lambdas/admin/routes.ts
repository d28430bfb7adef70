import { auditDays } from '../../shared/account/retention.ts';
import type { Caller } from '../platform/http/caller.ts';
import { keys } from '../platform/storage/keys.ts';
import { days, malaysianDay, secondsAfter } from '../platform/time.ts';
import { type ModuleServices, openServices } from '../platform/stages/services.ts';
import { adminApi } from '../../shared/admin/api.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { differencesIn } from '../../shared/controls.ts';
import { AppError } from '../../shared/errors.ts';
import { readControls } from '../platform/controls.ts';
import { succeeds } from '../platform/storage/table.ts';
import { is, isAbsentOrBelow, type Write } from '../platform/storage/writes.ts';
import { analyticsOf } from './dashboard/analytics.ts';
import { liveOf, overviewOf, recentActivity } from './dashboard/overview.ts';
import { spreadsheetUrl } from './exports/address.ts';
import { foundCourses, foundManuscripts } from './search/search.ts';
import { userDetail, userSessions } from './users/detail.ts';
import { usersPage } from './users/list.ts';

/** What an administrator looked at or set; the subject is the user's id, the kind of file, or what holds from now on. */
type AuditAction = 'user.read' | 'userSessions.read' | 'export' | 'controls.change';

/** The audit's row. Kept for a year; users are named by id, administrators also by address. */
export function noteOf({ now, newId }: ModuleServices, caller: Caller, action: AuditAction, subject: string): Write {
  const moment = now();
  const at = moment.toISOString();
  const key = keys.audit(malaysianDay(moment), `${at}#${newId()}`);
  const expiresAt = secondsAfter(moment, days(auditDays));
  return { put: { ...key, action, subject, by: caller.sub, byEmail: caller.email, at, expiresAt } };
}

/** Users that a search of its own call finds. */
const foundAtMost = 50;

export function adminHandlers(services: ModuleServices): Handlers<typeof adminApi> {
  const { table } = services;
  /** Writes to the audit before anything is shown, so that nothing is that could not be written. */
  const note = (caller: Caller, action: AuditAction, subject: string) =>
    table.transact([noteOf(services, caller, action, subject)]);
  return {
    overview: ({ query }) => overviewOf(services, query),
    users: ({ query }) => usersPage(services, query),

    async user({ caller, params }) {
      await note(caller, 'user.read', params.userId);
      return userDetail(services, params.userId);
    },

    async userSessions({ caller, params, query }) {
      await note(caller, 'userSessions.read', params.userId);
      return { sessions: await userSessions(table, params.userId, query.module) };
    },

    analytics: ({ params }) => analyticsOf(services, params.module),
    live: () => liveOf(services),
    recentActivity: async ({ query }) => ({ activities: await recentActivity(services, query.limit) }),

    searchUsers: async ({ body: { query: search } }) =>
      search.trim() === '' ? { users: [] } : usersPage(services, { page: 1, limit: foundAtMost, search }),
    searchCourses: async ({ body }) => ({ courses: await foundCourses(table, body.query) }),
    searchManuscripts: async ({ body }) => ({ manuscripts: await foundManuscripts(table, body.query) }),

    controls: () => readControls(table),
    async setControls({ caller, body }) {
      const { version } = body;
      const set = { ...body, version: version + 1 };
      const isSeen = version === 0 ? isAbsentOrBelow('version', 1) : is('version', version);
      const writes = [
        { put: { ...keys.controls(), ...set }, if: isSeen },
        // What it was is noted as the change before.
        noteOf(services, caller, 'controls.change', JSON.stringify(set)),
      ];
      if (await succeeds(table.transact(writes))) return set;
      const others = differencesIn(await readControls(table), body).join('; ');
      const told = `Pentadbir lain telah menukar kawalan ini. Yang berkuat kuasa sekarang: ${others}.`;
      throw new AppError('conflict', told);
    },

    /** Noted only when a file is given, for the page asks repeatedly while one is being built. */
    async export({ caller, params: { kind } }) {
      const location = await spreadsheetUrl(services, kind);
      await note(caller, 'export', kind);
      return { location };
    },
  };
}

export const handler = apiEntry(adminApi, () => openServices('ADMIN_STATE_MACHINE_ARN'), adminHandlers);
