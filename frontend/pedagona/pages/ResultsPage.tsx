import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { Attention, Fold, Notice, Row, Small } from '../../ui/elements.tsx';
import { courseGap } from '../../../shared/course/rules.ts';
import { stageTitles } from '../../../shared/pedagona/labels/chainLabels.ts';
import { resultLabels as labels } from '../../../shared/pedagona/labels/resultLabels.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { pedagonaApi } from '../../../shared/pedagona/api.ts';
import { linkedNeeds, merangkaiFault } from '../../../shared/pedagona/rules.ts';
import { courseLabelOf, resultTotals } from '../../../shared/pedagona/courses.ts';
import { frameState, isFrame } from '../../../shared/pedagona/frames.ts';
import { documentTable } from '../../../shared/pedagona/word/merungkai.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { call } from '../../api/client.ts';
import { courseParam, linksOf, reviewHref } from '../../app/paths.ts';
import { wordText } from '../../text/session.ts';
import { DownloadButton } from '../../ui/work/DownloadButton.tsx';
import { NoticeLine } from '../../ui/frame/NoticeLine.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { opened } from '../../ui/fetched.tsx';
import { backToList, OfSession, RemoveButton, RetryButton, SampleNotice } from '../../ui/session/sessionActions.tsx';
import { SendButton } from '../../ui/moderation/parts.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { askUnconfirmed } from '../../ui/work/Outdated.tsx';
import { OtherCourses } from '../../ui/course/ReviewBar.tsx';
import { pedagonaArtefact } from '../artefact.ts';
import { CourseSection } from '../parts/CourseSection.tsx';
import { askTeaching, StageStep, StepTracker, UpdateAll } from '../parts/Stages.tsx';
import { pedagona, sessions, type SessionReply } from '../queries.ts';
import { reasonText, stageText } from '../text.ts';
import { analysisWord } from '../wordFiles.ts';
import { queryClient } from '../../api/queries.ts';

type AnalysedCourse = SessionReply['coursesAnalysis'][number];

const versionOf = ({ courseVersions }: SessionReply, n: number): number => courseVersions[n] ?? 1;

function CoursePanel({ session, course, n }: { session: SessionReply; course: AnalysedCourse; n: number }) {
  const { id } = session;
  const address = {
    declared: pedagonaApi.getDocument,
    changes: pedagonaApi.changeCourse,
    sessionId: id,
    n,
    async reread() {
      const now = await queryClient.fetchQuery({ ...sessions.sessionQuery(id), staleTime: 0 });
      return { version: versionOf(now, n) };
    },
    ending: pedagonaArtefact(`crs_${id}_${n}`, 'course', course).ending,
  };
  const doubts = session.courseDoubts[n] ?? [];
  return <CourseSection course={course} doubts={doubts} address={address} version={versionOf(session, n)} />;
}

const SendButtons = ({ session }: { session: SessionReply }) => (
  <>
    {session.coursesAnalysis.map((course, n) => (
      <SendButton
        key={n}
        module="pedagona"
        sessionId={session.id}
        artefact={`course#${n}`}
        version={versionOf(session, n)}
      >
        {`Hantar ${courseLabelOf(course)} untuk semakan`}
      </SendButton>
    ))}
    <SendButton module="pedagona" sessionId={session.id} artefact="" version={1}>
      Hantar salinan kepada rakan
    </SendButton>
  </>
);

/** What each document says of itself that is not in the analysis: that it cannot be read, and its other courses. */
function DocumentNotices({ session }: { session: SessionReply }) {
  const { id, documents, coursesAnalysis } = session;
  const navigate = useNavigate();
  const readOther = async (course: AnalysedCourse, n: number, asked: { section: number; isInstead: boolean }) => {
    if (asked.isInstead) {
      const { askInstead } = await opened(() => import('../asking.ts'));
      if (!(await askInstead(id, n, courseLabelOf(course), versionOf(session, n)))) return;
    }
    await call(pedagonaApi.readSection, { params: { sessionId: id, n }, body: asked });
    await pedagona.queries.forgetRun(id);
    await navigate(linksOf('pedagona').processing(id));
  };
  return (
    <>
      {documents.map(
        ({ name, status, error, isRemoved = false }, place) =>
          status === 'failed' && (
            <Attention key={name} role="note" title="Dokumen yang tidak dapat dianalisis">
              <bdi>{name}</bdi>: {error} {/* A file that is not kept any more cannot be read again. */}
              {!isRemoved && (
                <RetryButton
                  module={pedagona}
                  sessionId={id}
                  body={{ document: place }}
                  variant="text"
                  className="no-print"
                >
                  Cuba lagi dokumen ini
                </RetryButton>
              )}
            </Attention>
          ),
      )}
      {coursesAnalysis.map(
        (course, n) =>
          course.sections.length > 1 && (
            <OtherCourses
              key={n}
              course={course}
              courses={coursesAnalysis}
              canAdd
              read={(asked) => readOther(course, n, asked)}
            />
          ),
      )}
    </>
  );
}

