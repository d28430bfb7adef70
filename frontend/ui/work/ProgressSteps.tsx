import Box from '@mui/material/Box';
import type { Progress } from '../../../shared/session.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { waitText as text } from '../../text/session.ts';
import { Bar } from '../Tiles.tsx';
import { useNow } from '../useNow.ts';
import { Small } from '../elements.tsx';
import { Tracker } from './Tracker.tsx';

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
  const counted = total > 0 ? text.stepOf(done, total) : '';
  const steps = order.map((step, index) => {
    const state = index < active ? 'done' : index === active ? 'active' : 'closed';
    const note = text.stepState[state];
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
        {place !== undefined && <strong>{text.inLine(place)} </strong>}
        {text.started(lastActivityLabel(startedAt, now))}
      </Small>
      <p className="hidden-text" role="status">
        {names[running]} {counted} {place !== undefined && text.inLine(place)}
      </p>
    </div>
  );
}
