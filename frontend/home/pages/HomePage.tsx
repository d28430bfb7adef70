import { useQueries, useQuery } from '@tanstack/react-query';
import { acadioraApi } from '../../../shared/acadiora/api.ts';
import type { SessionSummary as PaperSummary } from '../../../shared/acadiora/schemas.ts';
import { type ModuleName, moduleNames, modules, perModule } from '../../../shared/modules.ts';
import type { Listed } from '../../../shared/moderation/schemas.ts';
import { makingOrder, stageNames } from '../../../shared/pedagona/artefacts.ts';
import { stepLabels as chainSteps } from '../../../shared/pedagona/labels/chainLabels.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import type { SessionSummary } from '../../../shared/pedagona/schemas.ts';
import { statisticsApi, type UserStats } from '../../../shared/statistics/api.ts';
import { valentraApi } from '../../../shared/valentra/api.ts';
import { stepState, visibleSteps, stepLabels as assessmentSteps } from '../../../shared/valentra/workflow.ts';
import type { SessionSummary as AssessmentSummary } from '../../../shared/valentra/schemas.ts';
import { call } from '../../api/client.ts';
import { queryOf } from '../../api/queries.ts';
import { nextOfAssessment, nextOfChain } from '../../app/next.ts';
import { paths, sessionHref } from '../../app/paths.ts';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { colours, moduleColours, radius } from '../../app/theme.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { productName } from '../../text/ms.ts';
import { Fault, Placeholder } from '../../ui/Async.tsx';
import {
  Card,
  clamped,
  H2,
  H3,
  LinkButton,
  P,
  PageHeading,
  PlainList,
  Row,
  Small,
  Span,
  StretchedLink,
} from '../../ui/elements.tsx';
import { type TrackedStep, Tracker } from '../../ui/work/Tracker.tsx';
import { ModulePicture } from '../parts/pictures.tsx';
import { documentHref } from '../../ui/moderation/document.ts';
import { moderationQuery, ReceivedLink } from '../../ui/moderation/received.tsx';
import { openSample } from '../../ui/session/queries.ts';
import { SampleButton } from '../../ui/session/sessionActions.tsx';
import { Ring, Tiles } from '../../ui/Tiles.tsx';
import { useNow } from '../../ui/useNow.ts';

const statsQuery = queryOf(['user-stats'], statisticsApi.userStats, {});

const nothing = { totalSessions: 0, latestActivity: null };

/** Shown when the statistics cannot be fetched (spec 1 §3, §8). */
const emptyStats: UserStats = {
  ...perModule(() => nothing),
  overall: { totalSessions: 0, totalActiveProjects: 0, totalDocuments: 0 },
  weeks: [],
};

const shownSessions = 4;
const listed = { query: { limit: shownSessions } };
/** What is not made, or outdated, is next, or waits. */
function stepsOfChain({ status, checks, coursesCount, outdated = [] }: SessionSummary): readonly Step[] {
  const names = ['merungkai', ...stageNames] as const;
  const isMade = (name: (typeof names)[number]) =>
    name === 'merungkai' ? status === 'completed' : checks[name] && !outdated.includes(name);
  // One course is not linked to itself.
  const isAlone = status === 'completed' && coursesCount < 2 && !checks.merangkai;
  const next = isAlone ? null : (['merungkai', ...makingOrder] as const).find((name) => !isMade(name));
  return names.map((name) => ({
    name,
    label: chainSteps[name],
    state: isMade(name) ? 'done' : name === next ? 'active' : 'closed',
  }));
}

const stateOf = { completed: 'done', active: 'active', ready: 'closed', unavailable: 'closed' } as const;

const stepsOfAssessment = (session: AssessmentSummary): readonly Step[] =>
  visibleSteps(session)
    .filter((name) => name !== 'completed')
    .map((name) => ({ name, label: assessmentSteps[name], state: stateOf[stepState(session, name)] }));

type Step = Pick<TrackedStep, 'name' | 'label' | 'state'>;

const notes = { done: 'Selesai', active: 'Seterusnya', open: '', closed: '' };

/** The user's own sessions; `toDo`: what comes next in one at which nothing is at work, and its steps where it has several. */
const withNext = <S extends Pick<SessionSummary, 'id' | 'sessionName' | 'createdAt' | 'isSample'> & { status: string }>(
  module: ModuleName,
  sessions: readonly S[],
  toDo: (session: S) => {
    next: string;
    href?: string;
    steps?: readonly Step[];
    /** Of a paper. */
    result?: PaperSummary['result'];
  },
  isWaiting = ({ status }: S): boolean => status !== 'completed',
) =>
  sessions
    .filter(({ isSample }) => isSample !== true)
    .map((session) => {
      const { id, sessionName, createdAt, status } = session;
      const { steps = [], ...own } = toDo(session);
      const next = isWaiting(session) ? { next: 'Lihat kemajuan' } : own;
      const noted = steps.map((step) => ({ ...step, note: notes[step.state] }));
      return { module, id, sessionName, createdAt, href: sessionHref(module, id, status), steps: noted, ...next };
    });
