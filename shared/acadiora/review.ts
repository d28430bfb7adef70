import type { Citation } from '../document/citation.ts';
import { blockOf } from '../document/blockOf.ts';
import type { Inline, Run } from '../richText/blocks.ts';
import { flatRuns } from '../richText/flat.ts';
import { dateTimeLabel, placedQuote } from '../text/labels.ts';
import { emptyText } from '../text/texts.ts';
import { cell, factTable, italic, labelCell, paragraph, recordTable } from '../word/blocks.ts';
import type { CellBlock, Column, Fact, Own, Table } from '../word/blocks.ts';
import { listOrText, textBlocks, withDetails, writtenBlocks } from '../word/written.ts';
import type { CriterionKey } from './criteria.ts';
import type { AiDetection } from './facts.ts';
import {
  aiBand,
  aiBandLabels,
  changeLabel,
  extraTexts,
  fallenLabels,
  gradedScore,
  levelLabel,
  percentLabel,
  type ReferenceState,
  remarkNote,
  reviewLabels as labels,
  revisionLabels,
  revisionStatusLabels,
} from './labels.ts';
import { leadingRemarks } from './rules.ts';
import type { Criteria, Evaluation, Overall, PlacedRemark, Remark, Revision } from './schemas.ts';

/** The parts of a review, which its page and its file both show. */

export type Score = Pick<Criteria[CriterionKey], 'score' | 'maxScore' | 'percentage'>;

/** Blocks under their heading; '' for those that need none. */
export interface Group {
  title: string;
  blocks: readonly CellBlock[];
}

/** One outside its criterion names the criterion; an improvement may have words that could stand in the paper. */
export type ShownRemark = Remark &
  Partial<Pick<Overall['criticalImprovements'][number], 'criterion' | 'rewrite'>> & {
    /** What is wrong there, where its own text says only what to do. */
    reason?: string;
  };

/** What the page draws in its own way; a file has words for it. */
export type ReviewItem =
  | { kind: 'place'; citation: Citation }
  | { kind: 'doi'; doi: string }
  | { kind: 'referenceState'; state: ReferenceState }
  | { kind: 'remark'; remark: ShownRemark; hasPriority: boolean; isEarlier: boolean };

const own = (what: ReviewItem, text: Inline, more: readonly CellBlock[] = []): Own => ({
  kind: 'own',
  what,
  blocks: [paragraph(text), ...more],
});

/** The way to a place of the paper; a file names its page or heading, or has the words themselves where the paper has neither. */
export const placed = (citation: Citation | null): Own[] =>
  citation === null ? [] : [own({ kind: 'place', citation }, italic(`[${citation.place || placedQuote(citation)}]`))];

const shareOf = (share: number): string => `${percentLabel(share)} (${aiBandLabels[aiBand(share)]})`;

/** `isEarlier`: on the version before, whose text is not the one that is shown. With a rewrite what the passage says, and what it could say. */
function remarkBlock(remark: ShownRemark, hasPriority: boolean, isEarlier = false): Own {
  const { text, rewrite, disagreed, reason } = remark;
  const note = { text: ` [${remarkNote(remark, hasPriority).join(' · ')}]`, italic: true };
  const further: [label: string, text: readonly Run[]][] = reason ? [[labels.reason, flatRuns(reason)]] : [];
  if (rewrite)
    further.push(
      [labels.before, [{ text: placedQuote(rewrite.before) }]],
      [rewrite.isInsertion ? labels.inserted : labels.after, flatRuns(rewrite.after)],
    );
  if (disagreed !== undefined) further.push([labels.disagreed, [{ text: disagreed }]]);
  return own(
    { kind: 'remark', remark, hasPriority, isEarlier },
    [...flatRuns(text), note],
    further.map(([label, words]) => paragraph([{ text: `${label}: `, bold: true }, ...words])),
  );
}

/** `hasPriority`: false for strengths. */
const remarkList = (remarks: readonly ShownRemark[], hasPriority = true): CellBlock[] =>
  remarks.length === 0
    ? []
    : [{ kind: 'list', numbered: true, items: remarks.map((one) => [remarkBlock(one, hasPriority)]) }];

