import { isLine, type Part, type LinePart, type TablePart } from './pdfParts.ts';
import { around, median } from '../pdfGeometry.ts';
import { levelsOf, type Segment, type Word } from './pdfLines.ts';
import type { Rule } from '../drawing/pdfPath.ts';
import { withUnruledTables } from '../tables/pdfUnruled.ts';
import { ascending, runsOf } from '../../../../shared/values/runs.ts';

/**
 * Puts segments and tables into reading order: the columns of a paper one after the other, from what spans them to what spans them.
 * @param before the gutter of the page before: the last page of a paper may have a few lines alone in its right column
 */
export function inColumns(
  segments: readonly Segment[],
  tables: readonly TablePart[],
  rules: readonly Rule[],
  before?: Gutter,
): { parts: Part[]; gutter?: Gutter } {
  const items: Item[] = [...segments, ...tables];
  const gutter = gutterOf(segments, tables) ?? (before && goesOn(segments, before) ? before : null);
  if (!gutter) return { parts: oneColumn(items, rules) };
  const spanning = new Set<Item>([...spanningLines(segments, gutter), ...ruledRows(segments, gutter, rules)]);
  const sideOf = (item: Item): Side => {
    if (spans(item, gutter) || spanning.has(item)) return 'across';
    return (item.x0 + item.x1) / 2 < gutter.middle ? 'left' : 'right';
  };
  const order: Side[] = gutter.rightFirst ? ['across', 'right', 'left'] : ['across', 'left', 'right'];
  const stretches = runsOf(
    items.toSorted((a, b) => a.y0 - b.y0),
    (item, [first]) => (sideOf(item) === 'across') === (sideOf(first) === 'across'),
  );
  const sides = stretches.flatMap((stretch) => order.map((side) => stretch.filter((item) => sideOf(item) === side)));
  return { parts: sides.flatMap((side) => oneColumn(side, rules)), gutter };
}

type Item = Segment | TablePart;
type Side = 'left' | 'right' | 'across';

/** A page of fewer pieces has no columns of running text. */
const LEAST_PIECES = 12;
/** A gutter is at least this wide, in sizes of the print. */
const NARROWEST = 0.4;

/** A title, a wide table and a note may lie across two columns; lines that do so again and again are of one, with wide word gaps. */
const MOST_STRETCHES = 9;

export interface Gutter {
  from: number;
  to: number;
  middle: number;
  /** The right column is the text, the left one notes beside it. */
  rightFirst: boolean;
}

const spans = (item: { x0: number; x1: number }, gutter: Gutter): boolean =>
  item.x0 < gutter.from - 1 && item.x1 > gutter.to + 1;

/** Parts of a full-width line that only a wide word gap happens to cut near the gutter, and centred lines over both columns. */
function spanningLines(segments: readonly Segment[], gutter: Gutter): Segment[] {
  const wide = segments.filter((segment) => spans(segment, gutter));
  return segments.filter((one) => wide.some((other) => Math.abs(other.baseline - one.baseline) < 1.5));
}

/** Rows of a table over both columns: between lines drawn over the gutter, in three pieces or more. */
function ruledRows(segments: readonly Segment[], gutter: Gutter, rules: readonly Rule[]): Segment[] {
  const over = rules.filter(({ across, from, to }) => across && spans({ x0: from, x1: to }, gutter));
  const ys = ascending(over.map(({ at }) => at));
  return ys.slice(1).flatMap((foot, at) => {
    const rows = linesIn(segments.filter(({ baseline }) => baseline > (ys[at] ?? foot) && baseline < foot));
    const isRow = rows.length < 8 || median(rows.map(({ length }) => length)) > 2;
    return isRow && (rows[0]?.length ?? 0) > 2 ? rows.flat() : [];
  });
}

/**
 * The white strip down the page between two columns of running text, or null; below a long front over the whole width it is found in the
 * longest stretch without wide lines.
 */
