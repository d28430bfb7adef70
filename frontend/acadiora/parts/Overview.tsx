import Box from '@mui/material/Box';
import { H2, H3, Card, Fact, Facts, Section } from '../../ui/layout.tsx';
import { gradeBand, percentLabel, reviewLabels as labels, scoreLabel } from '../../../shared/acadiora/labels.ts';
import { leadingRemarks } from '../../../shared/acadiora/rules.ts';
import type { Evaluation, Overall, PlacedRemark } from '../../../shared/acadiora/schemas.ts';
import { RichLine, RichText } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Remarks } from './Remarks.tsx';
import { RevisionPanel } from './RevisionPanel.tsx';
import { ScoreBars } from './ScoreBars.tsx';

/** The total score with its grade (spec 2 §3, overall). */
const Verdict = ({ overall }: { overall: Overall }) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
    <H2>{labels.overall}</H2>
    <Box component="strong" sx={{ typography: 'h2' }}>
      {scoreLabel(overall.totalScore, overall.maxScore)}
    </Box>
    <span>{percentLabel(overall.percentage)}</span>
    <Badge tone={gradeBand(overall.grade)}>
      {labels.grade} {overall.grade}: {overall.gradeInterpretation}
    </Badge>
    <span>
      {labels.publishability}: <strong>{overall.publishability}</strong>
    </span>
  </Box>
);

/** The remarks that lead, in as few lines as they take; where they stand and who says them follows below. */
const Leading = ({ title, remarks }: { title: string; remarks: readonly PlacedRemark[] }) => (
  <section>
    <H3 as="h2" sx={{ mb: 0.5 }}>
      {title}
    </H3>
    {remarks.length === 0 ? (
      labels.empty
    ) : (
      <Box component="ol" sx={{ m: 0, pl: 2.5, fontSize: '.8125rem', lineHeight: 1.35, '& > li + li': { mt: 0.5 } }}>
        {remarks.slice(0, leadingRemarks).map(({ id, text }) => (
          <li key={id}>
            <RichLine text={text} />
          </li>
        ))}
      </Box>
    )}
  </section>
);

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

/**
 * The first tab (spec 2 §2): score, grade, five strengths, five improvements and all scores on one screen and one printed page; how to mend
 * what is weak, and the reasons, below.
 */
export function Overview({ evaluation }: { evaluation: Evaluation }) {
  const { overall, revision } = evaluation;
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
        <Leading title={labels.criticalImprovements} remarks={overall.criticalImprovements} />
        <Leading title={labels.mainStrengths} remarks={overall.mainStrengths} />
        <ScoreBars evaluation={evaluation.evaluation} overall={overall} />
      </Card>
      <Summary overall={overall} />
      <Section title={labels.howToMend}>
        <Remarks remarks={overall.criticalImprovements.slice(0, leadingRemarks)} />
      </Section>
      {/* Printed under their criteria. */}
      <div className="no-print">
        <Section title={labels.mainWeaknesses}>
          <Remarks remarks={overall.mainWeaknesses} />
        </Section>
      </div>
      {revision && <RevisionPanel revision={revision} overall={overall} />}
    </>
  );
}
