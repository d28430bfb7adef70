import type { PageParts, Part } from './text/pdfParts.ts';
import { type Gutter, inColumns } from './text/pdfColumns.ts';
import { asTurn, printOf, turnBox, turnGlyph, type Box, type Glyph } from './pdfGeometry.ts';
import { gridsOf, wholeRules } from './tables/pdfGrid.ts';
import type { Ink } from './drawing/pdfInk.ts';
import { segmentsOf, toSegment } from './text/pdfLines.ts';
import { type Rule, ruleIn } from './drawing/pdfPath.ts';
import { filledTables } from './tables/pdfTables.ts';

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
  // What runs up or down a margin stands in no line of the page.
  const level = rest.filter(({ turn }) => turn === 0);
  const [left, right] = [Math.min(...level.map(({ x0 }) => x0)), Math.max(...level.map(({ x1 }) => x1))];
  const isAside = ({ turn, x0, x1 }: Glyph): boolean => (turn === 1 || turn === 3) && (x1 < left || x0 > right);
  const segmentsWhere = (isRead: (glyph: Glyph) => boolean) => segmentsOf(rest.filter(isRead), COLUMN_GAP);
  const { parts, ...columns } = inColumns(
    segmentsWhere((glyph) => !isAside(glyph)),
    tables,
    rules,
    before,
  );
  const margins = inColumns(segmentsWhere(isAside), [], []).parts.map((part) => ({ ...part, running: true }));
  return { number, height: page.height, ...columns, parts: [...parts, ...margins, ...stamps(page.glyphs)] };
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
