import { criteria, type CriterionKey, criterionKeys, grades, levels, type StudyKind } from './criteria.ts';
import { applies } from './rubric.ts';

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

/** Stands for the grade of a review that says too little for one. */
export const ungraded = '-';
export const ungradedText = 'Belum dapat digredkan';

/** Of the items that a paper's kind calls for, at least this share must be judged for a grade: less says nothing of a paper. */
const enoughJudged = 0.6;

type Leveled = Readonly<Record<CriterionKey, { items: readonly { id: string; level: number | null }[] }>>;

/** Of the items that a paper's kind calls for, how many are judged; by criterion, too. */
export function judgedItems(reviewed: Leveled, kind: StudyKind | null) {
  const counts = criterionKeys.map((key) => {
    const called = reviewed[key].items.filter(({ id }) => applies(kind, key, id));
    return { key, called: called.length, judged: called.filter(({ level }) => level !== null).length };
  });
  const sum = (what: 'called' | 'judged') => counts.reduce((total, one) => total + one[what], 0);
  return { called: sum('called'), judged: sum('judged'), counts };
}

/** The grade of a review; where too little was judged none, and what is missing by criterion. */
export function gradeOfReview(percentage: number, reviewed: Leveled, kind: StudyKind | null) {
  const { called: all, judged: done, counts } = judgedItems(reviewed, kind);
  if (done > 0 && done >= all * enoughJudged) return gradeOf(percentage);
  const missing = counts
    .filter(({ called, judged }) => judged < called)
    .map(({ key, called, judged }) => `${criteria[key].title} (${called - judged} daripada ${called})`);
  return {
    grade: ungraded,
    interpretation: ungradedText,
    publishability: `Belum dapat ditentukan. Butiran yang belum dinilai: ${missing.join(', ')}`,
  };
}

/** The total of 100 (spec 2 §3), by the criteria that were judged; of 0 where none was. */
export function scoreTotal(scores: Readonly<Record<CriterionKey, { score: number; maxScore: number }>>) {
  const sum = (key: 'score' | 'maxScore') => criterionKeys.reduce((total, name) => total + scores[name][key], 0);
  const percentage = percentageOf(sum('score'), sum('maxScore'));
  return { totalScore: percentage, maxScore: sum('maxScore') === 0 ? 0 : 100, percentage };
}
