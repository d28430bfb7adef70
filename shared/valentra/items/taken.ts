import { tell } from '../messages.ts';
import { sentencesOf } from '../../claims/names.ts';
import { numbersOf } from '../../claims/numbers.ts';
import { computed, saysResult, withoutMarks } from '../../claims/sums.ts';
import { meant } from '../../fact/meant.ts';
import { coverage } from '../../fact/score.ts';
import { type Said, say } from '../../text/said.ts';
import { comparableWords, saysWhole, wholeForm } from '../../text/comparable.ts';
import { wordList } from '../../text/words.ts';
import { uniqueBy } from '../../values/uniqueBy.ts';
import { sumOf } from '../counting/apportion.ts';
import type { ExamQuestion, MultipleChoice, Step, Taken } from '../schemas.ts';
import { valuesIn } from './cites.ts';
import { opposites } from './grounds.ts';
import { isNumber } from './keys.ts';
import { namedOptions, printed } from './working.ts';

/** What an item takes from tables and formulas, as its writer lists it, against these. */

type Table = [head: string[], ...rows: string[][]];

const isRule = (line: string): boolean => /^[\s|:-]+$/u.test(line);
const cellsOf = (line: string): string[] =>
  line
    .replace(/^\s*\||\|\s*$/gu, '')
    .split('|')
    .map((cell) => cell.replace(/[*_]/gu, '').trim());

/** The tables of a text: lines that stand together and have bars, as passages and Markdown have them. */
const tablesIn = (text: string): Table[] =>
  text.split(/^[^|\n]*$/mu).flatMap((part): Table[] => {
    const lines = part.split('\n').filter((line) => line.includes('|') && !isRule(line));
    const [head, ...rows] = lines.map(cellsOf);
    return head === undefined || rows.length === 0 ? [] : [[head, ...rows]];
  });

const turned = ([head, ...rows]: Table): Table => {
  const all = [head, ...rows];
  const [first = [], ...others] = head.map((_, n) => all.map((row) => row[n] ?? ''));
  return [first, ...others];
};

/** Rows that sum up the others; those that say their sum. */
const ofAll = /^(?:jumlah|total|purata|min|mean|average|keseluruhan|overall)\b/iu;
const ofSum = /^(?:jumlah|total|keseluruhan|overall)\b/iu;

const count = /^\d{1,3}(?:,?\d{3})*$/u;
const measure = /^\d{1,3}(?:,?\d{3})*(?:\.\d+)?$/u;

/** Numbers of cells with their sum; undefined where a cell is none of this form: a percentage, one that is to be found. */
function numbersAs(form: RegExp, cells: readonly string[]): { values: number[]; sum: number } | undefined {
  const values = cells.map((cell) => (form.test(cell) ? (valuesIn(cell)[0] ?? NaN) : NaN));
  if (values.length < 2 || values.some(Number.isNaN)) return undefined;
  // Without what binary fractions add: 1.2 + 1.5 + 0.9 is 3.6.
  return { values, sum: Number(sumOf(values, (one) => one).toPrecision(12)) };
}
/** Whole numbers: a mean is no count. */
const countsOf = (cells: readonly string[]) => numbersAs(count, cells);

/** Whether a total is that of its values, which may be rounded; one between them is their mean. */
function comesOut(values: readonly number[], total: number, sum: number): boolean {
  if ([...values, total].every(Number.isInteger)) return total === sum;
  const isMean = total >= Math.min(...values) && total <= Math.max(...values);
  return isMean || Math.abs(total - sum) <= sum / 200;
}

/** A last row or column of sums of which some come out, or the only one is near, and one does not. */
function sumFaultsIn(table: Table): Said[] {
  const [, ...rows] = table;
  const last = rows.at(-1);
  if (last === undefined || !ofSum.test(last[0] ?? '') || rows.slice(0, -1).some(([label = '']) => ofAll.test(label)))
    return [];
  const sums = last.slice(1).flatMap((cell, n) => {
    const counts = numbersAs(
      measure,
      rows.slice(0, -1).map((row) => row[n + 1] ?? ''),
    );
    const [total = NaN] = numbersAs(measure, [cell, '0'])?.values ?? [];
    return counts === undefined || Number.isNaN(total) ? [] : [{ total, ...counts }];
  });
  const wrong = sums.filter(
    ({ values, total, sum }) => total > sum / 2 && total < sum * 2 && !comesOut(values, total, sum),
  );
  const isOfSums = wrong.length < sums.length || last.length === 2;
  return isOfSums ? wrong.map(({ values, sum, total }) => tell.tableSum(values.join(' + '), sum, total)) : [];
}

