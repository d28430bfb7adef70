import { Fragment } from 'react';
import { criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { factGroups } from '../../../shared/acadiora/factGroups.ts';
import type { AiDetection as Detection } from '../../../shared/acadiora/facts.ts';
import {
  aiLabels,
  bandOf,
  leftOutLabel,
  numberedTitle,
  percentLabel,
  reviewLabels as labels,
  scoreBandLabels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import { aiGroups, criterionGroups, fallenBlocks, type Group } from '../../../shared/acadiora/review.ts';
import type { Evaluation, Session } from '../../../shared/acadiora/schemas.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Attention, Bullets, Fold, Notice, Section, Small, Subheading } from '../../ui/elements.tsx';
import { RetryButton } from '../../ui/session/sessionActions.tsx';
import { acadiora } from '../queries.ts';
import { Thumbs } from '../../ui/vote/ThumbsButton.tsx';

const Groups = ({ groups }: { groups: readonly Group[] }) =>
  groups.map(({ title, blocks }) => (
    <Fragment key={title}>
      {title !== '' && <Subheading>{title}</Subheading>}
      <Flow blocks={blocks} />
    </Fragment>
  ));

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
