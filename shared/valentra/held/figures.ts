import { countsIn, numbersInWords } from '../../claims/numbers.ts';
import { saysWhole, wordsIn } from '../../text/comparable.ts';
import { valuesIn } from '../items/cites.ts';
import type { JstAssessment, PentaksiranTask, RubrikCriterion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';

/** Figures of a rubric against the task that it is of, by the words that their writer says they follow. */

const numbersOf = (text: string): number[] => [...valuesIn(text), ...numbersInWords(text)];
/** What a rubric may count by itself: one thing or two, a year of a law. */
const isFree = (value: number): boolean => value <= 2 || (value > 1900 && value < 2100);

/** What a row of the JST says of its task. */
export const toldByRow = (row: JstAssessment): string[] => {
  const { type, description, objective, topics, criteria, duration, startDate, dueDate } = row;
  const figures = [`${row.slt} jam`, `${row.percentage}%`];
  return [type, description, objective, duration, startDate, dueDate, ...topics, ...criteria, ...figures];
};

/** What a task tells its students. */
export const toldBy = (
  row: JstAssessment,
  task: Pick<PentaksiranTask, 'stimulus' | 'question'> | undefined,
): string[] => [
  ...toldByRow(row),
  ...(task ? [task.stimulus.title, task.stimulus.content, task.question.statement, task.question.description] : []),
];

type Figures = RubrikCriterion['figures'];

/** Words of a figure that is the lecturer's to set: people who work together, and how long a work is. */
const ofLecturer = new Set(
  'kumpulan ahli berpasangan halaman muka perkataan group groups member members pairs page pages words'.split(' '),
);

/** Figures of a text whose source is not `told`, or says another number; `isAll`: those without a source too, where they count something. */
export function sourceFaults(
  at: Fault['at'],
  text: string,
  figures: Figures,
  told: readonly string[],
  isAll = false,
): Fault[] {
  return (figures ?? []).flatMap(({ quote, source }) => {
    const isNeeded = (isAll && countsIn(quote).length > 0) || wordsIn(quote).some((word) => ofLecturer.has(word));
    if (!saysWhole(text, quote) || (source.trim() === '' && !isNeeded)) return [];
    const isTold = source.trim() === '' || told.some((one) => saysWhole(one, source));
    const isSame = numbersOf(quote).every((value) => isFree(value) || numbersOf(source).includes(value));
    if (isTold && isSame) return [];
    const isMissing = source.trim() === '' || !isTold;
    const reason = isMissing ? `Tugasan tidak menyatakan "${source || quote}".` : `Tugasan menyatakan "${source}".`;
    return [{ ...fault(at, text.includes(quote) ? quote : '', reason), declared: ['figures'] }];
  });
}

/**
 * Of a criterion's best level, since lower ones ask for less: what it counts is the task's. None where its writer gives no figures.
 * `isWriting`: each is to be listed, since a number may stand in the task by chance.
 */
export function figureFaults(figures: Figures, best: string, told: readonly string[], isWriting = false): Fault[] {
  if (figures === undefined) return [];
  const at = ['levels', 'amatCemerlang', 'descriptor'];
  const listed = figures.map(({ quote }) => quote).filter((quote) => saysWhole(best, quote));
  const known = [...(isWriting ? [] : told), ...listed].flatMap(numbersOf);
  const odd = countsIn(best).filter((value) => !isFree(value) && !known.includes(value));
  return [
    ...sourceFaults(at, best, figures, told, true),
    ...odd.map((value) => ({ ...fault(at, '', `Tugasan tidak menyatakan bilangan ${value}.`), declared: ['figures'] })),
  ];
}
