import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { stageCalls } from '../../../shared/pedagona/api.ts';
import { stageArtefactId, type StageName, stageNames } from '../../../shared/pedagona/artefacts.ts';
import { stepLabels } from '../../../shared/pedagona/labels/chainLabels.ts';
import type { StageChecks } from '../../../shared/pedagona/schemas.ts';
import type { Edits, Making } from '../../../shared/session/origin.ts';
import { call } from '../../api/client.ts';
import { queryClient } from '../../api/queries.ts';
import { nextIn } from '../../app/next.ts';
import { frameNote } from '../../app/useSettings.ts';
import { changeLines, type Origins } from '../../text/origin.ts';
import { workText } from '../../text/session.ts';
import { Attention, LinkButton, Row, Small } from '../../ui/elements.tsx';
import { opened } from '../../ui/fetched.tsx';
import { notify } from '../../ui/Notices.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { ChangeLines } from '../../ui/work/Outdated.tsx';
import { Tracker } from '../../ui/work/Tracker.tsx';
import { useWork, type Work, WorkState } from '../../ui/work/useWork.tsx';
import { sourceNames } from '../artefact.ts';
import { sessions, stageDependents } from '../queries.ts';
import { hrefIn, outdatedStages, stageHref, stepsSeenFrom } from '../steps.ts';
import { stageText } from '../text.ts';

/** The five steps of the chain; each links to its page once it has an id (spec 1 §2, step tracker). */
export const StepTracker = ({ at }: { at: Parameters<typeof stepsSeenFrom> }) => (
  <Box component="nav" aria-label="Langkah KPPB" className="no-print" sx={{ my: 1 }}>
    <Tracker steps={stepsSeenFrom(...at)} />
  </Box>
);

type StageWork = Omit<Work, 'run'> & { start: (making?: Partial<Making>) => void };

interface Asked {
  sessionId: string;
  /** See useWork. */
  enabled: boolean;
  /** Its page is open already. */
  isShown?: boolean;
}

/** Makes a stage, and waits for it; then its page opens, or can be opened. */
function useStage(stage: StageName, { sessionId, enabled, isShown = false }: Asked): StageWork {
  const navigate = useNavigate();
  const idOf = (name: StageName) => stageArtefactId(name, sessionId);
  /** A path takes the one of these that it names: what the stage is generated from (spec 1 §7). */
  const params = { sessionId, merangkaiId: idOf('merangkai'), dloId: idOf('dlo') };

  const onDone = async (isHere: boolean): Promise<void> => {
    void sessions.forgetLists();
    for (const key of stageDependents) void queryClient.invalidateQueries({ queryKey: key });
    const open = () => void navigate(stageHref[stage](idOf(stage)));
    if (isHere && !isShown) open();
    const made = `${stageText[stage].success} ${await frameNote().catch(() => '')}`.trim();
    notify('success', made, ...(isHere || isShown ? [] : [{ text: 'Buka', run: open }]));
  };
  const { run, ...work } = useWork({
    queryKey: ['pedagona', 'work', stage, sessionId],
    check: (signal) => call(stageCalls[stage].check, { params }, { signal }),
    enabled,
    showsEarlierFailure: true,
    onDone: (isHere) => void onDone(isHere),
  });
  const fallback = stage === 'merangkai' ? { fallback: 'Merangkai failed' } : {};
  return {
    ...work,
    start: (body = {}) => void run(() => call(stageCalls[stage].create, { params, body }, fallback)),
  };
}

const StageState = ({ stage, work }: { stage: StageName; work: StageWork }) => {
  const { working, duration, failed } = stageText[stage];
  return <WorkState work={work} working={working} duration={duration} failed={failed} onRetry={() => work.start()} />;
};

/**
 * Generates a stage of a session, or opens it once it exists (spec 1 §4): its button, what it waits for or why it failed above the buttons of
 * the row, and how long it takes below them. `reason`: why it cannot be generated; `ask`: what must be agreed to first.
 */
