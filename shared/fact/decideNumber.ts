import { codeFamily, columnKinds, headOf, labelKind, type LabelKind } from '../course/vocabulary.ts';
import { blockOf } from '../document/document.ts';
import { found, unconfirmed, type Decision } from './decide.ts';
import { sentenceEnd, type Match, type Resolution } from './resolve.ts';
import { isText, type Row } from './rows.ts';
import { asNumber, number, type NumberKind, unitNumbers, withoutDetail } from './units.ts';

const sumOf = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100;

/** The number of a cell: its only one, or the sum of its parts ('15 / 15', '2/1/0'); digits inside codes are none; '02:30' is 2.5. Null where it has none. */
function numberIn(cell: string): number | null {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)$/.exec(cell.trim()) ?? [];
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60;
  // 'K2 A18': hours of lectures and of practice.
  const ofLetters = /^(?:[KTALP]\s?\d{1,3}(?:\s+|$)){2,}/u.test(cell) ? (cell.match(/\d+/g) ?? []).map(Number) : [];
  if (ofLetters.length > 0) return sumOf(ofLetters);
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

/** The first of these lists that has anything. */
const firstFilled = <T>(...lists: T[][]): T[] => lists.find(({ length }) => length > 0) ?? [];

/** The columns of a row that hold its numbers of a kind, the total's alone where there is one. */
function columnsFor(kind: NumberKind, row: Row): Column[] {
  const columns = columnsOf(row);
  const of = (...kinds: LabelKind[]): Column[] =>
    columns.filter((column) => column.kinds[0] !== undefined && kinds.includes(column.kinds[0]));
  if (kind === 'credit') {
    const credits = of('credit');
    return credits.every((column) => isCreditPart(row, column)) ? credits : credits.slice(0, 1);
  }
  if (kind === 'weight') {
    const weights = of('weight');
    return firstFilled(
      of('total').filter(({ kinds }) => kinds.includes('weight')),
      weights.filter(({ label }) => !/^(?:markah|marks?)$/i.test(label)),
      weights,
      of('slt', 'hours').length > 0 ? [] : of('total'),
    );
  }
  // Without hours beside it, a total is one of marks.
  if (!columns.some(({ kinds }) => kinds.includes('slt') || kinds.includes('hours'))) return [];
  const whole = of('slt', 'total').filter((column) => !column.kinds.includes('weight'));
  const filled = whole.filter(({ place }) => (row.cells[place] ?? '') !== '');
  return firstFilled(filled.filter(isTotal).slice(-1), whole, of('hours'));
}

interface Value {
  value: number;
  row: Row;
  isShared: boolean;
}

/** Of a list of names with their numbers, '1. Pengenalan (2)', the number on the line of one; else the whole cell. */
function ownPart(cell: string, names: string, name: string): string {
  const [lines, nameLines] = [cell.split('\n'), names.split('\n')];
  const isList = lines.length > 1 && lines.length === nameLines.length && lines.every((line) => /\p{L}{3}/u.test(line));
  const line = lines[nameLines.findIndex((each) => each.includes(name))] ?? '';
  return isList ? (/[\s(](\d[\d.,]*)\s*(?:jam|hours?)?\)?$/i.exec(line)?.[1] ?? '') : cell;
}

