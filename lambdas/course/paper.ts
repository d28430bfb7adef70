import { type Assessment, questionKinds, type Section } from '../../shared/course/course.ts';
import { headOf, isUnder } from '../../shared/course/words/vocabulary.ts';
import { claimsIn } from '../../shared/claims/claim.ts';
import type { Unit } from '../../shared/claims/words.ts';
import { foundIn, type Decision, unconfirmed } from '../../shared/fact/decide/decide.ts';
import { allRows, type Resolution, sentenceEnd } from '../../shared/fact/resolve.ts';
import { isText, type Row } from '../../shared/fact/rows.ts';
import { numeralRun, wholeNumeral } from '../../shared/text/numerals.ts';
import { oneLine } from '../../shared/text/words.ts';
import { keysOf } from '../../shared/values/pick.ts';
import { sumOf } from '../../shared/values/sum.ts';
import type { Facts } from './facts.ts';
import type { CourseAnswer } from './prompt.ts';

const formOf = (...words: string[]): RegExp => new RegExp(String.raw`\b(?:${words.join('|')})\b`, 'i');
const ofShort = ['jawapan pendek', 'short[- ]answers?'];
const ofCase = ['kajian kes', 'case[- ]stud(?:y|ies)'];
/** By which a row says what a section asks. */
const kindForms: Record<NonNullable<Section['kind']>, RegExp> = {
  'aneka-pilihan': formOf('objektif', 'objectives?', 'aneka pilihan', 'multiple[- ]choice', 'mcqs?'),
  struktur: formOf('(?:ber)?struktur', 'structured?', ...ofShort, 'pengiraan', 'calculations?', ...ofCase),
  'esei-pendek': formOf('esei', 'essays?', ...ofShort, ...ofCase),
};

type Claimed = Omit<CourseAnswer['assessments'][number], 'weight'>;

const countsIn = (counts: Claimed['questions'] = []): number[] => counts.map((one) => one ?? 0);
/** What is counted of some sections alone is no number of the paper. */
const areOfAll = (questions: readonly number[], kinds: readonly string[]): boolean =>
  !questions.includes(0) && (questions.length === 0 || kinds.length < 2 || isAs(questions, kinds));
const areWithin = (chosen: readonly number[], questions: readonly number[]): boolean =>
  isAs(chosen, questions) && questions.every((count, n) => (chosen[n] ?? count) <= count);

/** The figures of a paper as a model gives them, by section; 0 for a count that is not printed. */
function figuresOf({ marks = [], each = [], kinds = [], ...claim }: Claimed) {
  const [questions, answered] = [countsIn(claim.questions), countsIn(claim.answered)];
  // 'Jawab 3 soalan' may be all that is printed.
  const isOwn = questions.length === 0 || sumOf(answered) < sumOf(questions);
  const chosen = answered.length === 0 ? questions : answered;
  const isCounted = areOfAll(questions, kinds);
  const isAligned = questions.length === 0 || areWithin(chosen, questions);
  const isOfEach = isAligned && isAs(each, chosen);
  const products = isOfEach ? each.map((mark, n) => mark * (chosen[n] ?? 1)) : each;
  const [printed, whole] = marks.length === 0 ? [each, products] : [marks, marks];
  const claimed = { questions, answered: isOwn ? answered : [], marks: whole };
  return { questions, chosen, each, products, printed, claimed, isCounted, isAligned, isOfEach };
}
type Figures = ReturnType<typeof figuresOf>;
type Figure = keyof Figures['claimed'];

/** Why a figure is none of the paper, whatever its rows print; null where they decide it. */
function figureDoubt(field: Figure, value: number, figures: Figures, resolution: Resolution): string | null {
  const { each, products, isCounted, isAligned, isOfEach } = figures;
  if (field !== 'marks' && !isCounted) return 'Bilangan soalan tidak dinyatakan bagi setiap bahagian kertas ini.';
  if (field === 'answered' && !isAligned) return 'Soalan yang dijawab tidak sepadan dengan bahagian kertas ini.';
  const isOfAll = each.length === 0 || (isOfEach && isWhole(each, products, value, resolution));
  return field !== 'marks' || isOfAll
    ? null
    : 'Markah setiap soalan tidak sepadan dengan soalan atau jumlah yang dicetak.';
}

