import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { blocksInReply } from '../../../shared/document/api.ts';
import type { documentCall } from '../../../shared/document/api.ts';
import type { Block, Ref, TableBlock } from '../../../shared/document/document.ts';
import type { ModuleName } from '../../../shared/modules.ts';
import { queryOf } from '../../api/queries.ts';
import { colours, radius } from '../../app/theme.ts';
import { commonText } from '../../text/ms.ts';
import { sessionText } from '../../text/session.ts';
import { Async, CardPlaceholders } from '../Async.tsx';
import { H3, Row, Small } from '../elements.tsx';

/** Where the document behind the facts within is fetched from. */
export interface DocumentAddress {
  declared: ReturnType<typeof documentCall<ModuleName>>;
  sessionId: string;
  n: number;
}

const markedProps = { 'data-marked': true, sx: { bgcolor: colours.goldPale, outline: `2px solid ${colours.gold}` } };

/** Whether a place is among the marked ones; a marked part of a cell marks its row. */
const isMarked = (marked: readonly Ref[], ref: Ref): boolean =>
  marked.some((one) => one === ref || one.startsWith(`${ref}.`));

/** Blocks of a document as they were read, with marked places; it opens at the first of them. */
function DocumentView({ blocks, marked }: { blocks: readonly Block[]; marked: readonly Ref[] }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    root.current?.querySelector('[data-marked]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Box ref={root}>
      {blocks.map((block, index) => (
        <Box key={block.n}>
          {block.page !== undefined && block.page !== blocks[index - 1]?.page && <Place>Muka surat {block.page}</Place>}
          {block.sheet !== undefined && block.sheet !== blocks[index - 1]?.sheet && <Place>{block.sheet}</Place>}
          {block.kind === 'table' ? <Grid table={block} marked={marked} /> : <Line block={block} marked={marked} />}
        </Box>
      ))}
    </Box>
  );
}

const Place = ({ children }: { children: ReactNode }) => (
  <Box sx={{ mt: 2, mb: 0.5, color: 'text.secondary', fontSize: 'small', borderTop: `1px solid ${colours.line}` }}>
    {children}
  </Box>
);

const Line = ({ block: { n, kind, text }, marked }: { block: Exclude<Block, TableBlock>; marked: readonly Ref[] }) => (
  <Box {...(isMarked(marked, String(n)) ? markedProps : {})}>
    <Box
      component="p"
      sx={{
        my: 0.5,
        fontWeight: kind === 'heading' ? 700 : 400,
        pl: kind === 'item' ? 2 : 0,
        whiteSpace: 'pre-line',
      }}
    >
      {text}
    </Box>
  </Box>
);

/** How many places a cell takes, with those ahead that are merged into it. */
const spanOf = (sign: '<' | '^', ahead: readonly unknown[]): number =>
  1 + [...ahead, ''].findIndex((one) => one !== sign);

const Grid = ({ table: { n, rows }, marked }: { table: TableBlock; marked: readonly Ref[] }) => (
  <Box sx={{ overflowX: 'auto', my: 1 }} tabIndex={0} role="region" aria-label={`Jadual, perenggan ${n}`}>
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        fontSize: { xs: 'tiny', sm: 'small' },
        // On a phone a word that is longer than its column is broken, but for the labels: else the last columns would be out of sight.
        '& td': {
          minWidth: { xs: 56, sm: 0 },
          '&:not(:first-of-type)': {
            overflowWrap: { xs: rows[0]!.cells.length > 3 ? 'anywhere' : 'normal', sm: 'normal' },
          },
          border: `1px solid ${colours.line}`,
          p: 0.5,
          verticalAlign: 'top',
          whiteSpace: 'pre-line',
        },
      }}
    >
      <tbody>
        {rows.map(({ cells }, row) => (
          <Box
            component="tr"
            key={row}
            {...(marked.includes(String(n)) || isMarked(marked, `${n}.${row + 1}`) ? markedProps : {})}
          >
            {cells.map((cell, place) =>
              typeof cell === 'string' ? null : (
                <td
                  key={place}
                  colSpan={spanOf('<', cells.slice(place + 1))}
                  rowSpan={spanOf(
                    '^',
                    rows.slice(row + 1).map((below) => below.cells[place]),
                  )}
                >
                  {cell.text}
                </td>
              ),
            )}
          </Box>
        ))}
      </tbody>
    </Box>
  </Box>
);

