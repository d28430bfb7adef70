import { codeFamily, digitsOf } from '../../course/words/codes.ts';
import { withoutTimetable } from '../../course/words/plausible.ts';
import { columnKinds, headOf, isUnder, labelKind, type LabelKind } from '../../course/words/vocabulary.ts';
import { blockOf } from '../../document/blockOf.ts';
import type { SourceDocument } from '../../document/document.ts';
import { saysWhole } from '../../text/comparable.ts';
import { contentWords } from '../../text/contentWords.ts';
import { oneLine } from '../../text/words.ts';
import { decideText, found, foundAs, foundIn, unconfirmed, type Decision } from './decide.ts';
import { allRows, sentenceEnd, type Match, type Resolution } from '../resolve.ts';
import { isWeek, plainRow } from '../../document/table.ts';
import { isOfPlan, isText, type Row, rowsAt, rowsOf } from '../rows.ts';
import { sumOf } from '../../values/sum.ts';
import { uniqueBy } from '../../values/uniqueBy.ts';
import { weeksOf, weeksText } from '../../course/weeks.ts';
import { only } from '../meant.ts';
import { printedCode } from '../scope.ts';
import { similarity, withoutOrdinal } from '../score.ts';
import {
  asNumber,
  durationsIn,
  hoursOf,
  number,
  type NumberKind,
  unitNumbers,
  withoutDetail,
  withoutDurations,
} from '../units.ts';

/** The number of a cell: its only one, or the sum of its parts ('15 / 15', '2/1/0', 'K2 A18'). Digits inside codes do not count. Null when there is none, or a product as in '4 x 50'. */
function sumInCell(cell: string): number | null {
  // 'T 10% ¦ A 5%'
  const ofLetters = /^(?:[KTALP]\s?\d{1,3}(?:\s+|$)){2,}/u.test(cell.replaceAll(/%|\s[¦|]/g, ''))
    ? (cell.match(/\d+/g) ?? []).map(Number)
    : [];
  if (ofLetters.length > 0) return sumOf(ofLetters);
  if (/\d\s*[x×]\s*\d/i.test(cell)) return null;
  const bare = withoutDetail(cell).replace(/(?<=\p{L})[\s-]?\d+/gu, ' ');
  const numbers = (bare.match(new RegExp(number, 'g')) ?? []).map(asNumber);
  return numbers.length === 0 ? null : sumOf(numbers);
}

const columnsOf = ({ columns }: Row) =>
  columns.flatMap((label, place) => (label === '' ? [] : [{ place, kinds: columnKinds(label), label }]));
type Column = ReturnType<typeof columnsOf>[number];
const isTotal = ({ kinds, label }: Column): boolean =>
  kinds[0] === 'total' || /\b(?:jumlah|total)\b/i.test(headOf(label));

/** 'T=2', 'P=1': one of the parts that make up the credit. */
const isCreditPart = ({ cells }: Row, { place }: Column): boolean => /^\p{L}\s*=/u.test(cells[place] ?? '');

const firstFilled = <T>(...lists: T[][]): T[] => lists.find(({ length }) => length > 0) ?? [];

/** The columns of a row that hold its numbers of a kind; when there is a column of totals, that one alone. */
function columnsFor(kind: NumberKind, row: Row): Column[] {
  const columns = columnsOf(row);
  const of = (...kinds: LabelKind[]): Column[] =>
    columns.filter((column) => column.kinds[0] !== undefined && kinds.includes(column.kinds[0]));
  if (kind === 'credit') {
    const credits = of('credit');
    return credits.every((column) => isCreditPart(row, column)) ? credits : credits.slice(0, 1);
  }
  if (kind === 'weight') return weightColumns(row, columns);
  const lasting =
    kind === 'hours' ? of('duration').filter(({ place }) => hoursOf(row.cells[place] ?? '') !== null) : [];
  // The time of a week's class does not belong to an assessment in that week.
  if (kind === 'slt' && isOfPlan(row)) return [];
  // Without hours beside it, a total is one of marks.
  if (!columns.some(isOfHours)) return lasting;
  // An assessment's 'Waktu' is how long it lasts.
  const all = of('slt', 'total').filter(
    (column) => !column.kinds.includes('weight') && !(kind === 'slt' && isTime(column.label)),
  );
  const whole = all.filter((column) => !isOfOneKind(column));
  // '15%' in the total of a row is its weight.
  const filled = whole.filter(({ place }) => /[^%\s]\s*$/.test(row.cells[place] ?? ''));
  // Beside hours with the lecturer and without, the column that is called SLT is their sum.
  const named = kind === 'slt' ? filled.filter(({ label }) => /\bslt\b/i.test(label)) : [];
  return firstFilled(filled.filter(isTotal).slice(-1), named.slice(-1), whole, [...of('hours'), ...all]);
}

