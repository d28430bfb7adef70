import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { colours, radius } from '../../app/theme.ts';
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

const colourOf = { done: colours.green, active: colours.goldBright, open: colours.green, closed: colours.line };

/** The line below a step: whole where it is made, broken where it is there to be opened. */
const lineOf = (state: TrackedStep['state']) => ({
  content: '""',
  display: 'block',
  flex: { xs: 'auto', sm: 'none' },
  minWidth: { xs: 16, sm: 0 },
  height: 4,
  mt: { sm: 0.75 },
  borderRadius: radius.mark,
  background:
    state === 'open' ? `repeating-linear-gradient(90deg, ${colours.green} 0 6px, transparent 0 10px)` : colourOf[state],
  printColorAdjust: 'exact',
});

/** On a phone only the active step shows its name; the others keep theirs for screen readers. */
const unseenOnPhone = {
  '@media (max-width: 599.95px)': { position: 'absolute', width: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
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
    sx={
      isVertical
        ? { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }
        : { gap: 0.75, alignItems: { xs: 'center', sm: 'end' } }
    }
  >
    {steps.map(({ name, label: title, state, note, isOutdated = false, href = null }, index) => {
      const isActive = state === 'active';
      const current = isActive ? ({ 'aria-current': 'step' } as const) : {};
      const content = (
        <StepLabel
          icon={isVertical ? index + 1 : null}
          optional={
            <Box sx={{ fontSize: 'tiny', lineHeight: 1.35, color: 'text.secondary' }}>
              <span className={isOutdated ? 'hidden-text' : ''}>{note}</span>
              {isOutdated && (
                <Span sx={{ display: 'block', color: colours.gold, fontWeight: 700 }}>Maklumat asal berubah</Span>
              )}
            </Box>
          }
          sx={{
            p: 0,
            '& .MuiStepLabel-iconContainer': isVertical ? { p: 0, pr: 1 } : { display: 'none' },
            '& .MuiStepIcon-root.MuiStepIcon-root': {
              color: state === 'closed' ? colours.edge : colourOf[state],
              fontSize: 'figure',
            },
            '& .MuiStepIcon-text': { fill: isActive ? colours.onGold : colours.onGreen },
            '& .MuiStepLabel-labelContainer': isVertical
              ? {}
              : {
                  display: { xs: 'flex', sm: 'block' },
                  gap: 0.75,
                  alignItems: 'baseline',
                  ...(isActive ? {} : unseenOnPhone),
                },
            '& .MuiStepLabel-label.MuiStepLabel-label': {
              fontSize: isVertical ? 'text' : 'small',
              lineHeight: 1.3,
              fontWeight: isVertical && !isActive ? 450 : 650,
              color: 'text.primary',
            },
          }}
        >
          {!isVertical && `${index + 1} `}
          {title}
          <span className="hidden-text">: </span>
        </StepLabel>
      );
      return (
        <Step
          key={name}
          active={isActive}
          completed={state === 'done'}
          sx={{
            p: 0,
            ...(isVertical
              ? {}
              : {
                  position: 'relative',
                  flex: { xs: isActive ? '1 1 auto' : '0 1 24px', sm: '1 1 auto' },
                  minWidth: 0,
                  display: { xs: 'flex', sm: 'block' },
                  alignItems: 'center',
                  gap: isActive ? 1 : 0,
                  '&::after': lineOf(state),
                }),
          }}
          {...(href === null ? current : {})}
        >
          {href === null ? (
            content
          ) : (
            <Box
              component={Link}
              to={href}
              {...current}
              sx={{
                display: 'block',
                textDecoration: 'none',
                '&:hover': { textDecoration: 'underline' },
                // The line is part of the link, which is easier to hit than a name alone.
                '&::before': { content: '""', position: 'absolute', inset: '-10px 0' },
              }}
            >
              {content}
            </Box>
          )}
        </Step>
      );
    })}
  </Stepper>
);
