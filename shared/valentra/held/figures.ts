import type { Said } from '../../text/said.ts';
import { tell } from '../messages.ts';
import { claimsIn } from '../../claims/claim.ts';
import { countsIn, numbersOf } from '../../claims/numbers.ts';
import { sentencesOf } from '../../claims/names.ts';
import { computed } from '../../claims/sums.ts';
import { coverage } from '../../fact/score.ts';
import { saysWhole, wordsIn } from '../../text/comparable.ts';
import { pick } from '../../values/pick.ts';
import type { Course } from '../course/courseView.ts';
import { codesIn } from '../../course/words/codes.ts';
import { formText, sectionLetter } from '../../course/paperForm.ts';
import { isBorneOut } from '../../fact/labels.ts';
import { statedForm } from '../paper/form.ts';
import type { JstAssessment, PentaksiranTask, RubrikCriterion } from '../schemas.ts';
import { type Fault, fault, wholePlace } from './fault.ts';

/** Figures and names of a row, a task or a rubric against what it follows, by the words that their writer says they follow. */

/** What a text may count by itself: one thing or two, a year of a law. */
export const isFree = (value: number): boolean => value <= 2 || (value > 1900 && value < 2100);
/** Times of a text in minutes. */
const timesIn = (text: string): number[] =>
  claimsIn(text).flatMap(({ unit, values }) => (unit === 'time' ? values.map(Number) : []));

const clock = /(?<![\d.])(\d{1,2})[.:](\d{2})\s*(am|a\.m|pm|p\.m|pagi|petang|malam)/giu;
/** How long it is between two times of day that a text tells: 75 minutes of '4.30 p.m. ... 5.45 p.m.'. */
function waitsIn(text: string): number[] {
  const times = [...text.matchAll(clock)].map(
    ([, hours, minutes, half = '']) =>
      (Number(hours) % 12) * 60 + Number(minutes) + (/^(?:a|pagi)/iu.test(half) ? 0 : 720),
  );
  return times.flatMap((from) => times.map((to) => to - from));
}

/** What a row of the JST says of its task. */
export const toldByRow = (row: JstAssessment): string[] => [
  ...Object.values(pick(row, 'type', 'description', 'objective', 'duration', 'startDate', 'dueDate')),
  ...row.topics,
  ...row.criteria,
  `${row.slt} jam`,
  `${row.percentage}%`,
  row.fact?.quote ?? '',
];

/** What a task tells its students. */
export const toldBy = (
  row: JstAssessment,
  task: Pick<PentaksiranTask, 'stimulus' | 'question'> | undefined,
): string[] => [
  ...toldByRow(row),
  ...(task ? [task.stimulus.title, task.stimulus.content, task.question.statement, task.question.description] : []),
];

/** The form of an assessment's paper, and the document's own words of it: as its writer is told. */
export function formTold({ read }: Pick<Course, 'read'>, row: Pick<JstAssessment, 'assessmentId'>): string[] {
  const form = statedForm(read, row);
  const facts = ['questions', 'answered', 'marks'].map((field) => read.facts[`${row.assessmentId}.${field}`]);
  const quotes = facts.flatMap((fact) => (fact && isBorneOut(fact) && fact.quote !== '' ? [fact.quote] : []));
  return form === null ? [] : [formText(form).ms, ...new Set(quotes)];
}

/** 'Bahagian A, B, C' and their number. */
function sectionsTold({ read }: Course, row: JstAssessment): string[] {
  const letters = statedForm(read, row)?.sections.map((_, n) => sectionLetter(n)) ?? [];
  const all = letters.join(', ');
  return letters.length < 2
    ? []
    : [`${letters.length} bahagian`, `${letters.length} sections`, `Bahagian ${all}`, `Sections ${all}`];
}

