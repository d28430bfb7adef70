import Box from '@mui/material/Box';
import { criteria } from '../../../shared/acadiora/criteria.ts';
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
import { colours } from '../../app/theme.ts';
import { Table } from '../../ui/Table.tsx';

const chartHeight = 240;

/** Its table has the same numbers. */
const Lines = fetchedPart(
  async () => (await import('@mui/x-charts/LineChart')).LineChart,
  <Box sx={{ height: chartHeight }} />,
  () => null,
);

type Compared = NonNullable<Revision['compared']>['criteria'];

/** Both versions over the criteria, from the tens below the lowest score to 100; a table beside it has the values. */
function VersionChart({ compared, names }: { compared: Compared; names: Record<'before' | 'now', string> }) {
  const low = Math.min(80, ...compared.flatMap(({ before, now }) => [before, now]).map((one) => one - (one % 10)));
  const lines = [
    { of: 'before', color: colours.inkSoft },
    { of: 'now', color: colours.acadiora },
  ] as const;
  return (
    <Box aria-hidden>
      <Lines
        height={chartHeight}
        skipAnimation
        xAxis={[{ scaleType: 'point', data: compared.map(({ key }) => criteria[key].number) }]}
        yAxis={[{ min: low, max: 100 }]}
        series={lines.map(({ of, color }) => ({
          id: of,
          color,
          label: names[of],
          curve: 'linear',
          data: compared.map((one) => one[of]),
        }))}
        sx={{ '& [data-series=before]': { strokeDasharray: '6 5' } }}
      />
    </Box>
  );
}

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
