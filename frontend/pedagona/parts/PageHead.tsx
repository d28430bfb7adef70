import Box from '@mui/material/Box';
import { LinkButton, Small } from '../../ui/elements.tsx';
import type { StageChecks } from '../../../shared/pedagona/schemas.ts';
import type { StageName } from '../../../shared/pedagona/artefacts.ts';
import { nextIn } from '../../app/next.ts';
import { workText } from '../../text/session.ts';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { Tracker } from '../../ui/work/Tracker.tsx';
import { WorkState } from '../../ui/work/useWork.tsx';
import type { Origins } from '../../text/origin.ts';
import { hrefIn, outdatedStages, stepsSeenFrom } from '../steps.ts';
import { stageText } from '../text.ts';
import { type StageWork, useStage } from '../useStage.ts';

/** The five steps of the chain; each links to its page once it has an id (spec 1 §2, step tracker). */
export const StepTracker = ({ at }: { at: Parameters<typeof stepsSeenFrom> }) => (
  <Box component="nav" aria-label="Langkah KPPB" className="no-print" sx={{ my: 1 }}>
    <Tracker steps={stepsSeenFrom(...at)} />
  </Box>
);

export const StageState = ({ stage, work }: { stage: StageName; work: StageWork }) => {
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
  ask = () => Promise.resolve(true),
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
    if (await ask()) work.start();
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
          isTold={isTold}
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
