import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { Progress } from '../../../shared/session.ts';
import { colours } from '../../app/theme.ts';
import { lastActivityLabel } from '../../text/dates.ts';
import { waitText as text } from '../../text/session.ts';
import { Bar } from '../Bar.tsx';
import { useNow } from '../useNow.ts';

const order = ['queued', 'reading', 'analysing', 'finishing'] as const satisfies readonly Progress['step'][];

/** Where the work truly stands, as the server reports it; nothing is guessed from the clock. `names`: the steps in the module's words. */
export function Steps({ progress, names }: { progress: Progress; names: Readonly<Record<Progress['step'], string>> }) {
  const now = useNow();
  const active = order.indexOf(progress.step);
  const counted = progress.total > 0 ? text.stepOf(progress.done, progress.total) : '';
  return (
    <div>
      <Box component="ol" sx={{ listStyle: 'none', p: 0, display: 'grid', gap: 1 }}>
        {order.map((step, index) => {
          const state = index < active ? 'done' : index === active ? 'active' : 'waiting';
          return (
            <Box
              component="li"
              key={step}
              aria-current={state === 'active' ? 'step' : undefined}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                fontWeight: state === 'active' ? 700 : 400,
                color: state === 'waiting' ? 'text.secondary' : 'text.primary',
              }}
            >
              <Box
                sx={{
                  flex: 'none',
                  display: 'grid',
                  placeItems: 'center',
                  width: 26,
                  height: 26,
                  borderRadius: '50%',
                  border: `2px solid ${state === 'waiting' ? '#8b8471' : colours.green}`,
                  bgcolor: state === 'done' ? colours.green : 'transparent',
                  color: state === 'done' ? '#fff' : 'inherit',
                  fontSize: '.85rem',
                }}
              >
                {state === 'done' ? <CheckIcon sx={{ fontSize: '1rem' }} /> : index + 1}
              </Box>
              <span>
                {names[step]}
                {state === 'active' && counted !== '' && ` (${counted})`}
                <span className="hidden-text">, {text.stepState[state]}</span>
              </span>
            </Box>
          );
        })}
      </Box>
      {progress.total > 0 && (
        <Box sx={{ mt: 2 }}>
          <Bar max={progress.total} value={progress.done} aria-label={names[progress.step]} />
        </Box>
      )}
      <Box component="p" sx={{ mt: 1, fontSize: '.9rem', color: 'text.secondary' }}>
        {text.started(lastActivityLabel(progress.startedAt, now))}
      </Box>
      <p className="hidden-text" role="status">
        {names[progress.step]} {counted}
      </p>
    </div>
  );
}
