import type { PageParts, Part } from './text/pdfParts.ts';
import { type Gutter, inColumns } from './text/pdfColumns.ts';
import { around, asTurn, median, printOf, turnBox, turnGlyph, type Box, type Glyph } from './pdfGeometry.ts';
import { gridsOf, wholeRules } from './tables/pdfGrid.ts';
import type { Ink } from './drawing/pdfInk.ts';
import { segmentsOf, toSegment, type Segment, type Word } from './text/pdfLines.ts';
import { type Rule, ruleIn } from './drawing/pdfPath.ts';
import { filledTables } from './tables/pdfTables.ts';
import { firstFrom } from '../runs.ts';

/** A gap wider than this share of the font size may part two columns of print. */
const COLUMN_GAP = 0.5;

/** Takes a page apart into tables and lines in reading order. `glyphs` are those to be read, `before` is the gutter of the page before. */
export function layOut(
  number: number,
  ink: Ink,
  glyphs: readonly Glyph[],
  before?: Gutter,
): PageParts & { gutter?: Gutter } {
  const page = upright(ink, glyphs);
  const straight = page.glyphs.filter((glyph) => glyph.turn !== null);
  const rules = wholeRules(page.rules);
  const { tables, rest } = filledTables(gridsOf(rules), straight);
  const segments = cutAtAlignedGaps(segmentsOf(rest, COLUMN_GAP));
  const { parts, ...columns } = inColumns(segments, tables, rules, before);
  return { number, height: page.height, ...columns, parts: [...parts, ...stamps(page.glyphs)] };
}

/** A landscape table printed on a portrait sheet is read from the side that most of its text faces. */
function upright(ink: Ink, glyphs: readonly Glyph[]): { height: number; glyphs: Glyph[]; rules: Rule[] } {
  const counts = [0, 0, 0, 0];
  for (const glyph of glyphs) if (glyph.turn !== null) counts[glyph.turn] = (counts[glyph.turn] ?? 0) + 1;
  const main = asTurn(counts.indexOf(Math.max(...counts)));
  if (main === 0) return { height: ink.height, glyphs: [...glyphs], rules: ink.rules };
  const back = asTurn(4 - main);
  const turn = (box: Box): Box => turnBox(box, back, ink.width, ink.height);
  return {
    height: back === 2 ? ink.height : ink.width,
    glyphs: glyphs.map((glyph) => turnGlyph(glyph, back, ink.width, ink.height)),
    rules: ink.rules.map(({ across, at, from, to }) =>
      ruleIn(turn(across ? { x0: from, x1: to, y0: at, y1: at } : { x0: at, x1: at, y0: from, y1: to })),
    ),
  };
}

/** Print that runs askew over the page (DRAF, SULIT) is read as one line after all else. */
function stamps(glyphs: readonly Glyph[]): Part[] {
  const [first, ...more] = glyphs.filter((glyph) => glyph.turn === null);
  if (!first) return [];
  const askew = [first, ...more];
  const text = printOf(askew);
  return text === '' ? [] : inColumns([{ ...toSegment(askew), text }], [], []).parts;
}

/** A gap between columns is at least so many times as wide as the space between words; where pieces begin below it, hardly wider. */
const WIDER = 1.2;
const WIDER_OVER_PIECES = 1.05;
/** Beginnings of a column stand below one another to this many points. */
const EXACT = 0.75;
/** So many other lines begin the column at the same place, none further off than so many sizes of the print. */
const WITNESSES = 2;
const PIECES = 3;
const NEAR = 12;

interface Gap {
  segment: Segment;
  /** The word after the gap. */
  at: number;
  x: number;
  isWide: boolean;
}

/**
 * Columns of a table without rulings may stand hardly further apart than words: a line is also cut where its gap is wider than those
 * between its words and what follows begins exactly below or above what follows such a gap, or begins a piece, in other lines nearby.
 */
function cutAtAlignedGaps(segments: readonly Segment[]): Segment[] {
  const space = median(segments.flatMap(wordGaps));
  const gaps = segments.flatMap((segment) => wideGaps(segment, space));
  if (gaps.length === 0) return [...segments];
  const begins = segments.map((segment) => ({ segment, x: segment.x0, isPiece: true }));
  const wide = gaps.filter(({ isWide }) => isWide).map((gap) => ({ ...gap, isPiece: false }));
  const starts = [...begins, ...wide].toSorted((a, b) => a.x - b.x);
  const isAligned = ({ segment, x, isWide }: Gap): boolean => {
    const [from, to] = [x - EXACT, x + EXACT].map((edge) => firstFrom(starts, edge, (start) => start.x));
    const near = starts.slice(from, to).filter((other) => {
      const apart = Math.abs(other.segment.baseline - segment.baseline);
      return apart > 0.5 * segment.size && apart < NEAR * segment.size;
    });
    return linesIn(near.filter(({ isPiece }) => isPiece)) >= PIECES || (isWide && linesIn(near) >= WITNESSES);
  };
  const cuts = new Map<Segment, number[]>();
  for (const gap of gaps) if (isAligned(gap)) cuts.set(gap.segment, [...(cuts.get(gap.segment) ?? []), gap.at]);
  return segments.flatMap((segment) => pieces(segment, cuts.get(segment) ?? []));
}

const linesIn = (found: readonly { segment: Segment }[]): number =>
  new Set(found.map(({ segment }) => Math.round(segment.baseline))).size;

/** The spaces between its words, in sizes of the print. */
const wordGaps = ({ words, size }: Segment): number[] =>
  words.slice(1).map((word, i) => (word.x0 - (words[i]?.x1 ?? word.x0)) / size);

/** Gaps wider than those of the page and of the line: set to full measure, all of a line's are wide. */
function wideGaps(segment: Segment, space: number): Gap[] {
  const gaps = wordGaps(segment);
  return gaps.flatMap((gap, i) => {
    const others = gaps.toSpliced(i, 1);
    const usual = Math.max(space, others.length > 1 ? median(others) : space);
    const word = segment.words[i + 1];
    return word && gap > WIDER_OVER_PIECES * usual
      ? [{ segment, at: i + 1, x: word.x0, isWide: gap > WIDER * usual }]
      : [];
  });
}

/** The segment cut before these words. */
function pieces(segment: Segment, cuts: readonly number[]): Segment[] {
  if (cuts.length === 0) return [segment];
  return [0, ...cuts].map((from, i) => {
    const words: Word[] = segment.words.slice(from, cuts[i]);
    const { x0, x1 } = around(words.map((word) => ({ ...word, y0: segment.y0, y1: segment.y1 })));
    return { ...segment, x0, x1, words, text: words.map(({ text }) => text).join(' ') };
  });
}