/** Sums that tables of texts say and that do not come out. */
export const tableFaults = (texts: readonly string[]): Said[] =>
  texts.flatMap(tablesIn).flatMap((table) => [...sumFaultsIn(table), ...sumFaultsIn(turned(table))]);

/** For the look at what shows a wrong sum that is to be found: the sums that its tables get wrong. */
export const deliberateIn = (
  { hasDeliberateError }: { hasDeliberateError?: boolean | undefined },
  texts: readonly string[],
) => (hasDeliberateError ? { deliberateError: tableFaults(texts).map(({ ms }) => ms) } : {});

/** The cell of the column and the row that are meant, with all of the column; undefined where a table does not have both. */
function placeIn([head, ...rows]: Table, { name, column }: Taken) {
  const place = meant([...head.keys()].slice(1), column, (n) => [head[n] ?? '']);
  const row = meant(rows, name, ([label = '']) => [label]);
  if (place === undefined || row === undefined) return undefined;
  return { cell: row[place] ?? '', all: rows.map((one) => ({ label: one[0] ?? '', cell: one[place] ?? '' })) };
}

/** The numbers of a cell; a dash before the first is its sign. */
function signedValues(cell: string): number[] {
  const [first, ...others] = valuesIn(cell);
  if (first === undefined) return [];
  return [/^\s*[-−–]\s?(?:RM\s?)?\d/u.test(cell) ? -first : first, ...others];
}

/** Times of day in minutes, one of them with a colon: '8:30' and '8.30'. */
const clocksIn = (text: string): number[] =>
  [...text.matchAll(/(?<![\d.:])(\d{1,2})[.:]([0-5]\d)(?![\d.:])/gu)].map(
    ([, hours, minutes]) => Number(hours) * 60 + Number(minutes),
  );

/** Whether a cell says a value: its numbers, or its words no less than another cell of the column does. */
function isSaid(cell: string, value: string, column: readonly { cell: string }[]): boolean {
  const isOfClocks = /\d:\d\d/u.test(cell + value) && [cell, value].every((text) => clocksIn(text).length > 0);
  const [has = [], said = []] = [cell, value].map(isOfClocks ? clocksIn : signedValues);
  if (has.length > 0 && said.length > 0) return said.every((one) => has.includes(one));
  return !column.some((one) => coverage(value, one.cell) >= 0.5 && coverage(value, one.cell) > coverage(value, cell));
}

const numbersIn = (text: string): number[] => numbersOf(withoutMarks(text));

/** What counts things: more than the rows of their table; other numbers than the sentences that name them, or than any where these have none. */
function countFaults({ name, value }: Taken, { given }: Followed, tables: readonly Table[], worked: readonly string[]) {
  const own = tables.find(([[head = '']]) => comparableWords(head) === comparableWords(name));
  const rows = own?.slice(1).filter(([label = '']) => !ofAll.test(label)).length ?? Infinity;
  const sentences = given.flatMap((text) => sentencesOf(text).map(({ from, to }) => text.slice(from, to)));
  const ofName = sentences.filter((sentence) => coverage(name, sentence) === 1);
  const naming = ofName.flatMap(numbersIn);
  // 'Sebuah kelas mempunyai 40 pelajar' beside a table of three of them; what speaks of the table counts its rows.
  const inProse = ofName
    .map((sentence) => sentence.replace(/^.*\|.*$/gmu, ''))
    .flatMap((sentence) => (/\b(?:jadual|table)\b/iu.test(sentence) ? [] : numbersIn(sentence)));
  if (numbersOf(value).some((one) => one > rows && !inProse.includes(one))) return [tell.fewerRows(rows, value)];
  const told = [...(naming.length > 0 ? naming : given.flatMap(numbersIn)), ...worked.flatMap(numbersIn)];
  return numbersOf(value).every((one) => told.includes(one)) ? [] : [tell.notCounted(value, name)];
}

/** What the columns of counts of all tables come to. */
export const columnTotals = (texts: readonly string[]): number[] =>
  texts.flatMap(tablesIn).flatMap((table) => table[0].flatMap((name) => columnSums(table, name)));

/** What the column that is meant comes to, in a table without a row of sums. */
function columnSums([head, ...rows]: Table, column: string): number[] {
  const place = meant([...head.keys()].slice(1), column, (n) => [head[n] ?? '']);
  const counts = place === undefined ? undefined : countsOf(rows.map((row) => row[place] ?? ''));
  return counts === undefined ? [] : [counts.sum];
}

