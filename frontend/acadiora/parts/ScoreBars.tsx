import Box from '@mui/material/Box';
import {
  criterionTitle,
  mainCriteria,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreBandLabels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import type { AiBand, ScoreBand } from '../../../shared/acadiora/labels.ts';
import type { Criteria, Overall } from '../../../shared/acadiora/schemas.ts';
import { colours } from '../../app/theme.ts';
import { BandBadge, bandColours } from '../../ui/BandBadge.tsx';
import { Section } from '../../ui/Section.tsx';

/** A score out of 100 as a bar; the text beside it says the same. */
export const BandBar = ({ percentage, band }: { percentage: number; band: ScoreBand | AiBand }) => (
  <Box
    aria-hidden
    sx={{ height: 10, borderRadius: 5, bgcolor: colours.line, overflow: 'hidden', printColorAdjust: 'exact' }}
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
    <Box component="li" sx={{ py: 1, ...(isTotal ? { borderTop: `2px solid ${colours.green}` } : {}) }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline', mb: 0.5 }}>
        <Box sx={{ flex: '1 1 14rem', fontWeight: isTotal ? 700 : 400 }}>{title}</Box>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <strong>{scoreLabel(score.score, score.maxScore)}</strong>
          {applies && (
            <>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {percentLabel(score.percentage)}
              </Box>
              <BandBadge band={band}>{scoreBandLabels[band]}</BandBadge>
            </>
          )}
        </Box>
      </Box>
      {applies && <BandBar percentage={score.percentage} band={band} />}
    </Box>
  );
}

const listSx = { listStyle: 'none', p: 0 } as const;

/** Every criterion's score under its main criterion, and the total (spec 2 §2, overview; colours §9). */
export const ScoreBars = ({ evaluation, overall }: { evaluation: Criteria; overall: Overall }) => (
  <Section title={labels.scores}>
    {mainCriteria.map(({ number, title, keys }) => (
      <Box key={number} sx={{ py: 0.5, '& + &': { borderTop: `1px solid ${colours.line}` } }}>
        {keys.length > 1 && (
          <Box component="h3" sx={{ typography: 'h4', mt: 1 }}>
            {number}. {title}
          </Box>
        )}
        <Box component="ul" sx={{ ...listSx, ...(keys.length > 1 ? { pl: { sm: 2 } } : {}) }}>
          {keys.map((key, index) => (
            <ScoreRow
              key={key}
              title={`${keys.length > 1 ? `${number}.${index + 1}` : `${number}.`} ${criterionTitle(key)}`}
              score={evaluation[key]}
            />
          ))}
        </Box>
      </Box>
    ))}
    <Box component="ul" sx={listSx}>
      <ScoreRow isTotal title={labels.total} score={{ ...overall, score: overall.totalScore }} />
    </Box>
  </Section>
);
