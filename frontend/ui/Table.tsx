import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';
import { Empty } from './Async.tsx';

export interface Column<Row> {
  head: string;
  /** `index`: the row's place, from 0. */
  cell: (row: Row, index: number) => ReactNode;
}

/** On a narrow screen each row becomes a block, with each cell under its own heading. */
const stacked = {
  '@media screen and (max-width: 599.95px)': {
    minWidth: 0,
    '&, & tbody, & tfoot, & tr, & td': { display: 'block', width: 'auto' },
    '& thead': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { py: 1, borderBottom: `2px solid ${colours.green}` },
    '& td': { border: 0, py: 0.5 },
    '& td[data-head]::before': {
      content: 'attr(data-head)',
      display: 'block',
      fontSize: '.85rem',
      fontWeight: 600,
      color: colours.inkSoft,
    },
  },
} as const;

/** A table that scrolls in its own box. `stacks`: on a narrow screen its rows become blocks; ARIA roles keep it a table. */
export function Table<Row>({
  label,
  columns,
  rows,
  total,
  empty = null,
  none,
  stacks = false,
  minWidth = columns.length * 130,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** A last row: a label under the first column, its value under the second. */
  total?: { label: string; value: ReactNode };
  /** Said in place of a table without rows. */
  empty?: string | null;
  /** The same, as a word in the place of a listing. */
  none?: string;
  stacks?: boolean;
  /** Below this width in pixels it scrolls. */
  minWidth?: number;
}) {
  if (rows.length === 0 && empty !== null) return <Empty title={empty} />;
  if (rows.length === 0 && none !== undefined) return <p>{none}</p>;
  const role = (name: string) => (stacks ? { role: name } : {});
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ mt: 1, overflowX: 'auto', position: 'relative' }}>
      <Box
        component="table"
        {...role('table')}
        sx={{
          width: '100%',
          minWidth,
          borderCollapse: 'collapse',
          '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: `1px solid ${colours.line}` },
          '& thead th': {
            bgcolor: colours.greenPale,
            color: colours.green,
            borderBottom: `2px solid ${colours.green}`,
          },
          '& tfoot td': { fontWeight: 700 },
          // A tfoot would be printed on every page, as if its totals were the page's.
          '@media print': { minWidth: 0, '& tfoot': { display: 'table-row-group' } },
          ...(stacks ? stacked : {}),
        }}
      >
        <thead {...role('rowgroup')}>
          <tr {...role('row')}>
            {columns.map(({ head }, column) => (
              <th key={column} scope="col" {...role('columnheader')}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...role('rowgroup')}>
          {rows.map((row, index) => (
            <tr key={index} {...role('row')}>
              {columns.map(({ head, cell }, column) => (
                <td key={column} data-head={head} {...role('cell')}>
                  {cell(row, index)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot {...role('rowgroup')}>
            <tr {...role('row')}>
              <td {...role('cell')}>{total.label}</td>
              <td {...role('cell')} colSpan={columns.length - 1}>
                {total.value}
              </td>
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}
