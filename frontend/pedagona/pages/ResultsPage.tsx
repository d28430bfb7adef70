import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { RefObject } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dateTimeLabel, documentStatusLabels, resultLabels as labels } from '../../../shared/pedagona/result-labels.ts';
import { merangkaiFault } from '../../../shared/pedagona/rules.ts';
import type { Session } from '../../../shared/pedagona/schemas.ts';
import { resultTotals } from '../../../shared/pedagona/summary.ts';
import type { SessionDocument } from '../../../shared/session.ts';
import { paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';
import { wordText } from '../../text/word.ts';
import { Async, Fault } from '../../ui/Async.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { Table } from '../../ui/Table.tsx';
import type { Column } from '../../ui/Table.tsx';
import { isHopeless, OtherFileLink } from '../../ui/session/removal.tsx';
import { Tiles } from '../../ui/Tiles.tsx';
import { useOpenForPrint } from '../../ui/useOpenForPrint.ts';
import { stageText } from '../chainText.ts';
import { CourseSection } from '../parts/CourseSection.tsx';
import { StageButton, StageStanding } from '../parts/StageAction.tsx';
import { StepTracker } from '../parts/StepTracker.tsx';
import { sessionQuery, useSession } from '../queries.ts';
import type { SessionReply } from '../queries.ts';
import { listText, processingText, reasonText, resultsText as text } from '../text.ts';
import { useStage } from '../useStage.ts';
import { useWordDownload } from '../useWordDownload.ts';

const BackButton = () => (
  <Button component={Link} to={paths.pedagona.href()} variant="outlined">
    {sessionText.back}
  </Button>
);

function Actions({ session }: { session: Session }) {
  const download = useWordDownload('results');
  const courses = session.coursesAnalysis.length;
  const { id: sessionId, checks } = session;
  const reason = merangkaiFault(courses, checks.merangkai);
  const merangkai = useStage('merangkai', { sessionId, parentId: sessionId, enabled: reason === null });
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 3 }}>
      <Box sx={{ flexBasis: '100%' }}>
        <StageStanding stage="merangkai" work={merangkai} />
      </Box>
      <BackButton />
      <StageButton stage="merangkai" work={merangkai} href={null} reason={reason} label={text.merangkai(courses)} />
      {checks.merangkaiId !== null && (
        <Button
          component={Link}
          variant="contained"
          to={paths.pedagonaMerangkai.href({ merangkaiId: checks.merangkaiId })}
        >
          {stageText.merangkai.view}
        </Button>
      )}
      <DownloadButton
        label={wordText.download}
        reason={courses === 0 ? reasonText.noData : null}
        onDownload={(ending) => download(() => Promise.resolve(session), ending)}
      />
      <Box sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '.9rem' }}>
        {reason === null && !merangkai.isWaiting && stageText.merangkai.duration}
      </Box>
    </Box>
  );
}

/** How the analysis was made, when it was not a model. */
function EngineNotices({ session }: { session: Session }) {
  const notices = new Set(session.coursesAnalysis.flatMap(({ engineNotice }) => engineNotice ?? []));
  return [...notices].map((notice) => (
    <Box key={notice} component="p" role="note" sx={{ mt: 2, p: 1.5, bgcolor: colours.goldPale, borderRadius: 1 }}>
      <strong>{labels.notice}:</strong> {notice}
    </Box>
  ));
}

const documentColumns: readonly Column<SessionDocument>[] = [
  { head: labels.document, cell: ({ name }) => <bdi>{name}</bdi> },
  { head: labels.pages, cell: ({ pages }) => pages ?? '-' },
  {
    head: labels.documentStatus,
    cell: ({ status, error }) => (
      <>
        {documentStatusLabels[status]}
        {error !== null && <Box sx={{ color: 'error.main' }}>{error}</Box>}
      </>
    ),
  },
];

function Documents({ session }: { session: Session }) {
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Box component="h2" sx={{ typography: 'h2' }}>
        {labels.document}
      </Box>
      <Table label={labels.document} columns={documentColumns} rows={session.documents} />
    </Box>
  );
}

/** Opens or closes every course at once. */
function OpenButtons({ courses }: { courses: RefObject<HTMLDivElement | null> }) {
  const setAll = (open: boolean) => {
    for (const course of courses.current?.querySelectorAll<HTMLDetailsElement>('details[data-course]') ?? [])
      course.open = open;
  };
  return (
    <Box className="no-print" sx={{ mt: 3 }}>
      <Button onClick={() => setAll(true)}>{text.openAll}</Button>
      <Button onClick={() => setAll(false)}>{text.closeAll}</Button>
    </Box>
  );
}

function Results({ session }: { session: SessionReply }) {
  const courses = useRef<HTMLDivElement>(null);
  useOpenForPrint(courses);
  const queries = useQueryClient();
  const rereadCourse = async (index: number) => {
    const { coursesAnalysis, courseVersions } = await queries.fetchQuery({ ...sessionQuery(session.id), staleTime: 0 });
    return { artefact: coursesAnalysis[index], version: courseVersions[index] ?? 1 };
  };
  const isFailed = session.status === 'failed';
  if (session.status !== 'completed')
    return (
      <>
        <PageHeading>{labels.title}</PageHeading>
        <Box sx={{ my: 2 }}>
          {isFailed ? (
            <Fault title={processingText.failed} message={session.errorMessage ?? processingText.unknownFailure} />
          ) : (
            text.notYet
          )}
        </Box>
        {isFailed && isHopeless(session.documents) ? (
          <OtherFileLink to={paths.pedagonaNew.href()} />
        ) : (
          <Button component={Link} variant="contained" to={paths.pedagonaProcessing.href({ sessionId: session.id })}>
            {isFailed ? listText.details : sessionText.follow}
          </Button>
        )}
      </>
    );
  return (
    <>
      <PageHeading title={`${labels.title}: ${session.sessionName}`}>{labels.title}</PageHeading>
      <Box component="p" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {labels.sessionName}: <bdi>{session.sessionName}</bdi>
      </Box>
      <Box component="p" sx={{ color: 'text.secondary' }}>
        {labels.createdAt}: <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
      </Box>
      <StepTracker current="merungkai" sessionId={session.id} checks={session.checks} />
      <EngineNotices session={session} />
      <Actions session={session} />
      <Tiles
        labels={{ courses: labels.coursesCount, documents: labels.documentsCount, clos: labels.closCount }}
        values={resultTotals(session)}
      />
      <OpenButtons courses={courses} />
      <div ref={courses}>
        {session.coursesAnalysis.map((course, index) => (
          <CourseSection
            key={index}
            course={course}
            isFirst={index === 0}
            editing={{
              artefactId: `crs_${session.id}_${index}`,
              version: session.courseVersions[index] ?? 1,
              reread: () => rereadCourse(index),
            }}
          />
        ))}
      </div>
      <Documents session={session} />
    </>
  );
}

/** Spec 1 §2, Results. */
export default function ResultsPage() {
  const { sessionId = '' } = useParams();
  return (
    <Async
      query={useSession(sessionId)}
      waiting={<CardPlaceholders count={2} height={300} />}
      heading={labels.title}
      missing={{ message: sessionText.missing, action: <BackButton /> }}
    >
      {(session) => <Results session={session} />}
    </Async>
  );
}
