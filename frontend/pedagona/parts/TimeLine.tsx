import Box from '@mui/material/Box';
import { minutesLabel, scriptPlanLabels, type ScriptType } from '../../../shared/pedagona/labels/chainLabels.ts';
import type { Scripts } from '../../../shared/pedagona/stages.ts';
import { scriptSteps } from '../../../shared/pedagona/word/chain.ts';
import { colours, radius } from '../../app/theme.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { H2, PlainList, Small, unseen } from '../../ui/elements.tsx';
import { reveal } from '../../ui/Tabs.tsx';
import { foldedPart, hasRoom, RowCards } from './Cards.tsx';

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  my: 1,
  '& a': {
    display: 'block',
    position: 'relative',
    minHeight: 44,
    p: '4px 6px',
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    textDecoration: 'none',
    typography: 'caption',
    borderRadius: radius.mark,
    color: colours.ink,
    bgcolor: colours.pedagonaPale,
  },
  '& li:nth-of-type(even) a': { bgcolor: colours.goldPale },
  '& li': { containerType: 'inline-size' },
  // A letter or two of a name say nothing.
  '@container (max-width: 72px)': { '& span': unseen },
} as const;

/** Minutes to scale, each a link to what is done then. */
export const TimeBar = ({ spans }: { spans: readonly { id: string; name: string; minutes: number }[] }) => (
  <PlainList as="ol" aria-label="Masa" className="no-print" sx={barSx}>
    {spans.map(({ name, minutes, id }) => (
      <Box component="li" key={id} sx={{ flex: `${minutes} 1 0`, minWidth: 26 }}>
        <a href={`#${id}`} title={name} onClick={() => reveal(id)}>
          <b>{minutes}</b>
          <span className="hidden-text"> minit: </span>
          <br />
          <span>{name}</span>
        </a>
      </Box>
    ))}
  </PlainList>
);

/** A line from top to bottom with a mark where each step begins, its time beside it. */
const stepSx = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: { md: '84px minmax(0, 1fr)' },
  columnGap: 4,
  pl: { xs: 2.5, md: 0 },
  pb: 1.5,
  breakInside: 'auto',
  '& > section > details': { mt: { xs: 0.5, md: 0 } },
  '& > p': { pt: { md: 1 }, textAlign: { md: 'right' }, fontWeight: 650 },
  '&::before, &::after': { content: '""', position: 'absolute', bgcolor: colours.line },
  '&::before': { left: { xs: 5, md: 99 }, top: 10, bottom: -10, width: 2 },
  '&:last-child::before': { bottom: '100%' },
  '&::after': { left: { xs: 0, md: 94 }, top: 12, width: 12, height: 12, rotate: '45deg', bgcolor: colours.pedagona },
} as const;

/** Their list item has the id. */
const noId = () => undefined;
const FirstStep = foldedPart(() => true, noId);
const Step = foldedPart(hasRoom, noId);

/** One type of script: its minutes to scale, then its sections along them, with what is done in each. */
export function ScriptTimeLine({ type, scripts }: { type: ScriptType; scripts: Scripts }) {
  const { steps, minutes, others } = scriptSteps(type, scripts);
  return (
    <>
      <H2 sx={{ mt: 2 }}>{scriptPlanLabels.plan}</H2>
      <Small>{`Jumlah: ${minutesLabel(minutes)}`}</Small>
      <TimeBar spans={steps.filter((step) => step.minutes > 0)} />
      <PlainList as="ol" sx={{ mt: 2 }}>
        {steps.map(({ id, when, blocks }, index) => (
          <Box component="li" key={id} id={id} sx={stepSx}>
            <Small>{when}</Small>
            <Blocks
              blocks={blocks}
              level={2}
              Part={index === 0 ? FirstStep : Step}
              table={(block) => <RowCards block={block} facts={180} />}
            />
          </Box>
        ))}
      </PlainList>
      <Blocks blocks={others} level={0} />
    </>
  );
}
