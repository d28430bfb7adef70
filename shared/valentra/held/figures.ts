import { claimsIn } from '../../claims/claim.ts';
import { countsIn, numbersInWords, printedNumber, valueOf } from '../../claims/numbers.ts';
import { coverage } from '../../fact/score.ts';
import { saysWhole, wordsIn } from '../../text/comparable.ts';
import { pick } from '../../values/pick.ts';
import type { Course } from '../course/courseView.ts';
import { formText, statedForm } from '../paper/form.ts';
import type { JstAssessment, PentaksiranTask, RubrikCriterion } from '../schemas.ts';
import { type Fault, fault } from './fault.ts';

/** Figures and names of a row, a task or a rubric against what it follows, by the words that their writer says they follow. */

const printed = new RegExp(printedNumber, 'gu');
const numbersOf = (text: string): number[] => [...(text.match(printed) ?? []).map(valueOf), ...numbersInWords(text)];
/** What a rubric may count by itself: one thing or two, a year of a law. */
const isFree = (value: number): boolean => value <= 2 || (value > 1900 && value < 2100);
const isTime = (quote: string): boolean => claimsIn(quote).some(({ unit }) => unit === 'time');

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

/** What the document says of an assessment, as its writer is told. */
export const toldByCourse = (row: JstAssessment, { read, clos, topics, info }: Course): string[] => {
  const own = read.assessments.find(({ id }) => id === row.assessmentId);
  const form = statedForm(read, row);
  return [
    row.type,
    own?.description ?? '',
    `count ${own?.count ?? 1}`,
    `percentage ${row.percentage}%`,
    `slt ${row.slt} jam`,
    row.duration,
    row.startDate,
    row.dueDate,
    form === null ? '' : formText(form),
    `${topics.length} topik topics ${clos.length} CLO ${info.creditValue} kredit credit`,
    ...clos.map(({ statement }) => statement),
    ...topics.flatMap(({ title, subtopics }) => [title, ...subtopics]),
  ];
};

/** What the writer of a row of the JST is shown of its assessment, and may name as the source of a figure. */
export const shownFields = [
  'type',
  'count',
  'percentage',
  'slt',
  'duration',
  'week',
  'description',
  'clo',
  'cloShares',
  'topics',
  'hp',
] as const;
export const shownOf = ({ assessmentId }: JstAssessment, { assessments }: Course): string[] =>
  assessments
    .filter((one) => one.assessmentId === assessmentId)
    .map((one) => JSON.stringify(pick(one, ...shownFields)));

type Figures = RubrikCriterion['figures'];

/** Words of a figure that is the lecturer's to set: people who work together, and how long a work is. */
const ofLecturer = new Set(
  'kumpulan ahli berpasangan halaman muka perkataan group groups member members pairs page pages words'.split(' '),
);

/** What a text follows: as messages call it, its words, and what else may be named as a source. */
interface Followed {
  name: 'Tugasan' | 'Dokumen';
  told: readonly string[];
  shown?: readonly string[];
}

/** 'SPSS', 'GeoGebra' and, behind another word, 'Tableau'. */
const properName = /(?<=\S\s+)\p{Lu}[\p{L}\d]+|\p{L}+\p{Lu}[\p{L}\d]*/gu;

/** A name that its source does not have and no other words that are followed: 'perisian SPSS' where that says GeoGebra. */
const isOtherName = (quote: string, source: string, told: readonly string[]): boolean =>
  numbersOf(quote).length === 0 &&
  coverage(quote, source) < 0.5 &&
  (quote.match(properName) ?? []).some((name) => !told.some((one) => saysWhole(one, name)));

/** Figures of a text whose source is not `told`, or says another number; `isAll`: those without a source too, where they count something. */
export function sourceFaults(
  at: Fault['at'],
  text: string,
  figures: Figures,
  { name, told, shown = [] }: Followed,
  isAll = false,
): Fault[] {
  return (figures ?? []).flatMap(({ quote, source }) => {
    const isNeeded = (isAll && countsIn(quote).length > 0) || wordsIn(quote).some((word) => ofLecturer.has(word));
    const isMissing = source.trim() === '';
    if (!saysWhole(text, quote) || (isMissing && !isNeeded)) return [];
    const isTold = isMissing || [...told, ...shown].some((one) => saysWhole(one, source));
    const isSame = numbersOf(quote).every(
      (value) => (isFree(value) && !(isMissing && isTime(quote))) || numbersOf(source).includes(value),
    );
    const isOther = !isMissing && isOtherName(quote, source, told);
    if (isTold && isSame && !isOther) return [];
    const reason =
      isMissing || !isTold ? `${name} tidak menyatakan "${source || quote}".` : `${name} menyatakan "${source}".`;
    return [{ ...fault(at, text.includes(quote) ? quote : '', reason), declared: ['figures'] }];
  });
}

/**
 * What a text counts, and what it follows has not; the best level alone of a rubric, since lower ones ask for less. None where its writer
 * gives no figures. `isWriting`: each is to be listed, since a number may stand in the task by chance.
 */
export function figureFaults(
  at: Fault['at'],
  text: string,
  figures: Figures,
  followed: Followed,
  isWriting = false,
): Fault[] {
  if (figures === undefined) return [];
  const { name, told } = followed;
  const listed = figures.map(({ quote }) => quote).filter((quote) => saysWhole(text, quote));
  const known = [...(isWriting ? [] : told), ...listed].flatMap(numbersOf);
  const odd = countsIn(text).filter((value) => !isFree(value) && !known.includes(value));
  return [
    ...sourceFaults(at, text, figures, followed, true),
    ...odd.map((value) => ({ ...fault(at, '', `${name} tidak menyatakan bilangan ${value}.`), declared: ['figures'] })),
  ];
}
