import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { paperFacts } from '../../../shared/acadiora/factGroups.ts';
import {
  gradeBand,
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  revisionLabels,
  scoreBand,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import {
  type Group,
  leadingList,
  mendingGroups,
  otherWeaknesses,
  revisionBlocks,
  type Score,
} from '../../../shared/acadiora/review.ts';
import type { Evaluation, Overall } from '../../../shared/acadiora/schemas.ts';
import { bandColours, colours } from '../../app/theme.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Card, H2, H3, PlainList, Section, Strong } from '../../ui/elements.tsx';
import { Bar } from '../../ui/Tiles.tsx';
import { ScoreBadge } from './items.tsx';

const Verdict = ({ overall }: { overall: Overall }) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
    <H2>{labels.overall}</H2>
    <Strong sx={{ typography: 'h2' }}>{scoreLabel(overall.totalScore, overall.maxScore)}</Strong>
    <span>{percentLabel(overall.percentage)}</span>
    <Badge tone={gradeBand(overall.grade)}>
      {labels.grade} {overall.grade}: {overall.gradeInterpretation}
    </Badge>
    <span>
      {labels.publishability}: <strong>{overall.publishability}</strong>
    </span>
  </Box>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box
    component="section"
    sx={{ fontSize: 'small', lineHeight: 1.35, '& ol': { m: 0 }, '& ol > li + li': { mt: 0.5 } }}
  >
    <H3 as="h2" sx={{ mb: 0.5 }}>
      {title}
    </H3>
    {children}
  </Box>
);

const ScoreRow = ({ title, score, isTotal = false }: { title: string; score: Score; isTotal?: boolean }) => (
  <Box
    component="li"
    sx={{ py: 0.125, ...(isTotal ? { borderTop: `2px solid ${colours.green}`, fontWeight: 700 } : {}) }}
  >
    <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline' }}>
      <Box sx={{ flex: '1 1 auto', minWidth: 0, letterSpacing: '-.01em' }}>{title}</Box>
      <Strong sx={{ whiteSpace: 'nowrap' }}>{scoreLabel(score.score, score.maxScore)}</Strong>
      {score.maxScore > 0 && <ScoreBadge percentage={score.percentage} />}
    </Box>
    {score.maxScore > 0 && (
      <Bar aria-hidden value={score.percentage} colour={bandColours[scoreBand(score.percentage)].bar} />
    )}
  </Box>
);

/** The first tab (spec 2 §2): what leads the review, on one screen and one printed page; how to mend what is weak, and why, below. */
export function Overview({ evaluation }: { evaluation: Evaluation }) {
  const { overall, revision } = evaluation;
  const groups: Group[] = [
    ...mendingGroups(overall),
    ...otherWeaknesses(overall),
    ...(revision === null ? [] : [{ title: revisionLabels.title, blocks: revisionBlocks(evaluation) }]),
    { title: 'Maklumat Kertas', blocks: [paperFacts(evaluation)] },
  ];
  return (
    <>
      <Card
        as="section"
        sx={{
          mt: 1.5,
          px: 2,
          py: 1,
          display: 'grid',
          columnGap: 3,
          rowGap: 0.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
          '@media print': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', breakAfter: 'page' },
        }}
      >
        <Verdict overall={overall} />
        <Part title={labels.criticalImprovements}>
          <Flow blocks={leadingList(overall.criticalImprovements)} />
        </Part>
        <Part title={labels.mainStrengths}>
          <Flow blocks={leadingList(overall.mainStrengths)} />
        </Part>
        <Part title={labels.scores}>
          {/* Every criterion's score under the number of its main criterion, and the total (colours: spec 2 §9). */}
          <PlainList sx={{ m: 0, lineHeight: 1.3, '& *': { fontSize: 'inherit' } }}>
            {criterionKeys.map((key) => (
              <ScoreRow key={key} title={numberedTitle(key)} score={evaluation.evaluation[key]} />
            ))}
            <ScoreRow isTotal title={labels.total} score={{ ...overall, score: overall.totalScore }} />
          </PlainList>
        </Part>
      </Card>
      {groups.map(({ title, blocks }) => (
        <Section key={title} title={title}>
          <Flow blocks={blocks} />
        </Section>
      ))}
    </>
  );
}