function gutterOf(all: readonly Segment[], tables: readonly TablePart[]): Gutter | null {
  if (all.length < LEAST_PIECES) return null;
  const { x0, x1, y0, y1 } = around(all);
  // The number of a page may stand in the midst of its foot.
  const segments = all.filter((one) => !(/^\P{L}{1,8}$/u.test(one.text) && (one.y0 === y0 || one.y1 === y1)));
  const isWide = (one: Segment): boolean => one.x1 - one.x0 > (x1 - x0) * 0.6;
  const stretches = runsOf(
    segments.toSorted((a, b) => a.y0 - b.y0),
    (one, [first]) => isWide(one) === isWide(first),
  ).filter((run) => !run.some(isWide));
  const [longest] = stretches.toSorted((a, b) => b.length - a.length);
  return (
    gutterBetween(segments, tables, 0.3, areProse) ??
    gutterBetween(segments, tables, 0.12, isSidebar) ??
    gutterBetween(longest ?? [], [], 0.3, areProse)
  );
}

/** @param margin the share of the width at both sides in which no gutter is looked for */
function gutterBetween(
  segments: readonly Segment[],
  tables: readonly TablePart[],
  margin: number,
  accept: (left: Segment[], right: Segment[], width: number) => boolean,
): Gutter | null {
  if (segments.length < LEAST_PIECES) return null;
  const all = around(segments);
  const width = all.x1 - all.x0;
  const boxes = [...segments, ...tables];
  const places = Array.from({ length: Math.ceil((width * (1 - 2 * margin)) / 2) }, (_, at) => {
    const x = all.x0 + width * margin + at * 2;
    return { x, crossing: boxes.filter((box) => box.x0 < x && box.x1 > x).length };
  });
  // A caption or two that end within the gutter do not narrow it.
  const most = Math.min(...places.map(({ crossing }) => crossing)) + Math.max(1, segments.length * 0.02);
  const isClear = ({ crossing }: { crossing: number }): boolean => crossing <= most;
  const [strip] = runsOf(places, (place, [first]) => isClear(place) === isClear(first))
    .filter(([first]) => isClear(first))
    .toSorted((one, other) => other.length - one.length);
  if (!strip || strip[0].crossing > segments.length * 0.4) return null;
  const middle = (strip[0].x + (strip.at(-1)?.x ?? 0)) / 2;
  const isCrossed = (row: readonly Segment[]): boolean => row.some(({ x0, x1 }) => x0 < middle && x1 > middle);
  if (runsOf(linesIn(segments), (row, [first]) => isCrossed(row) === isCrossed(first)).length > MOST_STRETCHES)
    return null;
  const left = segments.filter((segment) => segment.x1 <= middle);
  const right = segments.filter((segment) => segment.x0 >= middle);
  if (!accept(left, right, width)) return null;
  const rightFirst = middle - all.x0 < 0.38 * width;
  const gutter = {
    from: reach(left.map((one) => ({ ...one, at: one.x1 }))),
    to: -reach(right.map((one) => ({ ...one, at: -one.x0 }))),
  };
  // Word gaps of justified lines that happen to lie above each other leave a crack, not a gutter.
  if (gutter.to - gutter.from < NARROWEST * median(segments.map(({ size }) => size))) return null;
  return { middle, rightFirst, ...gutter };
}

/** Whether a page's print keeps clear of this gutter, with running text on its left and lines that begin at its right edge. */
function goesOn(segments: readonly Segment[], gutter: Gutter): boolean {
  const left = segments.filter(({ x1 }) => x1 <= gutter.to);
  const right = segments.filter(({ x0 }) => x0 >= gutter.from);
  const atEdge = right.filter(({ x0, size }) => x0 - gutter.to < 3 * size);
  return (
    left.length + right.length > 0.9 * segments.length &&
    atEdge.length > 0.5 * right.length &&
    isProse(left, gutter.to - Math.min(...left.map(({ x0 }) => x0)))
  );
}

/** How far most of a side's lines reach; figures of a table over both columns and a caption do not count. */
function reach(side: readonly { text: string; at: number }[]): number {
  const ends = side.filter(({ text }) => lettersIn(text) >= LETTERS_OF_A_LINE).map(({ at }) => at);
  return ends.toSorted((a, b) => b - a)[Math.floor(ends.length * 0.05)] ?? Infinity;
}

const lettersIn = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;