/** The strengths that lead, each with its place. */
export const leadingList = (remarks: readonly PlacedRemark[]): CellBlock[] =>
  listOrText(
    remarks
      .slice(0, leadingRemarks)
      .map(({ text, evidence }) => (evidence?.place ? `${text} (${evidence.place})` : text)),
    emptyText,
    true,
  );

export const shortFacts = (facts: readonly Fact[]): Table => factTable(facts, { isShort: true });

const full = (groups: readonly Group[]): Group[] =>
  groups.filter(({ blocks: [first] }) => first !== undefined && !(first.kind === 'table' && first.rows.length === 0));

/** The groups that say something; one that says that there is nothing when none does. */
export function groupsOrEmpty(groups: readonly Group[]): Group[] {
  const said = full(groups);
  return said.length === 0 ? [{ title: '', blocks: [paragraph(emptyText)] }] : said;
}

/** The texts that say something, each after its label. */
const factsOf = (texts: readonly (readonly [label: string, text: string])[]): Fact[] =>
  texts.map(([label, text]) => [label, writtenBlocks(text)] as const).filter(([, blocks]) => blocks.length > 0);

export const summaryGroups = ({ summaryEvaluation, recommendation }: Overall): Group[] => {
  const summary = factsOf([
    ['Rumusan penilaian', summaryEvaluation],
    ['Cadangan tindakan', recommendation],
  ]);
  return full([{ title: 'Rumusan', blocks: [factTable(summary)] }]);
};

type Told = Pick<Remark, 'text' | 'evidence'>;

const blocksOf = ({ evidence }: Told): number[] => (evidence?.at ?? []).map(blockOf);

/** Whether an improvement puts a weakness right: it is of the same block, or, as a counted one does, begins with it (`overallOf`). */
const isToldBy = (weakness: Told, one: Told): boolean =>
  one.text.startsWith(weakness.text) || blocksOf(one).some((n) => blocksOf(weakness).includes(n));

const agreed = <R extends Remark>(some: readonly R[]) => some.filter(({ disagreed }) => disagreed === undefined);

/**
 * Why an improvement is called for, in the words of weaknesses that the author agrees with: those of its row of the rubric in its block, else of its very
 * place; what was counted before what was judged. '' where its own text says it.
 */
function reasonOf(one: PlacedRemark, criteria: Criteria): string {
  const ofBlock = agreed(criteria[one.criterion].weaknesses).filter(
    (weakness) => weakness.item !== null && weakness.item === one.item && isToldBy(weakness, one),
  );
  const place = String(one.evidence?.at ?? []);
  const ofPlace = agreed(Object.values(criteria).flatMap(({ weaknesses }) => weaknesses)).filter(
    ({ evidence }) => place !== '' && String(evidence?.at) === place,
  );
  const told = ofBlock.length > 0 ? ofBlock : ofPlace;
  if (told.some(({ text }) => one.text.startsWith(text))) return '';
  const counted = told.filter(({ source }) => source === 'counted');
  const [first, second] = counted.length > 0 ? counted : told;
  return [first, second].flatMap((each) => each?.text ?? []).join(' ');
}

/** The five things to do first, each with why and its place and, where there are some, words that could stand there. */
export function leadingImprovements({ overall, evaluation }: Evaluation): CellBlock[] {
  const first = overall.criticalImprovements.slice(0, leadingRemarks);
  if (first.length === 0) return [paragraph(emptyText)];
  return remarkList(
    first.map((one) => ({ ...one, reason: reasonOf(one, evaluation) })),
    false,
  );
}

/** The main weaknesses that no improvement puts right. */
export const otherWeaknesses = ({ mainWeaknesses, criticalImprovements }: Overall): Group[] => {
  const others = mainWeaknesses.filter((weakness) => !criticalImprovements.some((one) => isToldBy(weakness, one)));
  return full([{ title: 'Kelemahan Utama', blocks: remarkList(others) }]);
};

