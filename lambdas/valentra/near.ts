import type { Evidence, PageText } from '../../shared/evidence.ts';
import { mqfOutcomes, mqfOutcomesEnglish } from '../../shared/mqf.ts';
import { hpCode } from '../../shared/valentra/marks.ts';
import { comparable, saysWhole } from '../../shared/text/comparable.ts';

/** A line of a page that words stand in, by its place. */
interface Found {
  lines: string[];
  places: number[];
}

/** A page's lines with where each begins and ends in the page's comparable text. */
interface Lined {
  whole: string;
  lines: string[];
  spans: { start: number; end: number }[];
}

/** Pages are looked through for each fact: their lines are measured once. */
const measured = new WeakMap<PageText, Lined>();
function linedOf(page: PageText): Lined {
  const known = measured.get(page);
  if (known !== undefined) return known;
  const lines = page.text.split('\n');
  let end = 0;
  const own = lines.map(comparable);
  const spans = own.map(({ length }) => ({ start: end, end: (end += length) }));
  const made = { whole: own.join(''), lines, spans };
  measured.set(page, made);
  return made;
}

/** The lines that these words stand in, on each page that says them; a cell or sentence may run over several lines. */
function linesSaying(words: string, pages: readonly PageText[]): Found[] {
  const wanted = comparable(words);
  if (wanted === '') return [];
  return pages.flatMap((page) => {
    const { whole, lines, spans } = linedOf(page);
    const places = new Set<number>();
    for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
      for (const [i, { start, end }] of spans.entries()) if (start < at + wanted.length && end > at) places.add(i);
    }
    return places.size === 0 ? [] : [{ lines, places: [...places] }];
  });
}

const textOf = ({ lines, places }: Found): string => places.map((place) => lines[place]).join('\n');

/** With the line before and the line after: what is above or below in a layout without rows. */
const aroundOf = ({ lines, places }: Found): string =>
  [...new Set(places.flatMap((place) => [place - 1, place, place + 1]))].map((place) => lines[place] ?? '').join('\n');

const numbersIn = (text: string): number[] =>
  (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((digits) => Number(digits.replace(',', '.')));

const cellsOf = (line: string): string[] => (line.trim().startsWith('|') ? line.split('|').slice(1, -1) : []);

/** What the columns of these words hold, as far as their table goes: a matrix prints its weights under or above their names. */
function columnOf(words: string, { lines, places }: Found): string {
  const wanted = comparable(words);
  return places
    .flatMap((place) => {
      const columns = cellsOf(lines[place] ?? '').flatMap((cell, i) => (comparable(cell).includes(wanted) ? [i] : []));
      const rows: string[][] = [];
      for (const step of [-1, 1])
        for (let at = place + step; cellsOf(lines[at] ?? '').length > 0; at += step)
          rows.push(cellsOf(lines[at] ?? ''));
      return columns.flatMap((column) => rows.map((row) => row[column] ?? ''));
    })
    .join('\n');
}

/** A weight as a row prints it: with its sign, or alone in its cell. */
const aWeight = /\d\s*%|\|\s*\d{1,3}(?:[.,]\d+)?\s*(?=\|)/;

/**
 * The percentages that the document gives an assessment: numbers of its quote and of the row that the quote is from; where that row
 * gives no weight, of the lines beside it and of its column. A spreadsheet may print thirty percent as 0.3.
 */
export function percentagesAt({ page, quote }: Evidence, pages: readonly PageText[]): ReadonlySet<number> {
  const found = linesSaying(quote, around(page, pages));
  const rows = [quote, ...found.map(textOf)].join('\n');
  const text = aWeight.test(rows)
    ? rows
    : [rows, ...found.flatMap((one) => [aroundOf(one), columnOf(quote, one)])].join('\n');
  const numbers = numbersIn(text);
  return new Set(numbers.flatMap((each) => (each <= 1 ? [each, Math.round(each * 10_000) / 100] : [each])));
}

/** A page and the next: a quote may run over a page's end. */
const around = (page: number, pages: readonly PageText[]): PageText[] =>
  pages.filter(({ number }) => number === page || number === page + 1);

/** The numbers that stand beside a label of credit, or below it. */
export const creditsIn = (pages: readonly PageText[]): ReadonlySet<number> =>
  new Set(
    pages.flatMap(({ text }) => {
      const lines = text.split('\n');
      return lines.flatMap((line, i) =>
        /kredit|credit|\b(?:sks|units?)\b/iu.test(line) ? numbersIn(`${line}\n${lines[i + 1] ?? ''}`) : [],
      );
    }),
  );

/** Whether the document says a week literally; plans also write 'M5' and 'W5' for the fifth. */
export const isWeekSaid = (week: string, pages: readonly PageText[]): boolean =>
  [week, `M${week}`, `W${week}`].some((written) => pages.some(({ text }) => saysWhole(text, written)));

/** The hours that a topic's own row may give it: its numbers, and the sum of neighbouring cells (lecture and tutorial). */
export function hoursBeside(title: string, pages: readonly PageText[]): ReadonlySet<number> {
  const hours = new Set<number>();
  for (const line of linesSaying(title, pages).flatMap(({ lines, places }) =>
    places.map((place) => lines[place] ?? ''),
  )) {
    for (const each of numbersIn(line)) hours.add(each);
    const counts = cellsOf(line).map((cell) => /^\s*(\d+(?:[.,]\d+)?)\s*(?:jam|hours?|hrs?)?\s*$/iu.exec(cell)?.[1]);
    for (const start of counts.keys()) {
      let sum = 0;
      for (const count of counts.slice(start)) {
        sum += Number((count ?? '0').replace(',', '.'));
        hours.add(Math.round(sum * 100) / 100);
      }
    }
  }
  return hours;
}

/**
 * Whether the document gives an outcome this code of a level ('C4') or of an HP ('HP2'): where the row or sentence of the outcome names
 * codes of that kind, it is one of them; else the document names it elsewhere, as the head of a matrix does. An HP's name says it too.
 */
export function isSaidOf(code: string, { page, quote }: Evidence, pages: readonly PageText[]): boolean {
  const own = [quote, ...linesSaying(quote, around(page, pages)).map(textOf)].join('\n');
  const kind = /^\s*HP/iu.test(code) ? /\bHP\s*\d/iu : /\b[CAP]\s?\d\b/u;
  const names = [mqfOutcomes[hpCode(code)], mqfOutcomesEnglish[hpCode(code)]];
  if (names.some((name) => name !== undefined && saysWhole(own, name))) return true;
  return kind.test(own) ? saysWhole(own, code) : pages.some(({ text }) => saysWhole(text, code));
}