/** The form of a paper as its rows print it, part by part. */
export function paperOf(claim: Claimed, id: string, resolution: Resolution, facts: Facts): Partial<Assessment> {
  const figures = figuresOf(claim);
  const { each, printed, claimed, isCounted } = figures;
  const bySection = sectionsByMarks(claim, resolution);
  const isSettled = (field: Figure): boolean =>
    field !== 'marks' &&
    !isCounted &&
    claimed[field].every((count) => count === 0 || bySection.some((one) => one[field] === count));
  const stated = keysOf(claimed).filter((field) => sumOf(claimed[field]) > 0 && !isSettled(field));
  const decided = stated.map((field) => {
    const value = sumOf(claimed[field]);
    // 'Jumlah 80 markah' bears out four times 20.
    const printings = field === 'marks' && printed === each ? [each, [value]] : [claimed[field]];
    const decide = (one: Resolution): Decision<number> => {
      const doubt = figureDoubt(field, value, figures, one);
      return doubt === null ? decideParts(field, printings, value, one) : unconfirmed(value, one, doubt);
    };
    return [field, facts.decided(`${id}.${field}`, resolution, decide)];
  });
  const byCount = sectionsByCount(figures, claim.kinds ?? [], resolution);
  const own = byCount.length > 0 ? byCount : bySection;
  return { ...Object.fromEntries(decided), ...(own.length > 0 && { paper: own }) };
}

/** The sections whose counts the rows say, all of them. */
function sectionsByCount(
  { questions, chosen, each, products, printed, claimed, isCounted, isAligned, isOfEach }: Figures,
  kinds: readonly string[],
  resolution: Resolution,
): Section[] {
  const counted = countsOf(resolution);
  const paper = questions.flatMap((count, n) => {
    const texts = textsOfSection(questions, n, counted);
    const said = texts.flatMap(marksIn);
    const isEach = isOfEach && said.includes(each[n] ?? 0) && products[n] === claimed.marks[n];
    const isMarked = isEach || (isAs(printed, questions) && said.includes(printed[n] ?? 0));
    const section = {
      kind: kindIn(kinds[n], texts),
      questions: count,
      answered: chosen[n] ?? count,
      marks: isMarked ? (claimed.marks[n] ?? null) : null,
      ...(isEach && { each: each[n] }),
    };
    return texts.length > 0 ? [section] : [];
  });
  const isSaid = chosen.every((count) => counted.some(({ value }) => value === count));
  return isCounted && isAligned && isSaid && isAs(paper, questions) ? paper : [];
}

const isAs = (one: readonly unknown[], other: readonly unknown[]): boolean => one.length === other.length;

const kindIn = (kind: string | undefined, texts: readonly string[]): Section['kind'] =>
  questionKinds.find((one) => one === kind && texts.some((text) => kindForms[one].test(text))) ?? null;

const saidOf = (sections: readonly Section[]): number =>
  sections.filter(({ kind, questions }) => kind !== null || questions !== null).length;

/** Sections whose marks a text says one after the other, beside a kind or count of theirs; a count that it does not say is unknown. */
function sectionsByMarks(
  { questions = [], answered = [], marks = [], kinds = [] }: Claimed,
  resolution: Resolution,
): Section[] {
  const [isOfCounts, isOfKinds] = [isAs(questions, marks), isAs(kinds, marks)];
  if (marks.length < 2 || !(isOfCounts || isOfKinds)) return [];
  const rows = [...new Set(allRows(resolution))];
  const lines = rows.filter(isText).map(({ cells }) => cells.join('\n'));
  const ways = [...rows.flatMap(({ cells }) => cells), lines.join('\n')].flatMap((text) => {
    const said = claimsIn(text).filter(({ unit }) => unit === 'marks');
    const first = said.findIndex((_, at) => marks.every((mark, n) => said[at + n]?.values.map(Number).includes(mark)));
    if (first === -1) return [];
    const own = said.slice(first, first + marks.length);
    // What is said of a section stands behind its marks, or before them.
    const behind = own.map(({ from }, n) => text.slice(from, own[n + 1]?.from));
    const before = own.map(({ to }, n) => text.slice(own[n - 1]?.to, to));
    return [behind, before].map((texts) =>
      texts.map((of, n): Section => {
        const counts = numbersIn(of, 'questions').map(({ value }) => value);
        // Of counts that are not of each section those that this one says.
        const countOf = (list: typeof questions): number | null =>
          counts.find((one) => (isOfCounts ? one === list[n] : list.includes(one))) ?? null;
        const count = countOf(questions);
        const choice = isAs(answered, questions) ? countOf(answered) : count;
        return {
          kind: kindIn(isOfKinds ? kinds[n] : undefined, [of]),
          questions: count,
          answered: count === null || choice === null || choice > count ? count : choice,
          marks: marks[n] ?? null,
        };
      }),
    );
  });
  const [best = []] = ways.toSorted((a, b) => saidOf(b) - saidOf(a));
  return saidOf(best) > 0 ? best : [];
}

interface Count {
  value: number;
  /** From it to the next. */
  text: string;
}

/** The counts of questions in the rows, each in its sentence or line. */
const countsOf = (resolution: Resolution): Count[] =>
  piecesOf(resolution).flatMap((piece) =>
    numbersIn(piece, 'questions').map(({ value, from }, n, all) => ({
      value,
      text: piece.slice(from, all[n + 1]?.from),
    })),
  );

