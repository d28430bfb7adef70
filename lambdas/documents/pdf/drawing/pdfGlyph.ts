import type { Box, Matrix, Turn } from '../pdfGeometry.ts';

/** How a text is kept from the reader of the printed page: never painted, in the paper's colour, below one point, off the sheet. */
export type Concealment = 'invisible' | 'white' | 'tiny' | 'outside';

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
  garbled?: true;
}

/** Quarter turns of the reading direction in page space (y down); null beyond seven degrees off. `sign` is the font size's. */
export function turnOf(matrix: Matrix, sign: 1 | -1): Turn | null {
  const quarters = Math.atan2(matrix[1] * sign, matrix[0] * sign) / (Math.PI / 2);
  const nearest = Math.round(quarters);
  if (Math.abs(quarters - nearest) > 0.08) return null;
  return asTurn(nearest);
}

/** Any number of quarter turns as one of the four. */
export function asTurn(quarters: number): Turn {
  return ([0, 1, 2, 3] as const)[((quarters % 4) + 4) % 4] ?? 0;
}

/** The glyph's box from its origin to its end on the baseline: four fifths of the size above, one fifth below. */
export function glyphBox(turn: Turn, [x, y]: [number, number], [endX, endY]: [number, number], size: number): Box {
  const [x0, x1] = x < endX ? [x, endX] : [endX, x];
  const [y0, y1] = y < endY ? [y, endY] : [endY, y];
  const above = size * 0.8;
  const below = size * 0.2;
  if (turn === 0) return { x0, x1, y0: y0 - above, y1: y1 + below };
  if (turn === 2) return { x0, x1, y0: y0 - below, y1: y1 + above };
  if (turn === 1) return { x0: x0 - below, x1: x1 + above, y0, y1 };
  return { x0: x0 - above, x1: x1 + below, y0, y1 };
}
