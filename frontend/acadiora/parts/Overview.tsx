import Box from '@mui/material/Box';
import {
  gradeBand,
  percentLabel,
  reviewLabels as labels,
  scoreBand,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import { leadingRemarks } from '../../../shared/acadiora/rules.ts';
import type { Evaluation, Overall } from '../../../shared/acadiora/schemas.ts';
import { RichText } from '../../ui/artefact/RichText.tsx';
import { BandBadge } from '../../ui/BandBadge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Fact, Facts } from '../../ui/Facts.tsx';
import { Section } from '../../ui/Section.tsx';
import { Remarks } from './Remarks.tsx';
import { RevisionPanel } from './RevisionPanel.tsx';
import { BandBar, ScoreBars } from './ScoreBars.tsx';

/** The total score with its grade (spec 2 §3, overall). */
function Verdict({ overall }: { overall: Overall }) {
  const { totalScore, maxScore, percentage, grade, gradeInterpretation, publishability } = overall;
  return (
    <Card as="section" sx={{ mt: 2, display: 'grid', gap: 1 }}>
      <Box component="h2" sx={{ typography: 'h2' }}>
        {labels.overall}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline' }}>
        <span>{labels.totalScore}</span>
        <Box component="strong" sx={{ typography: 'h1' }}>
          {scoreLabel(totalScore, maxScore)}
        </Box>
        <span>
          {labels.percentage}: {percentLabel(percentage)}
        </span>
        <BandBadge band={gradeBand(grade)}>
          {labels.grade} {grade}: {gradeInterpretation}
        </BandBadge>
      </Box>
      <BandBar percentage={percentage} band={scoreBand(percentage)} />
      <p>
        {labels.publishability}: <strong>{publishability}</strong>
      </p>
    </Card>
  );
}

function Summary({ overall: { summaryEvaluation, recommendation } }: { overall: Overall }) {
  const parts = [
    { label: labels.summaryEvaluation, text: summaryEvaluation },
    { label: labels.recommendation, text: recommendation },
  ].filter(({ text }) => text.trim() !== '');
  if (parts.length === 0) return null;
  return (
    <Card sx={{ mt: 2, py: 1, breakInside: 'auto' }}>
      <Facts>
        {parts.map(({ label, text }) => (
          <Fact key={label} label={label}>
            <RichText text={text} />
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}

/** The first tab: what to correct first, the total score and its reasons (spec 2 §2). */
export function Overview({ evaluation }: { evaluation: Evaluation }) {
  const { overall, revision } = evaluation;
  return (
    <>
      <Verdict overall={overall} />
      <Section title={labels.criticalImprovements}>
        <Remarks remarks={overall.criticalImprovements.slice(0, leadingRemarks)} />
      </Section>
      {revision && <RevisionPanel revision={revision} overall={overall} />}
      <Summary overall={overall} />
      <Section title={labels.mainStrengths}>
        <Remarks remarks={overall.mainStrengths} hasPriority={false} />
      </Section>
      <Section title={labels.mainWeaknesses}>
        <Remarks remarks={overall.mainWeaknesses} />
      </Section>
      <ScoreBars evaluation={evaluation.evaluation} overall={overall} />
    </>
  );
}
