import { moduleNames, type ModuleName } from '../../shared/modules.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import { type CounterName, counterName } from '../platform/statistics/counters.ts';
import type { Handlers } from '../platform/http/router.ts';
import { profileOf } from '../platform/users/profiles.ts';
import { listSessions, readingError } from '../platform/jobs/session.ts';
import type { Table } from '../platform/storage/table.ts';

export interface StatisticsServices {
  table: Table;
}

/** Lines in the notifications menu. */
const recentLimit = 8;

export function statisticsHandlers({ table }: StatisticsServices): Handlers<typeof statisticsApi> {
  const countersOf = async (sub: string) => {
    const profile = await profileOf(table, sub);
    return {
      count: (module: ModuleName, counter: CounterName): number => Number(profile[counterName(module, counter)]),
      latest: (module: ModuleName): string | null => (profile[counterName(module, 'latest')] as string | null) ?? null,
    };
  };

  return {
    async userStats({ caller }) {
      const { count, latest } = await countersOf(caller.sub);
      const activity = (module: ModuleName) => ({
        totalSessions: count(module, 'total'),
        // The time stays in the profile when the last session is deleted.
        latestActivity: count(module, 'total') === 0 ? null : latest(module),
      });
      const sum = (counter: CounterName): number =>
        moduleNames.reduce((total, module) => total + count(module, counter), 0);
      return {
        pedagona: activity('pedagona'),
        acadiora: activity('acadiora'),
        valentra: activity('valentra'),
        overall: {
          totalSessions: sum('total'),
          totalActiveProjects: sum('processing') + sum('completed'),
          totalDocuments: sum('documents'),
        },
      };
    },

    async moduleStats({ caller, params: { module } }) {
      const { count, latest } = await countersOf(caller.sub);
      return {
        module,
        totalSessions: count(module, 'total'),
        completed: count(module, 'completed'),
        processing: count(module, 'processing'),
        failed: count(module, 'failed'),
        totalCourses: count(module, 'courses'),
        totalMerangkai: count(module, 'merangkai'),
        latestActivity: latest(module),
      };
    },

    async recentWork({ caller }) {
      const lists = await Promise.all(
        moduleNames.map((module) => listSessions(table, caller.sub, module, recentLimit)),
      );
      return lists
        .flatMap(({ items }) => items)
        .flatMap((row) => {
          const { module, id: sessionId, sessionName, status, finishedAt } = row;
          const errorMessage = readingError(row);
          return finishedAt === null ? [] : [{ module, sessionId, sessionName, status, finishedAt, errorMessage }];
        })
        .toSorted((a, b) => b.finishedAt.localeCompare(a.finishedAt))
        .slice(0, recentLimit);
    },
  };
}