const isTime = (label = ''): boolean => /^waktu$/i.test(headOf(label));

/** 'Skills lab (hours)' are hours of one kind, whatever it is. */
const isOfOneKind = ({ label }: Column): boolean =>
  / \((?:jam|hours|h|hrs?|j)\)$/i.test(label) && labelKind(headOf(label).replace(/\([^()]*\)$/, '')) === null;

const isOfHours = ({ kinds }: Column): boolean => kinds.includes('slt') || kinds.includes('hours');

/** The column of the whole weight, when other columns hold its parts; 'Jumlah (%)' beside hours is a share of these. */
function weightColumns(row: Row, columns: readonly Column[]): Column[] {
  const figureAt = ({ place }: Column): number => figureIn('weight', row.cells[place] ?? '') ?? 0;
  // 'HPK2 : 25' over 'HPK3 : 15' are the shares of outcomes, whatever their head says.
  const isOfOutcome = ({ place }: Column): boolean =>
    codeFamily((row.cells[place] ?? '').split(/[\s:=]/)[0] ?? '') === 'clo';
  const ofWeight = columns.filter(({ kinds: [first] }) => first === 'weight');
  const weights = firstFilled(
    ofWeight.filter((column) => !isOfOutcome(column)),
    ofWeight,
  );
  const plain = weights.filter((column) => !isTotal(column));
  const totals = columns.filter((column) => isTotal(column) && figureAt(column) > 0);
  const isWhole = (total: Column): boolean => plain.length > 1 && isSame(figureAt(total), sumOf(plain.map(figureAt)));
  const isAmongHours = columns.some((column) => isOfHours(column) && !weights.includes(column));
  // 'Weight | CLO1 | CLO2', 'CLO1 | CLO2 | Jumlah': the shares of outcomes beside their sum.
  const shares = columns.filter((column) => codeFamily(headOf(column.label)) === 'clo' && figureAt(column) > 0);
  const sums = [...plain, ...totals].filter((column) => !shares.includes(column));
  return firstFilled(
    shares.length > 0 ? sums.filter((column) => isSame(figureAt(column), sumOf(shares.map(figureAt)))).slice(0, 1) : [],
    totals.filter(isWhole).slice(-1),
    isAmongHours ? [] : totals.filter(({ kinds, place }) => kinds.includes('weight') && row.shared[place] !== true),
    plain.filter(({ label }) => !/^(?:markah|marks?)$/i.test(label)),
    plain,
    weights,
    isAmongHours ? [] : totals,
  );
}

interface Value {
  value: number;
  row: Row;
  isShared: boolean;
}

/** In a cell that lists names with numbers, '1. Pengenalan (2)', the line of this name; else the whole cell. */
function ownPart(cell: string, names: string, name: string): string {
  const [lines, nameLines] = [cell.split('\n'), names.split('\n')];
  const isList = lines.length > 1 && lines.length === nameLines.length && lines.every((line) => /\p{L}{3}/u.test(line));
  const line = lines[nameLines.findIndex((each) => each.includes(name))] ?? '';
  return isList ? (/[\s(](\d[\d.,]*)\s*(?:jam|hours?)?\)?$/i.exec(line)?.[1] ?? '') : cell;
}

/** 'Tutorial 6: Art. 121' below 'Tutorial' tells what is done, and not how long. */
const isWording = (cell: string): boolean =>
  !/^\s*\d/.test(cell) && (cell.match(/\p{L}{3,}/gu) ?? []).some((word) => labelKind(word) === null);

/** 'Produk 30%' over 'Persembahan 5%' are 35; null where a percentage has no name before it. */
function sumOfNamed(cell: string): number | null {
  const parts = cell.match(/\p{L}{3}[^%\d]*\d{1,3}\s*%/gu) ?? [];
  return parts.length > 1 && parts.length === cell.split('%').length - 1
    ? sumOf(parts.map((part) => Number(/\d+/.exec(part)?.[0])))
    : null;
}