/** What the document says of an assessment, as its writer is told. */
export const toldByCourse = (row: JstAssessment, course: Course): string[] => {
  const { read, clos, topics, info } = course;
  const own = read.assessments.find(({ id }) => id === row.assessmentId);
  return [
    ...Object.values(pick(row, 'type', 'duration', 'startDate', 'dueDate')),
    own?.description ?? '',
    row.fact?.quote ?? '',
    `count ${own?.count ?? 1} percentage ${row.percentage}% slt ${row.slt} jam`,
    ...formTold(course, row),
    ...sectionsTold(course, row),
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
  name: Said;
  told: readonly string[];
  shown?: readonly string[];
  /** Figures that any quote may say beside those of its source. */
  known?: readonly number[];
}

/** 'SPSS', 'GeoGebra' and, behind another word, 'Tableau'. */
const properName = /(?<=\S\s+)\p{Lu}[\p{L}\d]+|\p{L}+\p{Lu}[\p{L}\d]*/gu;

/** A name that its source does not have and no other words that are followed: 'perisian SPSS' where that says GeoGebra. */
const isOtherName = (quote: string, source: string, told: readonly string[]): boolean =>
  numbersOf(quote).length === 0 &&
  coverage(quote, source) < 0.5 &&
  (quote.match(properName) ?? []).some((name) => !told.some((one) => saysWhole(one, name)));

/** A row that sums up its table. */
const ofTotal = /^[\s|*_]*(?:jumlah|total|keseluruhan|overall)\b/iu;

/** Numbers beside a source: of its own sentence or row, and of its table the total. */
function numbersBeside(pieces: readonly string[], told: readonly string[]): number[] {
  return told.flatMap((text) => {
    const lines = sentencesOf(text).map(({ from, to }) => text.slice(from, to));
    const own = lines.filter((line) => pieces.every((piece) => saysWhole(line, piece)));
    const totals = own.some((line) => line.includes('|')) ? lines.filter((line) => ofTotal.test(line)) : [];
    return [...own, ...totals].flatMap(numbersOf);
  });
}

/** A text without the times that it tells. */
const withoutTimes = (text: string): string =>
  claimsIn(text)
    .filter(({ unit }) => unit === 'time')
    .reduce((rest, claim) => rest.replace(claim.text, ' '), text);

/** Whether a source is a sum of known numbers, or names two of them, that comes to a value: 4,800 of 'RM46,800 - RM42,000'. */
function comesTo(value: number, source: string, known: readonly number[]): boolean {
  const own = numbersOf(source);
  const [a = NaN, b = NaN] = own;
  if (own.length < 2 || !own.every((one) => known.includes(one))) return false;
  const ofTwo = own.length > 2 ? [] : [a + b, a - b, b - a, a * b, a / b, (a / b) * 100];
  return [...ofTwo, ...computed(source)].some((one) => Math.abs(one - value) < 0.005);
}

/** Those that are worked out of what is told, or of one before. */
function workedFigures(figures: Figures, told: readonly string[]): NonNullable<Figures> {
  const known = told.flatMap(numbersOf);
  return (figures ?? []).filter(({ quote, source }) => {
    const own = numbersOf(quote);
    const isWorked = own.length > 0 && own.every((value) => comesTo(value, source, known));
    if (isWorked) known.push(...own);
    return isWorked;
  });
}

/** Whether a text's figures say that the numbers of these words are worked out so, and they are. */
export const isListedSum = (words: string, figures: Figures, told: readonly string[]): boolean =>
  numbersOf(words).length > 0 && workedFigures(figures, told).some(({ quote }) => saysWhole(quote, words));

/** The numbers that a source counts: its own, and what it lists without one. */
function countedIn(source: string): number[] {
  const own = numbersOf(source);
  // A list of things without a number is counted; its cells need not stand side by side: 'keluarga | pelajar | pekerja'.
  const things = source.split(/[,|;\n]|\s(?:dan|and)\s/u).filter((thing) => thing.trim() !== '');
  // Codes in a row are one each: 'jujukan A+ B+ B- A-'.
  const codes = source.split(/\s+/u).filter((word) => /\p{Lu}/u.test(word) && !/\p{Ll}/u.test(word));
  // What is parted by semicolons or lines is a list whatever numbers it has: '2-5 hours, 6 cases; 6-9 hours, 27 cases'.
  const parts = source.split(/[;\n]/u).filter((part) => part.trim() !== '');
  const sections = [...source.matchAll(/\b(?:bahagian|sections?)\s+[A-H]\b/giu)];
  const lists = [...(own.length === 0 ? [things, codes] : [parts]), sections];
  // '2 sesi × 2 jam' are 4 hours.
  const product = /\d[^\d]*×\s*\d/u.test(source) ? [own.reduce((all, value) => all * value, 1)] : [];
  return [...lists.flatMap(({ length }) => (length > 1 ? [length] : [])), ...own, ...product];
}

/** Whether the numbers of these words are those of their source, or stand beside them in the cells of a row. */
function isOfSource(quote: string, source: string, pieces: readonly string[], { told, known = [] }: Followed): boolean {
  const isMissing = source.trim() === '';
  const around = isMissing ? [] : told.filter((one) => pieces.some((piece) => saysWhole(one, piece)));
  const own = numbersOf(source);
  // Of '24 of the 60' its source may be the row of 24, in a table of 60.
  const beside = numbersOf(quote).some((value) => own.includes(value)) ? numbersBeside(pieces, told) : [];
  const times = [...timesIn(source), ...around.flatMap(waitsIn)];
  const ownTimes = timesIn(quote);
  const isSameTime = ownTimes.length > 0 && ownTimes.every((time) => times.includes(time));
  const counted = countedIn(source);
  const ofCodes = codesIn('clo', quote).flatMap(numbersOf);
  const isOpen = counted.length === 0 && !(isMissing && ownTimes.length > 0);
  return numbersOf(isSameTime ? withoutTimes(quote) : quote).every(
    (value) =>
      [...counted, ...known, ...ofCodes, ...beside].includes(value) ||
      (!isMissing && value === 1) ||
      (isOpen && isFree(value)),
  );
}

/** Figures of a text whose source is not `told`, or says another number; `isAll`: those without a source too, where they count something. */
function sourceFaults(at: Fault['at'], text: string, figures: Figures, followed: Followed, isAll = false): Fault[] {
  const { name, told, shown = [] } = followed;
  const worked = workedFigures(figures, told);
  return (figures ?? []).flatMap((figure) => {
    const { quote, source } = figure;
    const isNeeded = (isAll && countsIn(quote).length > 0) || wordsIn(quote).some((word) => ofLecturer.has(word));
    const isMissing = source.trim() === '';
    if (!saysWhole(text, quote) || (isMissing && !isNeeded)) return [];
    if (worked.includes(figure)) return [];
    const pieces = source.split(/[|;\n]/u).filter((piece) => piece.trim() !== '');
    const isTold = pieces.every((piece) => [...told, ...shown].some((one) => saysWhole(one, piece)));
    const isOther = !isMissing && isOtherName(quote, source, told);
    if (isTold && !isOther && isOfSource(quote, source, pieces, followed)) return [];
    const reason = isMissing || !isTold ? tell.notSaid(name, source || quote) : tell.saysOther(name, source, quote);
    const words = text.includes(quote) ? quote : '';
    return [{ ...fault(at, words, reason), nth: wholePlace(text, words), declared: ['figures'] }];
  });
}

/** Whether what a text follows counts the same things, and fewer of them at most: a part of them is fewer. */
const fewerOf = ({ value, noun }: ReturnType<typeof countsIn>[number], told: readonly string[]) => {
  const same = told.flatMap(countsIn).filter((one) => one.noun === noun);
  return same.every((one) => one.value < value) ? same[0] : undefined;
};

/** The number of a step says nothing of what the step counts. */
const listNumber = /^\s*\d{1,2}[.)]\s/gmu;

