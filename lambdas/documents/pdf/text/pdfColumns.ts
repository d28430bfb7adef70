import { isLine, type Part, type LinePart, type TablePart } from './pdfParts.ts';
import { around, median } from '../pdfGeometry.ts';
import { levelsOf, type Segment } from './pdfLines.ts';
import type { Rule } from '../drawing/pdfPath.ts';
import { withUnruledTables } from '../tables/pdfUnruled.ts';
import { runsOf } from '../../runs.ts';

/** Puts segments and tables into reading order: the columns of a paper one after the other, from what spans them to what spans them. */
export function inColumns(segments: readonly Segment[], tables: readonly TablePart[], rules: readonly Rule[]): Part[] {
  const items: Item[] = [...segments, ...tables];
  const gutter = gutterOf(segments, tables);
  if (!gutter) return oneColumn(items, rules);
  const spanning = spanningLines(segments, gutter);
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
  return sides.flatMap((side) => oneColumn(side, rules));
}

type Item = Segment | TablePart;
type Side = 'left' | 'right' | 'across';

/** A page of fewer pieces has no columns of running text. */
const LEAST_PIECES = 12;
/** A gutter is at least this wide, in sizes of the print. */
const NARROWEST = 0.4;

/** A title, a wide table and a note may lie across two columns; lines that do so again and again are of one, with wide word gaps. */
const MOST_STRETCHES = 9;

interface Gutter {
  from: number;
  to: number;
  middle: number;
  /** The right column is the text, the left one notes beside it. */
  rightFirst: boolean;
}

const spans = (item: { x0: number; x1: number }, gutter: Gutter): boolean =>
  item.x0 < gutter.from - 1 && item.x1 > gutter.to + 1;

/** Parts of a full-width line that only a wide word gap happens to cut near the gutter, and centred lines over both columns. */
function spanningLines(segments: readonly Segment[], gutter: Gutter): Set<unknown> {
  const found = new Set<unknown>();
  for (const segment of segments) {
    if (!spans(segment, gutter)) continue;
    for (const other of segments) if (Math.abs(other.baseline - segment.baseline) < 1.5) found.add(other);
  }
  return found;
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
  let best: { from: number; to: number; crossing: number } | undefined;
  const boxes = [...segments, ...tables];
  for (let x = all.x0 + width * margin; x <= all.x0 + width * (1 - margin); x += 2) {
    const crossing = boxes.filter((box) => box.x0 < x && box.x1 > x).length;
    if (best && crossing === best.crossing && x - best.to <= 2.01) best.to = x;
    else if (!best || crossing < best.crossing) best = { from: x, to: x, crossing };
  }
  if (!best || best.crossing > segments.length * 0.4) return null;
  const middle = (best.from + best.to) / 2;
  const isCrossed = (row: readonly Segment[]): boolean => row.some(({ x0, x1 }) => x0 < middle && x1 > middle);
  if (runsOf(linesIn(segments), (row, [first]) => isCrossed(row) === isCrossed(first)).length > MOST_STRETCHES)
    return null;
  const left = segments.filter((segment) => segment.x1 <= middle);
  const right = segments.filter((segment) => segment.x0 >= middle);
  if (!accept(left, right, width)) return null;
  const rightFirst = middle - all.x0 < 0.38 * width;
  const gutter = { from: Math.max(...left.map((s) => s.x1)), to: Math.min(...right.map((s) => s.x0)) };
  // Word gaps of justified lines that happen to lie above each other leave a crack, not a gutter.
  if (gutter.to - gutter.from < NARROWEST * median(segments.map(({ size }) => size))) return null;
  return { middle, rightFirst, ...gutter };
}

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

/** Lines of running text fill their column; labels, values and numbers do not. */
function isProse(side: readonly Segment[], width: number): boolean {
  const rows = linesIn(side);
  const lines = rows.map((pieces) => around(pieces));
  if (lines.length < 5) return false;
  const letters = rows.map((pieces) => pieces.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0));
  if (median(letters) < LETTERS_OF_A_LINE) return false;
  const extent = around(lines);
  const span = extent.x1 - extent.x0;
  if (span < width * 0.28) return false;
  return median(lines.map((line) => line.x1 - line.x0)) > span * 0.62;
}

/** Of so many spaces, the widest is hardly wider than the narrowest. */
const spaces = 2;
const evenness = 1.15;
function isEvenlySpaced(words: readonly { x0: number; x1: number }[]): boolean {
  const gaps = words.slice(1).map(({ x0 }, i) => x0 - (words[i]?.x1 ?? x0));
  return gaps.length >= spaces && Math.max(...gaps) <= evenness * Math.min(...gaps);
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
  const lines = rows.map((pieces): LinePart => ({
    kind: 'line',
    ...around(pieces),
    text: pieces.map((piece) => piece.text).join(' '),
    left: edges.x0,
    right: ends[rows.length < 8 ? 0 : 2] ?? edges.x1,
    size: median(pieces.map((piece) => piece.size)),
    isBold: pieces.every((piece) => piece.isBold),
    fonts: { first: pieces[0]?.font ?? '', last: pieces.at(-1)?.font ?? '' },
    baseline: pieces[0]?.baseline ?? 0,
    pieces: pieces.map(({ text, x0, x1 }) => ({ text, x0, x1 })),
    isJustified: isEvenlySpaced(pieces.flatMap(({ words }) => words)),
  }));
  return runsOf([...lines, ...tables].toSorted(fromTop), (part, [first]) => isLine(part) && isLine(first)).flatMap(
    (run): Part[] => (isLine(run[0]) ? withUnruledTables(run.filter(isLine), rules) : run),
  );
}