type Latest = ReturnType<typeof withNext>[number];

const latestOf: Record<ModuleName, (signal: AbortSignal) => Promise<Latest[]>> = {
  pedagona: async (signal) =>
    withNext('pedagona', (await call(pedagonaApi.listSessions, listed, { signal })).items, (session) => ({
      ...nextOfChain(session),
      steps: stepsOfChain(session),
    })),
  acadiora: async (signal) =>
    withNext('acadiora', (await call(acadioraApi.listSessions, listed, { signal })).items, ({ result }) => ({
      next: 'Baca semakan',
      result,
    })),
  valentra: async (signal) =>
    withNext(
      'valentra',
      (await call(valentraApi.listSessions, listed, { signal })).sessions,
      (session) => ({ next: nextOfAssessment(session), steps: stepsOfAssessment(session) }),
      ({ progress, status }) => progress !== null || status.startsWith('processing_'),
    ),
};

/** The latest sessions of these modules, newest first; a list that cannot be fetched is left out. */
const useLatestSessions = (used: readonly ModuleName[]) =>
  useQueries({
    queries: used.map((module) => ({
      queryKey: [module, 'latest'],
      queryFn: ({ signal }: { signal: AbortSignal }) => latestOf[module](signal),
    })),
    combine: (lists) =>
      lists.some(({ isPending }) => isPending)
        ? null
        : lists
            .flatMap(({ data = [] }) => data)
            .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
            .slice(0, shownSessions),
  });

const subtitles = {
  pedagona: 'Kapasiti pedagogi pembelajaran bermakna (KPPB): analisis kursus Kemahiran & Merungkai (KmR)',
  acadiora: 'Penasihat penyelidikan: semakan kertas penyelidikan dengan AI',
  valentra: 'Pentaksiran dan penilaian: dokumen pentaksiran, rubrik dan skema pemarkahan',
} satisfies Record<ModuleName, string>;
const tiles = { totalActiveProjects: 'Projek Aktif', totalSessions: 'Jumlah Sesi', totalDocuments: 'Dokumen Dijana' };

/** A link into a module, with the user's sessions there; `activity` is null while it is fetched. */
function ModuleCard({ module, activity }: { module: ModuleName; activity: UserStats[ModuleName] | null }) {
  const now = useNow();
  return (
    <Box
      component={Link}
      to={paths[module].href()}
      sx={{
        border: `1px solid ${colours.line}`,
        borderRadius: radius.card,
        bgcolor: colours.sheet,
        display: 'grid',
        gridTemplateColumns: { xs: '96px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
        gap: 1.5,
        p: 1.5,
        color: 'text.primary',
        textDecoration: 'none',
        '&:hover': { borderColor: moduleColours[module] },
      }}
    >
      <ModulePicture module={module} />
      <Box sx={{ display: 'grid', gap: 0.5, px: { md: 0.5 }, typography: 'body2' }}>
        <H3 as="h2" sx={{ color: moduleColours[module], letterSpacing: '.02em' }}>
          {modules[module].title}
        </H3>
        <span>{subtitles[module]}</span>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mt: 'auto', color: 'text.secondary' }}>
          <strong>{activity ? `${activity.totalSessions} sesi` : <Placeholder width="4em" />}</strong>
          <span>{activity ? lastActivityLabel(activity.latestActivity, now) : <Placeholder width="8em" />}</span>
        </Box>
      </Box>
    </Box>
  );
}

/** In the colours of the header in both schemes, with the triangles of a songket's hem below its text. */
const heroSx = {
  position: 'relative',
  minHeight: { xs: 242, md: 244 },
  p: { xs: 2, sm: 3 },
  pb: { xs: 5, sm: 6 },
  borderRadius: radius.card,
  overflow: 'hidden',
  bgcolor: colours.greenDeep,
  color: colours.onDeep,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 22,
    opacity: 0.55,
    background: `conic-gradient(from 160deg at 50% 0, ${colours.goldBright} 40deg, transparent 0) 0 100% / 15px 20px repeat-x`,
  },
} as const;

const goldSx = {
  bgcolor: colours.goldBright,
  color: colours.onGold,
  border: 0,
  '&:hover': { bgcolor: colours.goldHover, color: colours.ink },
} as const;