/** The figure of a kind in a cell of its column; null when the cell's figure is of another kind. */
export function figureIn(kind: NumberKind, cell: string): number | null {
  // '7h30m' is no weight.
  if (kind === 'weight')
    return hoursOf(cell.trim()) === null ? (singleOf(kind, cell) ?? sumInCell(cell) ?? sumOfNamed(cell)) : null;
  // 'Amali | 60%' names an assessment and its weight.
  if (cell.includes('%')) return null;
  return kind === 'credit' ? creditIn(cell) : hoursIn(kind, cell);
}

function creditIn(cell: string): number | null {
  // '3 (2 + 1): 2 kredit kuliah, 1 kredit amali'
  const [, whole] = /^\s*(\d+)\s*\([\d\s+:,-]+\)/.exec(cell) ?? [];
  // '3 / 120': credits, then their hours.
  return whole === undefined
    ? (singleOf('credit', cell) ?? sumInCell(cell.replace(/\/\s*\d{2,}.*/s, '')))
    : Number(whole);
}

function hoursIn(kind: NumberKind, whole: string): number | null {
  const cell = withoutTimetable(whole);
  // '2 x 50; 1 x 170 menit'
  if (/\d\s*[x×]\s*\d+\s*[;,+]/i.test(cell)) return null;
  const timed = hoursOf(withoutDetail(cell).replaceAll('\n', ' '));
  return timed ?? singleOf(kind, cell) ?? (kind === 'hours' && isWording(cell) ? null : sumInCell(cell));
}

/** The one number of a text with a unit of the kind; null for none or several. */
function singleOf(kind: NumberKind, text: string): number | null {
  const stated = unitNumbers(kind, text);
  return stated.length === 1 ? (stated[0] ?? null) : null;
}

/** Whether several columns together hold the figure: hours of kinds, parts of the credit, shares of outcomes. Figures beside one label are not parts. */
const areParts = (kind: NumberKind, row: Row, columns: readonly Column[]): boolean =>
  columns.every(
    (each) => each.kinds[0] === 'hours' || each.kinds[0] === 'slt' || (kind === 'credit' && isCreditPart(row, each)),
  ) ||
  (new Set(columns.map(({ label }) => label)).size > 1 &&
    columns.every(({ label }) => {
      const named = labelKind(headOf(label));
      return kind === 'weight' ? named !== 'weight' : named === null;
    }));

/** The numbers of a kind that a row gives its item: from columns of the kind, else beside the unit in its own words. */
function valuesIn(kind: NumberKind, match: Match): Value[] {
  const { row, column, text } = match;
  const columns = columnsFor(kind, row);
  // One cell over several rows that names the item as well is the item's own.
  const isOne = column >= 0 && row.shared[column] === true;
  const values = columns.flatMap(({ place }): Value[] => {
    const whole = row.cells[place] ?? '';
    const value = figureIn(kind, kind === 'credit' ? whole : ownPart(whole, row.cells[column] ?? '', text));
    return value === null ? [] : [{ value, row, isShared: row.shared[place] === true && !isOne }];
  });
  if (values.length > 1 && areParts(kind, row, columns))
    return [{ value: sumOf(values.map(({ value }) => value)), row, isShared: values.some(({ isShared }) => isShared) }];
  return values.length > 0 || (columns.length > 0 && kind !== 'weight') ? values : numberBeside(kind, match, isOne);
}

/** The number that a row without a column of the kind states beside its unit. */
function numberBeside(kind: NumberKind, { row, column, text }: Match, isOne: boolean): Value[] {
  // Other hours beside an assessment are its duration.
  if (kind === 'slt' && !saysSlt.test(row.cells.join(' | '))) return [];
  const withUnit = row.cells.flatMap((cell, place) =>
    place !== column && (isOne || row.shared[place] !== true) && hasUnit(kind, cell) ? [place] : [],
  );
  // A head over several places holds the name and its weight.
  const under = withUnit.filter((place) => row.columns[place] === row.columns[column]);
  const neutral = withUnit.filter((place) => {
    const label = row.columns[place] ?? '';
    return isNeutral(label) || (column >= 0 && label.includes(row.cells[column] ?? label));
  });
  const beside = firstFilled(under, neutral).map((place) => row.cells[place] ?? '');
  const texts = isText(row) || beside.length === 0 ? wordsOf(kind, { row, column, text }) : beside;
  const said = texts.flatMap((each) => unitNumbers(kind, each));
  return said.length === 1 ? [{ value: said[0] ?? NaN, row, isShared: false }] : [];
}

