import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { boardOf, draftsIn, type Next, outdatedIn } from '../../../shared/valentra/board.ts';
import { isFrame } from '../../../shared/valentra/items/frameMark.ts';
import { courseTitle, percentLabel, statusLabel } from '../../../shared/valentra/labels.ts';
import { isOfPaper } from '../../../shared/valentra/paper/papers.ts';
import { type Session, type StageName, stageNames } from '../../../shared/valentra/schemas.ts';
import {
  currentStep,
  documentsOf,
  isAvailable,
  isCardVisible,
  isGenerated,
  progressPercent,
  type Standing,
  stepLabels,
  type StepState,
  stepState,
  visibleSteps,
} from '../../../shared/valentra/workflow.ts';
import { pick } from '../../../shared/values/pick.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import { isMissing } from '../../api/client.ts';
import { paperParam, paths } from '../../app/paths.ts';
import { colours } from '../../app/theme.ts';
import { frameText, useSettings } from '../../app/useSettings.ts';
import { commonText } from '../../text/ms.ts';
import { isOutdated } from '../../text/origin.ts';
import { CardPlaceholders } from '../../ui/Async.tsx';
import { Badge, StatusBadge } from '../../ui/Badge.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Attention, LinkButton, PlainList, Section, Small, Soft, Span, Strong } from '../../ui/elements.tsx';
import { Redirect } from '../../ui/frame/Redirect.tsx';
import { PageBar } from '../../ui/frame/PageBar.tsx';
import { SendButton } from '../../ui/moderation/parts.tsx';
import { SentBadge, useSent } from '../../ui/moderation/received.tsx';
import { ShareBar, Swatch } from '../../ui/pictures.tsx';
import { backToList, OfSession, RemoveButton, SampleNotice } from '../../ui/session/sessionActions.tsx';
import { useNow } from '../../ui/useNow.ts';
import { type TrackedStep, Tracker } from '../../ui/work/Tracker.tsx';
import { pollEvery } from '../../ui/work/useWork.tsx';
import { Downloads, StageCard } from '../parts/StageCard.tsx';
import { UploadCard } from '../parts/UploadCard.tsx';
import { addressOf, chosenIn, isUnderWay, sessions, shownQuery } from '../queries.ts';
import { listText, noCourseText, stageNoun, stageText } from '../text.ts';
import { type Generation, useGeneration } from '../useGeneration.ts';

/** The one step that comes next: what is to be made, then what is to be looked at; while there is no course, its own card has it. */
function NextStep({ session, generation }: { session: Session; generation: Generation }) {
  const step = stageNames.find((stage) => stage === currentStep(session));
  const open = stageNames.find((stage) => (session.openFindings[stage] ?? 0) > 0);
  const frame = stageNames.find((stage) => isFrame(documentsOf(session)[stage] ?? ''));
  const check = frame ? `Lengkapkan ${stageNoun[frame]}` : open && `Semak ${stageNoun[open]}`;
  const [at, text] = step === undefined ? [frame ?? open, check] : [step, stageText[step].generate];
  // An open form has its own button, and what is open is not opened again.
  if (generation.shown?.asks === true || generation.shown?.stage === at) return null;
  if (step === undefined || step === 'exam')
    return (
      at && (
        <LinkButton variant="contained" to={addressOf(at)}>
          {text}
        </LinkButton>
      )
    );
  return (
    <ReasonButton variant="contained" reason={generation.reason} onClick={() => generation.start(step)}>
      {text}
    </ReasonButton>
  );
}

const stepStates: Record<StepState, Pick<TrackedStep, 'state' | 'note'>> = {
  completed: { state: 'done', note: 'Selesai' },
  active: { state: 'active', note: 'Langkah semasa' },
  ready: { state: 'open', note: 'Sedia' },
  unavailable: { state: 'closed', note: 'Belum tersedia' },
};

/** How far the session is, whichever paper is shown: as in the list, its main paper counts. */
const standingOf = (session: Session): Standing => ({
  ...session,
  ...pick(session.papers.find(({ isMain }) => isMain) ?? session, 'jsuGenerated', 'examGenerated'),
});

