import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Cell, Table } from '../../../shared/word/blocks.ts';
import { colours, radius } from '../../app/theme.ts';
import type { PartProps } from '../../ui/artefact/Blocks.tsx';
import { Flow, isTotal, textIn } from '../../ui/artefact/Texts.tsx';
import { Fold, H2, PlainList, ShortFact, Small, Strong } from '../../ui/elements.tsx';

/** Whether there is room for what a phone shows only when it is opened. */
export const hasRoom = (): boolean => globalThis.matchMedia?.('(min-width: 900px)').matches ?? true;

/** A part's anchor. */
export const idOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

/** A part of an artefact that folds. */
export const ClosedPart = ({ title, note, children, isOpen = false }: PartProps & { isOpen?: boolean }) => (
  <section id={idOf(title)}>
    <Fold title={title} heading="h2" isOpen={isOpen} glance={note}>
      {children}
    </Fold>
  </section>
);
export const OpenPart = (part: PartProps) => <ClosedPart {...part} isOpen />;
/** Open where there is room. */
export const RoomyPart = (part: PartProps) => <ClosedPart {...part} isOpen={hasRoom()} />;

/** The sentence that a page begins with. */
export const LeadPart = ({ title, note, children }: PartProps) => (
  <Box component="section" sx={{ my: 1.5 }}>
    <H2 sx={{ typography: 'body2', color: 'text.secondary' }}>{title}</H2>
    {note !== undefined && <Small>{note}</Small>}
    <Box sx={{ '& p': { typography: 'h2', fontWeight: 550, maxWidth: '52ch' } }}>{children}</Box>
  </Box>
);

const grid = (min: number) => ({
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${min}px), 1fr))`,
});

/**
 * The rows of a table as cards, for texts that columns would squeeze. The first `heads` cells always show, the others below them; with
 * `more`, under these words where there is little room. `width`: of a card at least; `lead`: what stands above it; `bars`: colours of the others.
 */
export function RowCards({
  block: { widths, head, rows },
  heads = 1,
  more,
  width = 340,
  lead,
  bars,
}: {
  block: Table;
  heads?: number;
  more?: string;
  width?: number;
  lead?: (index: number) => ReactNode;
  bars?: readonly string[];
}) {
  const names = (head[0] ?? []).map(textIn);
  const fact = (cell: Cell, place: number) => {
    const bar = bars?.[place - heads];
    return (
      <Box
        key={place}
        sx={{
          ...(widths[place] === 100 && { gridColumn: '1 / -1' }),
          ...(bar && { borderTop: `3px solid ${bar}`, pt: 0.5 }),
        }}
      >
        <ShortFact label={names[place] ?? ''}>
          <Flow blocks={cell.blocks} />
        </ShortFact>
      </Box>
    );
  };
  const factsOf = (row: readonly Cell[], from: number, to: number, min: number) =>
    from < to &&
    row.length > from && (
      <Box component="dl" sx={{ ...grid(min), mt: 1, fontSize: 'small' }}>
        {row.slice(from, to).map((cell, index) => fact(cell, from + index))}
      </Box>
    );
  return (
    <>
      <PlainList sx={{ ...grid(width), mt: 1 }}>
        {rows
          .filter((row) => !isTotal(row))
          .map((row, index) => (
            <Box
              component="li"
              key={index}
              sx={{ p: 1.5, border: `1px solid ${colours.line}`, borderRadius: radius.control, minWidth: 0 }}
            >
              {lead?.(index)}
              <Box
                sx={{
                  fontWeight: 650,
                  '& > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 },
                  '& > div > * + *': { mt: 0, fontWeight: 450, fontSize: 'small' },
                  '& > div > .MuiIconButton-root:not([data-opens])': { ml: 'auto' },
                }}
              >
                <span className="hidden-text">{`${names[0]}: `}</span>
                <Flow blocks={row[0]?.blocks ?? []} />
              </Box>
              {factsOf(row, 1, heads, 110)}
              {more === undefined ? (
                factsOf(row, heads, row.length, 200)
              ) : (
                <Box
                  component="details"
                  open={hasRoom()}
                  sx={{ mt: 0.5, '& > summary': { py: 0.5, fontSize: 'small' } }}
                >
                  <summary>{more}</summary>
                  {factsOf(row, heads, row.length, 200)}
                </Box>
              )}
            </Box>
          ))}
      </PlainList>
      {rows.filter(isTotal).map((row, index) => (
        <Box key={index} sx={{ mt: 1 }}>
          <Strong>{row.map(textIn).join(': ')}</Strong>
        </Box>
      ))}
    </>
  );
}
