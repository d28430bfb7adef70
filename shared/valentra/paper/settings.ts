import { examLimits, maxMarks } from '../figures.ts';
import type { Wanted } from './specification.ts';

const { min, max, usual } = examLimits;

export const countText = `Bilangan soalan mestilah antara ${min} dan ${max}.`;
export const totalText = `Jumlah markah mestilah nombor bulat, sekurang-kurangnya satu markah setiap soalan dan paling banyak ${maxMarks}.`;

const isWhole = (number: number, least: number, most: number): boolean =>
  Number.isInteger(number) && number >= least && number <= most;

/** What is wrong in the settings of a paper, by the rule of form and server; null: nothing. Without a type there are never more items than marks. */
export function settingsFault({
  questionType = null,
  numberOfQuestions = questionType === null ? min : usual,
  totalMarks = null,
}: Wanted): string | null {
  if (!isWhole(numberOfQuestions, min, max)) return countText;
  return totalMarks === null || isWhole(totalMarks, numberOfQuestions, maxMarks) ? null : totalText;
}
