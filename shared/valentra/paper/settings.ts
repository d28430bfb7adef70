import { courseLabels } from '../../course/fields.ts';
import { examLimits, maxMarks } from '../limits.ts';
import type { Wanted } from './specification.ts';

const { min, max } = examLimits;

/** `stated`: as many as the course states, where those are fewer than can be asked for. */
export const countText = (stated: number = min): string =>
  `Bilangan soalan mestilah antara ${min} dan ${max}${stated < min ? `, atau ${stated} seperti “${courseLabels.questions}” di Semak Fakta` : ''}.`;
export const totalText = `Jumlah markah mestilah nombor bulat, sekurang-kurangnya satu markah setiap soalan dan paling banyak ${maxMarks}.`;

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/**
 * What is wrong in the settings of a paper, by the rule of form and server; null: nothing. There are never more items than marks, as far as
 * their number is known. `stated`: as many items as the course states, however few.
 */
export function settingsFault(
  { questionType = null, numberOfQuestions, totalMarks = null }: Wanted,
  stated?: number,
): string | null {
  const isCount = numberOfQuestions === undefined || isWhole(numberOfQuestions, min, max);
  if (!isCount && numberOfQuestions !== stated) return countText(stated);
  const least = numberOfQuestions ?? (questionType === null ? min : 1);
  return totalMarks === null || isWhole(totalMarks, least, maxMarks) ? null : totalText;
}
