import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { minutesLabel, scriptPlanLabels, type ScriptType } from '../../../shared/pedagona/labels/chainLabels.ts';
import type { Scripts } from '../../../shared/pedagona/stages.ts';
import { scriptSteps } from '../../../shared/pedagona/word/chain.ts';
import type { Cell, Table } from '../../../shared/word/blocks.ts';
import { bandColours, colours, radius } from '../../app/theme.ts';
import { revealLinked } from '../../ui/Tabs.tsx';
import { Blocks, type PartProps } from '../../ui/artefact/Blocks.tsx';
import { Flow, isTotal, textIn } from '../../ui/artefact/Texts.tsx';
import { Fold, H2, PlainList, sectionId, ShortFact, Small, Strong, unseen } from '../../ui/elements.tsx';

/** Whether there is room for what a phone shows only when it is opened. */
export const hasRoom = (): boolean => globalThis.matchMedia?.('(min-width: 900px)').matches ?? true;

/** A part that folds; `isOpen`: at first. */
const foldedPart =
  (isOpen: () => boolean, idOf: (title: string) => string | undefined = sectionId) =>
  ({ title, note, children }: PartProps) => (
    <section id={idOf(title)}>
      <Fold title={title} heading="h2" isOpen={isOpen()} glance={note}>
        {children}
      </Fold>
    </section>
  );
export const ClosedPart = foldedPart(() => false);
export const OpenPart = foldedPart(() => true);
export const RoomyPart = foldedPart(hasRoom);

export const LeadPart = ({ title, note, children }: PartProps) => (
  <Box component="section" sx={{ my: 1.5 }}>
    <H2 sx={{ typography: 'body2', color: 'text.secondary' }}>{title}</H2>
    {note !== undefined && <Small>{note}</Small>}
    <Box sx={{ '& p': { typography: 'h2', fontWeight: 550, maxWidth: '52ch' } }}>{children}</Box>
  </Box>
);

const gridSx = (min: number) => ({
  display: 'grid',
  gap: 1,
  mt: 1,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))`,
});

const cardSx = {
  p: 1.5,
  minWidth: 0,
  border: `1px solid ${colours.line}`,
  borderRadius: radius.control,
  '& ul': { listStyle: 'none', p: 0 },
  '& dl, & > details > summary': { fontSize: 'small' },
  '& > details > summary': { pt: 1 },
} as const;

/** What a card begins with: a name, then what is said of it in a few words. */
const nameSx = {
  position: 'relative',
  pr: 3,
  fontWeight: 650,
  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
  '& > div > * + *': { mt: 0, fontWeight: 450, fontSize: 'small' },
  '& > div > .MuiIconButton-root:not([data-opens])': { position: 'absolute', top: -6, right: -8 },
} as const;

/** Characters of a text that takes a row of its own. */
const longText = 90;

/** A line above each fact, best first. */
const scaleSx = Object.fromEntries(
  Object.values(bandColours).map(({ bar }, place) => [
    `& dl > :nth-of-type(${place + 1})`,
    { pt: 0.5, borderTop: `3px solid ${bar}` },
  ]),
);

/** `isWide`: a long text takes a row of its own. */
const Facts = (props: { names: string[]; cells: readonly Cell[]; sx: ReturnType<typeof gridSx>; isWide: boolean }) => (
  <Box component="dl" sx={props.sx}>
    {props.cells.map((cell, index) => (
      <ShortFact
        key={index}
        label={props.names[index] ?? ''}
        sx={props.isWide && textIn(cell).length > longText ? { gridColumn: '1 / -1', maxWidth: '80ch' } : {}}
      >
        <Flow blocks={cell.blocks} />
      </ShortFact>
    ))}
  </Box>
);

/**
 * The rows of a table as cards, for texts that columns would squeeze. The first `heads` cells always show, the others below them; with
 * `more`, under these words where there is little room. `width`, `facts`: pixels of a card and of a fact at least; `isScale`: the facts go
 * from best to worst; `lead`: what stands above a card.
 */
export function RowCards({
  block: { head, rows },
  heads = 1,
  more,
  width = 340,
  facts = 200,
  isScale = false,
  lead,
}: {
  block: Table;
  heads?: number;
  more?: string;
  width?: number;
  facts?: number;
  isScale?: boolean;
  lead?: (index: number) => ReactNode;
}) {
  const [opensFirst] = useState(hasRoom);
  const names = (head[0] ?? []).map(textIn);
  const factsOf = (row: readonly Cell[], from: number, to: number, min: number) =>
    from < to && <Facts names={names.slice(from, to)} cells={row.slice(from, to)} sx={gridSx(min)} isWide={!isScale} />;
  return (
    <>
      <PlainList sx={gridSx(width)}>
        {rows.map((row, index) =>
          isTotal(row) ? null : (
            <Box component="li" key={index} sx={isScale ? { ...cardSx, ...scaleSx } : cardSx}>
              {lead?.(index)}
              <Box sx={nameSx}>
                <span className="hidden-text">{`${names[0]}: `}</span>
                <Flow blocks={row[0]?.blocks ?? []} />
              </Box>
              {factsOf(row, 1, heads, 110)}
              {more === undefined ? (
                factsOf(row, heads, row.length, facts)
              ) : (
                <details open={opensFirst}>
                  <summary>{more}</summary>
                  {factsOf(row, heads, row.length, facts)}
                </details>
              )}
            </Box>
          ),
        )}
      </PlainList>
      {rows.filter(isTotal).map((row, index) => (
        <Strong key={index}>{row.map(textIn).join(': ')}</Strong>
      ))}
    </>
  );
}

const barSx = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px',
  my: 1,
  '& a': {
    display: 'block',
    position: 'relative',
    height: 1,
    minHeight: 44,
    p: '4px 6px',
    overflow: 'hidden',
    lineHeight: 1.25,
    textDecoration: 'none',
    typography: 'caption',
    borderRadius: radius.mark,
    color: colours.ink,
    bgcolor: colours.pedagonaPale,
  },
  '& li:nth-of-type(even) a': { bgcolor: colours.goldPale },
  '& li': { containerType: 'inline-size' },
  // A part of a word says nothing.
  '@container (max-width: 123px)': { '& span': unseen },
} as const;

/** Minutes to scale, each a link to what is done then. */
export const TimeBar = ({ spans }: { spans: readonly { id: string; name: string; minutes: number }[] }) => (
  <PlainList as="ol" aria-label="Masa" className="no-print" sx={barSx}>
    {spans.map(({ name, minutes, id }) => (
      <Box component="li" key={id} sx={{ flex: `${minutes} 1 0`, minWidth: { xs: 26, md: 124 } }}>
        <a href={`#${id}`} title={name} onClick={() => revealLinked(id)}>
          <b>{minutes}</b>
          <span className="hidden-text"> minit: </span>
          <br />
          <span>{name.replace(/ \(.*\)$/, '')}</span>
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