/** `isOfAnother`: the paper that was chosen is being fetched; the session is still shown with the paper before. */
function Workflow({ session, isOfAnother }: { session: Session; isOfAnother: boolean }) {
  const generation = useGeneration(session);
  const outdated = outdatedIn(session);
  const { givesFrames = false } = useSettings();
  /** Only tasks and rubrics, which the engine at work could but frame. */
  const isFramesOnly =
    givesFrames && !isOutdated(session.origins, 'jst') && !session.papers.some(({ isOutdated: isOld }) => isOld);
  const year = useNow().getFullYear();
  const made = stageNames.filter((stage) => isGenerated(session, stage));
  const standing = standingOf(session);
  const drafts = draftsIn(session);
  /** The steps of the session with their states (spec 2 §2, §4). */
  const steps = visibleSteps(standing).map((name) => ({
    name,
    label: stepLabels[name],
    ...stepStates[stepState(standing, name)],
    // Its name says it.
    ...(name === 'completed' && { note: '' }),
    isOutdated: isOutdated(session.origins, name),
  }));
  /** Everything is generated (spec 2 §2), of every paper and from what now is. */
  const isWhole =
    currentStep(session) === 'completed' &&
    session.papers.every((paper) => paper.examGenerated && !paper.isOutdated) &&
    made.every((stage) => !isOutdated(session.origins, stage));
  /** Opened from the board before its card shows by itself (spec 2 §4). */
  const isBegun = (stage: StageName): boolean => {
    const { isWaiting, failure } = generation.workOf(stage);
    return isAvailable(session, stage) && (generation.shown?.stage === stage || isWaiting || failure !== null);
  };
  return (
    <>
      <PageBar
        back={backToList('valentra')}
        title={session.sessionName}
        onRename={(name) => sessions.rename(session.id, name)}
        primary={(outdated.length < 2 || isFramesOnly) && <NextStep session={session} generation={generation} />}
        download={made.length > 0 && made.map((stage) => <Downloads key={stage} session={session} stage={stage} />)}
        more={
          <>
            <SendButton module="valentra" sessionId={session.id} artefact="" version={1}>
              Hantar salinan kepada rakan
            </SendButton>
            <RemoveButton module="valentra" session={session} deleteSession={sessions.deleteSession} />
          </>
        }
      />
      <Small>
        {session.courseInfo === null ? noCourseText(session) : <bdi>{courseTitle(session.courseInfo)}</bdi>}
        {' · '}
        {session.isSample === true ? (
          'Contoh'
        ) : (
          <time dateTime={session.createdAt}>{dateTimeLabel(session.createdAt)}</time>
        )}
        {` · Kemajuan ${progressPercent(standing)}% `}
        <StatusBadge status={session.status} label={statusLabel(session.status)} />
        {drafts > 0 && ` · ${drafts} dokumen masih draf`}
      </Small>
      <SampleNotice module="valentra" session={session} copy={sessions.copySession} />
      <Box className="no-print" sx={{ my: 2 }}>
        <Tracker label="Langkah sesi" steps={steps} />
      </Box>
      {outdated.length > 1 && (
        <Attention role="note" title={`Belum dikemas kini: ${outdated.join(', ')}`}>
          {generation.isUpdating ? (
            <p role="status">
              Sedang dikemas kini satu demi satu. Jika halaman ini ditutup, yang belum siap disambung apabila sesi ini
              dibuka semula.
            </p>
          ) : isFramesOnly ? (
            frameText
          ) : (
            <Box className="no-print" sx={{ mt: 1 }}>
              <ReasonButton variant="contained" reason={generation.reason} onClick={() => void generation.updateAll()}>
                Kemas kini semua
              </ReasonButton>
            </Box>
          )}
        </Attention>
      )}
      <Board session={session} />
      <UploadCard session={session} />
      {stageNames
        .filter((stage) => isCardVisible(session, stage) || isGenerated(session, stage) || isBegun(stage))
        .map((stage) =>
          isOfAnother && isOfPaper(stage) ? (
            <CardPlaceholders key={stage} count={1} height={260} />
          ) : (
            <StageCard key={stage} session={session} stage={stage} generation={generation} />
          ),
        )}
      {isWhole && (
        <Section
          title="Tahniah! Semua dokumen telah dijana."
          note="Semak dokumen sebelum digunakan. Failnya ada pada bar di atas; fail kertas lain, pada kad kertas itu."
        />
      )}
      <Soft sx={{ mt: 2, textAlign: 'center', fontSize: 'small' }}>
        Hak Cipta © {year} Suite AI Pendidikan. VALENTRA, {commonText.version.toLowerCase()}
      </Soft>
    </>
  );
}

