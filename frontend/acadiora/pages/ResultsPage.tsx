import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import type { Evaluation, Session } from '../../../shared/acadiora/schemas.ts';
import { disclaimerText } from '../../../shared/texts.ts';
import { paths } from '../../app/paths.ts';
import { sessionText } from '../../text/session.ts';
import { wordText } from '../../text/word.ts';
import { Async, Fault } from '../../ui/Async.tsx';
import { DownloadButton } from '../../ui/DownloadButton.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardPlaceholders } from '../../ui/Placeholder.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { isHopeless, OtherFileLink } from '../../ui/session/removal.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { useOpenForPrint } from '../../ui/useOpenForPrint.ts';
import { AiDetection } from '../parts/AiDetection.tsx';
import { CountedFacts } from '../parts/CountedFacts.tsx';
import { CriteriaDetails } from '../parts/CriteriaDetails.tsx';
import { MarkingContext } from '../parts/marking.ts';
import { Overview } from '../parts/Overview.tsx';
import { Notice, Paper, Warnings } from '../parts/Paper.tsx';
import { useMark, useSession } from '../queries.ts';
import { resultsText as text, waitingText } from '../text.ts';
import { useWordDownload } from '../useWordDownload.ts';

const ReviseDialog = lazy(() => import('../parts/ReviseDialog.tsx'));

const BackButton = () => (
  <Button component={Link} to={paths.acadiora.href()} variant="outlined">
    {sessionText.back}
  </Button>
);

const FollowButton = ({ session: { id: sessionId, status } }: { session: Session }) => (
  <Button component={Link} variant="contained" to={paths.acadioraProcessing.href({ sessionId })}>
    {status === 'failed' ? text.details : sessionText.follow}
  </Button>
);

function Actions({ session }: { session: Session }) {
  const [isRevising, setRevising] = useState(false);
  const download = useWordDownload(session);
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 2 }}>
      <BackButton />
      <Button variant="outlined" onClick={() => window.print()}>
        {text.print}
      </Button>
      <DownloadButton label={wordText.download} reason={null} onDownload={download} />
      <ReasonButton
        variant="contained"
        reason={session.status === 'processing' ? text.revisingReason : null}
        onClick={() => setRevising(true)}
      >
        {text.revise}
      </ReasonButton>
      {isRevising && (
        <Suspense>
          <ReviseDialog sessionId={session.id} onClose={() => setRevising(false)} />
        </Suspense>
      )}
    </Box>
  );
}

/** What happened to the paper since this review: a newer version is being analysed, or could not be. */
function Standing({ session }: { session: Session }) {
  if (session.status === 'processing')
    return (
      <Box role="status" sx={{ my: 2, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {text.revising}
        <FollowButton session={session} />
      </Box>
    );
  if (session.errorMessage === null) return null;
  return (
    <Box sx={{ my: 2 }}>
      <Fault title={text.revisionFailed} message={session.errorMessage} />
    </Box>
  );
}

function Review({ session, evaluation }: { session: Session; evaluation: Evaluation }) {
  const review = useRef<HTMLDivElement>(null);
  useOpenForPrint(review);
  const { mutate } = useMark(session.id);
  const marking = useMemo(
    () => ({
      opinions: session.opinions,
      mark: (remarkId: string, opinion: Parameters<typeof mutate>[0]['opinion']) => mutate({ remarkId, opinion }),
    }),
    [session.opinions, mutate],
  );
  return (
    <div ref={review}>
      <PageHeading title={`${labels.title}: ${session.sessionName}`}>{labels.title}</PageHeading>
      <Box component="p" sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
        {labels.sessionName}: <bdi>{session.sessionName}</bdi>
      </Box>
      <Actions session={session} />
      <Standing session={session} />
      {evaluation.engineNotice !== null && <Notice>{evaluation.engineNotice}</Notice>}
      <Paper evaluation={evaluation} />
      <Warnings warnings={evaluation.warnings} />
      <MarkingContext value={marking}>
        <Tabs
          label={text.tabs}
          tabs={[
            { label: text.overview, panel: <Overview evaluation={evaluation} /> },
            {
              label: labels.details,
              panel: (
                <>
                  <CriteriaDetails evaluation={evaluation.evaluation} />
                  <CountedFacts facts={evaluation.facts} />
                </>
              ),
            },
            { label: text.ai, panel: <AiDetection detection={evaluation.aiDetection} /> },
          ]}
        />
      </MarkingContext>
      <Box component="p" sx={{ mt: 3, display: 'none', '@media print': { display: 'block' } }}>
        <strong>{labels.disclaimer}.</strong> {disclaimerText}
      </Box>
    </div>
  );
}

/** A session that has no review yet, and where its analysis can be followed or tried again. */
const Unreviewed = ({ session }: { session: Session }) => (
  <>
    <PageHeading>{labels.title}</PageHeading>
    <Box sx={{ my: 2 }}>
      {session.status === 'failed' ? (
        <Fault title={waitingText.failedTitle} message={session.errorMessage ?? waitingText.failed} />
      ) : (
        text.notYet
      )}
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {session.status === 'failed' && isHopeless(session.documents.slice(-1)) ? (
        <OtherFileLink to={paths.acadioraNew.href()} />
      ) : (
        <FollowButton session={session} />
      )}
      <BackButton />
    </Box>
  </>
);

/** Spec 2 §2, ACADIORA results. */
export default function ResultsPage() {
  const { sessionId = '' } = useParams();
  return (
    <Async
      query={useSession(sessionId)}
      waiting={<CardPlaceholders count={2} height={300} />}
      heading={labels.title}
      failure={sessionText.missing}
      missing={{ message: sessionText.missing, action: <BackButton /> }}
    >
      {(session) =>
        session.evaluation === null ? (
          <Unreviewed session={session} />
        ) : (
          <Review session={session} evaluation={session.evaluation} />
        )
      }
    </Async>
  );
}
