import { numbersInWords } from '../../claims/numbers.ts';
import { saysWhole } from '../../text/comparable.ts';
import { valuesIn } from '../items/cites.ts';
import type { JstAssessment, PentaksiranTask, RubrikCriterion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';

/** Figures of a rubric against the task that it is of, by the words that their writer says they follow. */

const numbersOf = (text: string): number[] => [...valuesIn(text), ...numbersInWords(text)];
/** What a rubric may count by itself: one thing or two, a year of a law. */
const isFree = (value: number): boolean => value <= 2 || (value > 1900 && value < 2100);

/** What a task tells its students. */
export const toldBy = (
  { description, objective, criteria, duration }: JstAssessment,
  task: Pick<PentaksiranTask, 'stimulus' | 'question'> | undefined,
): string[] => [
  ...[description, objective, ...criteria, duration],
  ...(task ? [task.stimulus.title, task.stimulus.content, task.question.statement, task.question.description] : []),
];

/** Of the best level, since lower ones ask for less; none of a criterion whose writer gives no figures. `told`: of its task. */
export function figureFaults(
  {
    figures,
    levels: { amatCemerlang },
  }: Pick<RubrikCriterion, 'figures'> & {
    levels: { amatCemerlang: { descriptor: string } };
  },
  told: readonly string[],
): Fault[] {
  if (figures === undefined) return [];
  const at = ['levels', 'amatCemerlang', 'descriptor'];
  const own = figures.filter(({ quote }) => saysWhole(amatCemerlang.descriptor, quote));
  const wrong = own.flatMap(({ quote, source }) => {
    const of = numbersOf(source);
    const odd = numbersOf(quote).filter((value) => !isFree(value) && !of.includes(value));
    const isTold = told.some((text) => saysWhole(text, source));
    if (source.trim() !== '' && !isTold) return [fault(at, quote, `Tugasan tidak menyatakan "${source}".`)];
    if (odd.length === 0) return [];
    return [
      fault(at, quote, source.trim() === '' ? `Tugasan tidak meminta "${quote}".` : `Tugasan menyatakan "${source}".`),
    ];
  });
  const known = [...told, ...own.map(({ quote }) => quote)].flatMap(numbersOf);
  const odd = numbersOf(amatCemerlang.descriptor).filter((value) => !isFree(value) && !known.includes(value));
  return [...wrong, ...odd.map((value) => fault(at, '', `Tugasan tidak menyatakan bilangan ${value}.`))].map((one) => ({
    ...one,
    declared: ['figures'],
  }));
}