const Totals = ({ session }: { session: SessionReply }) => (
  <Row sx={{ mt: 2, gap: '4px 24px', alignItems: 'baseline', justifyContent: 'space-between' }}>
    <Tiles
      labels={{ courses: labels.coursesCount, documents: labels.documentsCount, clos: labels.closCount }}
      values={resultTotals(session)}
    />
    <Small sx={{ fontSize: { xs: 'tiny', sm: 'small' }, letterSpacing: { xs: '-0.02em', sm: 0 } }}>
      {labels.createdAt}: <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
    </Small>
  </Row>
);

const merangkaiLabel = ({ coursesAnalysis }: SessionReply): string => `Merangkai Kursus (${coursesAnalysis.length})`;

function MerangkaiStep({ session, reason }: { session: SessionReply; reason: string | null }) {
  const { id, checks, coursesAnalysis, teaching } = session;
  const ask = async () =>
    (await askUnconfirmed(coursesAnalysis, (n) => reviewHref(id, n))) &&
    askTeaching({ sessionId: id, teaching, confirm: stageText.merangkai.generate });
  const of = { sessionId: id, checks };
  return <StageStep stage="merangkai" of={of} reason={reason} isTold label={merangkaiLabel(session)} ask={ask} />;
}

function Results({ session }: { session: SessionReply }) {
  const { id, checks, coursesAnalysis } = session;
  const reason = merangkaiFault(coursesAnalysis.length, checks.merangkai) ?? courseGap(coursesAnalysis, linkedNeeds);
  const panels = coursesAnalysis.map((course, n) => ({
    label: courseLabelOf(course),
    note: course.courseName ?? '',
    panel: <CoursePanel session={session} course={course} n={n} />,
  }));
  /** How the courses were analysed, when it was not by a model. */
  const notices = new Set(coursesAnalysis.flatMap(({ engineNotice }) => engineNotice ?? []));
  return (
    <>
      <PageBar
        back={backToList('pedagona')}
        title={stageTitles.merungkai}
        name={session.sessionName}
        onRename={(name) => sessions.rename(id, name)}
        state={coursesAnalysis.some(isFrame) && <Badge tone="orange">{frameState}</Badge>}
        primary={<MerangkaiStep session={session} reason={reason} />}
        download={
          <DownloadButton
            label={wordText.download}
            reason={coursesAnalysis.length === 0 ? reasonText.noData : null}
            onDownload={analysisWord('results', () => Promise.resolve(session))}
          />
        }
        more={
          <>
            <SendButtons session={session} />
            {checks.merangkai && (
              <ReasonButton variant="outlined" reason={reason}>
                {merangkaiLabel(session)}
              </ReasonButton>
            )}
            <RemoveButton module="pedagona" session={session} deleteSession={sessions.deleteSession} />
          </>
        }
      />
      <StepTracker at={['merungkai', id, checks, session.origins]} />
      <SampleNotice module="pedagona" session={session} copy={sessions.copySession} />
      <NoticeLine>
        <UpdateAll sessionId={id} origins={session.origins} />
        {[...notices].map((notice) => (
          <Notice key={notice} label={labels.notice}>
            {notice}
          </Notice>
        ))}
        <DocumentNotices session={session} />
      </NoticeLine>
      <Totals session={session} />
      {panels.length < 2 ? panels[0]?.panel : <Tabs label={labels.coursesCount} tabs={panels} param={courseParam} />}
      <Fold title={labels.document} heading="h2">
        <Blocks blocks={[documentTable(session)]} label={labels.document} />
      </Fold>
    </>
  );
}

/** Spec 1 §2, Results. */
export default function ResultsPage() {
  const { sessionId = '' } = useParams();
  return (
    <OfSession
      module="pedagona"
      query={useQuery(sessions.sessionQuery(sessionId))}
      heading={stageTitles.merungkai}
      height={300}
    >
      {(session) =>
        session.status === 'completed' ? (
          <Results session={session} />
        ) : (
          <Navigate to={linksOf('pedagona').processing(sessionId)} replace />
        )
      }
    </OfSession>
  );
}