/** What the rows say of a section: of those with the same count each has its own; none where there are not as many. */
function textsOfSection(questions: readonly number[], n: number, counts: readonly Count[]): string[] {
  const same = questions.filter((count) => count === questions[n]).length;
  const place = questions.slice(0, n).filter((count) => count === questions[n]).length;
  const said = counts.filter(({ value }) => value === questions[n]);
  return said.length % same === 0 ? said.flatMap(({ text }, at) => (at % same === place ? text : [])) : [];
}

/** The sentences and lines of the cells that have words, each once. */
function piecesOf(resolution: Resolution): string[] {
  const rows = [...new Set(allRows(resolution))];
  const wholes = new Set(rows.flatMap(({ ref, isPart }) => (isPart === true ? [] : [ref])));
  return rows
    .filter(({ ref, isPart }) => isPart !== true || !wholes.has(ref))
    .flatMap(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)))
    .flatMap(piecesIn);
}
const piecesIn = (cell: string): string[] => cell.split(/[\n;]/).flatMap((line) => line.split(sentenceEnd));

const marksIn = (text: string): number[] =>
  claimsIn(text).flatMap(({ unit, values }) => (unit === 'marks' ? values.map(Number) : []));

/** Whether the marks of each question come to the whole, and its rows print no other sum. */
const isWhole = (
  each: readonly number[],
  products: readonly number[],
  whole: number,
  resolution: Resolution,
): boolean =>
  sumOf(products) === whole &&
  piecesOf(resolution)
    .flatMap(marksIn)
    .every((said) => said <= Math.max(...each) || said === whole || products.includes(said));

/** Beside a column of weights 'Marks' are marks. */
const isOfMarks = ({ columns }: Row, place: number): boolean =>
  /^(?:(?:full|total|jumlah) )?(?:marks?|markah)(?: penuh)?$/i.test(oneLine(headOf(columns[place]))) &&
  columns.some((head, other) => other !== place && isUnder(head, 'weight'));

/** A text with bars for its codes and the numbers that count other things: '2 jam', 'Minggu 7'. */
export const withoutOthers = (text: string, ...units: readonly (Unit | undefined)[]): string =>
  claimsIn(text)
    .filter((claim) => claim.kind === 'code' || (claim.kind === 'number' && !units.includes(claim.unit)))
    .reduceRight((rest, { from, to }) => rest.slice(0, from) + '|'.repeat(to - from) + rest.slice(to), text);

/** The numbers that the words of a row have; a cell of a number alone may be a weight, and so may a percentage. */
const numbersSaid = (row: Row, field: string): number[] =>
  row.cells
    .filter((cell, place) => /\p{L}/u.test(cell) || (field === 'marks' && isOfMarks(row, place)))
    .flatMap((cell) => piecesIn(cell).flatMap((piece) => numbersIn(piece, field).map(({ value }) => value)));

/** What a text that counts for a field speaks of: 'Quiz 2' asks no two questions. */
const speaksOf = (text: string, field: string): boolean =>
  field === 'marks'
    ? /\b(?:marks?|markah)\b/i.test(text)
    : /\b(?:soalan|questions?|items?)\b|\b(?:jawab|answer)/i.test(text) ||
      Object.values(kindForms).some((form) => form.test(text));

function numbersIn(text: string, field: string): { value: number; from: number }[] {
  if (/\p{L}/u.test(text) && !speaksOf(text, field)) return [];
  // '20 objektif' of a paper are questions where it does not call these otherwise.
  const isOfAims = /\b(?:soalan|questions?|pembelajaran|kursus|learning|course)\b/i.test(text);
  const counted =
    field === 'marks' ? (['marks'] as const) : (['questions', ...(isOfAims ? [] : ['objectives' as const])] as const);
  return [...withoutOthers(text, ...counted).matchAll(wholeNumber)].flatMap(({ 0: run, index }) => {
    const value = wholeNumeral(run) ?? Number(run);
    return Number.isNaN(value) ? [] : [{ value, from: index }];
  });
}
/** 'Kertas 1: Objektif' is not one question. */
const wholeNumber = new RegExp(String.raw`${numeralRun}(?![\d.]*\s*[%:]|[\p{L}\d])`, 'giu');

/** `printings`: the numbers of any of these bear out what they come to. */
function decideParts(
  field: string,
  printings: readonly (readonly number[])[],
  value: number,
  resolution: Resolution,
): Decision<number> {
  const rows = allRows(resolution);
  const rowsSaying = (number: number) => rows.filter((row) => numbersSaid(row, field).includes(number));
  const printed = printings.find((numbers) => numbers.every((number) => rowsSaying(number).length > 0)) ?? [];
  const saying = rows.filter((row) => printed.some((number) => rowsSaying(number).includes(row)));
  return foundIn(saying, value, resolution, 'Bentuk kertas ini tidak dinyatakan dalam baris pentaksiran.');
}
