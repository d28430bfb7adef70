import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import type { StageName } from '../../../shared/pedagona/stages.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { commonText } from '../../text/ms.ts';
import { waitText } from '../../text/session.ts';
import { Fault } from '../../ui/Async.tsx';
import { ReasonButton } from '../../ui/ReasonButton.tsx';
import { useNow } from '../../ui/useNow.ts';
import { stageText, workText } from '../chainText.ts';
import type { useStage } from '../useStage.ts';
import type { Work } from '../useWork.ts';

/** A wait for generated work: what is happening, since when, and that it goes on without the page. */
export function WorkProgress({
  work: { startedAt, isLineLost },
  working,
  duration,
}: {
  work: Pick<Work, 'startedAt' | 'isLineLost'>;
  working: string;
  duration?: string;
}) {
  const now = useNow();
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box className="spinner" sx={{ flex: 'none', width: '1.75rem', height: '1.75rem' }} />
      <Box>
        <p role="status">
          <strong>{working}...</strong>
        </p>
        <Box component="p" sx={{ fontSize: '.9rem', color: 'text.secondary' }}>
          {duration} {startedAt !== null && `${waitText.started(lastActivityLabel(startedAt, now))}.`}{' '}
          {workText.mayClose}
        </Box>
        <Box component="p" role="status" sx={{ color: 'secondary.main' }}>
          {isLineLost ? workText.lineLost : ''}
        </Box>
      </Box>
    </Box>
  );
}

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