function wordsOf(kind: NumberKind, { row, column, text }: Pick<Match, 'row' | 'column' | 'text'>): string[] {
  const ofHours = kind === 'slt' || kind === 'hours';
  const whole = row.cells.join(' | ');
  // A line that opens with a capital or a number is of another item.
  const all = ofHours ? partWith(text, whole, /\n(?=[\p{Lu}\d])/u) : whole;
  const part = ofHours ? partWith(text, all, sentenceEnd) : all;
  // 'Pembinaan jenama. Kelas berbentuk bengkel 2 jam.' does not say how long the topic is, the only hours in its last bracket do.
  const isBehind = ofHours && hasNoHours(part) && hoursBehind.test(all) && durationsIn(all).length === 1;
  const told = isBehind ? all : part;
  // 'Quiz' over '(10%)' in the head of a column.
  const isWhole = isText(row) || column < 0 || row.cells.length === 1;
  return [isWhole ? told : partWith(text, row.cells[column] ?? '', /\n/)];
}
const hasNoHours = (text: string): boolean => durationsIn(text).length === 0;
/** 'Intensity and opacity; limb darkening. (5 hours)' */
const hoursBehind = /\([^()]*\d\s*(?:jam|hours?|hrs?)\s*\)$/i;
const saysSlt = /\b(?:slt|jpp)\b|pembelajaran pelajar|student learning/i;

/** A column whose label is not known says nothing for or against; one of a code has its own meaning. */
const isNeutral = (label: string): boolean => columnKinds(label).length === 0 && codeFamily(headOf(label)) === null;

const hasUnit = (kind: NumberKind, cell: string): boolean =>
  (cell.length <= 20 || /^\d{1,3}\s*%/.test(cell)) && unitNumbers(kind, cell).length > 0;

/** The line of a cell, or the sentence, in which the name stands; the whole cell when the name takes several lines. */
const partWith = (name: string, whole: string, separator: RegExp): string =>
  whole.split(separator).find((part) => part.includes(name)) ?? whole;

const labelsOf: Record<NumberKind, string> = { weight: 'pemberat', hours: 'jam', slt: 'SLT', credit: 'kredit' };
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** 'Weight: 25% | Due Week 7' below the name of an assessment, and the end of a topic's text with its hours. */
const linesBelow = (kind: NumberKind, { matches, cited }: Resolution): Match[] =>
  matches.flatMap(({ row }) =>
    cited.flatMap((below) => {
      const [own, line] = [row, below].map(({ cells }) => cells.join(' ')) as [string, string];
      // 'limb darkening. (5 hours)' goes on with a line that opens with a capital.
      const goesOn = /^[\p{Ll}(]/u.test(line) && !/^\p{Ll}/u.test(withoutOrdinal(own));
      const isEnd = kind === 'hours' && hasNoHours(own) && goesOn && hoursBehind.test(line);
      const isIts = kind === 'weight' ? saysWeight.test(line) : isEnd || (kind === 'hours' && isOfParticulars(line));
      return isIts && isText(row) && blockOf(below.ref) === blockOf(row.ref) + 1
        ? [{ row: below, text: '', column: -1, score: 1 }]
        : [];
    }),
  );
/** 'Minggu 2', '10 jam', 'HP 1, HP 2'. */
const isParticular = (part: string): boolean =>
  isWeek(part) || hoursOf(part) !== null || part.split(/,|dan|and|&/).every((code) => codeFamily(code.trim()) !== null);
/** 'Minggu 2 – 3; 10 jam; HP 1' says nothing but when, how long and for which outcome. */
const isOfParticulars = (line: string): boolean => {
  const parts = line.split(/[;|·]/).map((part) => part.trim());
  return parts.length > 1 && parts.every((part) => part.length < 30 && isParticular(part));
};
const saysWeight = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?)\s*:/i;

