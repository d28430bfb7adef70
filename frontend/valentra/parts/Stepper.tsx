import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { stepLabels, stepStateLabels } from '../../../shared/valentra/labels.ts';
import { stepState, visibleSteps } from '../../../shared/valentra/rules.ts';
import type { Standing, StepState } from '../../../shared/valentra/rules.ts';
import { colours } from '../../app/theme.ts';
import { sessionPageText as text } from '../text.ts';

const looks: Record<StepState, object> = {
  completed: { bgcolor: colours.green, borderColor: colours.green, color: '#fff' },
  active: { bgcolor: colours.goldPale, borderColor: colours.gold, color: colours.gold },
  ready: { bgcolor: colours.sheet, borderColor: colours.green, color: colours.green },
  unavailable: { bgcolor: 'transparent', borderColor: '#8b8471', color: colours.inkSoft },
};

/** The steps of a session with their states (spec 2 §2, §4). */
export function Stepper({ session }: { session: Standing }) {
  return (
    <Box
      component="ol"
      aria-label={text.steps}
      className="no-print"
      sx={{
        listStyle: 'none',
        p: 0,
        my: 3,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(110px, 1fr))' },
      }}
    >
      {visibleSteps(session).map((step, index) => {
        const state = stepState(session, step);
        const isActive = state === 'active';
        return (
          <Box
            component="li"
            key={step}
            aria-current={isActive ? 'step' : undefined}
            sx={{ display: 'flex', gap: 1, alignItems: 'center', minWidth: 0 }}
          >
            <Box
              sx={{
                flex: 'none',
                display: 'grid',
                placeItems: 'center',
                width: 32,
                height: 32,
                border: '2px solid',
                borderRadius: '50%',
                fontWeight: 700,
                ...looks[state],
              }}
            >
              {state === 'completed' ? <CheckIcon sx={{ fontSize: '1.1rem' }} /> : index + 1}
            </Box>
            <Box sx={{ minWidth: 0, lineHeight: 1.25 }}>
              <Box sx={{ fontWeight: isActive ? 700 : 600, fontSize: '.925rem' }}>{stepLabels[step]}</Box>
              <Box sx={{ fontSize: '.8rem', color: 'text.secondary' }}>{stepStateLabels[state]}</Box>
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
