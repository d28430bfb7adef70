import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import {
  minutesLabel,
  type ScriptName,
  scriptPlanLabels,
  type ScriptType,
} from '../../../shared/pedagona/chainLabels.ts';
import type { Scripts } from '../../../shared/pedagona/stages.ts';
import { planBlocks, sectionBlocks } from '../../../shared/pedagona/word/chain.ts';
import { colours, radius } from '../../app/theme.ts';
import { Blocks } from '../../ui/artefact/Blocks.tsx';
import { H2, PlainList, Small } from '../../ui/elements.tsx';
import { OpenPart, RoomyPart, RowCards } from './Cards.tsx';

interface Span {
  name: string;
  minutes: number;
  /** What it leads to on the page. */
  id: string;
}

/** Minutes to scale, each a link to what is done then. */
export const TimeBar = ({ spans }: { spans: readonly Span[] }) => (
  <Box component="nav" aria-label="Masa" className="no-print" sx={{ my: 1 }}>
    <PlainList as="ol" sx={{ display: 'flex', gap: '2px' }}>
      {spans.map(({ name, minutes, id }, index) => (
        <Box component="li" key={id} sx={{ flex: `${minutes} 1 0`, minWidth: 26 }}>
          <Box
            component="a"
            href={`#${id}`}
            aria-label={`${minutesLabel(minutes)}: ${name}`}
            title={name}
            sx={{
              display: 'block',
              minHeight: 44,
              p: '4px 6px',
              overflow: 'hidden',
              whiteSpace: 'nowrap',
              textOverflow: 'ellipsis',
              textDecoration: 'none',
              typography: 'caption',
              borderRadius: radius.mark,
              color: colours.ink,
              bgcolor: index % 2 === 0 ? colours.pedagonaPale : colours.goldPale,
              '&:hover': { outline: `2px solid ${colours.pedagona}` },
            }}
          >
            <b>{minutes}</b>
            <br />
            {name}
          </Box>
        </Box>
      ))}
    </PlainList>
  </Box>
);

/** What happens when, one below the other along a line. `when`: '0–10 minit', or null for what runs through the others. */
export const TimeLine = ({ steps }: { steps: readonly { id: string; when: string | null; shown: ReactNode }[] }) => (
  <PlainList as="ol" sx={{ mt: 2 }}>
    {steps.map(({ id, when, shown }) => (
      <Box
        component="li"
        key={id}
        id={id}
        sx={{
          position: 'relative',
          display: 'grid',
          gridTemplateColumns: { md: '84px minmax(0, 1fr)' },
          columnGap: 4,
          pl: { xs: 2.5, md: 0 },
          pb: 1.5,
          breakInside: 'auto',
          '& > section > details': { mt: { xs: 0.5, md: 0 } },
          '&::before': {
            content: '""',
            position: 'absolute',
            left: { xs: 5, md: 99 },
            top: 10,
            bottom: -10,
            width: 2,
            bgcolor: colours.line,
          },
          '&:last-child::before': { bottom: '100%' },
          '&::after': {
            content: '""',
            position: 'absolute',
            left: { xs: 0, md: 94 },
            top: 12,
            width: 12,
            height: 12,
            rotate: '45deg',
            border: `3px solid ${colours.pedagona}`,
            bgcolor: colours.paper,
          },
        }}
      >
        <Small sx={{ pt: { md: 1 }, textAlign: { md: 'right' }, fontWeight: 650 }}>{when ?? 'Merentas sesi'}</Small>
        {shown}
      </Box>
    ))}
  </PlainList>
);

/** One type of script: its minutes to scale, then its sections with what is done in each. */
export function ScriptTimeLine({ type, scripts }: { type: ScriptType; scripts: Scripts }) {
  const rows = scripts[`${type.name}Plan`];
  const plan = planBlocks(type, scripts);
  let start = 0;
  const sections = Object.entries(type.sections).map(([name, section], index) => {
    const own = rows.flatMap(({ part }, place) => (part === name ? [place] : []));
    const minutes = own.length > 0 ? own.reduce((sum, place) => sum + (rows[place]?.minutes ?? 0), 0) : section.minutes;
    const from = start;
    start += minutes ?? 0;
    const done = plan.flatMap((block) =>
      block.kind === 'table' && block.head.length > 0
        ? [{ ...block, rows: block.rows.filter((_, place) => own.includes(place)) }]
        : [],
    );
    const blocks = sectionBlocks(name as ScriptName, section, scripts);
    return {
      id: name,
      name: section.title,
      minutes: minutes ?? 0,
      when: minutes === null ? null : `${from}–${minutesLabel(start)}`,
      shown: (
        <Blocks
          blocks={own.length === 0 ? blocks : [...blocks, ...done]}
          level={2}
          Part={index === 0 ? OpenPart : RoomyPart}
          table={(block) => <RowCards block={block} heads={2} />}
        />
      ),
    };
  });
  return (
    <>
      {rows.length > 0 && <H2 sx={{ mt: 2 }}>{scriptPlanLabels.plan}</H2>}
      <Small>{`Jumlah: ${minutesLabel(start)}`}</Small>
      <TimeBar spans={sections.filter(({ minutes }) => minutes > 0)} />
      <TimeLine steps={sections} />
      <Blocks blocks={plan.filter((block) => block.kind === 'table' && block.head.length === 0)} level={0} />
    </>
  );
}