/** A figure in several rows beside one name is the sum of its parts: 'Projek' over 'CLO1 | 15' and 'CLO2 | 15' has 30. */
function statedBy(kind: NumberKind, matches: readonly Match[]): Value[] {
  const stated = matches.map((match) => ({ match, values: valuesIn(kind, match) }));
  const isOver = matches.some(({ row, column }) => row.cells[column] === '');
  const isOfOne = ({ match: { row, column }, values }: (typeof stated)[number]): boolean =>
    column >= 0 && (isOver || row.shared[column] === true) && values.length === 1 && values[0]?.isShared === false;
  // The lines of a row have its figure once, unless each has its own.
  const placeOfPart = ({ match: { row } }: (typeof stated)[number]): unknown =>
    row.isPart === true && columnsFor(kind, row).every(({ place }) => row.shared[place] === true) ? row.ref : row;
  // A figure merged over the rows of one item is said once.
  const isOwn = ({ match: { row } }: (typeof stated)[number], index: number): boolean =>
    index === 0 || columnsFor(kind, row).some(({ place }) => row.own[place] !== false);
  const parts = kind === 'credit' ? [] : uniqueBy(stated.filter(isOfOne).filter(isOwn), placeOfPart);
  const [first] = parts;
  const all = stated.flatMap(({ values }) => values);
  if (first === undefined || parts.length < 2) return overWeeks(kind, all) ?? all;
  const value = sumOf(parts.flatMap(({ values }) => values.map((each) => each.value)));
  return [{ value, row: first.match.row, isShared: false }];
}

/** Whether these rows are the rows of one topic that goes on over several weeks of a plan. */
const isOverWeeks = (rows: readonly Row[]): boolean =>
  rows.length > 1 &&
  new Set(rows).size === rows.length &&
  new Set(rows.map(({ ref }) => blockOf(ref))).size === 1 &&
  rows.every((row) => row.isPart !== true && row.columns.some((label) => isUnder(label, 'week')));

/** The sum of hours of a topic that goes on in further weeks of its plan; null for other topics. */
function overWeeks(kind: NumberKind, values: readonly Value[]): Value[] | null {
  const [first] = values;
  const isPlan = kind === 'hours' && isOverWeeks(values.map(({ row }) => row)) && !values.some((one) => one.isShared);
  return first && isPlan ? [{ ...first, value: sumOf(values.map(({ value }) => value)) }] : null;
}

/** The one weight that a row gives, beside the name in a column (-1: any); null for none or several, or one of more rows. */
export function weightOf(row: Row, column = -1): number | null {
  const [stated, ...more] = valuesIn('weight', { row, text: '', column, score: 1 });
  return stated === undefined || stated.isShared || more.length > 0 ? null : stated.value;
}

/** A number must stand in the item's row, in a column of its kind. */
export function decideNumber(kind: NumberKind, claimed: number, resolution: Resolution): Decision<number> {
  const values = statedBy(kind, [...resolution.matches, ...linesBelow(kind, resolution)]).filter(
    // 'UCCN3253' above 'Credit Hours'
    ({ value, row }) => kind !== 'credit' || !row.cells.some((cell) => digitsOf(printedCode(cell)) === `${value}`),
  );
  const own = values.filter(({ isShared }) => !isShared);
  const supporting = own.filter(({ value }) => isSame(value, claimed)).map(({ row }) => row);
  const other = own[0]?.value;
  const absence = values.length > 0 ? 'dikongsi beberapa baris' : 'tidak dinyatakan dalam baris ini';
  const note =
    other === undefined
      ? `Nilai ${labelsOf[kind]} ${absence}.`
      : `Dokumen memberi ${labelsOf[kind]} ${other} dalam baris ini.`;
  return foundIn(supporting, claimed, resolution, note, other?.toString());
}

/** Words of a duration that is not told in hours: '2 minggu'. */
const ofTime = /\b(?:hari|minggu|bulan|semester|trimester|days?|weeks?|months?)\b/i;

const isOwnLine = (row: Row): boolean => isText(row) && row.columns.some((column) => isUnder(column, 'duration'));

/** Sentences of the cited texts that name the item: 'The Quiz takes 30 minutes.' */
export const sentencesNaming = ({ cited, matches }: Resolution): Row[] =>
  cited
    .filter((row) => isText(row) && row.isPart !== true)
    .flatMap(({ ref, cells: [text = ''] }) =>
      text
        .split(sentenceEnd)
        .filter((sentence) => matches.some((match) => match.text !== '' && saysWhole(sentence, match.text)))
        .map((sentence) => plainRow(ref, [sentence], [''])),
    );

