import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { colours } from '../../app/theme.ts';
import { Span } from '../elements.tsx';

export interface TrackedStep {
  name: string;
  label: string;
  state: 'done' | 'active' | 'open' | 'closed';
  note: ReactNode;
  /** What it was made from has changed since. */
  isOutdated?: boolean;
  /** Address of its page; null or absent: the step is not a link. */
  href?: string | null;
}

const stateSx = {
  done: { bgcolor: colours.green, borderColor: colours.green, color: '#fff' },
  active: { bgcolor: colours.goldPale, borderColor: colours.gold, color: colours.gold },
  open: { bgcolor: colours.sheet, borderColor: colours.green, color: colours.green },
  closed: { bgcolor: 'transparent', borderColor: '#8b8471', color: colours.inkSoft },
} as const;

const Place = ({ state, place }: { state: TrackedStep['state']; place: number }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      // Seven of them and the name of one fit a phone.
      width: { xs: 26, sm: 32 },
      height: { xs: 26, sm: 32 },
      border: '2px solid',
      borderRadius: '50%',
      fontWeight: 700,
      ...stateSx[state],
    }}
  >
    {state === 'done' ? <CheckIcon sx={{ fontSize: '1.1rem' }} /> : place}
  </Box>
);

const onWideScreens = {
  '@media (max-width: 599px)': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
};

/** Steps with their states, in words and colour. `isVertical`: one below the other. */
export const Tracker = ({
  label,
  steps,
  isVertical = false,
}: {
  label?: string;
  steps: readonly TrackedStep[];
  isVertical?: boolean;
}) => (
  <Stepper
    nonLinear
    connector={null}
    orientation={isVertical ? 'vertical' : 'horizontal'}
    aria-label={label}
    sx={{
      display: 'grid',
      gap: { xs: 0.5, sm: 1 },
      gridTemplateColumns: isVertical
        ? 'minmax(0, 1fr)'
        : {
            xs: steps.map(({ state }) => (state === 'active' ? 'minmax(0, auto)' : 'auto')).join(' '),
            sm: 'repeat(auto-fit, minmax(110px, 1fr))',
          },
    }}
  >
    {steps.map(({ name, label: title, state, note, isOutdated = false, href = null }, index) => {
      const isActive = state === 'active';
      const current = isActive ? ({ 'aria-current': 'step' } as const) : {};
      const content = (
        <StepLabel
          icon={<Place state={state} place={index + 1} />}
          optional={
            <Box sx={{ fontSize: '.8rem', color: 'text.secondary' }}>
              <span className={isOutdated ? 'hidden-text' : ''}>{note}</span>
              {isOutdated && (
                <Span sx={{ display: 'block', color: colours.gold, fontWeight: 700 }}>Maklumat asal berubah</Span>
              )}
            </Box>
          }
          sx={{
            p: 0,
            '& .MuiStepLabel-iconContainer': { p: 0, pr: { xs: isVertical || isActive ? 1 : 0, sm: 1 } },
            '& .MuiStepLabel-labelContainer': {
              minWidth: 0,
              // On a phone the others keep their names for screen readers.
              ...(isVertical || isActive ? {} : onWideScreens),
            },
          }}
          slotProps={{
            label: {
              sx: {
                lineHeight: 1.25,
                fontSize: '.925rem',
                '&&': { fontWeight: isActive ? 700 : isVertical ? 400 : 600, color: 'text.primary' },
              },
            },
          }}
        >
          {title}
          <span className="hidden-text">: </span>
        </StepLabel>
      );
      return (
        <Step
          key={name}
          active={isActive}
          completed={state === 'done'}
          sx={{ p: 0 }}
          {...(href === null ? current : {})}
        >
          {href === null ? (
            content
          ) : (
            <Box
              component={Link}
              to={href}
              {...current}
              sx={{ display: 'block', py: 0.5, textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}
            >
              {content}
            </Box>
          )}
        </Step>
      );
    })}
  </Stepper>
);
