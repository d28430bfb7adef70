import Box from '@mui/material/Box';
import { lastActivityLabel } from '../../text/dates.ts';
import { commonText } from '../../text/ms.ts';
import { waitText } from '../../text/session.ts';
import { Fault } from '../Async.tsx';
import { P, Small } from '../elements.tsx';
import { ReasonButton } from '../ReasonButton.tsx';
import { useNow } from '../useNow.ts';
import type { Work } from './useWork.ts';
import type { Progress } from '../../../shared/session.ts';
import { Bar } from '../Tiles.tsx';
import { Tracker } from './Tracker.tsx';

/** Shown while something is generated: the step, its start, and that the page may be closed. */
export function WorkProgress({
  work: { startedAt, isLineLost, place },
  working,
  duration,
}: {
  work: Pick<Work, 'startedAt' | 'isLineLost' | 'place'>;
  working: string;
  duration?: string | undefined;
}) {
  const now = useNow();
  return (
    <Box className="no-print" sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Box className="spinner" sx={{ flex: 'none', width: '1.75rem', height: '1.75rem' }} />
      <Box>
        <p role="status">
          <strong>{working}...</strong>
        </p>
        {place !== undefined && <p role="status">{waitText.inLine(place)}</p>}
        <Small>
          {duration} {startedAt !== null && `${waitText.started(lastActivityLabel(startedAt, now))}.`} Anda boleh
          menutup halaman ini; kerja diteruskan dan hasilnya akan ada di sini.
        </Small>
        <P role="status" sx={{ color: 'secondary.main' }}>
          {isLineLost ? waitText.lineLost : ''}
        </P>
      </Box>
    </Box>
  );
}

/** The progress of a generation, or its failure with a retry button; nothing otherwise. */
export function WorkState({
  work,
  working,
  duration,
  failed,
  retryReason = null,
  onRetry,
}: {
  work: Omit<Work, 'run'>;
  working: string;
  duration?: string;
  failed: (message: string) => string;
  retryReason?: string | null;
  onRetry: () => void;
}) {
  if (work.isWaiting) return <WorkProgress work={work} working={working} duration={duration} />;
  if (work.failure === null) return null;
  return (
    <Fault message={failed(work.failure)}>
      <ReasonButton variant="outlined" color="error" reason={retryReason} onClick={onRetry}>
        {commonText.retry}
      </ReasonButton>
    </Fault>
  );
}

const order = ['queued', 'reading', 'analysing', 'finishing'] as const satisfies readonly Progress['step'][];

/** The progress of a running job as the server reports it, never estimated. `names`: the module's names of the steps. */
export function ProgressSteps({
  progress: { step: running, done, total, startedAt, place },
  names,
}: {
  progress: Progress;
  names: Readonly<Record<Progress['step'], string>>;
}) {
  const now = useNow();
  const active = order.indexOf(running);
  const counted = total > 0 ? waitText.stepOf(done, total) : '';
  const steps = order.map((step, index) => {
    const state = index < active ? 'done' : index === active ? 'active' : 'closed';
    const note = waitText.stepState[state];
    return {
      name: step,
      label: names[step],
      state,
      note: state === 'active' && counted !== '' ? `${note} (${counted})` : note,
    } as const;
  });
  return (
    <div>
      <Tracker isVertical steps={steps} />
      {total > 0 && (
        <Box sx={{ mt: 2 }}>
          <Bar value={(100 * done) / total} aria-label={names[running]} />
        </Box>
      )}
      <Small sx={{ mt: 1 }}>
        {place !== undefined && <strong>{waitText.inLine(place)} </strong>}
        {waitText.started(lastActivityLabel(startedAt, now))}
      </Small>
      <p className="hidden-text" role="status">
        {names[running]} {counted} {place !== undefined && waitText.inLine(place)}
      </p>
    </div>
  );
}