/** The duration of an assessment, in the rows that name it, however it is written: '2 jam 30 minit' is '2h 30min'. */
export function decideDuration(claimed: string, resolution: Resolution): Decision<string> {
  const { cited, matches } = resolution;
  const own = cited.filter(isOwnLine);
  const rows = [...matches.map(({ row }) => row), ...own, ...sentencesNaming(resolution)];
  const [wanted, ...more] = unitNumbers('hours', claimed);
  if (wanted === undefined || more.length > 0)
    return ofTime.test(claimed)
      ? decideText(claimed, { ...resolution, cited: rows })
      : foundIn([], claimed, resolution, noDuration);
  const stated = rows.flatMap((row) =>
    row.cells.flatMap((whole, place) => {
      const cell = withoutTimetable(whole);
      // A line of its own with a day or time is of the class.
      return (isText(row) && cell !== whole) ||
        (isUnder(row.columns[place], 'slt', 'hours', 'total') && !isTime(row.columns[place]))
        ? []
        : // '2 x 30 minit' is an hour in all, and each is half of one.
          [cell + unitOver(row.columns[place]), cell.replaceAll(/\d+\s*[x×]\s*/gi, '')].flatMap((text) =>
            unitNumbers('hours', text).map((hours) => ({ row, cell, hours })),
          );
    }),
  );
  const same = stated.filter(({ hours }) => isSame(hours, wanted)).map(({ row }) => row);
  // 'setiap kumpulan' must be printed, too.
  const printed = contentWords(same.map(({ cells }) => cells.join(' ')).join(' '));
  const isOwn = [...contentWords(claimed)].every((word) => printed.has(word));
  const value = isOwn ? claimed : (durationsIn(claimed)[0]?.form ?? claimed);
  const other = stated.find(({ cell }) => hoursOf(cell) !== null)?.cell;
  const [row] = same;
  return value === claimed || row === undefined
    ? foundIn(same, claimed, resolution, noDuration, other)
    : foundAs(value, claimed, resolution, row);
}
/** '180' under 'Masa (minit)'. */
const unitOver = (column = ''): string =>
  / *\((?:minit|minutes|jam|hours)\)$/i.exec(column)?.[0].replaceAll(/[()]/g, '') ?? '';
const noDuration = 'Tempoh ini tidak dinyatakan dalam baris pentaksiran.';

/** The hours that a model left out, when the item's row has one figure in columns of hours; null when it has none, or several. */
export function hoursUnder(kind: NumberKind, resolution: Resolution): Decision<number> | null {
  // 'Kuiz (2 kali)' counts no hours, whatever its head.
  const matches = resolution.matches.filter(({ row, column }) => {
    const columns = columnsFor(kind, row);
    return columns.length > 0 && columns.every(({ place }) => place !== column);
  });
  const [first, ...more] = statedBy(kind, matches);
  const isOne = [first, ...more].every((each) => each?.isShared === false && each.value === first?.value);
  return first === undefined || first.value <= 0 || !isOne
    ? null
    : found(
        first.value,
        resolution,
        matches.map(({ row }) => row),
      );
}

/** All figures of learning hours that a document prints, each once: under heads of hours or of their sums, and with their unit in texts. */
export const printedHours = (document: SourceDocument): number[] => [
  ...new Set(
    rowsOf(document).flatMap((row) => {
      const columns = columnsOf(row);
      const ofHours = columns.some(isOfHours) ? columns.filter((column) => isOfHours(column) || isTotal(column)) : [];
      return [
        ...ofHours.flatMap(({ place }) => figureIn('hours', row.cells[place] ?? '') ?? []),
        ...row.cells.flatMap((cell) => unitNumbers('hours', cell)),
      ];
    }),
  ),
];

