import Box from '@mui/material/Box';
import { H3, PlainList } from '../../ui/layout.tsx';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import {
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import type { AiBand, ScoreBand } from '../../../shared/acadiora/labels.ts';
import type { Criteria, Overall } from '../../../shared/acadiora/schemas.ts';
import { colours } from '../../app/theme.ts';
import { Badge, bandColours } from '../../ui/Badge.tsx';

/** A score out of 100 as a bar; the text beside it says the same. */
export const BandBar = ({ percentage, band }: { percentage: number; band: ScoreBand | AiBand }) => (
  <Box
    aria-hidden
    sx={{ height: 5, borderRadius: 3, bgcolor: colours.line, overflow: 'hidden', printColorAdjust: 'exact' }}
  >
    <Box
      sx={{
        height: '100%',
        width: `${Math.min(100, Math.max(0, percentage))}%`,
        bgcolor: bandColours[band].bar,
        printColorAdjust: 'exact',
      }}
    />
  </Box>
);

interface Score {
  score: number;
  maxScore: number;
  percentage: number;
}

function ScoreRow({ title, score, isTotal = false }: { title: string; score: Score; isTotal?: boolean }) {
  const band = scoreBand(score.percentage);
  const applies = score.maxScore > 0;
  return (
    <Box
      component="li"
      sx={{ py: 0.125, ...(isTotal ? { borderTop: `2px solid ${colours.green}`, fontWeight: 700 } : {}) }}
    >
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'baseline' }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0, letterSpacing: '-.01em' }}>{title}</Box>
        <Box component="strong" sx={{ whiteSpace: 'nowrap' }}>
          {scoreLabel(score.score, score.maxScore)}
        </Box>
        {applies && (
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {percentLabel(score.percentage)} <Badge tone={band}>{scoreBandLabels[band]}</Badge>
          </Box>
        )}
      </Box>
      {applies && <BandBar percentage={score.percentage} band={band} />}
    </Box>
  );
}

/** Every criterion's score under the number of its main criterion, and the total (spec 2 §2, overview; colours §9). */
export const ScoreBars = ({ evaluation, overall }: { evaluation: Criteria; overall: Overall }) => (
  <section>
    <H3 as="h2" sx={{ mb: 0.5 }}>
      {labels.scores}
    </H3>
    <PlainList sx={{ m: 0, fontSize: '.8125rem', lineHeight: 1.3, '& *': { fontSize: 'inherit' } }}>
      {criterionKeys.map((key) => (
        <ScoreRow key={key} title={numberedTitle(key)} score={evaluation[key]} />
      ))}
      <ScoreRow isTotal title={labels.total} score={{ ...overall, score: overall.totalScore }} />
    </PlainList>
  </section>
);
