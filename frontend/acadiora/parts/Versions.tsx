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
import { Fold, Section, Strong } from '../../ui/elements.tsx';
import { colours } from '../../app/theme.ts';
import { Table } from '../../ui/Table.tsx';

const lines = [
  { of: 'before', stroke: colours.inkSoft, strokeDasharray: '6 5', sign: '┅┅' },
  { of: 'now', stroke: colours.acadiora, strokeDasharray: 'none', sign: '━━' },
] as const;

type Compared = NonNullable<Revision['compared']>['criteria'];

/** Both versions over the criteria, from the tens below the lowest score to 100; a table beside it has the values. */
function VersionChart({ compared, names }: { compared: Compared; names: Record<'before' | 'now', string> }) {
  const low = Math.min(80, ...compared.flatMap(({ before, now }) => [before, now]).map((one) => one - (one % 10)));
  const pointOf = (percent: number, place: number) =>
    `${(100 * (place + 0.5)) / compared.length},${(100 * (100 - percent)) / (100 - low)}`;
  return (
    <Box aria-hidden sx={chartSx}>
      {lines.map(({ of, stroke, sign }) => (
        <Strong key={of} sx={{ mr: 2, color: stroke }}>
          {sign} {names[of]}
        </Strong>
      ))}
      {low}% hingga 100%
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {lines.map(({ of, sign: _, ...look }) => (
          <polyline key={of} points={compared.map((one, place) => pointOf(one[of], place)).join(' ')} {...look} />
        ))}
      </svg>
      <ol>
        {compared.map(({ key }) => (
          <li key={key}>{criteria[key].number}</li>
        ))}
      </ol>
    </Box>
  );
}

const chartSx = {
  fontSize: 'tiny',
  '& svg': {
    display: 'block',
    width: 1,
    height: { xs: 160, md: 220 },
    my: 1,
    borderBlock: `1px solid ${colours.line}`,
  },
  '& polyline': { fill: 'none', vectorEffect: 'non-scaling-stroke', strokeWidth: 2.5, strokeLinejoin: 'round' },
  '& ol': { display: 'flex', p: 0, listStyle: 'none', textAlign: 'center' },
  '& li': { flex: '1 1 0' },
} as const;

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
