import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/types/src/pdf.d.ts';
import type { Box, Matrix } from '../pdfGeometry.ts';
import type { Rule } from '../drawing/pdfPath.ts';

/** A page's picture in shades of grey from 0 to 255, one byte a pixel, row by row. */
export interface Picture {
  width: number;
  height: number;
  grey: Uint8Array;
  /** Pixels in one point. */
  scale: number;
  /** Where its upper left corner lies on the page, in points. */
  left: number;
  top: number;
  /** Shades below this one are print. */
  dark: number;
}

/** Enough for print of 8 points. */
const DOTS_PER_INCH = 250;
/** Of a sheet larger than A4 fewer dots are taken. */
const MOST_PIXELS = 6_500_000;
/** Wide enough to see a tenth of a degree. */
const SKEW_WIDTH = 850;
/** Tenths of a degree that a sheet may lie askew on the scanner. */
const MOST_SKEW = 40;
const TENTH = Math.PI / 1800;
/** Rows of pixels taken from a canvas at once. */
const STRIP = 256;
/** Pixels of white around a part of a picture. */
const MARGIN = 12;

/** Draws a page with its lines of print level. */
export async function pictureOf(pdf: PDFDocumentProxy, page: PDFPageProxy): Promise<Picture> {
  const { width, height } = page.getViewport({ scale: 1 });
  const small = await drawPage(pdf, page, SKEW_WIDTH / width, 0);
  const scale = Math.min(DOTS_PER_INCH / 72, Math.sqrt(MOST_PIXELS / (width * height)));
  return drawPage(pdf, page, scale, -skewOf(small));
}

/** A part of a picture, with a margin of white. */
export function cropped(picture: Picture, box: Box): Picture {
  const { scale, grey } = picture;
  const [x0, y0] = [Math.max(0, Math.round(box.x0 * scale)), Math.max(0, Math.round(box.y0 * scale))];
  const columns = Math.min(picture.width, Math.round(box.x1 * scale)) - x0;
  const rows = Math.min(picture.height, Math.round(box.y1 * scale)) - y0;
  const width = columns + 2 * MARGIN;
  const height = rows + 2 * MARGIN;
  const part = new Uint8Array(width * height).fill(255);
  for (let row = 0; row < rows; row += 1) {
    const from = (y0 + row) * picture.width + x0;
    part.set(grey.subarray(from, from + columns), (row + MARGIN) * width + MARGIN);
  }
  return { ...picture, width, height, grey: part, left: (x0 - MARGIN) / scale, top: (y0 - MARGIN) / scale };
}

/** How many of a picture's pixels are print. */
export const inkOf = ({ grey, dark }: Picture): number => grey.reduce((sum, shade) => sum + (shade < dark ? 1 : 0), 0);