/** Blocks that are shown before a marked place. */
const blocksBefore = 60;

const firstBlock = (marked: readonly Ref[]): number =>
  marked.length === 0 ? 1 : Math.max(1, Math.min(...marked.map((ref) => Number(ref.split('.', 1)[0]))) - blocksBefore);

/** A document from before its marked places on, a part of it at a time. */
export function DocumentPane({ address, marked }: { address: DocumentAddress; marked: readonly Ref[] }) {
  const { declared, sessionId, n } = address;
  const [turned, setTurned] = useState<{ of: readonly Ref[]; from: number } | null>(null);
  const from = turned?.of === marked ? turned.from : firstBlock(marked);
  const query = useQuery({
    ...queryOf(['document', declared.path, sessionId, `${n} ${from}`], declared, {
      params: { sessionId, n },
      query: { from },
    }),
    staleTime: Infinity,
  });
  const turn = (to: number, label: string) => (
    <Button size="small" variant="outlined" sx={{ my: 1 }} onClick={() => setTurned({ of: marked, from: to })}>
      {label}
    </Button>
  );
  return (
    <Async query={query} waiting={<CardPlaceholders count={1} height={900} />}>
      {({ name, blocks, next }) => (
        <>
          <Small>
            <bdi>{name}</bdi>
          </Small>
          {from > 1 && turn(Math.max(1, from - blocksInReply), 'Teks sebelum ini')}
          <DocumentView key={`${marked.join()} ${from}`} blocks={blocks} marked={marked} />
          {next !== null && turn(next, 'Teks seterusnya')}
        </>
      )}
    </Async>
  );
}

const paperSx = {
  position: 'fixed',
  m: 0,
  bottom: 0,
  right: 0,
  width: { xs: 1, md: 'min(560px, 45vw)' },
  maxWidth: 'none',
  maxHeight: 'none',
  height: { xs: '80dvh', md: 1 },
  borderRadius: { xs: `${radius.card} ${radius.card} 0 0`, md: 0 },
  borderLeft: { md: `1px solid ${colours.line}` },
} as const;

/** Places of a document beside the page, on a phone a sheet over its foot, with `lines` of what is told of them. A click outside or Escape closes it. */
export function PlacePanel({
  address,
  at,
  label,
  lines,
  onClose,
}: {
  address: DocumentAddress | null;
  at: readonly Ref[];
  label: string;
  lines: readonly string[];
  onClose: () => void;
}) {
  const id = useId();
  return (
    <Dialog
      open
      maxWidth={false}
      transitionDuration={0}
      aria-labelledby={id}
      onClose={onClose}
      slotProps={{ paper: { sx: paperSx }, backdrop: { sx: { bgcolor: { xs: colours.backdrop, md: 'transparent' } } } }}
    >
      <Row sx={{ flexWrap: 'nowrap', px: 2.5, py: 1.5, borderBottom: `1px solid ${colours.line}` }}>
        <H3 as="h2" id={id} sx={{ flex: 1, minWidth: 0, pt: 1 }}>
          {label}
        </H3>
        <IconButton autoFocus aria-label={commonText.close} title={commonText.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Row>
      {lines.length > 0 && (
        <Box sx={{ px: 2.5, py: 1.5, display: 'grid', gap: 0.5, bgcolor: colours.sunken, fontSize: 'small' }}>
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Box>
      )}
      {address !== null && at.length > 0 && (
        <Box
          sx={{ px: 2.5, py: 1, overflowY: 'auto' }}
          tabIndex={0}
          role="region"
          aria-label={sessionText.documentText}
        >
          <DocumentPane address={address} marked={at} />
        </Box>
      )}
    </Dialog>
  );
}
