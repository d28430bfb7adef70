import { tell } from '../messages.ts';
import { coverage } from '../../fact/score.ts';
import { comparableWords, wordsIn } from '../../text/comparable.ts';
import { recordOf } from '../../values/pick.ts';
import { contentWords } from '../../text/contentWords.ts';
import { apportionEach, sumOf } from '../counting/apportion.ts';
import { fieldLabels } from '../labels.ts';
import { flag, when } from '../items/look.ts';
import { frameFlags, isFrame } from '../items/frameMark.ts';
import { hpCode, type HpShares, inHpOrder } from '../counting/hp.ts';
import { rubrikRanges } from '../limits.ts';
import { rubrikLevels } from '../schemas.ts';
import type { Flag, RubrikCriterion, RubrikItem, RubrikLevel } from '../schemas.ts';

/** A criterion as a model writes it, with its weight among the others. */
type Claimed = Omit<RubrikCriterion, 'marks' | 'levels'> & { weight: number; levels: Record<RubrikLevel, string> };

/** An outcome of a task with the part in percent that the document gives it, and its programme outcomes. */
interface Outcome {
  name: string;
  share: number;
  hp: readonly string[];
}

/** A rubric before anything of it is counted. */
type Uncounted = Omit<RubrikItem, 'summary' | 'flags'> & {
  summary: Pick<RubrikItem['summary'], 'hpInvolved' | 'promised'>;
};

/**
 * A task's rubric put right: the criteria of an outcome share what the document gives it, else those of an HP its part, by weight; without HPs, or
 * with shares that nobody states, they share all of them. Five levels with the ranges of spec 2 §9, marks that total the task's.
 */
export function rubricOf(
  task: Omit<RubrikItem, 'criteria' | 'summary' | 'flags'> & {
    hpAllocation: Readonly<HpShares>;
    criteria: readonly string[];
    outcomes?: readonly Outcome[];
  },
  claimed: readonly Claimed[],
): RubrikItem {
  const { hpAllocation, criteria: promised, outcomes = [], ...named } = task;
  const { totalMarks } = named;
  const codes = inHpOrder(Object.keys(hpAllocation));
  const heaviest = codes.toSorted((a, b) => (hpAllocation[b] ?? 0) - (hpAllocation[a] ?? 0))[0] ?? '';
  const own = claimed.map((criterion) => {
    const hp = hpCode(criterion.hp);
    const words = [...contentWords(criterion.name)].join(' ');
    const [best, next] = outcomes
      .map((one) => ({ one, share: coverage(words, one.name) }))
      .toSorted((a, b) => b.share - a.share);
    const half = best !== undefined && best.share >= 0.5 ? best : undefined;
    const isClear = half !== undefined && half.share > Math.max(0.5, next?.share ?? 0);
    // Half of a name, or two outcomes that have as much of it, say less than the programme outcome.
    const outcome = (isClear ? undefined : outcomes.find((each) => each.hp.includes(hp))) ?? half?.one;
    const known = [hp, ...(outcome?.hp ?? [])].find((code) => codes.includes(code));
    return { ...criterion, hp: known ?? heaviest, outcome };
  });
  const isOfOutcomes = outcomes.length > 0 && own.every(({ outcome }) => outcome !== undefined);
  const shares = isOfOutcomes
    ? outcomes.map((outcome) => ({ share: outcome.share, written: own.filter((one) => one.outcome === outcome) }))
    : (codes.length === 0 ? [''] : codes).map((hp) => ({
        share: hpAllocation[hp] ?? null,
        written: own.filter((one) => one.hp === hp),
      }));
  const groups = shares.filter(({ written }) => written.length > 0);
  // Shares that nobody states follow the weights of the criteria.
  const stated = sumOf(groups, ({ share }) => share ?? 0);
  const weightOf = ({ written }: (typeof groups)[number]): number => sumOf(written, ({ weight }) => weight);
  const open = sumOf(groups, (group) => (group.share === null ? weightOf(group) : 0));
  const parts = apportionEach(
    totalMarks,
    groups.map((group) => group.share ?? (Math.max(0, 100 - stated) * weightOf(group)) / open),
  );
  const criteria = groups.flatMap(({ written }, place) => {
    const weights = written.map(({ weight }) => weight);
    const marks = marksBy(parts[place] ?? 0, weights);
    return written.map(({ weight: _, outcome: _of, levels, ...criterion }, i) => ({
      ...criterion,
      marks: marks[i] ?? 0,
      levels: withRanges(levels),
    }));
  });
  return checkedRubric({
    ...named,
    criteria,
    summary: { hpInvolved: codes, promised: [...promised] },
  });
}

