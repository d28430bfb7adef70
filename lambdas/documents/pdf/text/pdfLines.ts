import { inReadingOrder, raise } from './pdfCharacters.ts';
import { around, asTurn, median, turnBox, turnGlyph, type Box, type Glyph } from '../pdfGeometry.ts';
import { firstFrom, runsOf } from '../../../../shared/values/runs.ts';

/** A stretch of text on one line without a wide gap in it. */
export interface Segment extends Box {
  text: string;
  baseline: number;
  size: number;
  /** The font most of it is set in. */
  font: string;
  /** That of its end: a bold title may run on as a paragraph in the same line. */
  endFont: string;
  /** Almost all of it. */
  isBold: boolean;
  /** The width of its first letter. */
  lead: number;
  /** Whether a space is painted behind it. */
  endsBlank: boolean;
  /** Its words from left to right; one alone where they do not stand in the order they are read in. */
  words: Word[];
}

export interface Word {
  text: string;
  x0: number;
  x1: number;
}

/** A gap wider than this share of the font size is a space, though none was painted. */
const SPACE = 0.16;
/** So many spaces of a line set to full measure differ by less than this share, and are less wide than so many sizes of the print. */
const LEAST_SPACES = 3;
const ALIKE = 0.03;
const WIDEST_SPACE = 2.5;
/** Where so many lines or more begin, a column does. */
const COLUMN_LINES = 6;
/** Where letters stand this near, a space painted between them is none: a soft hyphen that was not needed. */
const TOUCHING = 0.02;
/** Glyphs whose baselines differ by less than this share of the size stand on one line. */
const LEVEL = 0.28;

/** Pieces of print on each line of print from the top, from left to right; `share`: of the size that the baselines of one line may differ by. */
export const levelsOf = <Item extends Box & { baseline: number; size: number }>(
  items: readonly Item[],
  share: number,
): Item[][] =>
  runsOf(
    items.toSorted((a, b) => a.baseline - b.baseline),
    (item, [first]) => item.baseline - first.baseline <= share * Math.min(first.size, item.size),
  ).map((row) => row.toSorted((a, b) => a.x0 - b.x0));

/**
 * The glyphs' lines from top to bottom, cut where a gap is wider than `gap` times the font size. Turned text is read in its own
 * direction and reported where it stands.
 */
export function segmentsOf(glyphs: readonly Glyph[], gap: number): Segment[] {
  const upright = glyphs.filter((glyph) => (glyph.turn ?? 0) === 0);
  const turned = ([1, 2, 3] as const).flatMap((turn) => {
    // Sheet size does not matter here as long as both ways use the same one.
    const level = glyphs.filter((glyph) => glyph.turn === turn).map((glyph) => turnGlyph(glyph, asTurn(-turn), 0, 0));
    return levelSegments(level, gap).map((segment) => {
      const box = turnBox(segment, turn, 0, 0);
      return { ...segment, ...box, baseline: box.y1 };
    });
  });
  return [...levelSegments(upright, gap), ...turned];
}

/** The lines of one table cell from top to bottom. */
export const cellLines = (glyphs: readonly Glyph[]): Segment[] => segmentsOf(glyphs, Infinity);

/** Some programs print bold by painting a letter twice, a hair apart. */
const withoutDoubles = (row: readonly Glyph[]): Glyph[] =>
  row.filter(({ text, x0, baseline, size }, at) => {
    const isNear = (one: number, other: number): boolean => Math.abs(one - other) < size * 0.12;
    const before = row.slice(Math.max(0, at - 3), at);
    return !before.some((one) => one.text === text && isNear(one.x0, x0) && isNear(one.baseline, baseline));
  });

function levelSegments(glyphs: readonly Glyph[], gap: number): Segment[] {
  const rows = levelsOf(glyphs, LEVEL).map(withoutDoubles);
  const begun = new Map<number, number>();
  const count = ({ x0 }: Glyph): void => void begun.set(Math.round(x0), (begun.get(Math.round(x0)) ?? 0) + 1);
  for (const row of rows) cutAtGaps(row, gap, () => false).forEach(([first]) => first && count(first));
  const isColumn = (x: number): boolean => (begun.get(Math.round(x)) ?? 0) >= COLUMN_LINES;
  const pieces = rows.flatMap((row) => cutAtGaps(row, gap, evenSpaces(row, isColumn)));
  return withRaisedPieces(pieces, gap).map(toSegment);
}

function cutAtGaps(row: readonly Glyph[], gap: number, isSpace: (glyph: Glyph) => boolean): Glyph[][] {
  const pieces: Glyph[][] = [];
  let reach = -Infinity;
  let piece: Glyph[] = [];
  for (const glyph of row) {
    if (!glyph.blank && piece.length > 0 && glyph.x0 - reach > gap * glyph.size && !isSpace(glyph)) {
      pieces.push(piece);
      piece = [];
    }
    if (piece.length === 0 && glyph.blank) continue;
    piece.push(glyph);
    if (!glyph.blank) reach = Math.max(reach, glyph.x1);
  }
  if (piece.length > 0) pieces.push(piece);
  return pieces;
}

