import Box from '@mui/material/Box';
import {
  changeLabel,
  criterionTitle,
  reviewLabels,
  revisionLabels as labels,
  revisionStatusLabels,
  type ScoreBand,
} from '../../../shared/acadiora/labels.ts';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import type { Overall, Revision } from '../../../shared/acadiora/schemas.ts';
import { RichLine, Written } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Fact, Facts, Section } from '../../ui/layout.tsx';
import { Table, type Column } from '../../ui/Table.tsx';
import { PlaceQuote } from './PlaceQuote.tsx';
import { RemarkPlaces } from './Remarks.tsx';

type Compared = Revision['remarks'][number];

const bands: Record<Compared['status'], ScoreBand> = { selesai: 'green', separa: 'yellow', belum: 'red' };

const columns: readonly Column<Compared>[] = [
  {
    head: labels.remark,
    cell: ({ remark }) => (
      <>
        <RichLine text={remark.text} />
        <Box sx={{ fontSize: '.875rem', color: 'text.secondary' }}>
          {reviewLabels.criterion}: {criterionTitle(remark.criterion)}
        </Box>
        <RemarkPlaces remark={remark} before={labels.before} />
      </>
    ),
  },
  {
    head: labels.status,
    cell: ({ status }) => <Badge tone={bands[status]}>{revisionStatusLabels[status]}</Badge>,
  },
  { head: labels.reason, cell: ({ reason }) => <Written text={reason} /> },
  {
    head: labels.evidence,
    cell: ({ evidence }) => (evidence ? <PlaceQuote evidence={evidence} /> : reviewLabels.empty),
  },
];

/** How the new version deals with the remarks on the previous version. */
export const RevisionPanel = ({ revision, overall }: { revision: Revision; overall: Overall }) => (
  <Section title={labels.title}>
    <Facts>
      <Fact label={labels.before}>
        <bdi>{revision.before.documentName}</bdi>
        <br />
        <time dateTime={revision.before.reviewedAt}>{dateTimeLabel(revision.before.reviewedAt)}</time>
      </Fact>
      <Fact label={labels.beforeScore}>
        {revision.before.totalScore} ({reviewLabels.grade} {revision.before.grade})
      </Fact>
      <Fact label={labels.nowScore}>
        {overall.totalScore} ({reviewLabels.grade} {overall.grade})
      </Fact>
      <Fact label={labels.scoreChange}>
        <strong>{changeLabel(revision.scoreChange)}</strong>
      </Fact>
    </Facts>
    {revision.remarks.length === 0 ? (
      <p>{labels.none}</p>
    ) : (
      <Table stacks label={labels.title} columns={columns} rows={revision.remarks} />
    )}
  </Section>
);