/** Hours of a part of a course, or for each of something. */
const ofPart = /pentaksiran|penilaian|assessment|setiap|each|per\b|se?minggu|weekly|bersemuka|face|kredit|credit/i;
const saysAll = /\b(?:jumlah|keseluruhan|total)\b/i;
/** The learning hours of the whole course ('Jumlah SLT | 120 jam'), when all lines that state them agree. */
export function totalHours(document: SourceDocument): number | null {
  const all = rowsOf(document).flatMap(({ cells }) => {
    const text = cells.join(' ');
    const hours = unitNumbers('hours', text);
    return saysSlt.test(text) && saysAll.test(text) && !ofPart.test(text) && hours.length === 1 ? hours : [];
  });
  return new Set(all).size === 1 ? (all[0] ?? null) : null;
}

const date = /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\s*\p{L}{3,}\s*\d{4}/gu;

/** The weeks of a text: '3', '3-4', '5, 9'. */
export function weeksIn(text: string): string {
  const [, stated = text] = /^((?:minggu|weeks?|pertemuan|m|w)?\s*\d.*)\n(?=[^]*\p{L}{3})/iu.exec(text) ?? [];
  return weeksText(withoutDetail(stated.replaceAll(date, ' ')));
}

const nextWeek = String.raw`\s*(?:-|–|,|&|hingga|to|until|dan|and)\s*(?:weeks?\s*)?\d{1,2}`;
const inTextWeek = new RegExp(
  String.raw`\b(?:minggu|weeks?|pertemuan|mg|wk)\s*(?:ke)?[\s:.-]*(\d{1,2}(?:${nextWeek})*)`,
  'i',
);
const weekSaidIn = (text: string): string | undefined => inTextWeek.exec(withoutDurations(text))?.[1];

/** 'W12' in a line below a name. */
const weekLine = (cell: string): string | undefined =>
  cell.split('\n').find((line) => isWeek(line) && /\p{L}/u.test(line));

/** '... kajian kemungkinan. [W1]' */
const weeksInBrackets = (text: string): string[] =>
  [...text.matchAll(/[[(]([^()[\]]{2,20})[\])]/g)].flatMap(([, inner = '']) => (isWeek(inner) ? inner : []));

/** 'M1' under 'Minggu' heads one week. */
const isOneWeek = ({ label }: Column): boolean =>
  isWeek(headOf(label)) || (label.includes(' › ') && /^\d{1,2}$/.test(headOf(label)));

/** The weeks of a row, for each cell by itself: from its columns of weeks, else from its words; in a chart with a column for each week, the filled ones. */
export function weeksOfRow(row: Row): string[] {
  const places = columnsOf(row).filter(({ kinds }) => kinds[0] === 'week');
  const chart = places.filter(isOneWeek);
  // A figure or a mark, no dash and no holiday.
  const isTaught = ({ place }: Column): boolean => /[1-9]|^(?:x|[^\p{L}\d\s.–—-]{1,2})$/iu.test(row.cells[place] ?? '');
  const filled = chart.filter((column) => row.shared[column.place] !== true && isTaught(column));
  if (chart.length > 4)
    return filled.length === 0 ? [] : [weeksIn(filled.map(({ label }) => headOf(label)).join(', '))];
  const texts =
    places.length > 0
      ? places.map(({ place }) => row.cells[place] ?? '')
      : row.cells.flatMap((cell) =>
          isWeek(cell) ? cell : (weekLine(cell) ?? weekSaidIn(cell) ?? weeksInBrackets(cell)),
        );
  return texts.map(weeksIn).filter((week) => week !== '');
}

/** Whether a plan calls an item so: 'Kuiz 1' for 'Kuiz', and not 'Ujian Akhir' for 'Ujian'. */
const isCalled = (part: string, name: string): boolean =>
  similarity(/\d/.test(name) ? part : part.replaceAll(/\d+/g, ''), name) >= 0.8;

/** Lines that tell an item's week besides its own rows: rows of the plan and sentences that name it, and the line above it, 'Pertemuan ke-2 – 3 (8 dan 15 Mei)'. */
const linesTelling = (resolution: Resolution): Row[] => [
  ...resolution.cited.filter(
    (row) =>
      isOfPlan(row) &&
      row.cells.some((cell) =>
        cell.split(/[\n;]/).some((part) => resolution.matches.some(({ text }) => isCalled(part, text))),
      ),
  ),
  ...sentencesNaming(resolution),
  ...linesBelow('hours', resolution).map(({ row }) => row),
  ...resolution.cited.filter(
    (line) =>
      isText(line) &&
      inTextWeek.exec(line.cells[0] ?? '')?.index === 0 &&
      resolution.matches.some(({ row }) => isText(row) && blockOf(row.ref) === blockOf(line.ref) + 1),
  ),
];