/** Draws a page with so many pixels to a point, turned by `turn` radians. */
export async function drawPage(
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  scale: number,
  turn: number,
): Promise<Picture> {
  const viewport = page.getViewport({ scale });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  const factory = pdf.canvasFactory as CanvasFactory;
  const surface = factory.create(width, height);
  const { canvas, context } = surface;
  try {
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const [x, y] = [width / 2, height / 2];
    const transform: Matrix = [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
    await page.render({ canvas, canvasContext: context, viewport, transform, background: '#ffffff' }).promise;
    const grey = new Uint8Array(width * height);
    // In strips: colours take four times the memory.
    for (let top = 0; top < height; top += STRIP) {
      const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
      for (let from = 0, at = top * width; from < data.length; from += 4, at += 1)
        grey[at] = ((data[from] ?? 0) * 3 + (data[from + 1] ?? 0) * 6 + (data[from + 2] ?? 0)) / 10;
    }
    return { width, height, grey, scale, left: 0, top: 0, dark: paperShade(grey) * 0.65 };
  } finally {
    factory.destroy(surface);
  }
}

/** What pdf.js makes canvases with, whose class it does not name; Node has one from `@napi-rs/canvas`. */
interface CanvasFactory {
  create(width: number, height: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
  destroy(surface: object): void;
}

/** The shade that a third of the page reaches: of the paper, whatever is printed on it. */
function paperShade(grey: Uint8Array): number {
  const counts = new Uint32Array(256);
  for (const shade of grey) counts[shade] = (counts[shade] ?? 0) + 1;
  let seen = 0;
  for (let shade = 255; shade > 0; shade -= 1) {
    seen += counts[shade] ?? 0;
    if (seen > grey.length / 3) return shade;
  }
  return 255;
}

/** By how much the lines of print fall to the right, in radians: seen along them, print and paper differ most. */
function skewOf({ width, height, grey, dark }: Picture): number {
  const points: [x: number, y: number][] = [];
  for (let at = 0; at < grey.length; at += 1)
    if ((grey[at] ?? 255) < dark) points.push([at % width, Math.floor(at / width)]);
  let best = { tenths: 0, contrast: -1 };
  for (let tenths = -MOST_SKEW; tenths <= MOST_SKEW; tenths += 1) {
    const fall = Math.tan(tenths * TENTH);
    const rows = new Uint32Array(height + 2 * SKEW_WIDTH);
    for (const [x, y] of points) {
      const row = Math.round(y - x * fall) + SKEW_WIDTH;
      rows[row] = (rows[row] ?? 0) + 1;
    }
    const contrast = rows.reduce((sum, count) => sum + count * count, 0);
    if (contrast > best.contrast) best = { tenths, contrast };
  }
  return best.tenths * TENTH;
}

/** The shortest lines across and down in points: longer than a letter's strokes. */
const SHORTEST = { across: 25, down: 17 };
/** Light pixels inside a line that a scanner may leave. */
const BREAK = 3;
/** Pixels beside a line that are wiped out with it. */
const BESIDE = 2;

/** Finds the straight drawn lines of a picture, and wipes them out of it: recognition takes them for letters. */
export function takeRules(picture: Picture): Rule[] {
  const { width, height, scale } = picture;
  const pixels = [
    ...darkRuns(picture, { across: true, lines: height, length: width, place: (row, at) => row * width + at }),
    ...darkRuns(picture, { across: false, lines: width, length: height, place: (column, at) => at * width + column }),
  ];
  for (const { across, at, from, to } of pixels)
    wipe(picture, across ? { x0: from, x1: to, y0: at, y1: at } : { x0: at, x1: at, y0: from, y1: to });
  return pixels.map(({ across, at, from, to }) => ({ across, at: at / scale, from: from / scale, to: to / scale }));
}

interface Lines {
  across: boolean;
  /** How many rows or columns, how many pixels in each, and where one of these stands in the picture. */
  lines: number;
  length: number;
  place: (line: number, at: number) => number;
}

/** Stretches of print along each row, or each column, of the picture that are no letter's, in pixels. */
function darkRuns({ grey, dark, scale }: Picture, { across, lines, length, place }: Lines): Rule[] {
  const shortest = (across ? SHORTEST.across : SHORTEST.down) * scale;
  const found: Rule[] = [];
  for (let line = 0; line < lines; line += 1) {
    let from = -1;
    let last = -1;
    for (let at = 0; at <= length + BREAK; at += 1) {
      if (at < length && (grey[place(line, at)] ?? 255) < dark) {
        if (from < 0) from = at;
        last = at;
      } else if (from >= 0 && at - last > BREAK) {
        if (last - from >= shortest) found.push({ across, at: line, from, to: last });
        from = -1;
      }
    }
  }
  return found;
}

function wipe({ grey, width, height }: Picture, { x0, x1, y0, y1 }: Box): void {
  for (let y = Math.max(0, y0 - BESIDE); y <= Math.min(height - 1, y1 + BESIDE); y += 1)
    grey.fill(255, y * width + Math.max(0, x0 - BESIDE), y * width + Math.min(width - 1, x1 + BESIDE) + 1);
}
