/** PDF's six numbers of an affine map: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number];

/** Clockwise quarter turns. */
export type Turn = 0 | 1 | 2 | 3;

/** A rectangle in points; y grows downwards. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** The point (x, y) mapped. */
export function apply(matrix: Matrix, x: number, y: number): [number, number] {
  return [matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]];
}

/** The smallest box around all of them; throws for none. */
export function around(boxes: readonly Box[]): Box {
  const { x0, y0, x1, y1 } = boxes.reduce((all, box) => ({
    x0: Math.min(all.x0, box.x0),
    y0: Math.min(all.y0, box.y0),
    x1: Math.max(all.x1, box.x1),
    y1: Math.max(all.y1, box.y1),
  }));
  return { x0, y0, x1, y1 };
}

/** Whether the centre of `inner` lies in `outer`. */
export function holds(outer: Box, inner: Box): boolean {
  const x = (inner.x0 + inner.x1) / 2;
  const y = (inner.y0 + inner.y1) / 2;
  return outer.x0 <= x && x < outer.x1 && outer.y0 <= y && y < outer.y1;
}

/** The box after `turns` clockwise quarter turns of a sheet of the given size (before turning). */
export function turnBox(box: Box, turns: Turn, width: number, height: number): Box {
  if (turns === 1) return { x0: height - box.y1, x1: height - box.y0, y0: box.x0, y1: box.x1 };
  if (turns === 2) return { x0: width - box.x1, x1: width - box.x0, y0: height - box.y1, y1: height - box.y0 };
  if (turns === 3) return { x0: box.y0, x1: box.y1, y0: width - box.x1, y1: width - box.x0 };
  return { x0: box.x0, x1: box.x1, y0: box.y0, y1: box.y1 };
}

/** The middle value; 0 for none. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Stretches along a line, those parted by at most `gap` as one. */
export function joinedSpans<Span extends { from: number; to: number }>(spans: readonly Span[], gap: number): Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from - last.to <= gap) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** How a text is kept from the reader of the printed page: never painted, or in the paper's colour, below one point, off the sheet. */
export type Concealment = 'invisible' | 'unseen';

/** One painted character (or ligature, or space) in page space: points, y down, the page upright as its rotation says. */
export interface Glyph extends Box {
  text: string;
  /** A space of whatever width. */
  blank: boolean;
  /** Where it stands on its line; for turned text the x of the line. */
  baseline: number;
  size: number;
  /** pdf.js's name of the font, the same for the same font. */
  font: string;
  isBold: boolean;
  /** Clockwise quarter turns of the reading direction, or null when it runs askew (a stamp or watermark). */
  turn: Turn | null;
  concealed?: Concealment;
  /** Its code has no known character: the page shows a letter, the file does not say which. */
  garbled?: boolean;
}

/** What glyphs say, on one line. */
export const printOf = (glyphs: readonly Glyph[]): string =>
  glyphs
    .map(({ text }) => text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The glyph after `turns` clockwise quarter turns of a sheet of the given size (before turning), where it then reads upright. */
export function turnGlyph(glyph: Glyph, turns: Turn, width: number, height: number): Glyph {
  const box = turnBox(glyph, turns, width, height);
  const turn = glyph.turn === null ? null : asTurn(glyph.turn + turns);
  return { ...glyph, ...box, turn, baseline: box.y1 - glyph.size * 0.2 };
}

/** Quarter turns of the reading direction in page space (y down); null beyond seven degrees off. `sign` is the font size's. */
export function turnOf(matrix: Matrix, sign: 1 | -1): Turn | null {
  const quarters = Math.atan2(matrix[1] * sign, matrix[0] * sign) / (Math.PI / 2);
  const nearest = Math.round(quarters);
  if (Math.abs(quarters - nearest) > 0.08) return null;
  return asTurn(nearest);
}

/** Any number of quarter turns as one of the four. */
export const asTurn = (quarters: number): Turn => ([0, 1, 2, 3] as const)[((quarters % 4) + 4) % 4] ?? 0;

/** The glyph's box from its origin to its end on the baseline: four fifths of the size above, one fifth below. */
export function glyphBox(turn: Turn, [x, y]: [number, number], [endX, endY]: [number, number], size: number): Box {
  const [x0, x1] = x < endX ? [x, endX] : [endX, x];
  const [y0, y1] = y < endY ? [y, endY] : [endY, y];
  const [less, more] = turn === 0 || turn === 3 ? [size * 0.8, size * 0.2] : [size * 0.2, size * 0.8];
  return turn % 2 === 0 ? { x0, x1, y0: y0 - less, y1: y1 + more } : { x0: x0 - less, x1: x1 + more, y0, y1 };
}