/** What the details tab holds of a criterion: its rubric, remarks and extra fields. */
export const criterionGroups = (entry: Criteria[CriterionKey]): Group[] =>
  groupsOrEmpty([
    { title: '', blocks: entry.comments.flatMap(writtenBlocks) },
    { title: 'Rubrik', blocks: [recordTable(entry.items, rubric, { isShort: true })] },
    ...(['strengths', 'weaknesses', 'improvements'] as const).map((kind) => ({
      title: labels[kind],
      blocks: remarkList(entry[kind], kind !== 'strengths'),
    })),
    {
      title: 'Maklumat Lanjut',
      blocks: [shortFacts(extraTexts(entry).map(({ label, texts }) => [label, listOrText(texts)]))],
    },
  ]);

/** Each item of the rubric with its level and why it was given. */
const rubric: readonly Column<Criteria[CriterionKey]['items'][number]>[] = [
  [35, 'Perkara', ({ label }) => labelCell(label)],
  [15, 'Aras', ({ level }) => levelLabel(level)],
  [50, 'Sebab', ({ reason, cappedBy }) => withDetails(reason, cappedBy === null ? [] : [`Aras dihadkan: ${cappedBy}`])],
];

/** The AI detection tab: signs that were counted (spec 2 §2, §3); too little prose gives no figure. */
export function aiGroups(detection: AiDetection): Group[] {
  const { isMeasured, aiPercentage, humanPercentage, confidence, indicators } = detection;
  const figures: Fact[] = [
    ['Petunjuk AI', shareOf(aiPercentage)],
    ['Petunjuk manusia', percentLabel(humanPercentage)],
    ['Tahap keyakinan', confidence],
  ];
  const words = factsOf([
    ['Penarafan pengesanan AI', detection.turnitinEquivalent],
    ['Rumusan', detection.verdict],
    ['Huraian', detection.detailedAnalysis],
  ]);
  const signs = indicators.map(({ name, measured, share, passages }): Fact => [
    name,
    [paragraph(`${measured}.`), paragraph(`Kekuatan petunjuk: ${shareOf(share)}`), ...passages.flatMap(placed)],
  ]);
  return groupsOrEmpty([
    { title: '', blocks: [shortFacts([...(isMeasured ? figures : []), ...words])] },
    { title: 'Petunjuk yang Diukur', blocks: [shortFacts(signs)] },
  ]);
}

/** Both versions by their scores; nothing of a first version. */
export const revisionFacts = ({ revision, overall }: Evaluation): Table[] =>
  revision === null
    ? []
    : [
        factTable([
          [
            revisionLabels.before,
            [revision.before.documentName, dateTimeLabel(revision.before.reviewedAt)].map((one) => paragraph(one)),
          ],
          ['Skor sebelumnya', gradedScore(revision.before)],
          ['Skor versi ini', gradedScore(overall)],
          ['Perubahan skor', changeLabel(revision)],
        ]),
      ];

export function outcomeBlocks(remarks: Revision['remarks']): CellBlock[] {
  if (remarks.length === 0) return [paragraph('Tiada ulasan terdahulu untuk dibandingkan')];
  const columns: Column<Revision['remarks'][number]>[] = [
    [38, 'Ulasan versi sebelumnya', ({ remark }) => [remarkBlock(remark, false, true)]],
    [12, 'Status', ({ status }) => cell(revisionStatusLabels[status], status === 'belum' ? { style: 'warning' } : {})],
    [22, 'Sebab', ({ reason }) => textBlocks(reason)],
    [28, 'Dalam versi ini', ({ evidence }) => (evidence === null ? emptyText : placed(evidence))],
  ];
  return [recordTable(remarks, columns, { look: 'dense' })];
}

const fallenNote =
  'Ulasan ini dibuat semasa menilai kriteria tetapi tidak disokong oleh kertas, atau telah dinyatakan oleh ulasan lain. Ia tidak dikira dalam skor.';

/** The remarks that fell when they were held against the whole paper; nothing without one. */
export function fallenBlocks({ fallen }: Evaluation): CellBlock[] {
  if (fallen.length === 0) return [];
  const columns: Column<(typeof fallen)[number]>[] = [
    [50, 'Ulasan', ({ remark }) => textBlocks(remark.text)],
    [20, 'Status', ({ verdict }) => fallenLabels[verdict]],
    [30, 'Sebab', ({ reason, evidence }) => [...writtenBlocks(reason), ...placed(evidence)]],
  ];
  return [paragraph(italic(fallenNote)), recordTable(fallen, columns, { look: 'dense' })];
}
