import Box from '@mui/material/Box';
import { Strong, Span, H2, H3, Card, Fact, Section, PlainList } from '../../ui/elements.tsx';
import {
  gradeBand,
  percentLabel,
  reviewLabels as labels,
  scoreLabel,
  changeLabel,
  criterionTitle,
  revisionLabels,
  revisionStatusLabels,
  numberedTitle,
  scoreBand,
  scoreBandLabels,
  type ScoreBand,
  type AiBand,
} from '../../../shared/acadiora/labels.ts';
import { leadingRemarks } from '../../../shared/acadiora/rules.ts';
import type { Evaluation, Overall, PlacedRemark, Revision, Criteria } from '../../../shared/acadiora/schemas.ts';
import { RichLine, RichText, Written } from '../../ui/artefact/Texts.tsx';
import { Badge, bandColours } from '../../ui/Badge.tsx';
import { Remarks, RemarkPlaces, PlaceQuote } from './Remarks.tsx';
import { dateTimeLabel } from '../../../shared/text/labels.ts';
import { Table, type Column } from '../../ui/Table.tsx';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { colours } from '../../app/theme.ts';

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
      <dl>
        {parts.map(({ label, text }) => (
          <Fact key={label} label={label}>
            <RichText text={text} />
          </Fact>
        ))}
      </dl>
    </Card>
  );
}

/** The first tab (spec 2 §2): what leads the review, on one screen and one printed page; how to mend what is weak, and why, below. */
export function Overview({ evaluation }: { evaluation: Evaluation }) {
  const { overall, revision } = evaluation;
  // A counted improvement begins with its weakness (`overallOf`).
  const otherWeaknesses = overall.mainWeaknesses.filter(
    ({ text }) => !overall.criticalImprovements.some((remark) => remark.text.startsWith(text)),
  );
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
      {otherWeaknesses.length > 0 && (
        <div className="no-print">
          <Section title={labels.mainWeaknesses}>
            <Remarks remarks={otherWeaknesses} />
          </Section>
        </div>
      )}
      {revision && <RevisionPanel revision={revision} overall={overall} />}
    </>
  );
}

type Compared = Revision['remarks'][number];

const bands: Record<Compared['status'], ScoreBand> = { selesai: 'green', separa: 'yellow', belum: 'red' };

const columns: readonly Column<Compared>[] = [
  {
    head: revisionLabels.remark,
    cell: ({ remark }) => (
      <>
        <RichLine text={remark.text} />
        <Box sx={{ fontSize: '.875rem', color: 'text.secondary' }}>
          {labels.criterion}: {criterionTitle(remark.criterion)}
        </Box>
        <RemarkPlaces remark={remark} before={revisionLabels.before} />
      </>
    ),
  },
  {
    head: revisionLabels.status,
    cell: ({ status }) => <Badge tone={bands[status]}>{revisionStatusLabels[status]}</Badge>,
  },
  { head: revisionLabels.reason, cell: ({ reason }) => <Written text={reason} /> },
  {
    head: revisionLabels.evidence,
    cell: ({ evidence }) => (evidence ? <PlaceQuote evidence={evidence} /> : labels.empty),
  },
];

const RevisionPanel = ({ revision, overall }: { revision: Revision; overall: Overall }) => (
  <Section title={revisionLabels.title}>
    <dl>
      <Fact label={revisionLabels.before}>
        <bdi>{revision.before.documentName}</bdi>
        <br />
        <time dateTime={revision.before.reviewedAt}>{dateTimeLabel(revision.before.reviewedAt)}</time>
      </Fact>
      <Fact label={revisionLabels.beforeScore}>
        {revision.before.totalScore} ({labels.grade} {revision.before.grade})
      </Fact>
      <Fact label={revisionLabels.nowScore}>
        {overall.totalScore} ({labels.grade} {overall.grade})
      </Fact>
      <Fact label={revisionLabels.scoreChange}>
        <strong>{changeLabel(revision.scoreChange)}</strong>
      </Fact>
    </dl>
    {revision.remarks.length === 0 ? (
      <p>{revisionLabels.none}</p>
    ) : (
      <Table stacks label={revisionLabels.title} columns={columns} rows={revision.remarks} />
    )}
  </Section>
);

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
        <Strong sx={{ whiteSpace: 'nowrap' }}>{scoreLabel(score.score, score.maxScore)}</Strong>
        {applies && (
          <Span sx={{ whiteSpace: 'nowrap' }}>
            {percentLabel(score.percentage)} <Badge tone={band}>{scoreBandLabels[band]}</Badge>
          </Span>
        )}
      </Box>
      {applies && <BandBar percentage={score.percentage} band={band} />}
    </Box>
  );
}

/** Every criterion's score under the number of its main criterion, and the total (spec 2 §2, overview; colours §9). */
const ScoreBars = ({ evaluation, overall }: { evaluation: Criteria; overall: Overall }) => (
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
