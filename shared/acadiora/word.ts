import { modules } from '../modules.ts';
import { warningLabel } from '../text/labels.ts';
import { disclaimerText } from '../text/texts.ts';
import { cell, factTable, heading, headRow, note, paragraph, portrait, table, totalCell } from '../word/blocks.ts';
import type { Block, Tone, WordDocument } from '../word/blocks.ts';
import { fileNamePart } from '../word/fileName.ts';
import { criterionKeys } from './criteria.ts';
import { factGroups, paperFacts, referenceBlocks } from './factGroups.ts';
import {
  aiLabels,
  bandOf,
  leftOutLabel,
  numberedTitle,
  percentLabel,
  referenceCheckText,
  reviewLabels as labels,
  revisionLabels,
  scoreBandLabels,
  scoreLabel,
  verdictLabel,
} from './labels.ts';
import {
  aiGroups,
  criterionGroups,
  fallenBlocks,
  type Group,
  leadingImprovements,
  leadingList,
  otherWeaknesses,
  outcomeBlocks,
  revisionFacts,
  type Score,
  summaryGroups,
} from './review.ts';
import { registerBlocks, registerLabels } from './registerGroups.ts';
import type { CheckedReference } from './facts.ts';
import { ungraded, ungradedText } from './rules.ts';
import type { Criteria, Evaluation, Overall, Session } from './schemas.ts';

/** The whole review as a document; with the check of its references, where one was made. */
export const reviewDocument = (
  session: Session,
  references: readonly CheckedReference[] | null = null,
): WordDocument => ({
  title: labels.title,
  subtitle: session.sessionName,
  header: modules.acadiora.title,
  footerNote: `${labels.disclaimer}: ${disclaimerText}`,
  sections: session.evaluation === null ? [] : [portrait(reviewBlocks(session.evaluation, references))],
});

/** `Ulasan_<session name>` without an ending; `Ulasan` when the name has no character that is safe in a file name. */
export const reviewFileName = (sessionName: string): string =>
  ['Ulasan', fileNamePart(sessionName)].filter((part) => part !== '').join('_');

/** One page says it all; what it rests on follows. */
const reviewBlocks = (evaluation: Evaluation, references: readonly CheckedReference[] | null): Block[] => [
  ...noteOf('info', labels.notice, evaluation.engineNotice === null ? [] : [evaluation.engineNotice]),
  ...noteOf('warning', labels.warnings, evaluation.warnings.map(warningLabel)),
  ...leadingBlocks(evaluation),
  heading(2, labels.scores),
  scoreTable(evaluation.evaluation, evaluation.overall),
  ...noteOf(
    'warning',
    labels.leftOut,
    evaluation.leftOut.map(({ part, reason }) => `${leftOutLabel(part)}: ${reason}`),
  ),
  ...summaryGroups(evaluation.overall).flatMap(({ title, blocks }) => under(title, [boxed([{ title: '', blocks }])])),
  boxed([{ title: '', blocks: [paperFacts(evaluation)] }]),
  heading(1, labels.details),
  ...criterionKeys.flatMap((key) => [
    heading(3, `${numberedTitle(key)}: ${scoreTexts(evaluation.evaluation[key], evaluation.overall, []).join(' · ')}`),
    boxed(criterionGroups(evaluation.evaluation[key])),
  ]),
  ...under(labels.fallen, fallenBlocks(evaluation)),
  ...under(
    registerLabels.title,
    [boxed(registerBlocks(evaluation.register))].slice(evaluation.register.length === 0 ? 1 : 0),
  ),
  heading(1, labels.facts),
  boxed(factGroups(evaluation.facts)),
  ...under(referenceCheckText.title, referenceBlocks(references)),
  heading(1, aiLabels.title),
  note('info', labels.notice, [aiLabels.notProof]),
  boxed(aiGroups(evaluation.aiDetection)),
  ...under(revisionLabels.title, [
    ...revisionFacts(evaluation),
    ...(evaluation.revision === null ? [] : outcomeBlocks(evaluation.revision.remarks)),
  ]),
];

/** The blocks under their heading; nothing without blocks. */
const under = (title: string, blocks: readonly Block[]): Block[] =>
  blocks.length === 0 ? [] : [heading(1, title), ...blocks];

/** In small type, a row for each group. */
function boxed(groups: readonly Group[]): Block {
  const rows = groups.map(({ title, blocks }) => {
    const named = title === '' ? [] : [paragraph([{ text: title, bold: true }])];
    return [cell([...named, ...blocks])];
  });
  return table([100], [], rows, { look: 'dense' });
}

/** What one page holds: score and grade, five strengths, five improvements. */
const leadingBlocks = (evaluation: Evaluation): Block[] => {
  const { overall } = evaluation;
  return [
    heading(1, labels.overall),
    factTable([
      [
        labels.totalScore,
        overall.grade === ungraded
          ? verdictLabel(overall)
          : `${scoreLabel(overall.totalScore, overall.maxScore)} (${percentLabel(overall.percentage)}); ${verdictLabel(overall)}`,
      ],
      [labels.publishability, overall.publishability],
    ]),
    heading(2, labels.mainStrengths),
    ...leadingList(overall.mainStrengths),
    heading(2, labels.criticalImprovements),
    ...leadingImprovements(evaluation),
    ...otherWeaknesses(overall).flatMap(({ title, blocks }) => [heading(2, title), ...blocks]),
  ];
};

/** Nothing without lines. */
const noteOf = (tone: Tone, title: string, lines: readonly string[]): Block[] =>
  lines.length === 0 ? [] : [note(tone, title, lines)];

/** Every criterion's score under the number of its main criterion, and the total. */
function scoreTable(evaluation: Criteria, overall: Overall): Block {
  const rows = criterionKeys.map((key) =>
    [numberedTitle(key), ...scoreTexts(evaluation[key], overall)].map((one) => cell(one)),
  );
  const sum =
    overall.grade === ungraded
      ? [ungradedText, '-', '-']
      : scoreTexts({ ...overall, score: overall.totalScore }, overall);
  const total = [labels.total, ...sum].map((one) => totalCell(one));
  const head = headRow(['Kriteria', labels.score, 'Peratus', 'Tahap']);
  return table([48, 17, 14, 21], [head], [...rows, total], { look: 'dense' });
}

/** Score, percentage and band; without a band `none` for the latter. */
function scoreTexts(entry: Score, overall: Overall, none = ['-', '-']): string[] {
  const band = bandOf(entry, overall);
  return [
    scoreLabel(entry.score, entry.maxScore),
    ...(band === null ? none : [percentLabel(entry.percentage), scoreBandLabels[band]]),
  ];
}
