import type { Cell, GridRow } from '../../../../shared/document/document.ts';
import { similarity } from '../../../../shared/fact/score.ts';
import { cellSays, extendRow, type PageParts, type TablePart } from '../text/pdfParts.ts';

/**
 * Joins a table that goes on at the head of the next page, in the same columns, to the page on which it starts: repeated heads are left
 * out, every row keeps its page, and a row cut by the page's end becomes whole.
 */
export function joinContinuedTables(pages: readonly PageParts[]): PageParts[] {
  const joined = pages.map((page) => ({ ...page, parts: [...page.parts] }));
  // From the end, so that a table over three pages comes together on the page of its beginning.
  for (const [index, next] of [...joined.entries()].toReversed()) {
    const page = joined[index - 1];
    if (page) joinPages(page, next);
  }
  return joined;
}

function joinPages(page: PageParts, next: PageParts): void {
  const below = next.parts.find((part) => !part.running);
  if (below?.kind !== 'table') return;
  for (const above of page.parts.toReversed()) {
    if (above.kind !== 'table' || above.running) continue;
    const columns = columnMap(above, below);
    const head = repeatedHead(above, below, next.confidence === undefined ? isSame : isAlike);
    if (!columns || (head === 0 && !endsPage(page, above))) continue;
    const [first, ...others] = below.rows.slice(head).map((row) => ({
      cells: placed(row, columns, above.xs.length - 1),
      page: row.page ?? next.number,
    }));
    const last = above.rows.at(-1);
    // The first row of a page may itself be a rest, and says nothing about the others.
    const isRest =
      last && first && isContinuation(last.cells, first.cells, [...above.rows.slice(head + 1, -1), ...others]);
    if (isRest) extendRow(last, first.cells);
    above.rows.push(...(first && !isRest ? [first] : []), ...others);
    next.parts = next.parts.filter((part) => part !== below);
    return;
  }
}

/** For each column of the lower table its place in the upper one, or null when their borders differ; without rulings the right one is ragged. */
function columnMap(above: TablePart, below: TablePart): number[] | null {
  const near = (x: number): number => above.xs.findIndex((other) => Math.abs(other - x) <= 3.5);
  const places = below.xs.slice(0, -1).map(near);
  if (places.includes(-1) || places[0] !== 0) return null;
  const isAsWide = near(below.xs.at(-1) ?? 0) === above.xs.length - 1;
  return isAsWide || below.xs.length === above.xs.length ? places : null;
}

function placed(row: GridRow, columns: readonly number[], width: number): Cell[] {
  const cells = Array<Cell>(width).fill('<');
  for (const [index, cell] of row.cells.entries()) cells[columns[index] ?? 0] = cell;
  return cells;
}

const saidByRow = (row: GridRow): string => row.cells.map(cellSays).join(' | ');

type Compare = (one: GridRow, other: GridRow) => boolean;
const isSame: Compare = (one, other) => saidByRow(one) === saidByRow(other);
/** A scan's head may be recognised a little differently on each page. */
const isAlike: Compare = (one, other) => similarity(wordsOf(one), wordsOf(other)) >= 0.6;
const wordsOf = (row: GridRow): string => saidByRow(row).replace(/[\d.]+/gu, ' ');

/** How many rows at the lower table's top repeat the upper table's head. */
function repeatedHead(above: TablePart, below: TablePart, compare: Compare): number {
  const first = below.rows[0];
  if (!first) return 0;
  // Data rows may be alike, heads stand at the top.
  const start = above.rows.findIndex((row, at) => isSame(row, first) || (at < 2 && compare(row, first)));
  if (start < 0) return 0;
  let count = 1;
  for (; count < below.rows.length; count += 1) {
    const upper = above.rows[start + count];
    const lower = below.rows[count];
    if (!upper || !lower || !(count < 3 ? compare : isSame)(upper, lower)) break;
  }
  return count;
}

/** Whether only small print, feet and the like stand below the table. */
const endsPage = ({ parts, height }: PageParts, table: TablePart): boolean =>
  parts
    .slice(parts.indexOf(table) + 1)
    .every((part) => part.running || (part.kind === 'line' && part.size < 8.5 && part.y0 > height * 0.7));

/** A number, code, tick or dash: what fills a cell of its own and is never the rest of another. */
const TOKEN = /^(?:[-–√/✓xX☑☐]|\(?\d+(?:[.,]\d+)?\s?%?\)?|[A-Z]{1,6}\s?\d{1,2}[a-z]?)$/u;

function isContinuation(last: readonly Cell[], row: readonly Cell[], others: readonly GridRow[]): boolean {
  const key = last.findIndex((cell) => cellSays(cell) !== '');
  // A name goes on in small letters, unless rows begin so in this table.
  const isCut = ({ [key]: cell }: readonly Cell[]): boolean => /^\(?\p{Ll}{2,}(?![.)\p{L}])/u.test(cellSays(cell));
  const isKey = cellSays(row[key]) !== '' && (!isCut(row) || [last, ...others.map(({ cells }) => cells)].some(isCut));
  if (key < 0 || isKey) return false;
  const filled = last.flatMap((_, at) => (cellSays(row[at]) === '' ? [] : [at]));
  if (filled.length === 0 || filled.some((at) => cellSays(last[at]) === '')) return false;
  if (filled.some((at) => TOKEN.test(cellSays(last[at])) && TOKEN.test(cellSays(row[at])))) return false;
  const ended = last.filter((cell, at) => at !== key && cellSays(cell) !== '' && cellSays(row[at]) === '').length;
  const runsOn = filled.some((at) => /[,;\-–(&/]$/u.test(cellSays(last[at])) || /^\p{Ll}/u.test(cellSays(row[at])));
  // Where rows without a key are usual in this table, only words that run on tell a rest from a row.
  const keyless = others.some(({ cells }) => typeof cells[key] === 'object' && cellSays(cells[key]) === '');
  if (keyless) return runsOn;
  const columns = last.filter((cell) => typeof cell === 'object').length;
  return runsOn || ended > 0 || columns === 2;
}
