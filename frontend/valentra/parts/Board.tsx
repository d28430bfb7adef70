import Box from '@mui/material/Box';
import { percentLabel } from '../../../shared/valentra/labels.ts';
import { sumOf } from '../../../shared/values/sum.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton, PlainList, Section, Small, Span, Strong } from '../../ui/elements.tsx';
import { ShareBar, Swatch } from '../../ui/pictures.tsx';
import { boardOf, type Next } from '../../../shared/valentra/board.ts';
import { addressOf } from '../stages.ts';
import { stageText } from '../text.ts';

/** A line of the board: on a phone its state and next step stand below its name. */
const rowSx = {
  py: 1,
  display: 'grid',
  alignItems: 'center',
  gap: '2px 10px',
  gridTemplateColumns: { xs: '12px minmax(0, 1fr) auto', md: '12px minmax(0, 1.1fr) minmax(0, 1fr) 64px 190px 200px' },
  borderTop: `1px solid ${colours.line}`,
  '&[aria-current]': {
    boxShadow: `inset 3px 0 ${colours.goldBright}`,
    mx: { xs: -2, sm: -2.5 },
    px: { xs: 2, sm: 2.5 },
  },
} as const;

const textOf = ({ stage, does }: Next): string =>
  does === 'make' ? stageText[stage].generate : { remake: 'Jana Semula', check: 'Semak', show: 'Papar' }[does];

/** The assessments of a course, each with its state and one next step; a test is chosen by its step. */
export const Board = ({ session }: { session: Session }) => {
  const rows = boardOf(session);
  const { papers, assessmentId } = session;
  const total = sumOf(rows.map(({ weight }) => weight ?? 0));
  const done = papers.filter(({ examGenerated, isFrame }) => examGenerated && !isFrame).length;
  const shares = rows.flatMap(({ weight }, place) => (weight === null || weight === 0 ? [] : [{ weight, place }]));
  if (rows.length === 0) return null;
  return (
    <Section title="Pentaksiran kursus">
      <ShareBar shares={shares} missing={Math.max(0, 100 - total)} />
      <Small sx={{ my: 1 }}>
        Jumlah wajaran {percentLabel(total)}
        {total !== 100 && ', bukan 100%'}
        {papers.length > 0 && `. ${done} daripada ${papers.length} kertas siap.`}
      </Small>
      <PlainList aria-label="Pentaksiran kursus">
        {rows.map(({ name, about, weight, former, paper, state, next, openFindings }, place) => (
          <Box component="li" key={name} sx={rowSx} aria-current={paper?.id === assessmentId ? 'true' : undefined}>
            <Swatch place={place} />
            <Strong sx={{ minWidth: 0 }}>{name}</Strong>
            <Small sx={{ gridColumn: { xs: 2, md: 'auto' }, gridRow: { xs: 2, md: 'auto' } }}>{about}</Small>
            <Strong sx={{ textAlign: 'right' }}>{percentLabel(weight)}</Strong>
            <Box sx={{ gridColumn: { xs: 2, md: 'auto' }, fontSize: 'small' }}>
              <Badge tone={state.tone}>{state.text}</Badge>{' '}
              {openFindings > 0 && <Span sx={{ whiteSpace: 'nowrap' }}>{openFindings} dapatan</Span>}
              {former !== null && <div>JST masih {percentLabel(former)}</div>}
            </Box>
            {next !== null && (
              <LinkButton
                size="small"
                className="no-print"
                to={addressOf(next.stage, paper)}
                aria-label={`${textOf(next)}: ${name}`}
                sx={{
                  gridColumn: -2,
                  gridRow: { xs: '2 / 4', md: 'auto' },
                  justifySelf: 'end',
                  alignSelf: { xs: 'end', md: 'center' },
                }}
              >
                {textOf(next)}
              </LinkButton>
            )}
          </Box>
        ))}
      </PlainList>
    </Section>
  );
};