/** The whole chain, done. */
const sampleSteps = ['merungkai' as const, ...stageNames].map((name) => ({
  name,
  label: chainSteps[name],
  state: 'done' as const,
  note: notes.done,
}));

/** Under which the browser keeps the height of the sessions to go on with, so that nothing below them moves when they arrive. */
const roomKey = 'home.room';
/** What they will take, in pixels, where the browser has not seen them: the latest, and below it on a phone each other. */
const roomOf = (sessions: number) => ({ xs: 242 + 96 * Math.max(0, Math.min(sessions, shownSessions) - 1), md: 245 });
/** What keeps their place while they are fetched, and the box whose height is kept. */
function useRoom(isPending: boolean, stats: UserStats | null) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending) localStorage.setItem(roomKey, String(box.current?.offsetHeight ?? 0));
  }, [isPending]);
  const [kept] = useState(() => Number(globalThis.localStorage?.getItem(roomKey)) || null);
  if (!isPending) return { box, minHeight: 0 };
  // In a browser that has not seen them nothing stands below them until they are there: it would be pushed away.
  const unseen = kept === null && { '& ~ *': { visibility: 'hidden' } };
  return { box, minHeight: kept ?? roomOf(stats?.overall.totalSessions ?? 0), ...unseen };
}

/** When and where a session was worked on. */
function Where({ of: { module, createdAt } }: { of: Latest }) {
  const now = useNow();
  return (
    <>
      {modules[module].title} · dicipta{' '}
      <time dateTime={createdAt}>{lastActivityLabel(createdAt, now).toLowerCase()}</time>
    </>
  );
}

/** What waits for its owner, of each kind the latest; what else colleagues have decided is behind the bell. */
const Waiting = ({ sent }: { sent: readonly Listed[] }) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 1, '&:empty': { display: 'none' } }}>
    {(['returned', 'left'] as const).flatMap((kind) =>
      sent
        .filter(({ state, isLapsed, artefact }) => state === kind && !isLapsed && artefact !== '')
        .toSorted((a, b) => b.changedAt.localeCompare(a.changedAt))
        .slice(0, 1)
        .map((one) => (
          <Card key={kind} sx={{ position: 'relative', py: { xs: 1, sm: 1 } }}>
            <StretchedLink to={documentHref(one)}>
              {kind === 'returned' ? (
                <>
                  <bdi>{one.readerName}</bdi> mengembalikan <strong>{one.title}</strong>
                </>
              ) : (
                <>
                  Akaun rakan dipadam sebelum <strong>{one.title}</strong> selesai disemak
                </>
              )}
            </StretchedLink>
          </Card>
        )),
    )}
    <Row sx={{ '&:empty': { display: 'none' } }}>
      <ReceivedLink />
    </Row>
  </Box>
);

/** The latest session, and what comes next in it. */
const First = ({ session }: { session: Latest }) => (
  <>
    <Row sx={{ justifyContent: 'space-between', alignItems: 'baseline' }}>
      <H2>Teruskan</H2>
      <Span sx={{ fontSize: 'small', color: colours.onDeepSoft }}>
        <Where of={session} />
      </Span>
    </Row>
    <H3 sx={clamped(2)}>
      <bdi>{session.sessionName}</bdi>
    </H3>
    {session.steps.length > 0 && <Tracker label="Langkah sesi" steps={session.steps} />}
    {session.result && (
      <Row sx={{ flexWrap: 'nowrap', gap: 1.5, alignItems: 'center' }}>
        <Ring size={56} value={session.result.percentage} colour={colours.goldBright}>
          <strong>
            <span className="hidden-text">Markah semakan: </span>
            {Math.round(session.result.percentage)}%
          </strong>
        </Ring>
        {session.result.next !== null && <Span sx={clamped(3)}>Baiki dahulu: {session.result.next}</Span>}
      </Row>
    )}
    <div>
      <LinkButton
        to={session.href}
        variant="contained"
        aria-label={`${session.next}: ${session.sessionName}`}
        sx={goldSx}
      >
        {session.next}
      </LinkButton>
    </div>
  </>
);

/** How a newcomer begins. */
const Newcomer = () => (
  <>
    <H2>Mula dengan contoh yang sudah siap</H2>
    <P sx={{ color: colours.onDeepSoft }}>
      Dua kursus rekaan, daripada dokumen hingga laporan. Baca dalam tiga minit, kemudian muat naik dokumen anda
      sendiri.
    </P>
    <Tracker label="Langkah contoh" steps={sampleSteps} />
    <Row>
      <SampleButton open={() => openSample('pedagona', pedagonaApi.openSample)} variant="contained" sx={goldSx} />
      <LinkButton to={paths.pedagonaNew.href()} color="inherit" sx={{ borderColor: colours.onDeepLine }}>
        Proses KPPB Baru
      </LinkButton>
    </Row>
  </>
);

