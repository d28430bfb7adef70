import { criteria, criterionKeys, type CriterionKey, grades, levels } from './criteria.ts';

/** Polling of an analysis (spec 2 §9): about five minutes, then the work goes on without the page. */
export const polling = { everySeconds: 5, tries: 60 } as const;

/** Remarks that lead the overview, as the best peers do: more are read less. */
export const leadingRemarks = 5;

/** To one decimal, against binary fractions. */
const rounded = (value: number): number => Math.round((value + Number.EPSILON) * 10) / 10;

/** `score` as a percentage of `maxScore`, to one decimal; 0 of 0 is 0 (spec 2 §3). */
export const percentageOf = (score: number, maxScore: number): number =>
  maxScore === 0 ? 0 : rounded((score / maxScore) * 100);

/**
 * The score of a criterion: the mean share of its rubric items' levels, of its weight. An item that does not apply or that nobody could
 * judge (null) is out of the sum, and a criterion without any other.
 */
export function scoreOf(criterion: CriterionKey, items: readonly { level: number | null }[]) {
  const shares = items.flatMap(({ level }) => (level === null ? [] : (levels[level]?.share ?? 0)));
  if (shares.length === 0) return { score: 0, maxScore: 0, percentage: 0 };
  const maxScore = criteria[criterion].weight;
  const score = rounded((shares.reduce<number>((sum, share) => sum + share, 0) / shares.length) * maxScore);
  return { score, maxScore, percentage: percentageOf(score, maxScore) };
}

/** The grade and what it means, by the one table. */
export const gradeOf = (percentage: number): (typeof grades)[number] =>
  grades.find(({ from }) => percentage >= from) ?? grades[grades.length - 1]!;

/** The grade of a review; none where fewer than half of the rubric's items were judged, for so little says nothing of a paper. */
export function gradeOfReview(percentage: number, items: readonly { level: number | null }[]) {
  const judged = items.filter(({ level }) => level !== null).length;
  if (judged * 2 >= items.length) return gradeOf(percentage);
  return {
    grade: '-',
    interpretation: 'Belum dapat digredkan',
    publishability: `Belum dapat ditentukan: hanya ${judged} daripada ${items.length} butiran rubrik dapat dinilai`,
  };
}

/** The total of the criteria that apply; of 100 when all do. */
export function scoreTotal(scores: Readonly<Record<CriterionKey, { score: number; maxScore: number }>>) {
  const sum = (key: 'score' | 'maxScore') =>
    rounded(criterionKeys.reduce((total, name) => total + scores[name][key], 0));
  const totalScore = sum('score');
  const maxScore = sum('maxScore');
  return { totalScore, maxScore, percentage: percentageOf(totalScore, maxScore) };
}
