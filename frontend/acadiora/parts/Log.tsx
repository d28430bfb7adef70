import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { H3, Card } from '../../ui/layout.tsx';
import { fallenLabels, fallenNote, leftOutLabel, reviewLabels as labels } from '../../../shared/acadiora/labels.ts';
import type { Evaluation, Fallen, Session } from '../../../shared/acadiora/schemas.ts';
import { Fold, RichLine } from '../../ui/artefact/Texts.tsx';
import { useRetry } from '../../ui/session/queries.ts';
import { linksOf } from '../../ui/session/analysisModule.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { acadiora } from '../queries.ts';
import { resultsText as text } from '../text.ts';
import { PlaceQuote } from './PlaceQuote.tsx';

/** What of a review could not be made, with the true cause, and a button that makes that alone. */
export function LeftOut({ session, leftOut }: { session: Session; leftOut: Evaluation['leftOut'] }) {
  const navigate = useNavigate();
  const retry = useRetry(acadiora.queries, session.id);
  if (leftOut.length === 0 || session.status === 'processing') return null;
  const again = () =>
    retry.mutate(false, { onSuccess: () => void navigate(linksOf('acadiora').processing(session.id)) });
  return (
    <Card as="section" sx={{ mt: 2 }}>
      <H3 as="h2">{labels.leftOut}</H3>
      <ul>
        {leftOut.map(({ part, reason }) => (
          <li key={part}>
            <strong>{leftOutLabel(part)}:</strong> {reason}
          </li>
        ))}
      </ul>
      <Button className="no-print" variant="contained" loading={retry.isPending} onClick={again}>
        {text.again}
      </Button>
    </Card>
  );
}

const columns: readonly Column<Fallen>[] = [
  { head: labels.comments, cell: ({ remark }) => <RichLine text={remark.text} /> },
  { head: labels.reason, cell: ({ verdict }) => fallenLabels[verdict] },
  {
    head: labels.quote,
    cell: ({ reason, evidence }) => (
      <>
        {reason}
        {evidence && <PlaceQuote evidence={evidence} />}
      </>
    ),
  },
];

/** The remarks that fell when they were held against the whole paper. */
export const FallenLog = ({ fallen }: { fallen: readonly Fallen[] }) =>
  fallen.length > 0 && (
    <Fold title={`${labels.fallen} (${fallen.length})`} heading="h2">
      <p>{fallenNote}</p>
      <Table stacks label={labels.fallen} columns={columns} rows={fallen} />
    </Fold>
  );
