import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Row, Soft, PageHeading, Section } from '../../ui/layout.tsx';
import { courseTitle, stepLabels, stepStateLabels } from '../../../shared/valentra/labels.ts';
import {
  currentStep,
  isCardVisible,
  progressPercent,
  stepState,
  visibleSteps,
} from '../../../shared/valentra/rules.ts';
import { stageNames, type Session } from '../../../shared/valentra/schemas.ts';
import { CallError } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { commonText } from '../../text/ms.ts';
import { isOutdated } from '../../text/origin.ts';
import { sessionText } from '../../text/session.ts';
import { Async, CardPlaceholders } from '../../ui/Async.tsx';
import { useNotice } from '../../ui/Notices.tsx';
import { useNow } from '../../ui/useNow.ts';
import { BackButton } from '../../ui/session/sessionActions.tsx';
import { Tracker, type TrackedStep } from '../../ui/work/Tracker.tsx';
import { useOpenForPrint } from '../../ui/useOpenForPrint.ts';
import { AllDownloads } from '../parts/Downloads.tsx';
import { StatusBadge } from '../parts/SessionCard.tsx';
import { AlignmentCard, StageCard } from '../parts/StageCard.tsx';
import { UploadCard } from '../parts/UploadCard.tsx';
import { useSession } from '../queries.ts';
import { listText, noCourseText, sessionPageText as text, stageNoun } from '../text.ts';
import { useGeneration } from '../useGeneration.ts';

function Head({ session }: { session: Session }) {
  return (
    <>
      <Box className="no-print">
        <BackButton module="valentra" />
      </Box>
      <Row sx={{ mt: 2, gap: 1.5, alignItems: 'center', overflowWrap: 'anywhere' }}>
        <Box sx={{ minWidth: 0 }}>
          <PageHeading title={`${text.title}: ${session.sessionName}`}>{session.sessionName}</PageHeading>
        </Box>
        <StatusBadge status={session.status} />
      </Row>
      <Soft>
        {session.courseInfo === null ? noCourseText(session) : <bdi>{courseTitle(session.courseInfo)}</bdi>}
        <br />
        <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
        {' · '}
        {listText.progress} {progressPercent(session)}%
      </Soft>
    </>
  );
}

const stateNames: Record<ReturnType<typeof stepState>, TrackedStep['state']> = {
  completed: 'done',
  active: 'active',
  ready: 'open',
  unavailable: 'closed',
};

/** The steps of a session with their states (spec 2 §2, §4). */
function Steps({ session }: { session: Session }) {
  const steps = visibleSteps(session).map((name) => {
    const state = stepState(session, name);
    return {
      name,
      label: stepLabels[name],
      state: stateNames[state],
      note: stepStateLabels[state],
      isOutdated: isOutdated(session.origins, name),
    };
  });
  return (
    <Box className="no-print" sx={{ my: 3 }}>
      <Tracker label={text.steps} steps={steps} />
    </Box>
  );
}

/** Shows when everything is generated (spec 2 §2); what is outdated is named instead of congratulating. */
function Congratulations({ session }: { session: Session }) {
  const outdated = stageNames.filter((stage) => isOutdated(session.origins, stage)).map((stage) => stageNoun[stage]);
  const [title, note] =
    outdated.length === 0
      ? [text.congratulations, text.congratulationsHint]
      : [text.outdated, text.outdatedHint(outdated.join(', '))];
  return (
    <Section title={title} note={note}>
      <AllDownloads session={session} />
    </Section>
  );
}

/** Copyright and version label (spec 2 §2). */
function Colophon() {
  const year = useNow().getFullYear();
  return (
    <Soft sx={{ mt: 4, textAlign: 'center', fontSize: '.875rem' }}>
      {text.copyright(year)}, {commonText.version.toLowerCase()}
    </Soft>
  );
}

function Workflow({ session }: { session: Session }) {
  const generation = useGeneration(session);
  const cards = useRef<HTMLDivElement>(null);
  useOpenForPrint(cards);
  return (
    <>
      <Head session={session} />
      <Steps session={session} />
      <div ref={cards}>
        <UploadCard session={session} />
        {stageNames
          .filter((stage) => isCardVisible(session, stage))
          .map((stage) => (
            <StageCard key={stage} session={session} stage={stage} generation={generation} />
          ))}
        {session.jstGenerated && <AlignmentCard session={session} />}
        {currentStep(session) === 'completed' && <Congratulations session={session} />}
      </div>
      <Colophon />
    </>
  );
}

/** Opens the list with a message when a session cannot be fetched (spec 2 §8); says here that a session does not exist. */
function useLeaveOnFailure({ data, error }: ReturnType<typeof useSession>): boolean {
  const navigate = useNavigate();
  const notify = useNotice();
  const isLost = data === undefined && error !== null && !(error instanceof CallError && error.code === 'not_found');
  useEffect(() => {
    if (!isLost) return;
    notify('error', text.loadFailed);
    void navigate(paths.valentra.href(), { replace: true });
    // Otherwise the list would open at this page's scroll position.
    window.scrollTo(0, 0);
  }, [isLost, navigate, notify]);
  return isLost;
}

/** Spec 2 §2, VALENTRA session workflow. */
export default function SessionPage() {
  const { sessionId = '' } = useParams();
  const query = useSession(sessionId);
  if (useLeaveOnFailure(query)) return null;
  return (
    <Async
      query={query}
      waiting={<CardPlaceholders count={2} height={260} />}
      heading={text.title}
      missing={{ message: sessionText.missing, action: <BackButton module="valentra" /> }}
    >
      {(session) => <Workflow key={session.id} session={session} />}
    </Async>
  );
}