/** Whether a cell gives the weeks of two steps of one work, the last being when it is due: 'Given Week 7, submitted Week 10', and not 'Kuiz 1 Minggu 5, Kuiz 2 Minggu 9'. */
function isOfSteps(cell: string): boolean {
  const [first, second] = cell
    .split(/(?:minggu|weeks?)\s*\d+/iu)
    .map((part) => contentWords(part.replace(/\d+/gu, ' ')));
  return first && second
    ? Math.min(first.size, second.size) > 0 && ![...first].some((word) => second.has(word))
    : false;
}

/** Decides the week of a topic or assessment: behind its name ('Quiz (Week 5)'), from its row's week cell or the cell merged over it, or in its own words. */
export function decideWeek(claimed: string, resolution: Resolution): Decision<string> {
  const { document, matches } = resolution;
  const rows = allRows(resolution);
  // 'Minggu peperiksaan'
  const worded = /\d/.test(claimed) ? [] : rows.filter(({ cells }) => cells.some((cell) => saysWhole(cell, claimed)));
  if (worded.length > 0) return found(claimed, resolution, worded);
  const behindName = rows.flatMap((row) =>
    matches.flatMap(({ text }) => {
      const [, behind = ''] = row.cells
        .map(oneLine)
        .join(' | ')
        .split(`${oneLine(text)} (`);
      const [inner = ''] = behind.split(')');
      const week = text === '' ? undefined : isWeek(inner) ? inner : weekSaidIn(inner);
      return week === undefined ? [] : [{ week: weeksIn(week), row }];
    }),
  );
  // A line of a cell has the week of its row.
  const wholes = matches.flatMap(({ row }) =>
    row.isPart === true && !isText(row) ? rowsAt(document, row.ref).filter(({ isPart }) => isPart !== true) : [],
  );
  const ofRows = [...matches.map(({ row }) => row), ...linesTelling(resolution), ...wholes].flatMap((row) =>
    weeksOfRow(row).map((week) => ({ week, row })),
  );
  const weeks = [...behindName, ...ofRows].filter(({ week }) => week !== '');
  const wanted = weeksOf(weeksIn(claimed));
  // An item may stand over several rows, each with some of its weeks.
  const over = weeks.filter(({ week }) => weeksOf(week).every((one) => wanted.includes(one)));
  const isOver = wanted.every((one) => over.some(({ week }) => weeksOf(week).includes(one)));
  const ofPlan = isOverWeeks(matches.map(({ row }) => row)) ? matches.flatMap(({ row }) => weeksOfRow(row)) : [];
  const whole = weeksText(ofPlan.join(', '));
  if (ofPlan.some((week) => !weeksOf(week).every((one) => wanted.includes(one))))
    return unconfirmed(claimed, resolution, 'Topik ini bersambung dalam baris di bawahnya.', whole);
  // 'M9' and 'M13' on two lines of one cell.
  const lines = weeks.filter(({ row }) => row.isPart === true && row.ref === weeks[0]?.row.ref);
  const together = lines.map((line) => ({ ...line, week: weeksText(lines.map(({ week }) => week).join(', ')) }));
  const hasEnds = ({ week }: { week: string }): boolean => {
    const told = weeksOf(week);
    return told[0] === wanted[0] && told.at(-1) === wanted.at(-1);
  };
  const due = ofRows.flatMap(({ week, row }) =>
    weeksOf(week).at(-1) === only(wanted) && row.cells.some((cell) => weeksIn(cell) === week && isOfSteps(cell))
      ? [{ week: `${only(wanted)}`, row }]
      : [],
  );
  const same = firstFilled(weeks.filter(hasEnds), together.filter(hasEnds), due);
  const stated = isOver && over.length > 1 ? over : same;
  const supporting = stated.map(({ row }) => row);
  // '5-9' for '5, 9': as the document has them.
  const value = same[0]?.week ?? claimed;
  // 'Test (Weeks 1 to 5)' tells what it covers.
  const offered = weeks.find((one) => !behindName.includes(one) || weeksOf(one.week).length === 1);
  return foundIn(supporting, value, resolution, 'Minggu ini tidak dinyatakan dalam barisnya.', offered?.week);
}
