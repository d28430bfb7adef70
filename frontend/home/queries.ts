import { useQueries, useQuery } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { type ModuleName, moduleNames } from '../../shared/modules.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { StageChecks } from '../../shared/pedagona/schemas.ts';
import { statisticsApi } from '../../shared/statistics/api.ts';
import type { UserStats } from '../../shared/statistics/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { call } from '../api/client.ts';
import { paths } from '../app/paths.ts';
import { homeText } from './text.ts';

const nothing = { totalSessions: 0, latestActivity: null };

/** Shown when the statistics cannot be fetched (spec 1 §3, §8). */
export const emptyStats: UserStats = {
  pedagona: nothing,
  acadiora: nothing,
  valentra: nothing,
  overall: { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 },
};

export const useUserStats = () =>
  useQuery({
    queryKey: ['user-stats'],
    queryFn: ({ signal }) => call(statisticsApi.userStats, {}, { signal }),
  });

interface LatestSession {
  module: ModuleName;
  id: string;
  sessionName: string;
  createdAt: string;
  next: string;
  href: string;
}

const shownSessions = 3;
const listed = { query: { limit: shownSessions } };
const text = homeText.next;

/** What comes after what is made, and the page where it is begun. */
function nextOfChain(sessionId: string, coursesCount: number, checks: StageChecks): { next: string; href: string } {
  const results = paths.pedagonaResults.href({ sessionId });
  const { merangkaiId, dloId, reportId } = checks;
  if (merangkaiId === null) return { next: coursesCount > 1 ? text.merangkai : text.results, href: results };
  const merangkai = paths.pedagonaMerangkai.href({ merangkaiId });
  if (dloId === null) return { next: text.dlo, href: merangkai };
  if (reportId === null) return { next: text.report, href: paths.pedagonaDlo.href({ dloId }) };
  return checks.scripts
    ? { next: text.export, href: paths.pedagonaExport.href({ merangkaiId }) }
    : { next: text.scripts, href: merangkai };
}

const latestOf: Record<ModuleName, (signal: AbortSignal) => Promise<LatestSession[]>> = {
  pedagona: async (signal) =>
    (await call(pedagonaApi.listSessions, listed, { signal })).items.map(
      ({ id, sessionName, createdAt, status, coursesCount, checks }) => ({
        module: 'pedagona',
        id,
        sessionName,
        createdAt,
        ...(status === 'completed'
          ? nextOfChain(id, coursesCount, checks)
          : { next: text.follow, href: paths.pedagonaProcessing.href({ sessionId: id }) }),
      }),
    ),
  acadiora: async (signal) =>
    (await call(acadioraApi.listSessions, listed, { signal })).items.map(({ id, sessionName, createdAt, status }) => ({
      module: 'acadiora',
      id,
      sessionName,
      createdAt,
      ...(status === 'completed'
        ? { next: text.review, href: paths.acadioraResults.href({ sessionId: id }) }
        : { next: text.follow, href: paths.acadioraProcessing.href({ sessionId: id }) }),
    })),
  valentra: async (signal) =>
    (await call(valentraApi.listSessions, listed, { signal })).sessions.map((session) => {
      const { id, sessionName, createdAt } = session;
      const documents = [
        'jst',
        'jsu',
        'pentaksiran',
        'rubrik',
        ...(session.hasQuizOrExam ? (['exam'] as const) : []),
      ] as const;
      const missing = documents.find((document) => !session[`${document}Generated`]);
      return {
        module: 'valentra',
        id,
        sessionName,
        createdAt,
        next: missing === undefined ? text.assessment : text[missing],
        href: paths.valentraSession.href({ sessionId: id }),
      };
    }),
};

/** The latest sessions of all modules, newest first; a list that cannot be fetched is left out. */
export const useLatestSessions = (): LatestSession[] =>
  useQueries({
    queries: moduleNames.map((module) => ({
      queryKey: [module, 'latest'],
      queryFn: ({ signal }: { signal: AbortSignal }) => latestOf[module](signal),
    })),
    combine: (lists) =>
      lists
        .flatMap(({ data = [] }) => data)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
        .slice(0, shownSessions),
  });
