import { comparableWords } from '../text/comparable.ts';
import { totalWeight, type Weighed } from './rules.ts';
import { labelKind } from './words/vocabulary.ts';

/** 'Pentaksiran Berterusan', 'Kerja Kursus': the name of a group of assessments; 'Tugasan (Projek Pembinaan Ujian)' is one of them. */
export const isGroup = ({ type }: Weighed): boolean =>
  labelKind(type) === 'assessment' && type.trim().includes(' ') && !/\(\p{L}+\s\p{L}/u.test(type);

/** 'Peperiksaan 40' over 'Peperiksaan akhir 40', 'Final Examination Assessment (FE) 30' over 'Final Examination 30': one has all words of the other. */
export function isOverSame(one: Weighed, next: Weighed | undefined): boolean {
  if (next === undefined || one.weight !== next.weight) return false;
  const [own, below] = [one, next].map(({ type }) => comparableWords(type).split(' '));
  return own?.every((word) => below?.includes(word)) === true || below?.every((word) => own?.includes(word)) === true;
}

/** Whether rows that follow each other from the first of `others` have this weight together; several, unless the name says that it is a group's. */
function isSumOf(one: Weighed, others: readonly Weighed[]): boolean {
  const least = isGroup(one) || isOverSame(one, others[0]) ? 1 : 2;
  return others.some((_, last) => last + 1 >= least && totalWeight(others.slice(0, last + 1)) === one.weight);
}

/** The rows that sum others beside them, by place, where the weights exceed the whole: without its sums a list comes to 100. */
export function sumsIn(assessments: readonly Weighed[]): number[] {
  if ((totalWeight(assessments) ?? 0) <= 100) return [];
  // What has all of the weight beside others sums them: 'A + B'.
  const whole = assessments.findIndex(({ weight }) => weight === 100);
  const rest = assessments.filter((_, i) => i !== whole);
  if (whole >= 0 && (totalWeight(rest) ?? 0) >= 100)
    return [whole, ...sumsIn(rest).map((i) => (i < whole ? i : i + 1))];
  // The parts of a named group may follow after another: 'Berterusan 65% dan akhir 30%', then a list of all.
  const below = (one: Weighed, i: number): Weighed[][] =>
    assessments.slice(i + 1, isGroup(one) ? undefined : i + 2).map((_, from) => assessments.slice(i + 1 + from));
  const placesOf = (isSum: (one: Weighed, i: number) => boolean): number[] =>
    assessments.flatMap((one, i) => (one.weight !== null && isSum(one, i) ? [i] : []));
  // A list has its sums above what they sum, or below: 'Ujian 25, Kuiz 15, Akhir 40' may come to 40 by chance.
  const above = placesOf((one, i) => below(one, i).some((others) => isSumOf(one, others)));
  const behind = placesOf((one, i) => isSumOf(one, assessments.slice(0, i).toReversed()));
  const likely = [...new Set([...above, ...behind])].toSorted((a, b) => a - b);
  const groups = likely.filter((i) => {
    const one = assessments[i] ?? { type: '', weight: null };
    return isGroup(one) || isOverSame(one, assessments[i + 1]);
  });
  const choices = [groups, above, behind, ...likely.map((i) => [i])];
  const isWhole = (sums: readonly number[]): boolean =>
    totalWeight(assessments.filter((_, i) => !sums.includes(i))) === 100;
  // Groups that make the whole by themselves are none of their parts, though those make less or more.
  const named = placesOf(isGroup);
  const isWholeByGroups = named.length > 1 && totalWeight(named.flatMap((i) => assessments[i] ?? [])) === 100;
  return choices.find(isWhole) ?? (isWholeByGroups ? named : groups);
}
