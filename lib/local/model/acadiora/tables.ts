import { numberIn, paperTable, type Row } from '../../../../lambdas/acadiora/facts/tables/paperTables.ts';
import { isCaption } from '../../../../lambdas/acadiora/facts/text/sentences.ts';
import { wordSet } from '../../../../lambdas/acadiora/facts/text/words.ts';
import type { RegisterAnswer } from '../../../../lambdas/acadiora/register/schema.ts';
import type { Ref, SourceDocument, TableBlock } from '../../../../shared/document/document.ts';

type Answer = RegisterAnswer;
type Band = Answer['bands'][number];
type Parts = Answer['splits'][number]['parts'];

export interface Table {
  caption: string;
  captionAt: Ref[];
  head: string[];
  /** With their names; empty where two have one name. */
  rows: (Row & { over: string; own: string })[];
}

const counted = /^(\d[\d,]*)\s*\((\d+(?:[.,]\d+)?)\s*%?\)$/u;
const named = (...names: readonly string[]): string => names.filter((text) => text !== '').join(', ');

const isNumber = (cell = ''): boolean => numberIn(cell) !== null || counted.test(cell);

/** A table with the caption above it. Rows are called by the cells before the first number, and the name that they stand under. */
export function tableOf(document: SourceDocument, block: TableBlock): Table {
  const index = document.blocks.indexOf(block);
  const before = document.blocks.slice(Math.max(0, index - 2), index);
  const caption = before.flatMap((one) => (one.kind !== 'table' && isCaption(one.text) ? [one] : [])).at(-1);
  const { head, rows } = paperTable(document, block);
  const labels = head.findIndex((_, column) => column > 0 && rows.some(({ cells }) => isNumber(cells[column])));
  let over = '';
  const all = rows.map((row) => {
    if ((labels > 1 || row.isCaption) && row.name !== '') over = row.name;
    return { ...row, over, own: named(...row.cells.slice(labels > 1 ? 1 : 0, Math.max(1, labels))) };
  });
  const isPlain = new Set(all.map((row) => named(row.over, row.own))).size === all.length;
  return {
    caption: caption?.text.trim() ?? '',
    captionAt: caption ? [String(caption.n)] : [],
    head,
    rows: isPlain ? all : [],
  };
}

const range = /^(\d+(?:[.,]\d+)?)\s*(?:-|–|hingga|to)\s*(\d+(?:[.,]\d+)?)$/u;

/** Bands that follow one another. */
export function plainBands(bands: readonly Band[]): Band[] {
  const inOrder = bands.toSorted((a, b) => a.from - b.from);
  const gaps = inOrder.map(({ from }, index) => from - (inOrder[index - 1]?.to ?? from));
  const isPlain = inOrder.every(({ from, to }) => from < to) && gaps.every((gap) => gap >= 0 && gap <= 1);
  return isPlain && bands.length > 1 ? inOrder : [];
}

/** '3.67 – 5.00 | Tinggi', in a table that says no more. */
export function bandsIn({ rows }: Table): Band[] {
  const bands = rows.flatMap(({ cells, at }) => {
    const [, from = '', to = ''] = cells.flatMap((cell) => range.exec(cell) ?? []);
    const label = cells.find((cell) => /^[\p{L} ]{3,40}$/u.test(cell)) ?? '';
    return [{ from: numberIn(from) ?? 0, to: numberIn(to) ?? 0, label, at: [at] }];
  });
  const isOnly = rows.every(({ cells }) => cells.length < 4) && bands.every(({ label }) => label !== '');
  return isOnly ? plainBands(bands) : [];
}

