import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { Section, Small, Soft } from '../../ui/elements.tsx';
import { courseTitle, stepLabels } from '../../../shared/valentra/labels.ts';
import {
  currentStep,
  isCardVisible,
  isGenerated,
  progressPercent,
  type StepState,
  stepState,
  visibleSteps,
} from '../../../shared/valentra/workflow.ts';
import { type Paper, stageNames, type Session } from '../../../shared/valentra/schemas.ts';
import { isMissing } from '../../api/client.ts';
import { paths } from '../../app/paths.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { commonText } from '../../text/ms.ts';
import { isOutdated } from '../../text/origin.ts';
import { Leaving } from '../../ui/Leaving.tsx';
import { PageBar } from '../../ui/PageBar.tsx';
import { notify } from '../../ui/Notices.tsx';
import { useNow } from '../../ui/useNow.ts';
import { backToList, OfSession } from '../../ui/session/sessionActions.tsx';
import { pollEvery } from '../../ui/work/useWork.tsx';
import { Tracker, type TrackedStep } from '../../ui/work/Tracker.tsx';
import { AllDownloads } from '../parts/Downloads.tsx';
import { StatusBadge } from './SessionsPage.tsx';
import { StageCard, VettingCard } from '../parts/StageCard.tsx';
import { UploadCard } from '../parts/UploadCard.tsx';
import { Papers } from '../parts/Papers.tsx';
import { CopyButton } from '../../ui/moderation/SendButton.tsx';
import { senderOf, shownQuery } from '../queries.ts';
import { chosenIn, isUnderWay } from '../stages.ts';
import { listText, noCourseText, stageNoun } from '../text.ts';
import { useGeneration } from '../useGeneration.ts';

const Head = ({ session }: { session: Session }) => (
  <>
    <PageBar
      back={backToList('valentra')}
      title={session.sessionName}
      state={<StatusBadge status={session.status} />}
      more={<CopyButton sender={senderOf(session.id)} />}
    />
    <Small>
      {session.courseInfo === null ? noCourseText(session) : <bdi>{courseTitle(session.courseInfo)}</bdi>}
      <br />
      <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
      {' · '}
      Kemajuan {progressPercent(session)}%
    </Small>
  </>
);

const stepStates: Record<StepState, Pick<TrackedStep, 'state' | 'note'>> = {
  completed: { state: 'done', note: 'Selesai' },
  active: { state: 'active', note: 'Langkah semasa' },
  ready: { state: 'open', note: 'Sedia' },
  unavailable: { state: 'closed', note: 'Belum tersedia' },
};

/** The steps of a session with their states (spec 2 §2, §4). */
function Steps({ session }: { session: Session }) {
  const steps = visibleSteps(session).map((name) => ({
    name,
    label: stepLabels[name],
    ...stepStates[stepState(session, name)],
    isOutdated: isOutdated(session.origins, name),
  }));
  return (
    <Box className="no-print" sx={{ my: 2 }}>
      <Tracker label="Langkah sesi" steps={steps} />
    </Box>
  );
}

/** Shows when everything is generated (spec 2 §2); what is outdated is named instead of congratulating. */
function Congratulations({ session }: { session: Session }) {
  const outdated = stageNames.filter((stage) => isOutdated(session.origins, stage)).map((stage) => stageNoun[stage]);
  const missing = session.papers
    .filter(({ examGenerated }) => !examGenerated)
    .map(({ code, type }) => `${code} ${type}`);
  if (missing.length > 0 && outdated.length === 0)
    return (
      <Section title="Dokumen kertas ini telah dijana" note={`Kertas yang belum siap: ${missing.join(', ')}.`}>
        <AllDownloads session={session} />
      </Section>
    );
  const [title, note] =
    outdated.length === 0
      ? [
          'Tahniah! Semua dokumen telah dijana.',
          'Semak setiap dokumen sebelum digunakan. Buka kad di atas untuk menyunting, dan muat turun dokumen di bawah.',
        ]
      : [
          'Ada dokumen yang perlu dijana semula',
          `${outdated.join(', ')} dibuat daripada maklumat yang telah berubah. Jana semula dahulu, kemudian muat turun.`,
        ];
  return (
    <Section title={title} note={note}>
      <AllDownloads session={session} />
    </Section>
  );
}

function Workflow({ session, onChoose }: { session: Session; onChoose: (paper: Paper) => void }) {
  const generation = useGeneration(session);
  const year = useNow().getFullYear();
  return (
    <>
      <Head session={session} />
      <Steps session={session} />
      <UploadCard session={session} />
      {stageNames
        .filter((stage) => isCardVisible(session, stage) || isGenerated(session, stage))
        .map((stage) => (
          <Fragment key={stage}>
            {stage === 'jsu' && session.papers.length > 1 && <Papers session={session} onChoose={onChoose} />}
            <StageCard session={session} stage={stage} generation={generation} />
          </Fragment>
        ))}
      {session.jstGenerated && <VettingCard session={session} />}
      {currentStep(session) === 'completed' && <Congratulations session={session} />}
      <Soft sx={{ mt: 4, textAlign: 'center', fontSize: 'small' }}>
        Hak Cipta © {year} Suite AI Pendidikan. VALENTRA, {commonText.version.toLowerCase()}
      </Soft>
    </>
  );
}

function sayFailed(): void {
  notify('error', 'Gagal memuatkan sesi');
  // Otherwise the list would open at this page's scroll position.
  window.scrollTo(0, 0);
}

/** Names the paper that is shown, in the page's address. */
const paperParam = 'kertas';

/** Spec 2 §2, VALENTRA session workflow; when a session cannot be fetched, the list opens with a message (§8). */
export default function SessionPage() {
  const { sessionId = '' } = useParams();
  const [chosen, setChosen] = useSearchParams();
  const query = useQuery({
    ...shownQuery(sessionId, chosen.get(paperParam)),
    placeholderData: (before: Session | undefined) => (before?.id === sessionId ? before : undefined),
    refetchInterval: ({ state }) => (state.data !== undefined && isUnderWay(state.data) ? pollEvery : false),
    refetchIntervalInBackground: true,
  });
  const { data, error } = query;
  // A paper that the JST does not have any more: the session is shown with its main one.
  if (data === undefined && isMissing(error) && chosen.has(paperParam)) return <Navigate to={{ search: '' }} replace />;
  if (data === undefined && error !== null && !isMissing(error))
    return <Leaving to={paths.valentra.href()} before={sayFailed} />;
  return (
    <OfSession module="valentra" query={query} heading={listText.title} height={260}>
      {(session) => (
        <Workflow
          // The main paper is shown before the JST names it too: what was just made stays open.
          key={`${session.id} ${chosenIn(session) ?? ''}`}
          session={session}
          onChoose={({ id, isMain }) => setChosen(isMain ? {} : { [paperParam]: id })}
        />
      )}
    </OfSession>
  );
}
