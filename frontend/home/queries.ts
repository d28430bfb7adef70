import { useQueries, useQuery } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { type ModuleName, moduleNames } from '../../shared/modules.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { StageChecks } from '../../shared/pedagona/schemas.ts';
import { statisticsApi, type UserStats } from '../../shared/statistics/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { stageNames } from '../../shared/valentra/schemas.ts';
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

type Named = Pick<LatestSession, 'id' | 'sessionName' | 'createdAt'>;
type Next = Pick<LatestSession, 'next' | 'href'>;

const withNext = <S extends Named>(module: ModuleName, sessions: readonly S[], nextOf: (session: S) => Next) =>
  sessions.map((session): LatestSession => {
    const { id, sessionName, createdAt } = session;
    return { module, id, sessionName, createdAt, ...nextOf(session) };
  });

const latestOf: Record<ModuleName, (signal: AbortSignal) => Promise<LatestSession[]>> = {
  pedagona: async (signal) => {
    const { items } = await call(pedagonaApi.listSessions, listed, { signal });
    return withNext('pedagona', items, ({ id, status, coursesCount, checks }) =>
      status === 'completed'
        ? nextOfChain(id, coursesCount, checks)
        : { next: text.follow, href: paths.pedagonaProcessing.href({ sessionId: id }) },
    );
  },
  acadiora: async (signal) => {
    const { items } = await call(acadioraApi.listSessions, listed, { signal });
    return withNext('acadiora', items, ({ id, status }) =>
      status === 'completed'
        ? { next: text.review, href: paths.acadioraResults.href({ sessionId: id }) }
        : { next: text.follow, href: paths.acadioraProcessing.href({ sessionId: id }) },
    );
  },
  valentra: async (signal) => {
    const { sessions } = await call(valentraApi.listSessions, listed, { signal });
    return withNext('valentra', sessions, (session) => {
      const missing = stageNames.find(
        (stage) => !session[`${stage}Generated`] && (stage !== 'exam' || session.hasQuizOrExam),
      );
      return { next: text[missing ?? 'assessment'], href: paths.valentraSession.href({ sessionId: session.id }) };
    });
  },
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