const mean = /(?:^|\s)(?:M|min|mean|purata)(?:\s|$|\()/iu;
const deviation = /(?:^|[\s(])(?:S\.?P\.?|S\.?D\.?|sisihan piawai|std\.?.{0,12}|standard deviation)(?:[\s)]|$)/iu;

/** Means beside their standard deviations. `bands`: the one interpretation of scores that the paper prints. */
export const measuresIn = ({ head, rows, caption }: Table, bands: readonly Band[]): Answer['measures'] =>
  head.flatMap((name, column) => {
    if (caption === '' || !mean.test(name) || !deviation.test(head[column + 1] ?? '')) return [];
    return rows.flatMap(({ cells, at, over, own }) => {
      const [value, spread] = cells.slice(column, column + 2).map(numberIn);
      const level = cells.find((cell) => bands.some(({ label }) => label.toLowerCase() === cell.toLowerCase())) ?? '';
      if (typeof value !== 'number' || typeof spread !== 'number') return [];
      const scale = level === '' ? null : { from: bands[0]?.from ?? 0, to: bands.at(-1)?.to ?? 0 };
      const row = { of: named(caption, name), group: named(over, own), value, level, scale, parts: [], at: [at] };
      return [{ ...row, kind: 'mean' as const }];
    });
  });

/** Coefficients of constructs, a row each. */
export const alphasIn = ({ head, rows }: Table): Answer['instruments'] =>
  head.flatMap((name, column) => {
    const values = rows.map(({ cells }) => numberIn(cells[column] ?? ''));
    if (!/\bal(?:f|ph)a\b|α/iu.test(name)) return [];
    return rows.flatMap(({ at, over, own }, index) => {
      const value = values[index] ?? 1;
      return value < 1 ? [alphaOf(name, named(over, own), value, [at])] : [];
    });
  });

export const alphaOf = (name: string, construct: string, value: number, at: Ref[]): Answer['instruments'][number] => ({
  name,
  construct,
  items: null,
  scale: null,
  reliability: { kind: 'alfa Cronbach', value },
  isValidated: false,
  isScored: true,
  at,
});

const totals = wordSet('jumlah total keseluruhan');
const share = /%|peratus|percent/iu;

/** '12 | 33.3' under 'Bilangan | Peratus', or '12 (33.3%)'. */
function partAt(
  head: readonly string[],
  cells: readonly string[],
  column: number,
): { n: number; percent: number } | null {
  const [cell, next, name, nextName] = [cells, head].flatMap((row) => [row[column] ?? '', row[column + 1] ?? '']);
  const inCell = counted.exec(cell ?? '')?.slice(1);
  const isPair = share.test(nextName ?? '') && !share.test(name ?? '');
  const [n = null, percent = null] = (inCell ?? (isPair ? [cell, next] : [])).map((text = '') => numberIn(text));
  return n === null || percent === null || !Number.isInteger(n) ? null : { n, percent };
}

/** Counts with their shares: down a column in the groups of its rows, or along each row. `size`: of all, by the caption. */
export function splitsIn({ head, rows, caption, captionAt }: Table, size: number | null): Answer['splits'] {
  const columns = head.flatMap((_, column) => (rows.some(({ cells }) => partAt(head, cells, column)) ? [column] : []));
  const isAlong = columns.length > 1;
  const groups: { name: string; parts: Parts; whole: number | null; at: Ref[] }[] = [];
  for (const { cells, at, over, own, label } of rows) {
    const parts = columns.flatMap((column) => {
      const part = partAt(head, cells, column);
      return part === null ? [] : [{ name: isAlong ? (head[column] ?? '') : own, ...part }];
    });
    const isTotal = totals.has(label.toLowerCase());
    if (isTotal) for (const group of groups) group.whole ??= parts[0]?.n ?? null;
    const group = isAlong ? undefined : groups.find(({ name, whole }) => name === over && whole === null);
    group?.parts.push(...(isTotal ? [] : parts));
    group?.at.push(at);
    if (!group && !isTotal) groups.push({ name: isAlong ? own : over, parts, whole: isAlong ? size : null, at: [at] });
  }
  return groups.flatMap(({ name, parts, whole: total, at }) => {
    const whole = total ?? size;
    const sumOf = (figure: 'n' | 'percent'): number => parts.reduce((sum, part) => sum + (part[figure] ?? 0), 0);
    const isComplete = Math.abs(sumOf('percent') - 100) <= 1 || sumOf('n') === whole;
    const of = named(caption, name) || (head[0] ?? '');
    if (parts.length < 2 || (isAlong && !isComplete)) return [];
    return [{ of, whole, parts, isComplete, isSample: false, at: [...at, ...captionAt].slice(0, 24) }];
  });
}