/** Notes beside the text run at their own pace; labels stand level with their values. */
function isSidebar(left: readonly Segment[], right: readonly Segment[]): boolean {
  if (left.length < 6 || right.length < 6) return false;
  const [few, many] = left.length < right.length ? [left, right] : [right, left];
  const level = few.filter((one) =>
    many.some((other) => Math.abs(one.baseline - other.baseline) < 0.1 * one.size),
  ).length;
  const extent = around(many);
  return (
    level < few.length * 0.4 &&
    median(linesIn(many).map((pieces) => around(pieces).x1 - extent.x0)) > (extent.x1 - extent.x0) * 0.8
  );
}

const linesIn = (segments: readonly Segment[]): Segment[][] => levelsOf(segments, 0.3);

const LETTERS_OF_A_LINE = 12;

/** Label and value pairs are no such columns. */
const areProse = (left: readonly Segment[], right: readonly Segment[], width: number): boolean =>
  isProse(left, width) && isProse(right, width);

/** Pieces this far apart, in sizes of the print, are the cells of a row. */
const APART = 1.6;
const isOfCells = (row: readonly Segment[]): boolean =>
  row.some(({ x0, size }, at) => x0 - (row[at - 1]?.x1 ?? x0) > APART * size);

/** Lines of running text fill their column; labels, values and numbers do not. */
function isProse(side: readonly Segment[], width: number): boolean {
  const rows = linesIn(side);
  const lines = rows.map((pieces) => around(pieces));
  if (lines.length < 5) return false;
  const letters = rows.map((pieces) => lettersIn(pieces.map(({ text }) => text).join('')));
  if (median(letters) < LETTERS_OF_A_LINE) return false;
  const extent = around(lines);
  const span = extent.x1 - extent.x0;
  if (span < width * 0.28) return false;
  if (rows.filter(isOfCells).length * 2 > rows.length) return false;
  return median(lines.map((line) => line.x1 - line.x0)) > span * 0.62;
}

/** Whether words stand equally far apart; figures do so in columns, too. */
function isEvenlySpaced(words: readonly Word[]): boolean {
  const gaps = words.slice(1).map(({ x0 }, i) => x0 - (words[i]?.x1 ?? x0));
  return (
    gaps.length > 1 && Math.max(...gaps) <= 1.15 * Math.min(...gaps) && words.some(({ text }) => /\p{L}{2}/u.test(text))
  );
}

const fromTop = (a: Part, b: Part): number => a.y0 - b.y0 || a.x0 - b.x0;

function oneColumn(items: readonly Item[], rules: readonly Rule[]): Part[] {
  const tables = items.filter((item) => 'rows' in item);
  const segments = items.filter((item): item is Segment => !('rows' in item));
  if (segments.length === 0) return tables.toSorted(fromTop);
  const edges = around(segments);
  const rows = linesIn(segments);
  // A running head may reach further than the print below it, as where a page has its left column alone.
  const ends = rows.map((pieces) => around(pieces).x1).toSorted((a, b) => b - a);
  const right = ends[rows.length < 8 ? 0 : 2] ?? edges.x1;
  const isFull = (pieces: readonly Segment[]): boolean =>
    Math.abs(around(pieces).x1 - right) < 1.5 && /\p{L}{2}[,;&-]?$|\p{L}[-.,;]$/u.test(pieces.at(-1)?.text ?? '');
  const isFullMeasure = rows.filter(isFull).length * 2 > rows.length;
  const lines = rows.map((pieces): LinePart => ({
    kind: 'line',
    ...around(pieces),
    text: pieces.map((piece) => piece.text).join(' '),
    left: edges.x0,
    right,
    size: median(pieces.map((piece) => piece.size)),
    isBold: pieces.every((piece) => piece.isBold),
    fonts: { first: pieces[0]?.font ?? '', last: pieces.at(-1)?.endFont ?? '' },
    baseline: pieces[0]?.baseline ?? 0,
    pieces: pieces.map(({ text, x0, x1 }) => ({ text, x0, x1 })),
    firstWord: pieces[0]?.words[0] ?? { text: '', x0: 0, x1: 0 },
    isJustified: isEvenlySpaced(pieces.flatMap(({ words }) => words)) || (isFullMeasure && isFull(pieces)),
  }));
  return runsOf([...lines, ...tables].toSorted(fromTop), (part, [first]) => isLine(part) && isLine(first)).flatMap(
    (run): Part[] => (isLine(run[0]) ? withUnruledTables(run.filter(isLine), rules) : run),
  );
}
