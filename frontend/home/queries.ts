import { useQueries, useQuery } from '@tanstack/react-query';
import { acadioraApi } from '../../shared/acadiora/api.ts';
import { type ModuleName, moduleNames } from '../../shared/modules.ts';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../shared/pedagona/schemas.ts';
import { statisticsApi, type UserStats } from '../../shared/statistics/api.ts';
import { valentraApi } from '../../shared/valentra/api.ts';
import { stageNames } from '../../shared/valentra/schemas.ts';
import { call } from '../api/client.ts';
import { paths, sessionHref } from '../app/paths.ts';

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

const shownSessions = 3;
const listed = { query: { limit: shownSessions } };
const text = {
  jst: 'Jana JST',
  jsu: 'Jana JSU',
  pentaksiran: 'Jana pentaksiran',
  rubrik: 'Jana rubrik',
  exam: 'Jana soalan',
  assessment: 'Muat turun dokumen',
};

function nextOfChain({ coursesCount, checks }: SessionSummary): { next: string; href?: string } {
  const { merangkaiId, dloId, reportId } = checks;
  if (merangkaiId === null) return { next: coursesCount > 1 ? 'Rangkai kursus' : 'Semak hasil merungkai' };
  const merangkai = paths.pedagonaMerangkai.href({ merangkaiId });
  if (dloId === null) return { next: 'Jana skrip atau DLO', href: merangkai };
  if (reportId === null) return { next: 'Jana laporan', href: paths.pedagonaDlo.href({ dloId }) };
  return checks.scripts
    ? { next: 'Eksport laporan lengkap', href: paths.pedagonaExport.href({ merangkaiId }) }
    : { next: 'Jana skrip', href: merangkai };
}

interface Named {
  id: string;
  sessionName: string;
  createdAt: string;
  status: string;
}

/** Sessions with their next step; `nextOf`: of one that is analysed. */
const withNext = <S extends Named>(
  module: ModuleName,
  sessions: readonly S[],
  nextOf: (session: S) => { next: string; href?: string },
) =>
  sessions.map((session) => {
    const { id, sessionName, createdAt, status } = session;
    const isWaiting = module !== 'valentra' && status !== 'completed';
    const next = isWaiting ? { next: 'Lihat kemajuan' } : nextOf(session);
    return { module, id, sessionName, createdAt, href: sessionHref(module, id, status), ...next };
  });

const latestOf = {
  pedagona: async (signal: AbortSignal) =>
    withNext('pedagona', (await call(pedagonaApi.listSessions, listed, { signal })).items, nextOfChain),
  acadiora: async (signal: AbortSignal) =>
    withNext('acadiora', (await call(acadioraApi.listSessions, listed, { signal })).items, () => ({
      next: 'Baca semakan',
    })),
  valentra: async (signal: AbortSignal) =>
    withNext('valentra', (await call(valentraApi.listSessions, listed, { signal })).sessions, (session) => {
      const missing = stageNames.find(
        (stage) => !session[`${stage}Generated`] && (stage !== 'exam' || session.hasQuizOrExam),
      );
      return { next: text[missing ?? 'assessment'] };
    }),
};

/** The latest sessions of all modules, newest first; a list that cannot be fetched is left out. */
export const useLatestSessions = () =>
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
