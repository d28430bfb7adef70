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

const colourOf = { done: colours.green, active: colours.gold, open: colours.green, closed: colours.inkSoft };

/** On a phone only the active step shows its name; the others keep theirs for screen readers. */
const unseenOnPhone = {
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
      const isNamed = isVertical || isActive;
      const content = (
        <StepLabel
          icon={index + 1}
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
            '& .MuiStepLabel-iconContainer': { p: 0, pr: { xs: isNamed ? 1 : 0, sm: 1 } },
            // Seven of them and the name of one fit a phone.
            '& .MuiStepIcon-root.MuiStepIcon-root': { color: colourOf[state], fontSize: { xs: 28, sm: 34 } },
            '& .MuiStepLabel-labelContainer': { minWidth: 0, ...(isNamed ? {} : unseenOnPhone) },
            '& .MuiStepLabel-label.MuiStepLabel-label': {
              lineHeight: 1.25,
              fontSize: '.925rem',
              fontWeight: isActive ? 700 : isVertical ? 400 : 600,
              color: 'text.primary',
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