/** The numbers of a kind that a row gives its item: from columns of the kind, else beside the unit in its own words. */
function valuesIn(kind: NumberKind, { row, column, text }: Match): Value[] {
  const columns = columnsFor(kind, row);
  // One cell over several rows that names the item as well is the item's own.
  const isOne = column >= 0 && row.shared[column] === true;
  const values = columns.flatMap(({ place }): Value[] => {
    const whole = row.cells[place] ?? '';
    const cell = kind === 'credit' ? whole : ownPart(whole, row.cells[column] ?? '', text);
    // 'Amali | 60%' names an assessment and its weight.
    if (kind !== 'weight' && cell.includes('%')) return [];
    const stated = unitNumbers(kind, cell);
    // 'Tutorial 6: Art. 121' below 'Tutorial' tells what is done.
    const isOfWords =
      !/^\s*\d/.test(cell) && (cell.match(/\p{L}{3,}/gu) ?? []).some((word) => labelKind(word) === null);
    if (kind === 'hours' && stated.length === 0 && isOfWords) return [];
    // '3 / 120': credits, then their hours.
    const value =
      stated.length === 1
        ? (stated[0] ?? null)
        : numberIn(kind === 'credit' ? cell.replace(/\/\s*\d{2,}.*/s, '') : cell);
    return value === null ? [] : [{ value, row, isShared: row.shared[place] === true && !isOne }];
  });
  const isParts =
    columns.every(
      (each) => each.kinds[0] === 'hours' || each.kinds[0] === 'slt' || (kind === 'credit' && isCreditPart(row, each)),
    ) || columns.every(({ label }) => labelKind(headOf(label)) === null);
  if (values.length > 1 && isParts)
    return [{ value: sumOf(values.map(({ value }) => value)), row, isShared: values.some(({ isShared }) => isShared) }];
  if (values.length > 0 || (columns.length > 0 && kind !== 'weight')) return values;
  const withUnit = row.cells.flatMap((cell, place) =>
    place !== column && (isOne || row.shared[place] !== true) && hasUnit(kind, cell) ? [place] : [],
  );
  // A head over several places holds the name and its weight.
  const under = withUnit.filter((place) => row.columns[place] === row.columns[column]);
  const neutral = withUnit.filter(
    (place) => isNeutral(row.columns[place] ?? '') || row.columns[place] === row.cells[column],
  );
  const beside = firstFilled(under, neutral).map((place) => row.cells[place] ?? '');
  const all = row.cells.join(' | ');
  const told = kind === 'slt' || kind === 'hours' ? ownSentence(all, text) : all;
  const words = isText(row) || column < 0 ? told : nameLine(row.cells[column] ?? '', text);
  if (kind === 'slt' && timed.test(words) && !/\bslt\b|pembelajaran pelajar|student learning/i.test(words)) return [];
  const texts = isText(row) || beside.length === 0 ? [words] : beside;
  const said = texts.flatMap((each) => unitNumbers(kind, each));
  return said.length === 1 ? [{ value: said[0] ?? NaN, row, isShared: false }] : [];
}

/** 'Peperiksaan akhir (2 jam)', 'Bertulis (2 jam)': the hours beside a test's name are its duration. */
const timed = /\b(?:peperiksaan|ujian|kuiz|bertulis|exam\w*|tests?|quiz\w*|written)\b/i;

/** A column whose label is not known says nothing for or against; one of a code has its own meaning. */
const isNeutral = (label: string): boolean => columnKinds(label).length === 0 && codeFamily(headOf(label)) === null;

const hasUnit = (kind: NumberKind, cell: string): boolean => cell.length <= 20 && unitNumbers(kind, cell).length > 0;

/** The line of a cell in which the name stands; the whole cell where it takes several. */
const nameLine = (cell: string, text: string): string => cell.split('\n').find((line) => line.includes(text)) ?? cell;

/** The sentence in which the name stands: 'Pembinaan jenama. Kelas berbentuk bengkel 2 jam.' does not say how long the topic is. */
const ownSentence = (whole: string, text: string): string =>
  whole.split(sentenceEnd).find((each) => each.includes(text)) ?? whole;

const labelsOf: Record<NumberKind, string> = { weight: 'pemberat', hours: 'jam', slt: 'SLT', credit: 'kredit' };
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.01;

/** 'Weight: 25% | Due Week 7' below the name of an assessment. */
const weightLines = (kind: NumberKind, { matches, cited }: Resolution): Match[] =>
  matches.flatMap(({ row }) =>
    cited.flatMap((below) =>
      kind === 'weight' &&
      isText(row) &&
      blockOf(below.ref) === blockOf(row.ref) + 1 &&
      saysWeight.test(below.cells.join(' '))
        ? [{ row: below, text: '', column: -1, score: 1 }]
        : [],
    ),
  );
