import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment } from 'react';
import { type CriterionKey, criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { factGroups, paperFacts } from '../../../shared/acadiora/factGroups.ts';
import type { AiDetection as Detection } from '../../../shared/acadiora/facts.ts';
import {
  aiLabels,
  bandOf,
  changeOf,
  gradeBand,
  leftOutLabel,
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  scoreBandLabels,
  scoreLabel,
  verdictLabel,
} from '../../../shared/acadiora/labels.ts';
import {
  aiGroups,
  criterionGroups,
  fallenBlocks,
  type Group,
  leadingImprovements,
  leadingList,
  otherWeaknesses,
  summaryGroups,
} from '../../../shared/acadiora/review.ts';
import { judgedItems, ungraded } from '../../../shared/acadiora/rules.ts';
import type { Evaluation, Session } from '../../../shared/acadiora/schemas.ts';
import { warningLabel } from '../../../shared/text/labels.ts';
import { acadiora } from '../queries.ts';
import { bandColours, colours } from '../../app/theme.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Table } from '../../ui/Table.tsx';
import { reveal } from '../../ui/Tabs.tsx';
import { Bar, Ring } from '../../ui/Tiles.tsx';
import { Flow } from '../../ui/artefact/Texts.tsx';
import {
  Attention,
  Bullets,
  Card,
  clamped,
  Columns,
  Findings,
  Fold,
  H2,
  H3,
  Notice,
  Section,
  Small,
  Soft,
  Span,
  Subheading,
} from '../../ui/elements.tsx';
import { RetryButton } from '../../ui/session/sessionActions.tsx';
import { Thumbs } from '../../ui/vote/ThumbsButton.tsx';

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
          <Badge tone={revision.compared.now < revision.compared.before ? 'orange' : 'green'}>
            {changeOf(revision.compared)} sejak versi {round - 1}
          </Badge>
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
const ScoreTable = ({ evaluation: { evaluation: scores, overall } }: { evaluation: Evaluation }) => (
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

/** What is to be done first, numbered; a print begins it on the page where it stands. */
const numbered = {
  breakInside: 'auto',
  '& ol': { pl: 2.5, display: 'grid', gap: 1.5 },
  '& ol > li': { pl: 0.5, breakInside: 'avoid' },
  '& ol > li::marker': { fontWeight: 700, color: colours.gold },
} as const;

/** The first tab (spec 2 §2): what to do first and every score; the rest folds. */
export function Overview({ evaluation }: { evaluation: Evaluation }) {
  const { overall } = evaluation;
  const groups: Group[] = [
    { title: labels.mainStrengths, blocks: leadingList(overall.mainStrengths) },
    ...otherWeaknesses(overall),
    ...summaryGroups(overall),
    { title: 'Maklumat Kertas', blocks: [paperFacts(evaluation)] },
  ];
  return (
    <Columns widths="minmax(0, 1.3fr) minmax(0, 1fr)" sx={{ mt: 2 }}>
      <div>
        <Card as="section" data-lead sx={numbered}>
          <H3 as="h2" sx={{ mb: 1 }}>
            {labels.criticalImprovements}
          </H3>
          <Flow blocks={leadingImprovements(evaluation)} />
          <Thumbs at="/overall/criticalImprovements" label={labels.criticalImprovements} />
        </Card>
        <Findings title={labels.warnings} heading="h2" items={evaluation.warnings.map(warningLabel)} />
      </div>
      <div>
        <Card as="section" sx={{ mt: { xs: 2, md: 0 }, breakInside: 'auto' }}>
          <H3 as="h2" sx={{ mb: 0.5 }}>
            {labels.scores}
          </H3>
          <ScoreTable evaluation={evaluation} />
        </Card>
        {groups.map(({ title, blocks }) => (
          <Fold key={title} title={title}>
            <Flow blocks={blocks} />
          </Fold>
        ))}
      </div>
    </Columns>
  );
}

/** In two columns where there is room. */
const Groups = ({ groups }: { groups: readonly Group[] }) => (
  <Box
    sx={{
      columns: { md: 2 },
      columnGap: 4,
      '& h3': { mt: 2, breakAfter: 'avoid' },
      '& dd': { typography: 'body2' },
      '& li, & [role=group]': { breakInside: 'avoid' },
    }}
  >
    {groups.map(({ title, blocks }) => (
      <Fragment key={title}>
        {title !== '' && <Subheading>{title}</Subheading>}
        <Flow blocks={blocks} />
      </Fragment>
    ))}
  </Box>
);

/** What of a review could not be made, with the true cause, and a button that makes that alone. */
export const LeftOut = ({ session, leftOut }: { session: Session; leftOut: Evaluation['leftOut'] }) =>
  leftOut.length > 0 &&
  session.status !== 'processing' && (
    <Attention title={labels.leftOut} heading="h2">
      <Bullets items={leftOut.map(({ part, reason }) => `${leftOutLabel(part)}: ${reason}`)} />
      <RetryButton variant="outlined" className="no-print" module={acadiora} sessionId={session.id}>
        Nilai bahagian ini
      </RetryButton>
    </Attention>
  );

/** A criterion under the number of its main criterion (spec 2 §2, §3). */
function Criterion({ name, evaluation }: { name: CriterionKey; evaluation: Evaluation }) {
  const entry = evaluation.evaluation[name];
  const { score, maxScore, percentage, strengths, weaknesses, improvements } = entry;
  const band = bandOf(entry, evaluation.overall);
  return (
    <Fold
      id={name}
      title={numberedTitle(name)}
      heading="h2"
      glance={
        <>
          <span>
            {labels.score}: {scoreLabel(score, maxScore)} {band !== null && `· ${percentLabel(percentage)} `}
            {band !== null && <Badge tone={band}>{scoreBandLabels[band]}</Badge>}
          </span>
          {maxScore > 0 && (
            <span className="no-print">
              {strengths.length} kekuatan, {weaknesses.length} kelemahan, {improvements.length} penambahbaikan
            </span>
          )}
        </>
      }
    >
      <Groups groups={criterionGroups(entry)} />
      <Thumbs at={`/evaluation/${name}`} label={numberedTitle(name)} />
    </Fold>
  );
}

/** The second tab: every criterion, what fell in the look at all remarks, and what was counted. */
export const Details = ({ evaluation }: { evaluation: Evaluation }) => (
  <>
    {criterionKeys.map((key) => (
      <Criterion key={key} name={key} evaluation={evaluation} />
    ))}
    {evaluation.fallen.length > 0 && (
      <Fold title={`${labels.fallen} (${evaluation.fallen.length})`} heading="h2">
        <Flow blocks={fallenBlocks(evaluation)} />
      </Fold>
    )}
    <Fold title={labels.facts} heading="h2">
      <Small>Dikira oleh sistem daripada teks kertas; bukan penilaian AI.</Small>
      <Groups groups={factGroups(evaluation.facts)} />
    </Fold>
  </>
);

/** Counted signs of AI writing, which prove nothing (spec 2 §2, §3, §9). */
export const AiDetection = ({ detection }: { detection: Detection }) => (
  <Section title={aiLabels.title}>
    <Notice label={labels.notice}>{aiLabels.notProof}</Notice>
    <Groups groups={aiGroups(detection)} />
  </Section>
);
