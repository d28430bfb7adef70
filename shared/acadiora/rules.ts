import { criteria, criterionKeys, type CriterionKey, grades, highestLevel, levels } from './criteria.ts';

/** Polling of an analysis (spec 2 §9): about five minutes, then the work goes on without the page. */
export const polling = { everySeconds: 5, tries: 60 } as const;

/** Remarks that lead the overview, as the best peers do: more are read less. */
export const leadingRemarks = 5;

/** To one decimal, against binary fractions. */
const rounded = (value: number): number => Math.round((value + Number.EPSILON) * 10) / 10;

/** `score` as a percentage of `maxScore`, to one decimal; 0 of 0 is 0 (spec 2 §3). */
export const percentageOf = (score: number, maxScore: number): number =>
  maxScore === 0 ? 0 : rounded((score / maxScore) * 100);

type Levels = Readonly<Record<string, number | null>>;

/** The levels of a criterion's items that count: one that does not apply or that nobody could judge (null) is out of the sum. */
const given = (criterion: CriterionKey, from: Levels): number[] =>
  criteria[criterion].items.flatMap(({ id }) => from[id] ?? []);

/** The score of a criterion: the mean share of its rubric items' levels, of its weight. */
export function scoreOf(criterion: CriterionKey, from: Levels): number {
  const shares = given(criterion, from).map(
    (level) => levels[Math.min(highestLevel, Math.max(0, Math.round(level)))]?.share ?? 0,
  );
  if (shares.length === 0) return 0;
  return rounded((shares.reduce<number>((sum, share) => sum + share, 0) / shares.length) * criteria[criterion].weight);
}

/** A criterion counts for its weight, or not at all where none of its items does. */
export const maxScoreOf = (criterion: CriterionKey, from: Levels): number =>
  given(criterion, from).length === 0 ? 0 : criteria[criterion].weight;

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