/**
 * What a text counts and lists with no source, or with another one. `isHeld`: of the counts that are not listed those that are to be told,
 * which here have their noun in a text with their number. Of all others those that are more than is told. None where its writer gives no figures.
 */
export function figureFaults(
  at: Fault['at'],
  text: string,
  figures: Figures,
  followed: Followed,
  { isAll = false, isHeld = () => false }: { isAll?: boolean; isHeld?: (value: number) => boolean } = {},
): Fault[] {
  if (figures === undefined) return [];
  const { name, told } = followed;
  const listed = figures.map(({ quote }) => quote).filter((quote) => saysWhole(text, quote));
  const open = countsIn(text).filter(({ value }) => !listed.flatMap(numbersOf).includes(value));
  return [
    ...sourceFaults(at, text, figures, followed, isAll),
    ...open.flatMap((count) => {
      const fewer = fewerOf(count, told);
      const isTold = told
        .map((one) => one.replace(listNumber, ''))
        .some((one) => numbersOf(one).includes(count.value) && saysWhole(one, count.noun));
      if (isTold || !(fewer || isHeld(count.value))) return [];
      const reason = fewer ? tell.saysOther(name, fewer.text, count.text) : tell.noNumber(name, count.value);
      return [{ ...fault(at, count.text, reason), nth: wholePlace(text, count.text), declared: ['figures'] }];
    }),
  ];
}
