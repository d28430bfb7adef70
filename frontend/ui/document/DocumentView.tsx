import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Block, GridRow, Ref, TableBlock } from '../../../shared/document/document.ts';
import { colours } from '../../app/theme.ts';
import { sessionText } from '../../text/session.ts';

const markedStyle = { bgcolor: colours.goldPale, outline: `2px solid ${colours.gold}` };

/** Whether a place is among the marked ones; a marked part of a cell marks its row. */
const isMarked = (marked: readonly Ref[], ref: Ref): boolean =>
  marked.some((one) => one === ref || one.startsWith(`${ref}.`));

/** Blocks of a document as they were read, with marked places; it opens at the first of them. */
export function DocumentView({ blocks, marked }: { blocks: readonly Block[]; marked: readonly Ref[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Box ref={root} sx={{ overflowWrap: 'anywhere' }}>
      {blocks.map((block, index) => (
        <Box key={block.n}>
          {block.page !== undefined && block.page !== blocks[index - 1]?.page && (
            <Place>{sessionText.page(block.page)}</Place>
          )}
          {block.sheet !== undefined && block.sheet !== blocks[index - 1]?.sheet && <Place>{block.sheet}</Place>}
          {block.kind === 'table' ? <Grid table={block} marked={marked} /> : <Line block={block} marked={marked} />}
        </Box>
      ))}
    </Box>
  );
}

const Place = ({ children }: { children: React.ReactNode }) => (
  <Box sx={{ mt: 2, mb: 0.5, color: 'text.secondary', fontSize: '.8rem', borderTop: `1px solid ${colours.line}` }}>
    {children}
  </Box>
);

function Line({ block, marked }: { block: Exclude<Block, TableBlock>; marked: readonly Ref[] }) {
  const mark = isMarked(marked, String(block.n)) ? { 'data-marked': true, sx: { my: 0.5, ...markedStyle } } : null;
  return (
    <Box
      component="p"
      sx={{
        my: 0.5,
        fontWeight: block.kind === 'heading' ? 700 : 400,
        pl: block.kind === 'item' ? 2 : 0,
        whiteSpace: 'pre-line',
      }}
      {...mark}
    >
      {block.text}
    </Box>
  );
}

const Grid = ({ table, marked }: { table: TableBlock; marked: readonly Ref[] }) => (
  <Box sx={{ overflowX: 'auto', my: 1 }} tabIndex={0} role="region" aria-label={sessionText.table(table.n)}>
    <Box component="table" sx={{ borderCollapse: 'collapse', fontSize: '.875rem' }}>
      <tbody>
        {table.rows.map((row, index) => (
          <Row
            key={index}
            row={row}
            isMarked={marked.includes(String(table.n)) || isMarked(marked, `${table.n}.${index + 1}`)}
          />
        ))}
      </tbody>
    </Box>
  </Box>
);

const Row = ({ row, isMarked: marked }: { row: GridRow; isMarked: boolean }) => (
  <Box component="tr" {...(marked ? { 'data-marked': true, sx: markedStyle } : {})}>
    {row.cells.map((cell, place) =>
      typeof cell === 'string' ? null : (
        <Box
          component="td"
          key={place}
          colSpan={cell.across}
          rowSpan={cell.down}
          sx={{ border: `1px solid ${colours.line}`, p: 0.5, verticalAlign: 'top', whiteSpace: 'pre-line' }}
        >
          {cell.text}
        </Box>
      ),
    )}
  </Box>
);
