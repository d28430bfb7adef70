import { tell } from '../messages.ts';
import { fractionsInWords, valueOf } from '../../claims/numbers.ts';
import { computed, inDecimals, saysResult } from '../../claims/sums.ts';
import { allOf, type Said, say } from '../../text/said.ts';
import type { ExamQuestion, MultipleChoice, Working } from '../schemas.ts';
import { numbersIn, valuesIn } from './cites.ts';
import { isNumber } from './keys.ts';

/** What the calculation that a writer gives of an item comes to, against its key or scheme. */

/** The numbers of an address stand each for itself: '10.20.30.79' says 79. */
const withoutDots = (text: string): string =>
  text.replace(/\d+(?:\.\d+){2,}/gu, (address) => address.replaceAll('.', '; '));

export const printed = (value: number): string => String(Number(value.toPrecision(6)));

export const namedOptions = (keys: readonly string[]): Said | '' =>
  keys.length > 0 ? say`, iaitu pilihan ${keys.join(', ')} | , option ${keys.join(', ')}` : '';

/** The results of a step; none where its expression is no sum. */
const resultsOf = ({ expression }: Working): number[] => computed(expression);

const isWhole = (value: string): boolean => numbersIn(value).every((one) => Number.isInteger(valueOf(one)));

/** A key in words draws a conclusion from the number, and is not compared; of fractions that are equal one may be the form that is asked for. */
function keyFaults({ options, answer }: MultipleChoice, last: Working): Said[] {
  const [result, ...more] = resultsOf(last);
  const texts = options.map((option) => ({ ...option, value: inDecimals(option.text.trim()) }));
  const key = texts.find((option) => option.key === answer)?.value ?? '';
  if (result === undefined || !isNumber(key)) return [];
  const results = [result, ...more, ...(last.unit === '%' ? [result / 100] : [])];
  // A number of things may be rounded up or to the nearest, as the question has it.
  const isOtherWhole = (value: string): boolean =>
    [key, value].every(isWhole) && numbersIn(value).join() !== numbersIn(key).join() && saysResult(key, results, true);
  const others = texts
    .filter(({ text, value }) => isNumber(text) && saysResult(value, results, true) && !isOtherWhole(value))
    .flatMap((option) => (option.key === answer ? [] : [option.key]));
  if (!saysResult(key, results, others.length > 0))
    return [tell.otherThanKey(last.expression, printed(result), namedOptions(others), answer)];
  return others.length === 0 ? [] : [tell.sameResult(allOf([answer, ...others]))];
}

/** A variance is told by a word or letter, and not by its sign: 'RM1,000 adverse', 'RM400 (A)'. */
const unsigned = (results: readonly number[]): number[] => results.flatMap((one) => [one, Math.abs(one)]);

/** Another unit of the same: a part of a thousand, a per cent, minutes of an hour. */
const scales = [1, 60, 3600, ...[1, 2, 3, 4, 6].map((power) => 10 ** power)].flatMap((one) => [one, 1 / one]);

/** Whether a line works out an expression and nothing else, and ends in another result. */
function endsOtherwise(line: string, operands: readonly number[], results: readonly number[]): boolean {
  const sides = line.split('=');
  const [end, ...more] = valuesIn(sides.pop() ?? '');
  const [left, own] = [valuesIn(sides.join(' ')), operands].map((all) => all.toSorted((a, b) => a - b).join());
  const scaled = results.flatMap((one) => scales.map((scale) => one * scale));
  return end !== undefined && more.length === 0 && left === own && !saysResult(`${end}`, scaled);
}

/** Whether a line has all numbers of an expression: what stands in it as it is has no line of its own. */
const holds = (text: string, { expression }: Working, results: readonly number[]): boolean =>
  text.split('\n').some((line) => {
    const operands = valuesIn(expression);
    return operands.every((one) => valuesIn(line).includes(one)) && !endsOtherwise(line, operands, results);
  });

