import CheckIcon from '@mui/icons-material/Check';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { stepLabels } from '../../../shared/pedagona/chain-labels.ts';
import type { StageChecks } from '../../../shared/pedagona/schemas.ts';
import { colours } from '../../app/theme.ts';
import { chainText, stepStateText } from '../chainText.ts';
import { stepsSeenFrom } from '../stepTracker.ts';
import type { Step, StepName } from '../stepTracker.ts';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  margin: theme.spacing(2, 0),
  display: 'grid',
  gap: theme.spacing(1),
  gridTemplateColumns: 'repeat(5, 1fr)',
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' },
}));

const looks = {
  done: { border: `1px solid ${colours.green}`, background: colours.greenPale, color: colours.green },
  active: { border: `1px solid ${colours.green}`, background: colours.green, color: '#fff' },
  open: { border: `1px solid ${colours.gold}`, background: colours.sheet, color: colours.gold },
  closed: { border: '1px dashed #8b8471', background: 'transparent', color: colours.inkSoft },
} as const;

const inner = {
  display: 'flex',
  gap: { xs: 0.5, md: 1 },
  alignItems: 'center',
  minHeight: 44,
  height: '100%',
  px: { xs: 1, md: 1.5 },
  py: 0.75,
  borderRadius: 1,
  lineHeight: 1.25,
  fontSize: { xs: '.925rem', md: '1rem' },
} as const;

function Words({ step: { name, state }, place, children }: { step: Step; place: number; children?: ReactNode }) {
  return (
    <>
      <Box component="span" aria-hidden sx={{ fontWeight: 700, minWidth: '1.2em', display: 'inline-flex' }}>
        {state === 'done' ? <CheckIcon sx={{ fontSize: '1.1rem' }} /> : place}
      </Box>
      <span>
        <strong>{stepLabels[name]}</strong>
        <span className="hidden-text">: </span>
        <Box component="span" sx={{ display: 'block', fontSize: '.825rem' }}>
          {stepStateText[state]}
        </Box>
        {children}
      </span>
    </>
  );
}

/** Where a page stands among the five steps (spec 1 §2, step tracker); a step leads to its page as soon as it has an id. */
export function StepTracker({
  current,
  sessionId,
  checks,
}: {
  current: StepName | null;
  sessionId: string;
  checks: StageChecks;
}) {
  return (
    <Box component="nav" aria-label={chainText.steps} className="no-print">
      <List>
        {stepsSeenFrom(current, sessionId, checks).map((step, index) => (
          <li key={step.name}>
            {step.href === null ? (
              <Box sx={{ ...inner, ...looks[step.state] }}>
                <Words step={step} place={index + 1} />
              </Box>
            ) : (
              <Box
                component={Link}
                to={step.href}
                aria-current={step.state === 'active' ? 'step' : undefined}
                sx={{
                  ...inner,
                  ...looks[step.state],
                  textDecoration: 'none',
                  '&:hover strong': { textDecoration: 'underline' },
                }}
              >
                <Words step={step} place={index + 1} />
              </Box>
            )}
          </li>
        ))}
      </List>
    </Box>
  );
}
