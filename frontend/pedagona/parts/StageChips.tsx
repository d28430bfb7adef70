import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import type { StageChecks } from '../../../shared/pedagona/schemas.ts';
import { colours } from '../../app/theme.ts';
import { listText } from '../text.ts';

const stages = ['merangkai', 'scripts', 'dlo', 'report'] as const;

/** The four progress chips of a completed session, ticked or not (spec 1 §2). */
export function StageChips({ checks }: { checks: StageChecks }) {
  return (
    <Box
      component="ul"
      aria-label={listText.progress}
      sx={{ listStyle: 'none', p: 0, display: 'flex', flexWrap: 'wrap', gap: 0.75 }}
    >
      {stages.map((stage) => (
        <Box
          component="li"
          key={stage}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            px: 1,
            borderRadius: 9,
            fontSize: '.85rem',
            border: `1px ${checks[stage] ? 'solid' : 'dashed'} ${checks[stage] ? colours.green : '#8b8471'}`,
            bgcolor: checks[stage] ? colours.greenPale : 'transparent',
            color: checks[stage] ? colours.green : 'text.secondary',
          }}
        >
          {checks[stage] && <CheckIcon sx={{ fontSize: '1rem' }} />}
          {listText.chips[stage]}
          <span className="hidden-text">: {checks[stage] ? listText.done : listText.notDone}</span>
        </Box>
      ))}
    </Box>
  );
}
