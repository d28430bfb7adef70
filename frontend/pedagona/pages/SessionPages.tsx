import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { stageNames } from '../../../shared/pedagona/artefacts.ts';
import { merangkaiFault } from '../../../shared/pedagona/rules.ts';
import type { SessionSummary } from '../../../shared/pedagona/schemas.ts';
import { statisticsApi } from '../../../shared/statistics/api.ts';
import { queryClient, queryOf } from '../../api/queries.ts';
import { nextOfChain } from '../../app/next.ts';
import { linksOf, paths, sessionHref } from '../../app/paths.ts';
import { StageStep } from '../parts/Stages.tsx';
import { pedagona, sessions } from '../queries.ts';
import { hrefIn } from '../steps.ts';
import { listText, reasonText } from '../text.ts';
import { analysisWord } from '../wordFiles.ts';
import { sessionText } from '../../text/session.ts';
import { Fault } from '../../ui/Async.tsx';
import { Badge, StatusBadge } from '../../ui/Badge.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { Card, LinkButton, PageHeading, PlainList } from '../../ui/elements.tsx';
import { NewSessionPage as NewPage, ProcessingPage as WaitingPage } from '../../ui/session/laterPages.tsx';
import { FollowButton } from '../../ui/session/sessionActions.tsx';
import { AnalysisState, SessionCard, SessionsPage as ListPage } from '../../ui/session/SessionsPage.tsx';
import type { StatusReply } from '../../ui/session/queries.ts';
import { DownloadButton } from '../../ui/work/DownloadButton.tsx';

/** Which stages are there. */
const Progress = ({ checks, outdated = [] }: Pick<SessionSummary, 'checks' | 'outdated'>) => (
  <PlainList aria-label="Kemajuan" className="progress-marks">
    {stageNames.map((stage) => {
      const isOutdated = outdated.includes(stage);
      return (
        <li key={stage} data-done={checks[stage] && !isOutdated}>
          {listText.chips[stage]}
          <span className="hidden-text">
            : {isOutdated ? 'perlu dikemas kini' : checks[stage] ? 'selesai' : 'belum ada'}
          </span>
        </li>
      );
    })}
  </PlainList>
);

const ViewButton = ({ sessionId, reason }: { sessionId: string; reason: string | null }) =>
  reason === null ? (
    <LinkButton to={linksOf('pedagona').results(sessionId)}>{sessionText.view}</LinkButton>
  ) : (
    <ReasonButton variant="outlined" reason={reason}>
      {sessionText.view}
    </ReasonButton>
  );

/** A session in the list (spec 1 §2, session list). */
function ListedSession({ session, menu }: { session: SessionSummary; menu: ReactNode }) {
  const { id: sessionId, status, checks, outdated = [], coursesCount, documents } = session;
  const isCompleted = status === 'completed';
  const unready = isCompleted ? null : reasonText.notCompleted;
  const { next, href: nextHref } = nextOfChain(session);
  const merangkaiHref = hrefIn(checks, 'merangkai') ?? undefined;
  const merangkai = (
    <StageStep
      stage="merangkai"
      of={{ sessionId, checks }}
      isNext={false}
      isTold
      reason={unready ?? merangkaiFault(coursesCount, false)}
    />
  );
  // What comes next is the first button.
  const isFirst = isCompleted && coursesCount > 1;
  const download = analysisWord('merungkai', () =>
    queryClient.fetchQuery({ ...sessions.sessionQuery(sessionId), staleTime: 0 }),
  );
  return (
    <SessionCard
      session={session}
      badge={
        <>
          <StatusBadge status={status} />
          {outdated.length > 0 && <Badge tone="orange">Perlu dikemas kini</Badge>}
        </>
      }
      about={`${coursesCount} kursus, ${documents.length} dokumen`}
      next={isCompleted && nextHref === merangkaiHref ? next : undefined}
      href={sessionHref('pedagona', sessionId, status)}
      menu={menu}
      buttons={
        <>
          {nextHref !== undefined && nextHref !== merangkaiHref && <LinkButton to={nextHref}>{next}</LinkButton>}
          {isFirst && merangkai}
          {!isCompleted && <FollowButton module={pedagona} session={session} />}
          <ViewButton sessionId={sessionId} reason={unready} />
          {!isFirst && merangkai}
        </>
      }
      more={
        <>
          <DownloadButton label="Merungkai" reason={unready} onDownload={download} />
          {stageNames.slice(1).map((stage) => {
            const href = hrefIn(checks, stage);
            return href !== null && <LinkButton key={stage} to={href}>{`Lihat ${listText.chips[stage]}`}</LinkButton>;
          })}
        </>
      }
    >
      <AnalysisState module={pedagona} session={session} />
      {isCompleted && <Progress checks={checks} outdated={outdated} />}
    </SessionCard>
  );
}

const statsQuery = queryOf(['pedagona', 'stats'], statisticsApi.moduleStats, { params: { module: 'pedagona' } });

function Counters() {
  const { data, error } = useQuery(statsQuery);
  return (
    <Box sx={{ mt: 1.5 }}>
      {error && !data ? (
        <Fault message="Kiraan sesi tidak dapat dimuatkan." />
      ) : (
        <Tiles labels={listText.counters} values={data ?? null} />
      )}
    </Box>
  );
}

/** Spec 1 §2, PEDAGONA session list. */
export const SessionsPage = () => (
  <ListPage text={listText} sessions={sessions} create={paths.pedagonaNew.href()} above={<Counters />}>
    {(session, menu) => <ListedSession session={session} menu={menu} />}
  </ListPage>
);

const newSessionText = {
  title: 'Sesi Baharu',
  intro: 'Muat naik 1 hingga 4 dokumen maklumat kursus. AI akan menganalisis setiap kursus.',
  namePlaceholder: 'Contoh: Semester 1 2026 - EDUP3033 Psikologi Pembelajaran',
  documents: 'Dokumen maklumat kursus',
  limits: 'PDF, Word atau Excel, maksimum 20MB per fail',
  noDocuments: 'Sila muat naik sekurang-kurangnya 1 dokumen',
  infoTitle: 'AI akan menghasilkan',
  info: [
    'Kod dan nama kursus',
    '3 hingga 5 hasil pembelajaran kursus (CLO / HPK) dengan domain dan aras',
    'Kemahiran insaniah HP1 hingga HP11',
    'Pengetahuan, konsep mikro dan konsep makro',
    'The Big Idea dan Essential Questions',
    'Senarai pentaksiran dengan wajaran',
    'Pembangunan pembelajaran mengikut model KPPB',
  ],
  submit: (count: number) => `Jana Merungkai (${count} dokumen)`,
  failed: (message: string) => `Ralat: ${message}`,
};

/** Spec 1 §2, §5, New session. */
export const NewSessionPage = () => <NewPage module={pedagona} text={newSessionText} />;

/** Milliseconds between the end of the analysis and the results page (spec 1 §9). */
const resultsAfter = 2000;

const completed = ({ coursesCount }: StatusReply, results: string) => (
  <Box role="status">
    <PageHeading>Analisis Selesai!</PageHeading>
    <Card sx={{ mt: 3, display: 'grid', gap: 2, justifyItems: 'start' }}>
      <strong>{coursesCount} kursus dianalisis.</strong>
      <p>Membuka halaman hasil...</p>
      <LinkButton to={results} variant="contained" replace>
        {sessionText.view}
      </LinkButton>
    </Card>
  </Box>
);

/** Spec 1 §2, §4, Processing. */
export const ProcessingPage = () => <WaitingPage module={pedagona} resultsAfter={resultsAfter} completed={completed} />;
