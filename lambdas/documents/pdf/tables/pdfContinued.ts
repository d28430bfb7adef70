import type { Block, Cell, PageBlocks, Row, TableBlock } from '../text/pdfBlocks.ts';

/**
 * Joins table rows cut by a page's end to the page on which they start, where that is certain: the first row below the repeated head (or
 * below the page's edge) stands in the same columns, leaves the key column and other filled columns empty, and nothing in it reads as
 * a row of its own.
 */
export function joinContinuedRows(pages: readonly PageBlocks[]): PageBlocks[] {
  const joined = pages.map((page) => ({ ...page, blocks: [...page.blocks] }));
  // From the end, so that a row cut twice comes together on the page of its beginning.
  for (let index = joined.length - 2; index >= 0; index -= 1) {
    const page = joined[index];
    const next = joined[index + 1];
    if (page && next) joinPages(page, next);
  }
  return joined;
}

function joinPages(page: PageBlocks, next: PageBlocks): void {
  const below = next.blocks.find((block) => !block.running);
  if (below?.kind !== 'table') return;
  for (const above of page.blocks.filter((block) => block.kind === 'table').toReversed()) {
    const columns = columnMap(above, below);
    if (!columns) continue;
    const head = repeatedHead(above, below);
    if (head === 0 && !endsPage(page, above)) return;
    const row = below.rows[head];
    const last = above.rows.at(-1);
    if (!row || !last) return;
    const cells = placed(row, columns, last.cells.length);
    const others = [
      // The first row of a page may itself be a rest, and says nothing about the others.
      ...above.rows.slice(head + 1, -1),
      ...below.rows.slice(head + 1).map((other) => ({ ...other, cells: placed(other, columns, last.cells.length) })),
    ];
    if (!isContinuation(last.cells, cells, others)) return;
    for (const [at, cell] of cells.entries()) if (cell) last.cells[at]?.lines.push(...cell.lines);
    below.rows.splice(head, 1);
    if (below.rows.length === head) next.blocks = next.blocks.filter((block) => block !== below);
    return;
  }
}

/** For each column of the lower table its place in the upper one, or null when their borders differ. */
function columnMap(above: TableBlock, below: TableBlock): number[] | null {
  const near = (x: number): number => above.xs.findIndex((other) => Math.abs(other - x) <= 3.5);
  const places = below.xs.map(near);
  if (places.includes(-1) || places[0] !== 0 || places.at(-1) !== above.xs.length - 1) return null;
  return places.slice(0, -1);
}

function placed(row: Row, columns: readonly number[], width: number): Cell[] {
  const cells = Array<Cell>(width).fill(null);
  for (const [index, cell] of row.cells.entries()) cells[columns[index] ?? 0] = cell;
  return cells;
}

const cellSays = (cell: Cell | undefined): string => cell?.lines.join(' ') ?? '';
const saidByRow = (row: Row): string => row.cells.map(cellSays).join(' | ');

/** How many rows at the lower table's top repeat the upper table's head. */
function repeatedHead(above: TableBlock, below: TableBlock): number {
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
function endsPage(page: PageBlocks, table: TableBlock): boolean {
  const after = page.blocks.slice(page.blocks.indexOf(table) + 1);
  return after.every(
    (block: Block) => block.running || (block.kind === 'line' && block.size < 8.5 && block.y0 > page.height * 0.7),
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
  const keyless = others.some((other) => other.cells[key] !== null && cellSays(other.cells[key]) === '');
  if (keyless) return runsOn;
  const columns = last.filter((cell) => cell !== null).length;
  return runsOn || ended > 0 || columns === 2;
}
