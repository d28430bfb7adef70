import { codeFamily } from '../../course/words/codes.ts';
import { columnKinds } from '../../course/words/vocabulary.ts';
import { filled } from './grid.ts';
import type { TableRow } from './row.ts';
import { isSumLabel, isWeek, itemNumber } from './texts.ts';

const days = /^\(?\d{1,2}\s*[./–-]?\s*(?:\d{1,2}\b|\p{L}{3,9}\b).*$/u;
const shares = /^\d{1,3}(?:[.,]\d{1,2})?\s*%(?:\s*\+\s*\d{1,3}\s*%)*(?:\s*\([^)]*\))?$/;
const hours = /^\d{1,2}(?:[.,]\d)?\s?[½¼¾]?\s?(?:j|h|jam|hours?|hrs?|minit|minutes?|m)\b[\s\d\p{L}]*$/iu;
const isNone = (text: string): boolean => /^[-–—]*$/.test(text);

/** The texts of a column that are the rows' own and say something. */
const textsOf = (rows: readonly TableRow[], column: number): string[] =>
  rows.flatMap(({ cells, own }) => (own[column] && !isNone(cells[column] ?? '') ? [cells[column] ?? ''] : []));

const areAll = (texts: readonly string[], form: RegExp): boolean =>
  texts.length > 1 && texts.every((text) => form.test(text.split('\n')[0] ?? ''));

/** Whether shares make up the whole: by themselves, or as the row below them says. */
function makeWhole(rows: readonly TableRow[], column: number): boolean {
  const all = rows.map(({ cells }) => cells[column] ?? '');
  const sum = all.reduce((whole, text, index) => whole + (rows[index]?.isSum ? 0 : Number.parseFloat(text) || 0), 0);
  return sum === 100 || rows.some((row, index) => isSumRow(row) && /^100\s*%/.test(all[index] ?? ''));
}
const isSumRow = ({ cells, isSum }: TableRow): boolean => isSum || cells.some(isSumLabel);

/** '1.0 Introduction' over '1.1 Goals' below 'Recommended time', a head of hours: titles. */
const areTitles = (texts: readonly string[], label: string): boolean =>
  ['slt', 'hours'].includes(columnKinds(label)[0] ?? '') &&
  texts.length > 1 &&
  texts.every((text, place) => isSumLabel(text) || (Math.trunc(itemNumber(text)) === place + 1 && text.includes('\n')));

/** The head that the values of a column ask for; '' where they are words, or nothing. */
function headFor(rows: readonly TableRow[], column: number, label = ''): string {
  const texts = textsOf(rows, column);
  if (areTitles(texts, label)) return 'Tajuk';
  if (columnKinds(label).length > 0) return '';
  if (texts.length > 1 && texts.every((text) => isWeek(text.split('\n')[0] ?? ''))) return 'Minggu';
  if (areAll(texts, shares) && makeWhole(rows, column)) return '%';
  return '';
}

/** '1', '2' ... down to the last row, as numbers of weeks are. */
const areInTurn = (texts: readonly string[]): boolean =>
  texts.length > 3 && texts.every((text, place) => /^\d{1,2}$/.test(text) && Number(text) === Number(texts[0]) + place);

/** The heads of a plan of weeks, or of assessments with their weeks, that has none: the title, which says the most, and what the others hold. */
function headsOfPlan(rows: readonly TableRow[]): string[] | null {
  const places = rows[0]?.cells.map((_, column) => column) ?? [];
  const labels = places.map((column) => {
    const texts = textsOf(rows, column);
    if (headFor(rows, column) === 'Minggu') return 'Minggu';
    if (areAll(texts, hours)) return 'Jam';
    if (areAll(texts, shares) && texts.length === rows.length) return '%';
    if (areAll(texts, days)) return 'Tarikh';
    return texts.length > 1 && texts.every((text) => codeFamily(text.split(/\s*,/)[0] ?? '') === 'clo') ? 'CLO' : '';
  });
  // Numbers alone are weeks beside their days.
  const first = labels.includes('Tarikh') && areInTurn(textsOf(rows, 0)) ? 0 : -1;
  if (first === 0) labels[0] = 'Minggu';
  const week = labels.indexOf('Minggu');
  const isPlan = rows.length > 3 && week >= 0 && week < 2 && textsOf(rows, week).length > rows.length * 0.7;
  const words = places.map((column) => (labels[column] === '' ? textsOf(rows, column).join(' ').length : 0));
  const title = words.indexOf(Math.max(...words));
  if (!isPlan || Math.max(...words) < 10 * rows.length) return null;
  const named = labels.includes('%') ? 'Pentaksiran' : 'Tajuk';
  return labels.map((label, column) => (column === title ? named : label));
}

/** Rows with columns called after their values, where no head or one in words that are not known stands above them. */
export function typedByValues(rows: TableRow[]): TableRow[] {
  const plan = rows.some(({ isHeader }) => isHeader) ? null : headsOfPlan(rows);
  if (plan !== null) return rows.map((row) => ({ ...row, columns: plan, isCaption: false }));
  const under = new Map<string, TableRow[]>();
  for (const row of rows) {
    const head = row.columns.join('\n');
    if (!row.isHeader) under.set(head, [...(under.get(head) ?? []), row]);
  }
  const isUnderHead = rows.some(({ isHeader }) => isHeader);
  return rows.map((row) => {
    if (row.isHeader || !isUnderHead || filled(row.columns).length < 2) return row;
    const own = under.get(row.columns.join('\n')) ?? [];
    const columns = row.columns.map((label, column) => {
      const head = label === '' ? '' : headFor(own, column, label);
      return head === '' ? label : `${label} › ${head}`;
    });
    return { ...row, columns };
  });
}
