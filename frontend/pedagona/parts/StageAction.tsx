import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import { commonText } from '../../text/ms.ts';
import { workText } from '../../text/work.ts';
import { Fault } from '../../ui/Async.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { WorkProgress } from '../../ui/work/WorkProgress.tsx';
import { stageText } from '../chainText.ts';
import type { useStage } from '../useStage.ts';

/** What a stage's wait or failure shows; nothing while it rests. */
export function StageStanding({ stage, work }: { stage: StageName; work: ReturnType<typeof useStage> }) {
  const text = stageText[stage];
  if (work.isWaiting) return <WorkProgress work={work} working={text.working} duration={text.duration} />;
  if (work.failure === null) return null;
  return (
    <Fault message={text.failed(work.failure)}>
      <Button variant="outlined" color="error" onClick={work.start}>
        {commonText.retry}
      </Button>
    </Fault>
  );
}

/** The button of a stage: opens it when it exists, else generates it (spec 1 §4). `href` null: it does not exist yet. */
export function StageButton({
  stage,
  work,
  href,
  reason = null,
  label = stageText[stage].generate,
  variant = 'contained',
  onPress = work.start,
}: {
  stage: StageName;
  work: ReturnType<typeof useStage>;
  href: string | null;
  reason?: string | null;
  label?: string;
  variant?: 'contained' | 'outlined';
  /** What the press does instead of starting at once, such as asking first. */
  onPress?: () => void;
}) {
  if (href !== null)
    return (
      <Button component={Link} to={href} variant={variant}>
        {stageText[stage].view}
      </Button>
    );
  return (
    <ReasonButton variant={variant} reason={work.isWaiting ? workText.busy : reason} onClick={onPress}>
      {label}
    </ReasonButton>
  );
}
