import { cellSays, linesOf, type Cell, type PageParts, type Part, type Row, type TablePart } from '../text/pdfParts.ts';

/**
 * Joins a table that goes on at the head of the next page, in the same columns, to the page on which it starts: repeated heads are left
 * out, every row keeps its page, and a row cut by the page's end becomes whole.
 */
export function joinContinuedTables(pages: readonly PageParts[]): PageParts[] {
  const joined = pages.map((page) => ({ ...page, parts: [...page.parts] }));
  // From the end, so that a table over three pages comes together on the page of its beginning.
  for (let index = joined.length - 2; index >= 0; index -= 1) {
    const page = joined[index];
    const next = joined[index + 1];
    if (page && next) joinPages(page, next);
  }
  return joined;
}

function joinPages(page: PageParts, next: PageParts): void {
  const below = next.parts.find((part) => !part.running);
  if (below?.kind !== 'table') return;
  for (const above of page.parts.filter((part) => part.kind === 'table' && !part.running).toReversed()) {
    const columns = above.kind === 'table' ? columnMap(above, below) : null;
    if (above.kind !== 'table' || !columns) continue;
    const head = repeatedHead(above, below);
    if (head === 0 && !endsPage(page, above)) continue;
    const rows = below.rows.slice(head).map((row) => ({
      ...row,
      cells: placed(row, columns, above.xs.length - 1),
      page: row.page ?? next.number,
    }));
    const last = above.rows.at(-1);
    const [first, ...others] = rows;
    // The first row of a page may itself be a rest, and says nothing about the others.
    if (last && first && isContinuation(last.cells, first.cells, [...above.rows.slice(head + 1, -1), ...others])) {
      for (const [at, cell] of first.cells.entries()) linesOf(last.cells[at]).push(...linesOf(cell));
      rows.shift();
    }
    above.rows.push(...rows);
    next.parts = next.parts.filter((part) => part !== below);
    return;
  }
}

/** For each column of the lower table its place in the upper one, or null when their borders differ. */
function columnMap(above: TablePart, below: TablePart): number[] | null {
  const near = (x: number): number => above.xs.findIndex((other) => Math.abs(other - x) <= 3.5);
  const places = below.xs.map(near);
  if (places.includes(-1) || places[0] !== 0 || places.at(-1) !== above.xs.length - 1) return null;
  return places.slice(0, -1);
}

function placed(row: Row, columns: readonly number[], width: number): Cell[] {
  const cells = Array<Cell>(width).fill('<');
  for (const [index, cell] of row.cells.entries()) cells[columns[index] ?? 0] = cell;
  return cells;
}

const saidByRow = (row: Row): string => row.cells.map(cellSays).join(' | ');

/** How many rows at the lower table's top repeat the upper table's head. */
function repeatedHead(above: TablePart, below: TablePart): number {
  const first = below.rows[0];
  if (!first) return 0;
  const start = above.rows.findIndex((row) => saidByRow(row) === saidByRow(first));
  if (start < 0) return 0;
  let count = 1;
  for (; count < below.rows.length; count += 1) {
    const upper = above.rows[start + count];
    const lower = below.rows[count];
    if (!upper || !lower || saidByRow(upper) !== saidByRow(lower)) break;
  }
  return count;
}

/** Whether only small print, feet and the like stand below the table. */
function endsPage(page: PageParts, table: TablePart): boolean {
  const after = page.parts.slice(page.parts.indexOf(table) + 1);
  return after.every(
    (part: Part) => part.running || (part.kind === 'line' && part.size < 8.5 && part.y0 > page.height * 0.7),
  );
}

/** A number, code, tick or dash: what fills a cell of its own and is never the rest of another. */
const TOKEN = /^(?:[-–√/✓xX☑☐]|\(?\d+(?:[.,]\d+)?\s?%?\)?|[A-Z]{1,6}\s?\d{1,2}[a-z]?)$/u;

function isContinuation(last: readonly Cell[], row: readonly Cell[], others: readonly Row[]): boolean {
  const key = last.findIndex((cell) => cellSays(cell) !== '');
  if (key < 0 || cellSays(row[key]) !== '') return false;
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
