import Box from '@mui/material/Box';
import {
  changeOf,
  gradedScore,
  numberedTitle,
  percentLabel,
  revisionLabels,
  revisionStatusLabels,
} from '../../../shared/acadiora/labels.ts';
import { ungraded } from '../../../shared/acadiora/rules.ts';
import { outcomeBlocks, revisionFacts } from '../../../shared/acadiora/review.ts';
import type { Evaluation, Revision } from '../../../shared/acadiora/schemas.ts';
import { keysOf } from '../../../shared/values/pick.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { Fold, Section } from '../../ui/elements.tsx';
import { fetchedPart } from '../../ui/fetched.tsx';
import { Table } from '../../ui/Table.tsx';

/** Drawn for the eye: the table beside it has the values. */
const VersionChart = fetchedPart(
  async () => (await import('./VersionChart.tsx')).VersionChart,
  <Box sx={{ height: { xs: 220, md: 280 } }} />,
  () => null,
);

/** The version before and this one, by criterion as two lines and as a table, and what became of each remark. */
export function Versions({ evaluation, revision }: { evaluation: Evaluation; revision: Revision }) {
  const { round, overall } = evaluation;
  const names = { before: `Versi ${round - 1}`, now: `Versi ${round}` };
  const graded = [
    ...revision.scores.slice(0, -1).map(String),
    ...[revision.before, overall].map((one) => gradedScore(one)),
  ];
  const scores = graded.map((score, place) => `Versi ${place + 1}: ${score}`);
  const isGraded = [revision.before, overall].every(({ grade }) => grade !== ungraded);
  const compared = isGraded ? (revision.compared?.criteria ?? []) : [];
  const outcomes = keysOf(revisionStatusLabels).map((status) => ({
    title: revisionStatusLabels[status],
    remarks: revision.remarks.filter((one) => one.status === status),
  }));
  return (
    <div id="versi">
      {compared.length > 0 && (
        <Section title="Skor mengikut versi" note={scores.join(' → ')}>
          <VersionChart compared={compared} names={names} />
          <Table
            label="Peratus daripada butiran yang dinilai dalam kedua-dua versi"
            rows={compared}
            minWidth={0}
            columns={[
              { head: 'Kriteria', cell: ({ key }) => numberedTitle(key) },
              { head: names.before, cell: ({ before }) => percentLabel(before) },
              { head: names.now, cell: ({ now }) => percentLabel(now) },
              { head: 'Beza', cell: changeOf },
            ]}
          />
        </Section>
      )}
      <Section title={revisionLabels.title}>
        <Flow blocks={[...revisionFacts(evaluation), ...outcomeBlocks([]).slice(revision.remarks.length)]} />
        {outcomes.map(
          ({ title, remarks }) =>
            remarks.length > 0 && (
              <Fold key={title} title={`${title} (${remarks.length})`}>
                <Flow blocks={outcomeBlocks(remarks)} />
              </Fold>
            ),
        )}
      </Section>
    </div>
  );
}