/** A step whose number neither the scheme nor a later step has; of nothing a scheme may say so in words. */
function schemeFaults(scheme: readonly string[], steps: readonly Working[]): Said[] {
  const whole = withoutDots(scheme.join('\n'));
  return steps.flatMap((step, i) => {
    const results = resultsOf(step);
    const [result] = results;
    const later = steps.slice(i + 1).map(({ expression }) => expression);
    const isSaid =
      result === 0 ||
      [whole, ...later].some((text) => saysResult(text, unsigned(results))) ||
      holds(whole, step, results);
    return result === undefined || isSaid ? [] : [tell.notInScheme(step.expression, printed(result))];
  });
}

/** Three numbers or more in a row: '8, 7, 6 dan RM4'. */
const list =
  /(?<![\d.,])(?:(?:RM ?)?\d+(?:\.\d+)?(?:, | dan | and |, dan |, and )){2,}(?:RM ?)?\d+(?:\.\d+)?(?![\d%])/gu;

/** Steps side by side whose results a list of the scheme has in their order, but for one. */
function listFaults(scheme: readonly string[], steps: readonly Working[]): Said[] {
  const results = steps.map(resultsOf);
  return [...scheme.join('\n').matchAll(list)].flatMap(([words]) => {
    const values = valuesIn(words);
    const runs = steps.slice(values.length - 1).map((_, from) => {
      const isSame = (value: number, n: number): boolean => saysResult(`${value}`, results[from + n] ?? []);
      return values.flatMap((value, n) => (isSame(value, n) ? [] : [from + n]));
    });
    const [place, ...others] = runs.toSorted((a, b) => a.length - b.length)[0] ?? [];
    const step = place === undefined ? undefined : steps[place];
    const result = place === undefined ? undefined : results[place]?.[0];
    return step === undefined || result === undefined || others.length > 0
      ? []
      : [tell.notInScheme(step.expression, printed(result))];
  });
}

/** Steps that come to something else than is said: '27 / 60 * 100' is not 'half'. */
export const stepFaults = (steps: readonly Working[] = []): Said[] =>
  steps.flatMap((step) => {
    const results = resultsOf(step);
    const said = /\d/.test(step.result) ? step.result : fractionsInWords(step.result).slice(0, 1).join('');
    return results.length === 0 || said === '' || saysResult(said, [...results, ...results.map((one) => one / 100)])
      ? []
      : [tell.wrongStep(step.expression, printed(results[0] ?? NaN))];
  });

export function workingFaults(question: ExamQuestion): Said[] {
  const { working: steps = [] } = question;
  const last = steps.at(-1);
  if (last === undefined) return [];
  const wrong = stepFaults(steps);
  if (wrong.length > 0) return wrong;
  if (question.kind === 'aneka-pilihan') return keyFaults(question, last);
  const scheme = schemeOf(question).map((one) => one.scheme);
  const told = schemeFaults(question.kind === 'struktur' ? scheme : [question.sampleAnswer, ...scheme], steps);
  return told.length > 0 ? told : listFaults(scheme, steps);
}

/** What earns the marks of a question: of each part, which has a label, or of each point of its scheme. */
export const schemeOf = (
  question: Exclude<ExamQuestion, MultipleChoice>,
): { label?: string; marks: number; scheme: string }[] =>
  question.kind === 'struktur'
    ? question.parts.map(({ label, marks, answer }) => ({ label, marks, scheme: answer }))
    : question.scheme.map(({ point, marks }) => ({ marks, scheme: point }));

/** A key that is a number which neither the item nor its passages have, without the way to it; what is recalled is read off. */
export function lacksWorking(question: ExamQuestion): boolean {
  if (question.kind !== 'aneka-pilihan' || question.cognitiveLevel === 'C1' || (question.working ?? []).length > 0)
    return false;
  const key = question.options.find((option) => option.key === question.answer)?.text ?? '';
  const told = [question.stem, ...question.sources.map(({ quote }) => quote)].flatMap(valuesIn);
  return isNumber(key) && !numbersIn(key).some((digits) => told.includes(valueOf(digits)));
}
