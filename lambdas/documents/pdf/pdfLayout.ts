import type { LinePart, PageParts } from './text/pdfParts.ts';
import { inColumns } from './text/pdfColumns.ts';
import { around, turnBox, type Box, asTurn, type Glyph } from './pdfGeometry.ts';
import { gridsOf } from './tables/pdfGrid.ts';
import type { Ink } from './drawing/pdfInk.ts';
import { segmentsOf } from './text/pdfLines.ts';
import { cutAtAlignedGaps } from './text/pdfNarrow.ts';
import { type Rule, ruleIn } from './drawing/pdfPath.ts';
import { filledTables } from './tables/pdfTables.ts';

/** A gap wider than this share of the font size may part two columns of print. */
const COLUMN_GAP = 0.5;

/** Takes a page apart into tables and lines in reading order. `glyphs` are those to be read. */
export function layOut(number: number, ink: Ink, glyphs: readonly Glyph[]): PageParts {
  const page = upright(ink, glyphs);
  const straight = page.glyphs.filter((glyph) => glyph.turn !== null);
  const { tables, rest } = filledTables(gridsOf(page.rules), straight);
  const segments = cutAtAlignedGaps(segmentsOf(rest, COLUMN_GAP));
  const parts = inColumns(segments, tables, page.rules);
  return { number, height: page.height, parts: [...parts, ...stamps(page.glyphs)] };
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
    glyphs: glyphs.map((glyph) => {
      const box = turn(glyph);
      const turned = glyph.turn === null ? null : asTurn(glyph.turn + back);
      return { ...glyph, ...box, turn: turned, baseline: box.y1 - glyph.size * 0.2 };
    }),
    rules: ink.rules.map(({ across, at, from, to }) =>
      ruleIn(turn(across ? { x0: from, x1: to, y0: at, y1: at } : { x0: at, x1: at, y0: from, y1: to })),
    ),
  };
}

/** Print that runs askew over the page (DRAF, SULIT) is read as one line after all else. */
function stamps(glyphs: readonly Glyph[]): LinePart[] {
  const askew = glyphs.filter((glyph) => glyph.turn === null);
  if (askew.length === 0) return [];
  const box = around(askew);
  const text = askew
    .map((glyph) => glyph.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === '') return [];
  return [
    {
      kind: 'line',
      text,
      size: askew[0]?.size ?? 0,
      baseline: box.y1,
      isBold: false,
      fonts: { first: '', last: '' },
      left: box.x0,
      right: box.x1,
      pieces: [],
      ...box,
    },
  ];
}
