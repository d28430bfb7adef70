import Box from '@mui/material/Box';
import { alignmentOf } from '../../../shared/valentra/alignment.ts';
import type { AlignmentRow } from '../../../shared/valentra/alignment.ts';
import type { Session } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Table } from '../../ui/Table.tsx';
import { cellText, detailText, isUnassessed, rowText } from '../alignmentRows.ts';
import { alignmentText as text } from '../panelText.ts';
import { Folded } from './Shown.tsx';

const columnNames = Object.keys(text.columns) as (keyof typeof text.columns)[];

/** What a row has in a document; that nothing is there stands in words, and stands out where no document has anything. */
function Cell({ row, name }: { row: AlignmentRow; name: (typeof columnNames)[number] }) {
  const found = row.cells[name];
  if (found !== null && found.length > 0) return cellText(found);
  const isGap = found !== null && isUnassessed(row);
  return (
    <Box component="span" sx={{ color: isGap ? colours.red : 'text.secondary', fontWeight: isGap ? 700 : 400 }}>
      {cellText(found)}
    </Box>
  );
}

const columns = [
  {
    head: text.row,
    cell: (row: AlignmentRow) => (
      <>
        <strong>{row.label}</strong>
        <Box sx={{ fontSize: '.85rem', color: 'text.secondary' }}>{detailText(row)}</Box>
      </>
    ),
  },
  ...columnNames.map((name) => ({
    head: text.columns[name],
    cell: (row: AlignmentRow) => <Cell row={row} name={name} />,
  })),
];

/** Where CLOs, topics and HP are met in the documents, and what is met nowhere: the gaps first. */
export function AlignmentPanel({ session }: { session: Session }) {
  const { course, jst, jsu, pentaksiranQuestions: pentaksiran, rubrik, examQuestions: exam } = session;
  if (course === null) return null;
  const { rows, gaps } = alignmentOf({ course, jst, jsu, pentaksiran, rubrik, exam });
  return (
    <>
      <Box component="h3" sx={{ typography: 'h3' }}>
        {text.gaps}
      </Box>
      {gaps.length === 0 ? (
        <p>{text.noGaps}</p>
      ) : (
        <Box component="ul" sx={{ pl: 2.5, my: 1, p: 1.5, bgcolor: colours.redPale, borderRadius: 1 }}>
          {gaps.map((gap) => (
            <Box component="li" key={gap} sx={{ ml: 2 }}>
              {gap}
            </Box>
          ))}
        </Box>
      )}
      <Box component="h3" sx={{ typography: 'h3', mt: 3 }}>
        {text.matrix}
      </Box>
      <Table label={text.matrix} columns={columns} rows={rows} minWidth={860} />
      <Folded title={text.asText}>
        <Box component="ul" sx={{ pl: 2.5 }}>
          {rows.map((row, index) => (
            <li key={index}>{rowText(row)}</li>
          ))}
        </Box>
      </Folded>
    </>
  );
}
