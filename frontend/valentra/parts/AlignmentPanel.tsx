import Box from '@mui/material/Box';
import { courseView } from '../../../shared/valentra/courseView.ts';
import { alignmentOf, type AlignmentRow } from '../../../shared/valentra/alignment.ts';
import { stepLabels } from '../../../shared/valentra/labels.ts';
import { documentsOf } from '../../../shared/valentra/rules.ts';
import { type Session, stageNames } from '../../../shared/valentra/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Table } from '../../ui/Table.tsx';
import { Vetting } from './Vetting.tsx';
import { Span, Subheading } from '../../ui/elements.tsx';

const matrix = 'Matriks penjajaran';
const topic = 'Topik';

const columnNames = ['topics', ...stageNames] as const;

/** Whether no generated document has the row, so that it is never assessed. */
export const isUnassessed = ({ cells: { topics: _, ...documents } }: AlignmentRow): boolean => {
  const generated = Object.values(documents).filter((found) => found !== null);
  return generated.length > 0 && generated.every((found) => found.length === 0);
};

function detailText({ kind, detail }: AlignmentRow): string {
  if (kind !== 'topic') return detail;
  return detail === '' ? topic : `Minggu ${detail}`;
}

/** The places of a row in a document, or 'Tiada', in red when no document has the row, or that the document is not generated. */
function Cell({ row, name }: { row: AlignmentRow; name: (typeof columnNames)[number] }) {
  const found = row.cells[name];
  if (found !== null && found.length > 0) return found.join(', ');
  const isGap = found !== null && isUnassessed(row);
  return (
    <Span sx={{ color: isGap ? colours.red : 'text.secondary', fontWeight: isGap ? 700 : 400 }}>
      {found === null ? 'Belum dijana' : 'Tiada'}
    </Span>
  );
}

const columns = [
  {
    head: 'Perkara',
    cell: (row: AlignmentRow) => (
      <>
        <strong>{row.label}</strong>
        <Box sx={{ fontSize: '.85rem', color: 'text.secondary' }}>{detailText(row)}</Box>
      </>
    ),
  },
  ...columnNames.map((name) => ({
    head: name === 'topics' ? topic : stepLabels[name],
    cell: (row: AlignmentRow) => <Cell row={row} name={name} />,
  })),
];

/** What code found in the documents, how far each has come through vetting, and the places of CLOs, topics and HP in them. */
export function AlignmentPanel({ session }: { session: Session }) {
  const { course } = session;
  if (course === null) return null;
  const chain = { course: courseView(course), ...documentsOf(session) };
  const rows = alignmentOf(chain);
  return (
    <>
      <Vetting session={session} chain={chain} />
      <Subheading>{matrix}</Subheading>
      <Table label={matrix} columns={columns} rows={rows} minWidth={860} />
    </>
  );
}
