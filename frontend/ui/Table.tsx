import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { colours } from '../app/theme.ts';

export interface Column<Row> {
  head: string;
  /** `index`: the row's place, from 0. */
  cell: (row: Row, index: number) => ReactNode;
}

/** A table that scrolls by itself on a narrow screen; it can be reached and scrolled by keyboard. */
export function Table<Row>({
  label,
  columns,
  rows,
  total,
}: {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** A last row: a label under the first column, its value under the second. */
  total?: { label: string; value: ReactNode };
}) {
  return (
    <Box role="group" aria-label={label} tabIndex={0} sx={{ mt: 1, overflowX: 'auto' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          minWidth: columns.length * 130,
          borderCollapse: 'collapse',
          '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: `1px solid ${colours.line}` },
          '& thead th': {
            bgcolor: colours.greenPale,
            color: colours.green,
            borderBottom: `2px solid ${colours.green}`,
          },
          '& tfoot td': { fontWeight: 700 },
          '@media print': { minWidth: 0 },
        }}
      >
        <thead>
          <tr>
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map(({ head, cell }) => (
                <td key={head}>{cell(row, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <td>{total.label}</td>
              <td colSpan={columns.length - 1}>{total.value}</td>
            </tr>
          </tfoot>
        )}
      </Box>
    </Box>
  );
}
