import * as z from 'zod';
import type { OverallAnswer } from '../../../../lambdas/acadiora/prompts/overall.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { gradeOf, leadingRemarks, percentageOf } from '../../../../shared/acadiora/rules.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { inMalay } from '../language/lexicon.ts';
import { sentence as asSentence } from '../language/phrases.ts';
import { uniqueBy } from '../../../../lambdas/acadiora/facts/text/uniqueBy.ts';
import { wordsIn } from '../../../../lambdas/acadiora/facts/text/wordCount.ts';

const scoresSchema = z.partialRecord(
  z.enum(criterionKeys),
  z.object({ score: z.number(), maxScore: z.number(), percentage: z.number() }),
);
const remarksSchema = z.array(
  z.object({
    id: z.string(),
    criterion: z.enum(criterionKeys),
    kind: z.enum(['strength', 'weakness', 'improvement']),
    text: z.string(),
    priority: z.number(),
  }),
);
type Scores = z.infer<typeof scoresSchema>;
type Remark = z.infer<typeof remarksSchema>[number];

/** Words a summary may have (the prompt's schema). */
const length = { least: 80, most: 160 };

/** The criteria that count, those that cost most points first. */
const byLoss = (scores: Scores): CriterionKey[] => {
  const lost = (key: CriterionKey): number => (scores[key]?.maxScore ?? 0) - (scores[key]?.score ?? 0);
  return criterionKeys.filter((key) => (scores[key]?.maxScore ?? 0) > 0).toSorted((a, b) => lost(b) - lost(a));
};

/** The most telling remarks of one kind: by priority, then in this order of criteria, one a criterion first. */
function chosenRemarks(
  remarks: readonly Remark[],
  kind: Remark['kind'],
  criteriaInOrder: readonly CriterionKey[],
): Remark[] {
  const rank = ({ criterion }: Remark): number => (criteriaInOrder.indexOf(criterion) + 99) % 99;
  const own = remarks
    .filter((remark) => remark.kind === kind)
    .toSorted((a, b) => a.priority - b.priority || rank(a) - rank(b));
  const first = uniqueBy(own, ({ criterion }) => criterion);
  return [...first, ...own.filter((remark) => !first.includes(remark))].slice(0, leadingRemarks);
}

const titlesOf = (keys: readonly CriterionKey[]): string =>
  inMalay(keys.map((key) => criteria[key].title.toLowerCase()));

/** Remarks as sentences of a summary; long ones are left to the list of remarks. */
const told = (remarks: readonly Remark[]): string[] =>
  remarks.map(({ text }) => asSentence(text)).filter((text) => text !== '.' && wordsIn(text) <= 45);

/** Said where the remarks are too short to fill a summary; they hold for any review. */
const closing = [
  'Enjin peraturan hanya menilai perkara yang dapat dikira; mutu hujah, tafsiran dan bahasa perlu dinilai oleh pembaca.',
  'Setiap ulasan disertai petikan daripada kertas supaya penulis dapat menyemak tempat yang dimaksudkan dan membuat pembetulan dengan tepat.',
  'Pembetulan sebaiknya bermula dengan perkara yang menjejaskan kesahan kajian, diikuti kejelasan hujah dan akhirnya ketekalan penulisan serta rujukan.',
  'Selepas pembetulan dibuat, semak semula sama ada tujuan, kaedah, dapatan dan rumusan kertas ini selari antara satu sama lain dari awal hingga akhir.',
  'Rumusan ini perlu dibaca bersama senarai penuh kekuatan, kelemahan dan penambahbaikan bagi setiap kriteria.',
];

/** So many sentences as fit, in order; the closing ones only as far as they are needed. */
const summaryOf = (body: readonly string[]): string => {
  let words = 0;
  const fit = (sentence: string, isNeeded: boolean): boolean => {
    const count = wordsIn(sentence);
    if (!isNeeded || words + count > length.most) return false;
    words += count;
    return true;
  };
  const fitting = body.filter((sentence) => fit(sentence, true));
  return [...fitting, ...closing.filter((sentence) => fit(sentence, words < length.least))].join(' ');
};

/** Fills the answer of `acadiora.overall`: a choice among the remarks, and texts made of them and of the scores. */
export function overall(text: string): OverallAnswer {
  const scores = scoresSchema.parse(dataIn(text, 'skor') ?? {});
  const remarks = remarksSchema.parse(dataIn(text, 'ulasan') ?? []);
  const costly = byLoss(scores);
  const strengths = chosenRemarks(remarks, 'strength', costly.toReversed());
  const weaknesses = chosenRemarks(remarks, 'weakness', costly);
  const improvements = chosenRemarks(remarks, 'improvement', costly);
  const sum = (field: 'score' | 'maxScore'): number =>
    costly.reduce((total, key) => total + (scores[key]?.[field] ?? 0), 0);
  const grade = gradeOf(percentageOf(sum('score'), sum('maxScore'))).interpretation.toLowerCase();
  const weak = costly.filter((key) => (scores[key]?.percentage ?? 0) < 70).slice(0, 3);
  return {
    summaryEvaluation: summaryOf([
      costly.length === 0
        ? 'Tiada kriteria yang dapat dinilai oleh enjin peraturan.'
        : `Secara keseluruhan, perkara yang dapat dikira dalam kertas ini ${grade}.`,
      ...(weak.length > 0 ? [`Bahagian yang paling memerlukan perhatian ialah ${titlesOf(weak)}.`] : []),
      ...told([...strengths.slice(0, 1), ...weaknesses.slice(0, 3), ...improvements.slice(0, 1)]),
    ]),
    recommendation: [
      weak.length > 0
        ? `Mulakan pembetulan pada ${titlesOf(weak.slice(0, 2))} kerana bahagian ini paling banyak menjejaskan kertas.`
        : 'Kemaskan ulasan yang tersenarai sebelum kertas dihantar.',
      ...told(improvements.slice(0, 1)),
      'Hantar kertas untuk disemak semula selepas pembetulan dibuat.',
    ].join(' '),
    mainStrengths: strengths.map(({ id }) => id),
    mainWeaknesses: weaknesses.map(({ id }) => id),
    criticalImprovements: improvements.map(({ id }) => id),
  };
}
