import { Fragment } from 'react';
import { criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { factGroups } from '../../../shared/acadiora/factGroups.ts';
import {
  aiLabels,
  leftOutLabel,
  numberedTitle,
  reviewLabels as labels,
  scoreLabel,
} from '../../../shared/acadiora/labels.ts';
import type { AiDetection as Detection } from '../../../shared/acadiora/facts.ts';
import { aiGroups, criterionGroups, fallenBlocks, type Group } from '../../../shared/acadiora/review.ts';
import type { Criteria, Evaluation, Session } from '../../../shared/acadiora/schemas.ts';
import { Flow } from '../../ui/artefact/Texts.tsx';
import { Card, Fold, Folds, H3, Notice, Section, Subheading } from '../../ui/elements.tsx';
import { RetryButton } from '../../ui/session/sessionActions.tsx';
import { acadiora } from '../queries.ts';
import { ScoreBadge } from './items.tsx';
import { References } from './References.tsx';

const Groups = ({ groups }: { groups: readonly Group[] }) =>
  groups.map(({ title, blocks }) => (
    <Fragment key={title}>
      {title !== '' && <Subheading>{title}</Subheading>}
      <Flow blocks={blocks} />
    </Fragment>
  ));

/** What of a review could not be made, with the true cause, and a button that makes that alone. */
export function LeftOut({ session, leftOut }: { session: Session; leftOut: Evaluation['leftOut'] }) {
  if (leftOut.length === 0 || session.status === 'processing') return null;
  return (
    <Card as="section" sx={{ mt: 2 }}>
      <H3 as="h2">{labels.leftOut}</H3>
      <ul>
        {leftOut.map(({ part, reason }) => (
          <li key={part}>
            <strong>{leftOutLabel(part)}:</strong> {reason}
          </li>
        ))}
      </ul>
      <RetryButton className="no-print" module={acadiora} sessionId={session.id}>
        Nilai bahagian ini
      </RetryButton>
    </Card>
  );
}

/** A criterion under the number of its main criterion (spec 2 §2, §3). */
function Criterion({ title, entry }: { title: string; entry: Criteria[CriterionKey] }) {
  const { score, maxScore, percentage, strengths, weaknesses, improvements } = entry;
  return (
    <Fold
      title={title}
      heading="h2"
      glance={
        <>
          <span>
            {labels.score}: {scoreLabel(score, maxScore)} {maxScore > 0 && <ScoreBadge percentage={percentage} />}
          </span>
          <span className="no-print">
            {strengths.length} kekuatan, {weaknesses.length} kelemahan, {improvements.length} penambahbaikan
          </span>
        </>
      }
    >
      <Groups groups={criterionGroups(entry)} />
    </Fold>
  );
}

/** The second tab: every criterion, what fell in the look at all remarks, and what was counted. */
export function Details({ session, evaluation }: { session: Session; evaluation: Evaluation }) {
  const { fallen } = evaluation;
  return (
    <>
      <Folds open="Buka semua kriteria" close="Tutup semua kriteria">
        {criterionKeys.map((key) => (
          <Criterion key={key} title={numberedTitle(key)} entry={evaluation.evaluation[key]} />
        ))}
      </Folds>
      {fallen.length > 0 && (
        <Fold title={`${labels.fallen} (${fallen.length})`} heading="h2">
          <Flow blocks={fallenBlocks(evaluation)} />
        </Fold>
      )}
      <References sessionId={session.id} isBusy={session.status === 'processing'} />
      <Section title={labels.facts} note="Dikira oleh sistem daripada teks kertas; bukan penilaian AI.">
        <Groups groups={factGroups(evaluation.facts)} />
      </Section>
    </>
  );
}

/** The third tab: counted signs of AI writing, which prove nothing (spec 2 §2, §3, §9). */
export const AiDetection = ({ detection }: { detection: Detection }) => (
  <Section title={aiLabels.title}>
    <Notice label={labels.notice}>{aiLabels.notProof}</Notice>
    <Groups groups={aiGroups(detection)} />
  </Section>
);