/** Marks by weight in steps, the same for equal weights and more for heavier ones; null where they do not come to the total so. */
function inSteps(step: number, total: number, weights: readonly number[]): number[] | null {
  const [least = 0, ...heavier] = [...new Set(weights)].toSorted((a, b) => a - b);
  const sum = sumOf(weights, (weight) => weight);
  const marks = new Map(heavier.map((weight) => [weight, Math.round((total * weight) / sum / step) * step]));
  const rest = total - sumOf(weights, (weight) => marks.get(weight) ?? 0);
  marks.set(least, rest / weights.filter((weight) => weight === least).length);
  const ranked = [least, ...heavier].map((weight) => marks.get(weight) ?? 0);
  const isWhole = ranked.every((mark, i) => mark % step === 0 && mark > (ranked[i - 1] ?? 0));
  return isWhole ? weights.map((weight) => marks.get(weight) ?? 0) : null;
}

/** Marks as the weights have them where these are whole; else in fives, as panels want them, where equal criteria stay equal. */
function marksBy(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights, (weight) => weight);
  const exact = weights.map((weight) => (total * weight) / sum);
  return exact.every((mark) => Number.isInteger(mark) && mark > 0)
    ? exact
    : (inSteps(5, total, weights) ?? inSteps(1, total, weights) ?? apportionEach(total, weights));
}

const withRanges = (levels: Claimed['levels']): RubrikCriterion['levels'] =>
  recordOf(rubrikLevels, (level) => ({ range: rubrikRanges[level], descriptor: levels[level].trim() }));

/**
 * A rubric with its counts, validation and flags computed again. `summary` keeps what the JST gives the task, HPs and criteria: the
 * rubric's own are checked against them.
 */
export function checkedRubric(item: Uncounted): RubrikItem {
  const { criteria, summary } = item;
  const own = criteria.map(({ hp }) => hpCode(hp));
  const criteriaMatchHP =
    summary.hpInvolved.every((code) => own.includes(code)) &&
    (summary.hpInvolved.length === 0 || own.every((code) => summary.hpInvolved.includes(code)));
  const fiveLevels = criteria.every(({ levels }) =>
    rubrikLevels.every((level) => levels[level].descriptor.trim() !== ''),
  );
  return {
    ...item,
    summary: { ...summary, totalCriteria: criteria.length, validation: { criteriaMatchHP, fiveLevels } },
    flags: rubricFlags(item),
  };
}

function rubricFlags({ criteria, summary: { promised, hpInvolved }, totalMarks }: Uncounted): Flag[] {
  const sum = sumOf(criteria, ({ marks }) => marks);
  const names = criteria.map(({ name }) => comparableWords(name));
  const unnamed = promised.filter((name) => !names.some((own) => ` ${own} `.includes(` ${comparableWords(name)} `)));
  return [
    ...frameFlags(criteria),
    ...criteria.flatMap(criterionFlags),
    ...when(sum !== totalMarks, 'marks_total', tell.criteriaTotal(sum, totalMarks)),
    ...unnamed.map((name) => flag('promised_missing', tell.criterionMissing(name))),
    ...when(hpInvolved.length === 0, 'no_hp', tell.noOutcome()),
  ];
}

/** Words that grade a work without saying what is seen in it, and what joins them. */
const gradeWords = new Set(
  `sangat amat paling lebih agak kurang cukup begitu sungguh terlalu sepenuhnya sebahagiannya hampir tahap
  cemerlang baik terbaik memuaskan sederhana lemah kepujian bagus hebat teruk tinggi rendah mantap
  jelas tepat lengkap menyeluruh mendalam terperinci konsisten kreatif kritis berkesan sesuai kemas teratur tersusun
  very highly extremely fairly somewhat quite less more most excellent outstanding good satisfactory moderate average fair
  weak poor limited adequate clear clearly accurate accurately complete thorough thoroughly detailed consistent effective
  effectively appropriate dan serta yang dengan secara dan and with in`.split(/\s+/u),
);

const withoutGrades = (text: string): string =>
  wordsIn(text)
    .filter((word) => !gradeWords.has(word))
    .join(' ');

/** Whether two descriptors say the same but for their grades: 'Hujah sangat jelas', 'Hujah jelas'. */
const differInGradeAlone = (one: string, other: string): boolean => withoutGrades(one) === withoutGrades(other);

/** The levels that say what another one says, or that but for a grade. */
export function alikeLevels(levels: Readonly<Record<RubrikLevel, string>>): RubrikLevel[] {
  if (isFrame(levels)) return [];
  const told = rubrikLevels.filter((level) => levels[level].trim() !== '');
  return told.filter((level) => told.some((one) => one !== level && differInGradeAlone(levels[one], levels[level])));
}
export const alikeText = (name: string, levels: readonly RubrikLevel[]) =>
  tell.alikeLevels(name, levels.map((level) => fieldLabels[level]).join(', '));

function criterionFlags({ name, levels }: RubrikCriterion): Flag[] {
  const texts = recordOf(rubrikLevels, (level) => levels[level].descriptor);
  const alike = alikeLevels(texts);
  const missing = rubrikLevels.filter((level) => texts[level].trim() === '').map((level) => fieldLabels[level]);
  return [
    ...when(missing.length > 0, 'missing_descriptor', tell.noDescriptor(name, missing.join(', '))),
    ...when(alike.length > 0, 'same_descriptor', alikeText(name, alike)),
  ];
}