/** Set to full measure, a line of prose has wide spaces, all alike: whether such a space, no gap between columns, stands before a glyph. */
function evenSpaces(row: readonly Glyph[], isColumn: (x: number) => boolean): (glyph: Glyph) => boolean {
  const [{ size } = { size: 0 }] = row;
  const words = wordsOf(row).map((word, at, all) => ({ ...word, gap: word.x0 - (all[at - 1]?.x1 ?? -Infinity) }));
  const runs = runsOf(
    words.slice(1).filter(({ x0 }) => !isColumn(x0)),
    ({ gap }, [first]) => Math.abs(gap - first.gap) < ALIKE * first.gap,
  );
  const even = runs.filter((run) => {
    const worded = run.filter(({ parts }) => /\p{L}{2}/u.test(parts.join('')));
    return run.length >= LEAST_SPACES && run[0].gap < WIDEST_SPACE * size && worded.length * 3 >= run.length;
  });
  const places = new Set(even.flat().map(({ x0 }) => x0));
  return ({ x0 }) => places.has(x0);
}

interface Piece extends Box {
  glyphs: Glyph[];
  size: number;
  baseline: number;
}

/** Raised and lowered bits (note marks, powers) join the line they touch. */
function withRaisedPieces(pieces: readonly Glyph[][], gap: number): Glyph[][] {
  const measured = pieces
    .map((glyphs): Piece => ({
      ...around(glyphs),
      glyphs: [...glyphs],
      size: median(glyphs.map((g) => g.size)),
      baseline: median(glyphs.map((g) => g.baseline)),
    }))
    .toSorted((a, b) => a.baseline - b.baseline);
  const tallest = measured.reduce((size, piece) => Math.max(size, piece.size), 0);
  const hostsOf = (piece: Piece, others: readonly Piece[]): Piece[] =>
    atHeight(others, piece, tallest).filter((other) => piece.size < other.size * 0.85 && touches(piece, other, gap));
  const kept: Piece[] = [];
  const small: Piece[] = [];
  for (const piece of measured) (hostsOf(piece, measured).length > 0 ? small : kept).push(piece);
  for (const piece of small) {
    const [host] = hostsOf(piece, kept).toSorted((a, b) => distance(piece, a) - distance(piece, b));
    if (!host) {
      kept.splice(firstFrom(kept, piece.baseline, baselineOf), 0, piece);
      continue;
    }
    const isRaised = host.baseline - piece.baseline > 0.15 * host.size;
    host.glyphs.push(...piece.glyphs.map((glyph) => (isRaised ? { ...glyph, text: raise(glyph.text) } : glyph)));
    host.x0 = Math.min(host.x0, piece.x0);
    host.x1 = Math.max(host.x1, piece.x1);
  }
  return kept
    .toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)
    .map((piece) => piece.glyphs.toSorted((a, b) => a.x0 - b.x0));
}

/** The pieces near enough in height to touch this one; `pieces` are ordered by baseline. A page may have thousands. */
function atHeight(pieces: readonly Piece[], piece: Piece, tallest: number): Piece[] {
  const from = firstFrom(pieces, piece.baseline - tallest, baselineOf);
  return pieces.slice(from, firstFrom(pieces, piece.baseline + tallest, baselineOf));
}

const baselineOf = ({ baseline }: Piece): number => baseline;

const distance = (piece: Piece, host: Piece): number => Math.abs(piece.baseline - host.baseline);

function touches(piece: Piece, host: Piece, gap: number): boolean {
  const lift = host.baseline - piece.baseline;
  if (lift > 0.62 * host.size || lift < -0.35 * host.size) return false;
  const reach = Math.min(gap, 0.5) * host.size;
  return piece.x0 <= host.x1 + reach && piece.x1 >= host.x0 - reach;
}

/** Glyphs from left to right, one of which has ink, as one stretch. */
export function toSegment(glyphs: Glyph[]): Segment {
  const inked = glyphs.filter((glyph) => !glyph.blank);
  const last = glyphs.at(-1);
  const words = wordsOf(glyphs);
  const parts = words.flatMap((word, index) => (index === 0 ? word.parts : [' ', ...word.parts]));
  const text = inReadingOrder(parts).join('').replace(/\s+/g, ' ').trim();
  const box = around(inked);
  const read = words.map(({ parts: own, x0, x1 }): Word => ({ text: own.join(''), x0, x1 }));
  return {
    ...box,
    text,
    words: read.map((word) => word.text).join(' ') === text ? read : [{ text, x0: box.x0, x1: box.x1 }],
    baseline: median(inked.map((glyph) => glyph.baseline)),
    size: median(inked.map((glyph) => glyph.size)),
    font: mostOf(inked.map((glyph) => glyph.font)),
    endFont: mostOf(inked.slice(-4).map((glyph) => glyph.font)),
    isBold: inked.filter((glyph) => glyph.isBold).length > 0.85 * inked.length,
    lead: (inked[0]?.x1 ?? 0) - (inked[0]?.x0 ?? 0),
    // Behind the words of a scan stand spaces without width.
    endsBlank: last?.blank === true && last.x1 > last.x0,
  };
}

/** The words of a line; `parts` are the texts of their glyphs. */
function wordsOf(glyphs: readonly Glyph[]): { parts: string[]; x0: number; x1: number }[] {
  const words: { parts: string[]; x0: number; x1: number }[] = [];
  let isOpen = false;
  for (const { blank, text, x0, x1, size } of glyphs) {
    const last = words.at(-1);
    if (!blank && last && x0 - last.x1 <= (isOpen ? SPACE : TOUCHING) * size) {
      last.parts.push(text);
      last.x1 = Math.max(last.x1, x1);
    } else if (!blank) words.push({ parts: [text], x0, x1 });
    isOpen = !blank;
  }
  return words;
}

function mostOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
