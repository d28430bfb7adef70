import { moduleNames, perModule } from '../../shared/modules.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { countOf, latestOf, totalOf } from '../platform/statistics/counters.ts';
import { receivedBy } from '../platform/grants/grants.ts';
import { apiEntry } from '../platform/http/apiEntry.ts';
import type { Handlers } from '../platform/http/router.ts';
import { findProfile } from '../platform/users/profiles.ts';
import { listSessions } from '../platform/jobs/session.ts';
import type { Table } from '../platform/storage/table.ts';

/** Lines in the notifications menu. */
const recentLimit = 8;

export function statisticsHandlers({ table }: { table: Table }): Handlers<typeof statisticsApi> {
  const profileOf = async (sub: string) => (await findProfile(table, sub)) ?? {};

  return {
    async userStats({ caller }) {
      const profile = await profileOf(caller.sub);
      return {
        ...perModule((module) => ({
          totalSessions: countOf(profile, module, 'total'),
          latestActivity: latestOf(profile, module),
        })),
        overall: {
          totalSessions: totalOf(profile),
          totalActiveProjects: totalOf(profile, 'processing') + totalOf(profile, 'completed'),
          totalDocuments: totalOf(profile, 'documents'),
        },
      };
    },

    async moduleStats({ caller, params: { module } }) {
      const profile = await profileOf(caller.sub);
      return {
        module,
        totalSessions: countOf(profile, module, 'total'),
        completed: countOf(profile, module, 'completed'),
        processing: countOf(profile, module, 'processing'),
        failed: countOf(profile, module, 'failed'),
        totalCourses: countOf(profile, module, 'courses'),
        totalMerangkai: countOf(profile, module, 'merangkai'),
        latestActivity: latestOf(profile, module),
      };
    },

    received: ({ caller }) => receivedBy(table, caller.sub, 100),

    async recentWork({ caller }) {
      const lists = await Promise.all(
        moduleNames.map((module) => listSessions(table, caller.sub, module, recentLimit)),
      );
      return lists
        .flatMap(({ items }) => items)
        .flatMap(({ module, id: sessionId, sessionName, status, finishedAt }) =>
          finishedAt === null ? [] : [{ module, sessionId, sessionName, status, finishedAt }],
        )
        .toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt))
        .slice(0, recentLimit);
    },
  };
}

export const handler = apiEntry(statisticsApi, (opened) => opened, statisticsHandlers);
