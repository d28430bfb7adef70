import { criteria, criterionKeys, type CriterionKey, grades, highestLevel } from './criteria.ts';

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
 * The score of a criterion from the levels of its rubric items, 0 to 4 each; null: does not apply to this kind of paper and does not
 * count. No item that applies: 0.
 */
export function scoreOf(criterion: CriterionKey, levels: Readonly<Record<string, number | null>>): number {
  const given = criteria[criterion].items.flatMap(({ id }) => {
    const level = levels[id];
    return level === null || level === undefined ? [] : [Math.min(highestLevel, Math.max(0, level))];
  });
  if (given.length === 0) return 0;
  const mean = given.reduce((sum, level) => sum + level, 0) / given.length;
  return rounded((mean / highestLevel) * criteria[criterion].weight);
}

/** What only a study has: a paper of ideas or of a thing made may have none of it. */
const ofStudies: ReadonlySet<CriterionKey> = new Set(['methodology', 'dataAnalysis', 'findings', 'discussion']);

/**
 * A criterion counts for its weight. What only a study has does not count at all when none of its items applies and the paper is no study:
 * it has no such part (`isStudy`).
 */
export const maxScoreOf = (
  criterion: CriterionKey,
  levels: Readonly<Record<string, number | null>>,
  isStudy: boolean,
): number =>
  !isStudy && ofStudies.has(criterion) && criteria[criterion].items.every(({ id }) => levels[id] === null)
    ? 0
    : criteria[criterion].weight;

/** The grade and what it means, by the one table. */
export const gradeOf = (percentage: number): (typeof grades)[number] =>
  grades.find(({ from }) => percentage >= from) ?? grades[grades.length - 1]!;

/** The total of the criteria that apply; of 100 when all do. */
export function scoreTotal(scores: Readonly<Record<CriterionKey, { score: number; maxScore: number }>>) {
  const sum = (key: 'score' | 'maxScore') =>
    rounded(criterionKeys.reduce((total, name) => total + scores[name][key], 0));
  const totalScore = sum('score');
  const maxScore = sum('maxScore');
  return { totalScore, maxScore, percentage: percentageOf(totalScore, maxScore) };
}
