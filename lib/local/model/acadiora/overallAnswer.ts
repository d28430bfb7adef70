import * as z from 'zod';
import type { OverallAnswer } from '../../../../lambdas/acadiora/prompts/overall.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { gradeOf, leadingRemarks, percentageOf } from '../../../../shared/acadiora/rules.ts';
import { dataIn } from '../chain/chainRequest.ts';
import { inMalay } from '../language/lexicon.ts';
import { wordsIn as wordCount } from '../../../../lambdas/acadiora/facts/text/wordCount.ts';

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

/** Points that a criterion leaves on the table: what is most worth mending. */
const lost = (scores: Scores, key: CriterionKey): number => {
  const score = scores[key];
  return score ? score.maxScore - score.score : 0;
};

/** The most telling remarks of one kind: one a criterion first, then the rest in the same order. */
function chosenRemarks(
  remarks: readonly Remark[],
  kind: Remark['kind'],
  rank: (key: CriterionKey) => number,
): Remark[] {
  const own = remarks
    .filter((remark) => remark.kind === kind)
    .toSorted((a, b) => a.priority - b.priority || rank(b.criterion) - rank(a.criterion));
  const seen = new Set<CriterionKey>();
  const first = own.filter(({ criterion }) => !seen.has(criterion) && seen.add(criterion));
  return [...first, ...own.filter((remark) => !first.includes(remark))].slice(0, leadingRemarks);
}

const titlesOf = (keys: readonly CriterionKey[]): string =>
  inMalay(keys.map((key) => criteria[key].title.toLowerCase()));

/** A remark as a sentence of the summary; long ones are left to the list of remarks. */
const told = (remark: Remark | undefined): string[] => {
  const text = remark?.text.trim() ?? '';
  return text === '' || wordCount(text) > 45 ? [] : [/[.!?]”?$/.test(text) ? text : `${text}.`];
};

/** The sentences that fit, in order; the last ones fall away first. */
function sentencesUpTo(sentences: readonly string[], most: number): string[] {
  let words = 0;
  return sentences.filter((sentence) => {
    const count = wordCount(sentence);
    if (words + count > most) return false;
    words += count;
    return true;
  });
}

/** Said where the remarks are too short to fill a summary; they hold for any review. */
const closing = [
  'Setiap ulasan disertai petikan daripada kertas supaya penulis dapat menyemak tempat yang dimaksudkan dan membuat pembetulan dengan tepat.',
  'Pembetulan sebaiknya bermula dengan perkara yang menjejaskan kesahan kajian, diikuti kejelasan hujah dan akhirnya ketekalan penulisan serta rujukan.',
  'Selepas pembetulan dibuat, semak semula sama ada tujuan, kaedah, dapatan dan rumusan kertas ini selari antara satu sama lain dari awal hingga akhir.',
  'Enjin peraturan hanya menilai perkara yang dapat dikira; mutu hujah, tafsiran dan bahasa perlu dinilai oleh pembaca. Rumusan ini perlu dibaca bersama senarai penuh kekuatan, kelemahan dan penambahbaikan bagi setiap kriteria.',
];

function summaryText(
  scores: Scores,
  strengths: readonly Remark[],
  weaknesses: readonly Remark[],
  improvements: readonly Remark[],
): string {
  const keys = criterionKeys
    .filter((key) => (scores[key]?.maxScore ?? 0) > 0)
    .toSorted((a, b) => (scores[b]?.percentage ?? 0) - (scores[a]?.percentage ?? 0));
  const total = keys.reduce(
    (sum, key) => ({ score: sum.score + (scores[key]?.score ?? 0), most: sum.most + (scores[key]?.maxScore ?? 0) }),
    { score: 0, most: 0 },
  );
  const percentage = percentageOf(total.score, total.most);
  const strong = keys.filter((key) => (scores[key]?.percentage ?? 0) >= 70).slice(0, 3);
  const weak = keys
    .filter((key) => (scores[key]?.percentage ?? 0) < 70)
    .slice(-3)
    .toReversed();
  const body = [
    keys.length === 0
      ? 'Tiada kriteria yang dapat dinilai oleh enjin peraturan.'
      : `Secara keseluruhan, perkara yang dapat dikira dalam kertas ini ${gradeOf(percentage).interpretation.toLowerCase()}.`,
    ...(strong.length > 0 ? [`Bahagian yang paling meyakinkan ialah ${titlesOf(strong)}.`] : []),
    ...(weak.length > 0 ? [`Bahagian yang paling memerlukan perhatian ialah ${titlesOf(weak)}.`] : []),
    ...told(strengths[0]),
    ...weaknesses.slice(0, 3).flatMap(told),
    ...told(improvements[0]),
  ];
  const fitting = sentencesUpTo(body, length.most);
  const missing = closing.filter(
    (_, index) => wordCount([...fitting, ...closing.slice(0, index)].join(' ')) < length.least,
  );
  return sentencesUpTo([...fitting, ...missing], length.most).join(' ');
}

function recommendationOf(scores: Scores, improvements: readonly Remark[]): string {
  const weakest = criterionKeys
    .filter((key) => (scores[key]?.maxScore ?? 0) > 0 && (scores[key]?.percentage ?? 100) < 80)
    .toSorted((a, b) => lost(scores, b) - lost(scores, a))
    .slice(0, 2);
  const start =
    weakest.length > 0
      ? `Mulakan pembetulan pada ${titlesOf(weakest)} kerana bahagian ini paling banyak menjejaskan kertas.`
      : 'Kemaskan ulasan kecil yang tersenarai sebelum kertas dihantar.';
  return [
    start,
    ...improvements.slice(0, 1).flatMap(told),
    'Hantar kertas untuk disemak semula selepas pembetulan dibuat.',
  ].join(' ');
}

/** Fills the answer of `acadiora.overall`: a choice among the verified remarks, and texts made of them and of the scores. */
export function overall(text: string): OverallAnswer {
  const scores = scoresSchema.parse(dataIn(text, 'skor') ?? {});
  const remarks = remarksSchema.parse(dataIn(text, 'ulasan') ?? []);
  const strengths = chosenRemarks(remarks, 'strength', (key) => scores[key]?.score ?? 0);
  const weaknesses = chosenRemarks(remarks, 'weakness', (key) => lost(scores, key));
  const improvements = chosenRemarks(remarks, 'improvement', (key) => lost(scores, key));
  return {
    summaryEvaluation: summaryText(scores, strengths, weaknesses, improvements),
    recommendation: recommendationOf(scores, improvements),
    mainStrengths: strengths.map(({ id }) => id),
    mainWeaknesses: weaknesses.map(({ id }) => id),
    criticalImprovements: improvements.map(({ id }) => id),
  };
}