/** A cell that says something else, or is not the highest or lowest of its column; a row that no table has. */
function cellFaults(taken: Taken, tables: readonly Table[]): Said[] {
  const { name, column, value, is } = taken;
  const places = tables.flatMap((table) => placeIn(table, taken) ?? placeIn(turned(table), taken) ?? []);
  const [first] = places;
  if (first === undefined) {
    const sums = ofSum.test(name) ? tables.flatMap((table) => columnSums(table, column)) : [];
    if (sums.length > 0 && !sums.some((sum) => signedValues(value).includes(sum)))
      return [tell.columnSum(column, sums.join(' / '), value)];
    const isAbsent =
      tables.length > 0 && !ofAll.test(name) && tables.every((table) => coverage(name, table.flat().join(' ')) === 0);
    return isAbsent ? [tell.noSuchRow(name)] : [];
  }
  if (!places.some(({ cell, all }) => isSaid(cell, value, all)))
    return [tell.otherCell(first.cell, name, column, value)];
  const [own = NaN] = signedValues(first.cell);
  const beyond = first.all.find(({ label, cell }) => {
    const [one = NaN] = ofAll.test(label) ? [] : signedValues(cell);
    return is === 'max' ? one > own : is === 'min' && one < own;
  });
  const order = is === 'max' ? say`lebih tinggi | higher` : say`lebih rendah | lower`;
  return beyond === undefined ? [] : [tell.notExtreme(beyond.label, beyond.cell, order, name, value)];
}

/** What a sum has beside numbers and signs. */
const ofSums = /(?<!\p{L})(?:sqrt|ln|log(?:10|2)?|exp|x)(?!\p{L})|π/giu;

/** A name without what stands between its letters. */
const spelt = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '');

/** 'Paras par = 48 botol' as its name and its one number, which may be a percentage. */
export const valuesOf = (values: readonly string[]) =>
  values
    .flatMap((text) => {
      const [, name = '', value = ''] = /^([^=]+)=([^=]+)$/u.exec(text.trim()) ?? [];
      const [number, ...more] = signedValues(value);
      return number === undefined || more.length > 0
        ? []
        : [{ name: name.trim(), value: value.trim(), number, isShare: value.includes('%') }];
    })
    .toSorted((a, b) => b.name.length - a.name.length);
type Values = ReturnType<typeof valuesOf>;

/** 'Q₃' as 'Q3', '(1 + i)ⁿ' as '(1 + i)^n'. */
const lowered = (text: string): string =>
  text.replace(/[₀-₉]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x2080)).replaceAll('ⁿ', '^n');