const notFetched = (
  <>
    <H2>Teruskan</H2>
    <P sx={{ color: colours.onDeepSoft }}>
      Sesi terkini anda tidak dapat dimuatkan. Pilih modul di bawah untuk melihat sesi anda.
    </P>
  </>
);

const Others = ({ sessions }: { sessions: readonly Latest[] }) => (
  <PlainList sx={{ display: 'grid', gap: 1, gridAutoRows: { md: '1fr' } }}>
    {sessions.map((one) => (
      <Card
        as="li"
        key={one.id}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'center',
          gap: 1.5,
          py: { xs: 1, sm: 1 },
          px: { xs: 2, sm: 2 },
          // Room for a name of two lines; a longer one is cut after three.
          minHeight: { xs: 88, md: 0 },
          '& bdi': clamped(3),
        }}
      >
        <Box sx={{ lineHeight: 1.35 }}>
          <strong>
            <bdi>{one.sessionName}</bdi>
          </strong>
          <Small as="div" sx={{ fontSize: 'tiny' }}>
            <Where of={one} />
          </Small>
        </Box>
        <LinkButton
          to={one.href}
          size="small"
          sx={{ maxWidth: { xs: 116, sm: 'none' } }}
          aria-label={`${one.next}: ${one.sessionName}`}
        >
          {one.next}
        </LinkButton>
      </Card>
    ))}
  </PlainList>
);

/** The session to go on with, and others beside it; for a newcomer how to begin. Its place is kept while that is fetched. */
function Continue({ stats, isKnown }: { stats: UserStats | null; isKnown: boolean }) {
  const used = stats === null ? [] : moduleNames.filter((module) => stats[module].totalSessions > 0);
  const latest = useLatestSessions(used);
  const [first, ...others] = latest ?? [];
  const moderation = useQuery(moderationQuery);
  const isPending = moderation.isPending || stats === null || latest === null;
  const isNewcomer = isKnown && stats?.overall.totalSessions === 0;
  const { box, ...room } = useRoom(isPending, stats);
  const told = first ? <First session={first} /> : isNewcomer ? <Newcomer /> : notFetched;
  return (
    <Box
      ref={box}
      sx={{
        display: 'grid',
        gap: 2,
        mb: 2,
        alignContent: 'start',
        ...room,
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: others.length > 0 ? 'minmax(0, 1.7fr) minmax(0, 1fr)' : 'minmax(0, 1fr)',
        },
      }}
    >
      {/* What others wait for comes first. */}
      {!isPending && <Waiting sent={moderation.data?.sent ?? []} />}
      {/* One that is drawn anew below these lines has not moved. */}
      <Box key={String(isPending)} component="section" aria-label="Teruskan" sx={heroSx}>
        <Box data-scheme="dark" sx={{ display: 'grid', gap: 1.5, color: colours.onDeep }}>
          {isPending ? <Placeholder width="12em" /> : told}
        </Box>
      </Box>
      {others.length > 0 && <Others sessions={others} />}
    </Box>
  );
}

/** Spec 1 §2, Home. When the statistics fail, it says so and shows zeros (§8). */
export default function HomePage() {
  const { data, error } = useQuery(statsQuery);
  const stats = data ?? (error ? emptyStats : null);
  return (
    <>
      <PageHeading title="Laman Utama">{`Selamat datang ke ${productName}`}</PageHeading>
      <P sx={{ mb: 3, color: colours.inkSoft }}>Pilih modul di bawah untuk memulakan inovasi pendidikan dipacu AI.</P>
      <Continue stats={stats} isKnown={data !== undefined} />
      <Box sx={{ display: 'grid', gap: { xs: 1, md: 1.5 }, gridTemplateColumns: { md: 'repeat(3, 1fr)' } }}>
        {moduleNames.map((module) => (
          <ModuleCard key={module} module={module} activity={stats && stats[module]} />
        ))}
      </Box>
      <Box component="section" aria-label="Statistik anda" sx={{ mt: 2 }}>
        {error && !data && <Fault message="Gagal memuatkan statistik. Sila muat semula halaman." sx={{ mb: 2 }} />}
        <Tiles labels={tiles} values={stats && stats.overall} weeks={stats?.weeks ?? []} />
        {stats?.weeks.some((week) => week.totalSessions > 0) && (
          <Small sx={{ mt: 0.5, fontSize: 'tiny' }}>
            Garis: lapan minggu terakhir, mengikut minggu sesi dimulakan.
          </Small>
        )}
      </Box>
    </>
  );
}