/** Spec 2 §2, VALENTRA session workflow; when a session cannot be fetched, the list opens with a message (§8). */
export default function SessionPage() {
  const { sessionId = '' } = useParams();
  const [chosen] = useSearchParams();
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
    return (
      <Redirect
        to={paths.valentra.href()}
        before={() => {
          notify('error', 'Gagal memuatkan sesi');
          // Otherwise the list would open at this page's scroll position.
          window.scrollTo(0, 0);
        }}
      />
    );
  return (
    <OfSession module="valentra" query={query} heading={listText.title} height={260}>
      {(session) => (
        <Workflow
          // The main paper is shown before the JST names it too: what was just made stays open.
          key={`${session.id} ${chosenIn(session) ?? ''}`}
          session={session}
          isOfAnother={query.isPlaceholderData}
        />
      )}
    </OfSession>
  );
}

/** A line of the board: on a phone its state and next step stand below its name. */
const rowSx = {
  py: 1,
  display: 'grid',
  alignItems: 'center',
  gap: '2px 10px',
  gridTemplateColumns: { xs: '12px minmax(0, 1fr) auto', md: '12px minmax(0, 1.1fr) minmax(0, 1fr) 64px 190px 200px' },
  borderTop: `1px solid ${colours.line}`,
  '&[aria-current]': {
    boxShadow: `inset 3px 0 ${colours.goldBright}`,
    mx: { xs: -2, sm: -2.5 },
    px: { xs: 2, sm: 2.5 },
  },
} as const;

const textOf = ({ stage, does }: Next): string =>
  does === 'make' ? stageText[stage].generate : { remake: 'Jana Semula', check: 'Semak', show: 'Papar' }[does];

/** The assessments of a course, each with its state and one next step; a test is chosen by its step. */
const Board = ({ session }: { session: Session }) => {
  const rows = boardOf(session);
  const sent = useSent(session.id);
  const { papers, assessmentId } = session;
  const total = sumOf(rows.map(({ weight }) => weight ?? 0));
  const done = papers.filter((paper) => paper.examGenerated && !paper.isFrame);
  const approved = done.filter(({ states }) => states.exam === 'sah').length;
  const shares = rows.flatMap(({ weight }, place) => (weight === null || weight === 0 ? [] : [{ weight, place }]));
  if (rows.length === 0) return null;
  return (
    <Section title="Pentaksiran kursus">
      <ShareBar shares={shares} missing={Math.max(0, 100 - total)} />
      <Small sx={{ my: 1 }}>
        Jumlah wajaran {percentLabel(total)}
        {total !== 100 && ', bukan 100%'}
        {papers.length > 0 && `. Soalan lengkap: ${done.length} daripada ${papers.length} kertas; Sah: ${approved}.`}
      </Small>
      <PlainList aria-label="Pentaksiran kursus">
        {rows.map(({ name, documents, about, weight, former, paper, states, next, task, openFindings }, place) => (
          <Box component="li" key={name} sx={rowSx} aria-current={paper?.id === assessmentId ? 'true' : undefined}>
            <Swatch place={place} />
            <Strong sx={{ minWidth: 0 }}>{name}</Strong>
            <Small sx={{ gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }}>{about}</Small>
            <Strong sx={{ textAlign: 'right' }}>{percentLabel(weight)}</Strong>
            <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, fontSize: 'small' }}>
              {states.map(({ text, tone }) => (
                <Fragment key={text}>
                  <Badge tone={tone}>{text}</Badge>{' '}
                </Fragment>
              ))}
              <SentBadge sent={sent.filter(({ artefact }) => documents.some((one) => one === artefact))} />{' '}
              {openFindings > 0 && <Span sx={{ whiteSpace: 'nowrap' }}>{openFindings} dapatan</Span>}
              {former !== null && <div>JST masih {percentLabel(former)}</div>}
            </Box>
            {next !== null && (
              <LinkButton
                size="small"
                className="no-print"
                to={addressOf(next.stage, paper)}
                state={{ part: task }}
                aria-label={`${textOf(next)}: ${name}`}
                sx={{
                  gridColumn: -2,
                  gridRow: { xs: '2 / 4', md: 'auto' },
                  justifySelf: 'end',
                  alignSelf: { xs: 'end', md: 'center' },
                }}
              >
                {textOf(next)}
              </LinkButton>
            )}
          </Box>
        ))}
      </PlainList>
    </Section>
  );
};
