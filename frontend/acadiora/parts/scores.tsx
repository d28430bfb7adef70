import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import {
  bandOf,
  changeOf,
  gradeBand,
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  scoreBandLabels,
  scoreLabel,
  verdictLabel,
} from '../../../shared/acadiora/labels.ts';
import { judgedItems, ungraded } from '../../../shared/acadiora/rules.ts';
import type { Evaluation } from '../../../shared/acadiora/schemas.ts';
import { bandColours } from '../../app/theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { clamped, H2, Small, Soft, Span } from '../../ui/elements.tsx';
import { Table } from '../../ui/Table.tsx';
import { reveal } from '../../ui/Tabs.tsx';
import { Bar, Ring } from '../../ui/Tiles.tsx';

/** What a paper is worth, in one look and one sentence; where too little was judged for a grade, how much was, without the look of a score. */
export function Verdict({ evaluation }: { evaluation: Evaluation }) {
  const { overall, metadata, revision, round } = evaluation;
  const { totalScore, maxScore, percentage, grade, publishability } = overall;
  const isGraded = grade !== ungraded;
  const { called, judged } = judgedItems(evaluation.evaluation, metadata.studyKind);
  return (
    <Box component="section" sx={{ display: 'flex', gap: 2, alignItems: 'center', my: 1.5 }}>
      <h2 className="hidden-text">{labels.overall}</h2>
      {isGraded && (
        <Ring size={96} value={percentage} colour={bandColours[gradeBand(grade)].bar}>
          <H2 as="p">{totalScore}</H2>
          <Soft sx={{ fontSize: 'tiny' }}>/ {maxScore}</Soft>
        </Ring>
      )}
      <Box sx={{ minWidth: 0 }}>
        {metadata.title !== null && <Small sx={{ fontStyle: 'italic', ...clamped(2) }}>{metadata.title}</Small>}
        <H2 as="p">{verdictLabel(overall)}</H2>
        {isGraded ? (
          <p>
            <span className="hidden-text">{labels.publishability}: </span>
            {publishability}
          </p>
        ) : (
          <>
            <p>
              {judged} daripada {called} butiran dinilai
            </p>
            <Small sx={{ '@media screen': clamped(2) }}>
              {labels.publishability}: {publishability}
            </Small>
          </>
        )}
        {isGraded && revision?.compared && (
          <ButtonBase sx={linkSx} onClick={() => reveal('versi')}>
            <Badge tone={revision.compared.now < revision.compared.before ? 'orange' : 'green'}>
              {changeOf(revision.compared)} sejak versi {round - 1}
            </Badge>
          </ButtonBase>
        )}
      </Box>
    </Box>
  );
}

const linkSx = {
  '@media screen': { minHeight: 24 },
  font: 'inherit',
  textAlign: 'left',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** Every criterion's score as a bar, under the number of its main criterion (colours: spec 2 §9); its name leads to its remarks. */
export const ScoreTable = ({ evaluation: { evaluation: scores, overall } }: { evaluation: Evaluation }) => (
  <Table
    label={labels.scores}
    minWidth={0}
    rows={criterionKeys.map((key) => ({ key, ...scores[key], band: bandOf(scores[key], overall) }))}
    columns={[
      {
        head: 'Kriteria',
        cell: ({ key, percentage, band }) => (
          <>
            <ButtonBase sx={linkSx} onClick={() => reveal(key)}>
              {numberedTitle(key)}
            </ButtonBase>
            {band && <Bar aria-hidden value={percentage} colour={bandColours[band].bar} />}
          </>
        ),
      },
      {
        head: labels.score,
        cell: ({ score, maxScore }) => <Span sx={{ whiteSpace: 'nowrap' }}>{scoreLabel(score, maxScore)}</Span>,
      },
      {
        head: 'Tahap',
        cell: ({ percentage, band }) =>
          band !== null && (
            <Box sx={{ color: bandColours[band].ink, lineHeight: 1.3 }}>
              <strong>{percentLabel(percentage)}</strong> {scoreBandLabels[band]}
            </Box>
          ),
      },
    ]}
  />
);
