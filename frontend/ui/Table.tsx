import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { Empty } from './Async.tsx';
import { unseen } from './elements.tsx';

export interface Column<Row> {
  head: string;
  /** `index`: the row's place, from 0. */
  cell: (row: Row, index: number) => ReactNode;
}

/** Each row as a block, with each cell under its own heading. */
const blocksSx = (rowSx: object) => ({
  minWidth: 0,
  '&, & tbody, & tfoot, & tr, & td': { display: 'block', width: 'auto' },
  '& thead': unseen,
  '& tr': { py: 1, borderBottom: `1px solid ${colours.edge}`, ...rowSx },
  '& td': { border: 0, py: 0.5 },
  // A head without a value says nothing.
  '&& td:empty, && td:has(> p:only-child:empty)': { display: 'none' },
  '& td[data-head]::before': {
    content: 'attr(data-head)',
    display: 'block',
    fontSize: 'tiny',
    fontWeight: 650,
    color: colours.inkSoft,
  },
});

const narrow = '@media screen and (max-width: 599.95px)';

/** On a narrow screen; on paper, where it has more columns than there is room for. */
const stacked = (isWide: boolean) => ({
  [narrow]: blocksSx({}),
  ...(isWide && {
    '@media print': blocksSx({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: 2 }),
  }),
});

const tableSx = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: 'small',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    px: 1,
    py: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    borderBottom: `1px solid ${colours.line}`,
  },
  '& thead th': {
    color: colours.inkSoft,
    fontSize: 'tiny',
    fontWeight: 650,
    verticalAlign: 'bottom',
    borderBottom: `1px solid ${colours.edge}`,
    whiteSpace: 'pre-line',
  },
  '& tfoot td': { fontWeight: 700 },
  // A tfoot would be printed on every page, as if its totals were the page's.
  '@media print': { minWidth: 0, '& tfoot': { display: 'table-row-group' } },
} as const;

export interface ShownCell {
  content: ReactNode;
  /** Columns covered, 1 when left out. */
  span?: number;
  isMarked?: boolean;
}
type ShownRow = readonly ShownCell[];

interface Layout {
  label: string;
  /** 'screen': on paper never, since fewer of its columns are printed. */
  stacks?: boolean | 'screen';
  /** Below this width in pixels it scrolls. */
  minWidth?: number;
  /** Of pairs of a number and a letter side by side: a phone has room for all of them. */
  isTight?: boolean;
}

type Role = (name: string) => { role?: string };

/** Rows of cells, each of which knows the names of its columns. */
const rowsOf = (shown: readonly ShownRow[], names: readonly ReactNode[], role: Role, isTotal = false) =>
  shown.map((row, index) => (
    <tr key={index} {...role('row')}>
      {row.map(({ content, span = 1, isMarked = false }, place) => {
        const column = row.slice(0, place).reduce((sum, cell) => sum + (cell.span ?? 1), 0);
        // What names a total needs no name above it.
        const head = isTotal && (place === 0 || span > 1) ? undefined : names[column];
        return (
          <Box
            component="td"
            key={place}
            data-head={head}
            colSpan={span === 1 ? undefined : span}
            {...role('cell')}
            sx={isMarked ? { bgcolor: colours.goldPale } : {}}
          >
            {content}
          </Box>
        );
      })}
    </tr>
  ));

/** A table that scrolls in its own box. `stacks`: on a narrow screen its rows become blocks; ARIA roles keep it a table. */
export function CellTable({
  label,
  heads,
  rows,
  totals = [],
  stacks = false,
  minWidth = Math.min(960, (heads.at(-1)?.length ?? 0) * 130),
  isTight = false,
}: Layout & { heads: readonly ShownRow[]; rows: readonly ShownRow[]; totals?: readonly ShownRow[] }) {
  const role: Role = (name) => (stacks === false ? {} : { role: name });
  const names = heads.at(-1)?.map(({ content }) => content) ?? [];
  return (
    <Box
      role="group"
      aria-label={label}
      tabIndex={0}
      className="more-aside"
      sx={{ mt: 1, overflowX: 'auto', position: 'relative' }}
    >
      <Box
        component="table"
        {...role('table')}
        sx={{
          ...tableSx,
          minWidth,
          ...(minWidth === 0 && { [narrow]: { '& th, & td': { px: 0.5 } } }),
          ...(isTight && {
            [narrow]: { minWidth: 0, '& thead': unseen, '&& td': { px: 0.25 } },
          }),
          ...(stacks === false ? {} : stacked(stacks === true && names.length > 5)),
        }}
      >
        <thead {...role('rowgroup')}>
          {heads.map((row, index) => (
            <tr key={index} {...role('row')}>
              {row.map(({ content, span = 1 }, column) => (
                <th key={column} scope={span === 1 ? 'col' : 'colgroup'} colSpan={span} {...role('columnheader')}>
                  {content}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody {...role('rowgroup')}>{rowsOf(rows, names, role)}</tbody>
        {totals.length > 0 && <tfoot {...role('rowgroup')}>{rowsOf(totals, names, role, true)}</tfoot>}
      </Box>
    </Box>
  );
}

/** The same of records and what is shown of each. */
export const Table = <Row,>({
  columns,
  rows,
  empty = null,
  ...layout
}: Layout & {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Said in place of a table without rows. */
  empty?: string | null;
}) =>
  rows.length === 0 && empty !== null ? (
    <Empty title={empty} />
  ) : (
    <CellTable
      heads={[columns.map(({ head }) => ({ content: head }))]}
      rows={rows.map((row, index) => columns.map(({ cell }) => ({ content: cell(row, index) })))}
      {...layout}
    />
  );