/** A name as it is printed, with all its signs: 'Φ(b)', 'x̄', 's²'. */
const printedForm = (name: string): RegExp =>
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])${name.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)}(?![\p{L}\p{M}\p{Nd}])`,
    'gu',
  );

/** 'b + 2y' as 'b + 2 × y', '2πr' as '2 × π × r', 'a / 6σ' as 'a / (6 × σ)'. */
const withTimes = (formula: string): string =>
  formula
    .replace(/(?<=[/÷]\s*)(\d+(?:\.\d+)?)(\p{L})(?![\p{L}\p{M}\p{N}^])/gu, '($1 × $2)')
    .replace(/(?<![\p{L}\p{N}.,])\d+(?:\.\d+)?(?=\p{L})|π(?=\p{L})/gu, '$& × ');

/** 'DO ÷ H' as 'D × O ÷ H' where D and O have values and 'DO' has none. */
const withProducts = (formula: string, values: Values): string =>
  formula.replace(/\p{L}{2,}/gu, (letters) => {
    const isProduct =
      !values.some(({ name }) => saysWhole(name, letters)) &&
      Array.from(letters).every((letter) => values.some(({ name }) => name === letter));
    return isProduct ? Array.from(letters).join(' × ') : letters;
  });

/** What the sides of a formula come to whose names all have values; `isAlone`: one name and nothing else. `share`: what a per cent is. */
function sidesOf(formula: string, values: Values, share: number): { results: number[]; isAlone: boolean }[] {
  return withTimes(withProducts(lowered(formula), values))
    .split('=')
    .flatMap((side) => {
      const valued = values.reduce((text, { name, number, isShare }) => {
        const value = `(${number * (isShare ? share : 1)})`;
        const filled = text.replace(printedForm(lowered(name)), value);
        if (filled !== text) return filled;
        const form = wholeForm(name);
        if (form === null) return text;
        // In 'P = F / p' two names differ in their case alone.
        const isCased = (formula.match(form) ?? []).map(spelt).includes(spelt(name));
        return text.replace(form, (found) => (isCased && spelt(found) !== spelt(name) ? found : value));
      }, side);
      const results = valued !== side && !/\p{L}/u.test(valued.replace(ofSums, '')) ? computed(valued) : [];
      return results.length === 0 ? [] : [{ results, isAlone: /^\s*\([^()]*\)\s*$/u.test(valued) }];
    });
}

/** Sides that do not balance, or a result that is not that of the step. */
function valueFaults({ formula = '', result, unit }: Step, sides: ReturnType<typeof sidesOf>): Said[] {
  const [first, second] = sides;
  const [one] = first?.results ?? [];
  if (first === undefined || one === undefined) return [];
  if (second !== undefined)
    return first.results.some((each) => saysResult(String(each), second.results))
      ? []
      : [tell.unbalanced(formula, printed(one), printed(second.results[0] ?? NaN))];
  const said = `${result} ${unit}`;
  return first.isAlone || !/\d/.test(result) || saysResult(said, first.results)
    ? []
    : [tell.otherResult(formula, printed(one), said.trim())];
}

const spaceless = (text: string): string => text.replace(/\s+/gu, '');

/** A formula that with its values comes to another option than the key, and to nothing from which a later step goes on to it. */
export function optionFaults({ options, answer, working = [] }: MultipleChoice): Said[] {
  const key = options.find((option) => option.key === answer)?.text ?? '';
  return working.flatMap(({ expression, formula = '', values = [] }, i) => {
    const sides = [1, 0.01].flatMap((share) => sidesOf(formula, valuesOf(values), share));
    const results = sides.flatMap((side) => (side.isAlone ? [] : side.results));
    const others = options.flatMap(({ key: letter, text }) =>
      isNumber(text) && saysResult(text, results, true) ? [letter] : [],
    );
    const after = working.slice(i + 1);
    const later = after.flatMap((step) => [step.expression, ...(step.values ?? [])]);
    const written = spaceless(expression);
    const hasResult = (text: string): boolean =>
      saysResult(text, results) || (written !== '' && spaceless(text).includes(written));
    // Later steps that bring no number of their own and come back to what the formula began with undo it.
    const begun = valuesOf(values).map(({ number }) => number);
    const isOwn = (number: number): boolean =>
      [...begun, ...valuesIn(formula)].includes(number) || saysResult(String(number), results);
    const isUndone =
      begun.some((number) => saysResult(key, [number], true)) &&
      after.flatMap((step) => valuesIn(step.expression)).every(isOwn);
    if (others.length === 0 || hasResult(key) || (later.some(hasResult) && !isUndone)) return [];
    return [tell.otherThanKey(formula, printed(results[0] ?? NaN), namedOptions(others), answer)];
  });
}

/** The formulas of passages that stand on lines of their own, with what each gives: 'Inventori purata = (awal + akhir) / 2'. */
const formulasIn = (passages: readonly string[]): { name: string; formula: string }[] =>
  passages.flatMap((passage) =>
    passage.split('\n').flatMap((line) => {
      const told = line.replace(/^\P{L}+|\.\s*$/gu, '');
      const [name = '', works = '', ...more] = told.split('=').map((side) => side.trim());
      const isFormula = /\p{L}{3}/u.test(works.replace(ofSums, '')) && /[-+−×x*/÷^]/u.test(works);
      return more.length === 0 && isFormula && name.split(' ').length <= 6 ? [{ name, formula: told }] : [];
    }),
  );

/** Words by which names of numbers differ. */
const kinds = [
  ...opposites,
  ...wordList(
    'maksimum minimum purata maximum average mean/sebenar dianggarkan belanjawan piawai/actual estimated budgeted standard/tetap berubah/fixed variable/awal akhir/opening closing',
  ).map((line) => line.split(' ')),
];
const rangeOf = /(\d[\d,.]*)(\s\p{L}+)? (?:hingga|to|[-–]) ((?:RM ?)?\d)/gu;

/** Whether texts give a number names that are of another kind than this one, wherever they have it. Of a range the ends are its least and most. */
function isNamedOtherwise({ name, number }: Values[number], texts: readonly string[]): boolean {
  const places = texts.flatMap((text) => {
    const written = text.replace(rangeOf, 'minimum $1$2 : maksimum maximum $3');
    const found = [...written.matchAll(/\d[\d,]*(?:\.\d+)?/gu)];
    return found.flatMap(({ index, 0: digits }, i) => {
      const last = found[i - 1];
      const [before = ''] = /[^.;:|\n]*$/u.exec(written.slice(last ? last.index + last[0].length : 0, index)) ?? [];
      const [behind = ''] = /^[^.,;:|\n]*/u.exec(written.slice(index + digits.length, found[i + 1]?.index)) ?? [];
      return valuesIn(digits).includes(number) ? [{ before, behind }] : [];
    });
  });
  const isOther = ({ before, behind }: (typeof places)[number]): boolean =>
    kinds.some((kind) => {
      const own = kind.filter((word) => saysWhole(name, word));
      const isOwn = own.some((word) => saysWhole(`${before}\n${behind}`, word));
      return own.length === 1 && !isOwn && kind.some((word) => saysWhole(before, word));
    });
  return places.length > 0 && places.every(isOther);
}

const signs: readonly (readonly [sign: RegExp, word: string])[] = [
  [/[×*·]|(?<=[\s)])x(?=[\s(])/gu, ' kali '],
  [/[/÷]/gu, ' bahagi '],
  [/(?<=[\s)])[-−–](?=[\s(])/gu, ' tolak '],
  [/\+/gu, ' tambah '],
];
/** A formula with its signs in words, which are compared as its names are. */
const spelled = (text: string): string => signs.reduce((all, [sign, word]) => all.replace(sign, word), text);

/** The formulas of notes that the steps of items name and that stand in what these cite, each once. */
export const citedFormulas = (questions: readonly Pick<ExamQuestion, 'working' | 'sources'>[]): string[] => {
  const all = questions.flatMap(({ working = [], sources }) =>
    working
      .map(({ formula = '' }) => formula.trim())
      .filter((formula) =>
        sources.some(({ n, quote }) => n > 0 && formula !== '' && saysWhole(spelled(quote), spelled(formula))),
      ),
  );
  return uniqueBy(all, comparableForm);
};
const comparableForm = (formula: string): string => comparableWords(spelled(formula));

/** A formula that its passages do not have, a value that they work out and no step does, or other numbers than those of its step. */
function formulaFaults(step: Step, before: readonly Step[], { given, passages }: Followed): Said[] {
  const { formula = '' } = step;
  if (formula.trim() === '') return [];
  if (passages.length > 0 && !passages.some((passage) => saysWhole(spelled(passage), spelled(formula))))
    return [tell.unknownFormula(formula)];
  const values = valuesOf(step.values ?? []);
  const [, ...known] = formula.split('=');
  const unworked = values.filter(
    ({ name, number }) =>
      saysWhole(known.join('='), name) &&
      formulasIn(passages).some((one) => saysWhole(one.name, name)) &&
      !given.some((text) => saysWhole(text, name)) &&
      !before.some(({ result }) => valuesIn(result).includes(number)),
  );
  if (unworked.length > 0) return unworked.map(({ name, value }) => tell.unworkedValue(name, value));
  const misnamed = values.filter(
    (one) => !before.some(({ result }) => valuesIn(result).includes(one.number)) && isNamedOtherwise(one, given),
  );
  if (misnamed.length > 0) return misnamed.map(({ name, value }) => tell.notCounted(value, name));
  // '5%' stands for 5 in one formula, for 0.05 in another.
  const [asPrinted = [], asShare = []] = [1, 0.01].map((share) => valueFaults(step, sidesOf(formula, values, share)));
  return asPrinted.length === 0 ? [] : asShare;
}

/** The formula of its passages for what an item asks to be worked out, where no step names one. `asked`: its texts. */
export const unfollowed = (working: readonly Step[], passages: readonly string[], asked: string): string[] =>
  working.length === 0 || working.some(({ formula = '' }) => formula.trim() !== '')
    ? []
    : formulasIn(passages).flatMap(({ name, formula }) => (saysWhole(asked, name) ? [formula] : []));

/** What an item is held against: its own texts with tables, and the passages that have its formulas. */
interface Followed {
  given: readonly string[];
  passages: readonly string[];
}

/** What has no column counts things. */
export const takenFaults = (
  { taken = [], working = [] }: Pick<ExamQuestion, 'taken' | 'working'>,
  followed: Followed,
): Said[] => {
  const tables = followed.given.flatMap(tablesIn);
  const worked = working.map(({ result }) => result);
  return [
    ...taken.flatMap((one) =>
      one.column.trim() === '' ? countFaults(one, followed, tables, worked) : cellFaults(one, tables),
    ),
    ...working.flatMap((step, i) => formulaFaults(step, working.slice(0, i), followed)),
  ];
};