export function StageStep({
  stage,
  of: { sessionId, checks, origins = {} },
  reason = null,
  label = stageText[stage].generate,
  // Once all is there the report's page leads on.
  isNext = stage === (nextIn(checks) ?? 'report'),
  isTold = false,
  ask,
}: {
  stage: StageName;
  of: { sessionId: string; checks: StageChecks; origins?: Origins };
  reason?: string | null;
  label?: string;
  isNext?: boolean;
  isTold?: boolean;
  ask?: () => Promise<boolean>;
}) {
  const href = hrefIn(checks, stage);
  // What is outdated comes first.
  const variant = isNext && outdatedStages(origins).length === 0 ? 'contained' : 'outlined';
  const isWanted = href === null && reason === null;
  const work = useStage(stage, { sessionId, enabled: isWanted });
  const start = async () => {
    if (ask === undefined || (await ask())) work.start();
  };
  return (
    <>
      <Box sx={{ order: 1, flexBasis: '100%', '&:empty': { display: 'none' } }}>
        <StageState stage={stage} work={work} />
      </Box>
      {href !== null ? (
        <LinkButton to={href} variant={variant}>
          {stageText[stage].view}
        </LinkButton>
      ) : (
        <ReasonButton
          variant={variant}
          reason={work.isWaiting ? workText.busy : reason}
          isTold={isTold && !work.isWaiting}
          onClick={() => void start()}
        >
          {label}
        </ReasonButton>
      )}
      {isWanted && !work.isWaiting && (
        <Small sx={{ order: 1, flexBasis: '100%', '[data-bar] &': { display: 'none' } }}>
          {stageText[stage].duration}
        </Small>
      )}
    </>
  );
}

/** Asks how the course is taught; the form is fetched when it is asked for. Resolves to whether it was confirmed. */
export const askTeaching: typeof import('./Teaching.tsx').askTeaching = async (asked) =>
  (await opened(() => import('./Teaching.tsx'))).askTeaching(asked);

/** Under which the browser keeps, over a reload, that all is being brought up to date, and what becomes of the lecturer's edits. */
const keyOf = (sessionId: string): string => `pedagona.update.${sessionId}`;

/** Says what has changed, the first of it also while the notices are short; one click makes again, in order, all that was made from that. */
export function UpdateAll({ sessionId, origins, shown }: { sessionId: string; origins: Origins; shown?: StageName }) {
  const [edits, setEdits] = useState(() => localStorage.getItem(keyOf(sessionId)) as Edits | null);
  const outdated = outdatedStages(origins);
  const [next] = outdated;
  useEffect(() => {
    if (next === undefined) localStorage.removeItem(keyOf(sessionId));
  }, [next, sessionId]);
  if (next === undefined) return null;
  const start = async () => {
    const { askAgain } = await opened(() => import('../asking.ts'));
    const answer = await askAgain(sessionId, origins);
    if (answer === null) return;
    localStorage.setItem(keyOf(sessionId), answer);
    setEdits(answer);
  };
  const isShown = shown !== undefined && outdated.includes(shown);
  const changed = outdated.flatMap((stage) => changeLines(origins[stage]?.changed ?? [], sourceNames));
  const lines = [...new Set(changed)];
  const keep = async () =>
    (await opened(() => import('../asking.ts'))).keepTexts(sessionId, isShown ? [shown] : outdated);
  return (
    <Attention
      role="note"
      title={`Belum dikemas kini: ${stageNames
        .filter((stage) => outdated.includes(stage))
        .map((stage) => stepLabels[stage])
        .join(', ')}`}
    >
      <Small as="div" data-short sx={{ display: 'none' }}>
        {lines[0]}
        {lines.length > 1 && ` · ${lines.length - 1} perubahan lagi`}
      </Small>
      <ChangeLines lines={lines} />
      <Box sx={{ mt: 1, display: 'grid', gap: 1, justifyItems: 'start' }}>
        {edits === null ? (
          <Row className="no-print">
            <Button variant="contained" onClick={() => void start()}>
              Kemas kini semua
            </Button>
            <Button variant="outlined" onClick={() => void keep()}>
              {isShown ? 'Kekalkan teks ini' : 'Kekalkan semua teks'}
            </Button>
          </Row>
        ) : (
          <Step key={next} stage={next} sessionId={sessionId} edits={edits} />
        )}
      </Box>
    </Attention>
  );
}

/** Makes one of them again; where that is under way, as after a reload, it waits for it. A failure ends the run. */
function Step({ stage, sessionId, edits }: { stage: StageName; sessionId: string; edits: Edits }) {
  const work = useStage(stage, { sessionId, enabled: true, isShown: true });
  const start = () => work.start({ again: true, edits });
  const onShown = useEffectEvent(start);
  useEffect(() => onShown(), []);
  const { failure } = work;
  useEffect(() => {
    if (failure !== null) localStorage.removeItem(keyOf(sessionId));
  }, [failure, sessionId]);
  return <StageState stage={stage} work={{ ...work, start }} />;
}