const saysWeight = /^(?:pemberat(?:an)?|wajaran|weight(?:age|ing)?)\s*:/i;

/** A number must stand in the item's row, in a column of its kind. */
export function decideNumber(kind: NumberKind, claimed: number, resolution: Resolution): Decision<number> {
  const values = [...resolution.matches, ...weightLines(kind, resolution)].flatMap((match) => valuesIn(kind, match));
  const own = values.filter(({ isShared }) => !isShared);
  const supporting = own.filter(({ value }) => isSame(value, claimed)).map(({ row }) => row);
  if (supporting.length > 0) return found(claimed, resolution, supporting);
  const [first] = own;
  if (first !== undefined) {
    const note = `Dokumen memberi ${labelsOf[kind]} ${first.value} dalam baris ini.`;
    return unconfirmed(claimed, resolution, note, `${first.value}`);
  }
  const note = values.length > 0 ? 'dikongsi beberapa baris' : 'tidak dinyatakan dalam baris ini';
  return unconfirmed(claimed, resolution, `Nilai ${labelsOf[kind]} ${note}.`);
}

/** The number that an item's row states and nobody has claimed; null where its rows state none, or several. */
export function statedNumber(kind: NumberKind, resolution: Resolution): Decision<number> | null {
  const own = resolution.matches.flatMap((match) => valuesIn(kind, match)).filter(({ isShared }) => !isShared);
  const [first] = own;
  if (first === undefined || first.value <= 0 || !own.every(({ value }) => isSame(value, first.value))) return null;
  const rows = own.map(({ row }) => row);
  return found(first.value, resolution, rows);
}

const date = /\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}\s*\p{L}{3,}\s*\d{4}/gu;

/** The first and last number of a text of weeks: '3', '3-4'. */
export function weeksIn(text: string): string | null {
  const [, stated = text] = /^((?:minggu|weeks?|pertemuan|m|w)?\s*\d.*)\n(?=.*\p{L}{3})/iu.exec(text) ?? [];
  const numbers = (withoutDetail(stated.replaceAll(date, ' ')).match(/\d{1,2}(?!\d)/g) ?? []).map(Number);
  const [first] = numbers;
  const last = numbers.at(-1);
  if (first === undefined || last === undefined) return null;
  return first === last ? `${first}` : `${first}-${last}`;
}

const inTextWeek =
  /\b(?:minggu|weeks?|pertemuan|mg|wk)\s*(?:ke)?[\s:.-]*(\d{1,2}(?:\s*(?:-|–|,|&|hingga|to|dan|and)\s*\d{1,2})*)/i;

/** The week of a topic: that of its row's week cell, or of the cell merged over it, or written in its own words. */
export function decideWeek(claimed: string, resolution: Resolution): Decision<string> {
  const weeks = resolution.matches.flatMap(({ row }) => {
    const places = columnsOf(row).filter(({ kinds }) => kinds[0] === 'week');
    const texts =
      places.length > 0
        ? places.map(({ place }) => row.cells[place] ?? '')
        : row.cells.flatMap((cell) => inTextWeek.exec(cell)?.[1] ?? []);
    return texts.flatMap((text) => {
      const week = weeksIn(text);
      return week === null ? [] : [{ week, row }];
    });
  });
  const wanted = weeksIn(claimed);
  const same = weeks.filter(({ week }) => week === wanted);
  // A topic over several rows, one for each week.
  const [from = NaN, to = NaN] = (wanted ?? '').split('-').map(Number);
  const each = Array.from({ length: to - from + 1 || 0 }, (_, at) => weeks.find(({ week }) => week === `${from + at}`));
  const over = each.flatMap((one) => one ?? []);
  const supporting = (over.length > 1 && over.length === each.length ? over : same).map(({ row }) => row);
  if (supporting.length > 0) return found(claimed, resolution, supporting);
  const [first] = weeks;
  return unconfirmed(claimed, resolution, 'Minggu ini tidak dinyatakan dalam baris topik.', first?.week);
}
