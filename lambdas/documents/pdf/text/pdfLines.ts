import { inReadingOrder, raise } from './pdfCharacters.ts';
import { firstFrom } from '../../firstFrom.ts';
import { around, median, runsOf, turnBox, type Box, asTurn, type Glyph } from '../pdfGeometry.ts';

/** A stretch of text on one line without a wide gap in it. */
export interface Segment extends Box {
  text: string;
  baseline: number;
  size: number;
  /** The font most of it is set in. */
  font: string;
  /** Almost all of it. */
  isBold: boolean;
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
/** Glyphs whose baselines differ by less than this share of the size stand on one line. */
const LEVEL = 0.28;

/**
 * The glyphs' lines from top to bottom, cut where a gap is wider than `gap` times the font size. Turned text is read in its own
 * direction and reported where it stands.
 */
export function segmentsOf(glyphs: readonly Glyph[], gap: number): Segment[] {
  const upright = glyphs.filter((glyph) => (glyph.turn ?? 0) === 0);
  const found = levelSegments(withoutDoubles(upright), gap);
  for (const turn of [1, 2, 3] as const) {
    const turned = glyphs.filter((glyph) => glyph.turn === turn);
    if (turned.length === 0) continue;
    const back = asTurn(4 - turn);
    // Sheet size does not matter here as long as both ways use the same one.
    const level = turned.map((glyph) => {
      const box = turnBox(glyph, back, 0, 0);
      return { ...glyph, ...box, baseline: box.y1 - glyph.size * 0.2 };
    });
    found.push(
      ...levelSegments(level, gap).map((segment) => ({
        ...segment,
        ...turnBox(segment, turn, 0, 0),
        baseline: turnBox(segment, turn, 0, 0).y1,
      })),
    );
  }
  return found;
}

/** The lines of one table cell from top to bottom. */
export function cellLines(glyphs: readonly Glyph[]): string[] {
  return segmentsOf(glyphs, Infinity).map((segment) => segment.text);
}

/** Some programs print bold by painting a letter twice, a hair apart. */
function withoutDoubles(glyphs: readonly Glyph[]): Glyph[] {
  const seen = new Map<number, Glyph[]>();
  return glyphs.filter((glyph) => {
    const key = Math.round(glyph.baseline / 4) * 8192 + Math.round(glyph.x0 / 4);
    const reach = glyph.size * 0.12;
    const isDouble = (other: Glyph): boolean =>
      other.text === glyph.text &&
      Math.abs(other.x0 - glyph.x0) < reach &&
      Math.abs(other.baseline - glyph.baseline) < reach;
    if ([key - 1, key, key + 1].some((place) => seen.get(place)?.some(isDouble))) return false;
    const here = seen.get(key);
    if (here) here.push(glyph);
    else seen.set(key, [glyph]);
    return true;
  });
}

function levelSegments(glyphs: readonly Glyph[], gap: number): Segment[] {
  const sorted = glyphs.toSorted((a, b) => a.baseline - b.baseline);
  const rows = runsOf(
    sorted,
    (glyph, [first]) => glyph.baseline - first.baseline <= LEVEL * Math.min(first.size, glyph.size),
  );
  const pieces = rows.flatMap((level) =>
    cutAtGaps(
      level.toSorted((a, b) => a.x0 - b.x0),
      gap,
    ),
  );
  return withRaisedPieces(pieces, gap).map(toSegment);
}

function cutAtGaps(row: readonly Glyph[], gap: number): Glyph[][] {
  const pieces: Glyph[][] = [];
  let reach = -Infinity;
  let piece: Glyph[] = [];
  for (const glyph of row) {
    if (!glyph.blank && piece.length > 0 && glyph.x0 - reach > gap * glyph.size) {
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

interface Piece extends Box {
  glyphs: Glyph[];
  size: number;
  baseline: number;
}

/** Raised and lowered bits (note marks, powers) join the line they touch. */
function withRaisedPieces(pieces: readonly Glyph[][], gap: number): Glyph[][] {
  const measured = pieces.map((glyphs): Piece => ({
    ...around(glyphs),
    glyphs: [...glyphs],
    size: median(glyphs.map((g) => g.size)),
    baseline: median(glyphs.map((g) => g.baseline)),
  }));
  measured.sort((a, b) => a.baseline - b.baseline);
  const kept: Piece[] = [];
  const small: Piece[] = [];
  const tallest = measured.reduce((size, piece) => Math.max(size, piece.size), 0);
  for (const piece of measured) {
    const host = atHeight(measured, piece, tallest).some(
      (other) => other !== piece && piece.size < other.size * 0.85 && touches(piece, other, gap),
    );
    (host ? small : kept).push(piece);
  }
  for (const piece of small) {
    const host = atHeight(kept, piece, tallest)
      .filter((other) => piece.size < other.size * 0.85 && touches(piece, other, gap))
      .toSorted((a, b) => distance(piece, a) - distance(piece, b))[0];
    if (!host) {
      kept.splice(firstFrom(kept, piece.baseline, baselineOf), 0, piece);
      continue;
    }
    const raised = host.baseline - piece.baseline > 0.15 * host.size;
    host.glyphs.push(...piece.glyphs.map((glyph) => (raised ? { ...glyph, text: raise(glyph.text) } : glyph)));
    host.x0 = Math.min(host.x0, piece.x0);
    host.x1 = Math.max(host.x1, piece.x1);
  }
  return kept
    .toSorted((a, b) => a.baseline - b.baseline || a.x0 - b.x0)
    .map((piece) => piece.glyphs.toSorted((a, b) => a.x0 - b.x0));
}

/** The pieces near enough in height to touch this one; `pieces` are ordered by baseline. */
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

function toSegment(glyphs: Glyph[]): Segment {
  const inked = glyphs.filter((glyph) => !glyph.blank);
  const parts: string[] = [];
  let reach: number | undefined;
  for (const glyph of glyphs) {
    const { blank } = glyph;
    if (blank || (reach !== undefined && glyph.x0 - reach > SPACE * glyph.size)) parts.push(' ');
    if (!blank) {
      parts.push(glyph.text);
      reach = Math.max(reach ?? -Infinity, glyph.x1);
    }
  }
  const text = inReadingOrder(parts).join('').replace(/\s+/g, ' ').trim();
  const box = around(inked);
  const words = lineWords(glyphs);
  return {
    ...box,
    text,
    words: words.map((word) => word.text).join(' ') === text ? words : [{ text, x0: box.x0, x1: box.x1 }],
    baseline: median(inked.map((glyph) => glyph.baseline)),
    size: median(inked.map((glyph) => glyph.size)),
    font: mostOf(inked.map((glyph) => glyph.font)),
    isBold: inked.filter((glyph) => glyph.isBold).length > 0.85 * inked.length,
  };
}

function lineWords(glyphs: readonly Glyph[]): Word[] {
  const words: Word[] = [];
  let isOpen = false;
  for (const { blank, text, x0, x1, size } of glyphs) {
    const last = words.at(-1);
    if (blank) isOpen = false;
    else if (isOpen && last && x0 - last.x1 <= SPACE * size) {
      last.text += text;
      last.x1 = Math.max(last.x1, x1);
    } else {
      words.push({ text, x0, x1 });
      isOpen = true;
    }
  }
  return words;
}

function mostOf(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? '';
}
