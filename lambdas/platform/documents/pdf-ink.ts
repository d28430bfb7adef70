import type { PDFPageProxy } from 'pdfjs-dist/types/src/pdf.d.ts';
import type { Operators } from './pdf-open.ts';
import { readPath } from './pdf-path.ts';
import type { Fill, Rule } from './pdf-path.ts';
import { apply, multiply } from './pdf-geometry.ts';
import type { Box, Matrix } from './pdf-geometry.ts';
import { isGarbled, mapGlyph } from './pdf-characters.ts';

/** How a text is kept from the reader of the printed page: never painted, in the paper's colour, or below one point. */
export type Concealment = 'invisible' | 'white' | 'tiny';

/** One painted character (or ligature, or space) in page space: points, y down, the page upright as its rotation says. */
export interface Glyph extends Box {
  text: string;
  /** Where it stands on its line; for turned text the x of the line. */
  baseline: number;
  size: number;
  /** pdf.js's name of the font, the same for the same font. */
  font: string;
  /** Clockwise quarter turns of the reading direction, or null when it runs askew (a stamp or watermark). */
  turn: 0 | 1 | 2 | 3 | null;
  concealed?: Concealment;
  /** Its code has no known character: the page shows a letter, the file does not say which. */
  garbled?: true;
}

/** Everything on a page that carries text or structure. */
export interface Ink {
  width: number;
  height: number;
  glyphs: Glyph[];
  rules: Rule[];
  /** Pictures and shapes were painted, so a page without glyphs is not simply empty. */
  painted: boolean;
}

interface State {
  matrix: Matrix;
  fill: string;
  lineWidth: number;
  font: string;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}
interface Metrics {
  name: string;
  scale: number;
  /** Height of the em in units of the font size; 1 but for Type 3 fonts. */
  em: number;
  vertical: boolean;
}

const PATTERN = 'pattern';
const HIDDEN_MODES = new Set([3, 7]);

/** Reads one page's paint operations into glyphs and rules; `operators` are pdf.js's numbers. */
export async function readInk(page: PDFPageProxy, operators: Operators): Promise<Ink> {
  const viewport = page.getViewport({ scale: 1 });
  const list = await page.getOperatorList();
  const metrics = fontMetrics(page);
  const painter = new Painter(viewport.transform as Matrix, metrics);
  const steps = stepsOf(operators);
  for (const [index, code] of list.fnArray.entries()) {
    const args: unknown = list.argsArray[index];
    steps.get(code)?.(painter, Array.isArray(args) ? args : []);
    painter.last = code === operators.transform ? 'transform' : code === operators.restore ? 'restore' : '';
  }
  return { width: viewport.width, height: viewport.height, ...painter.result() };
}

function fontMetrics(page: PDFPageProxy): (name: string) => Metrics {
  const known = new Map<string, Metrics>();
  return (name) => {
    const seen = known.get(name);
    if (seen) return seen;
    const font: unknown = page.commonObjs.has(name) ? page.commonObjs.get(name) : null;
    const found = metricsOf(font as Partial<PdfFont> | null);
    known.set(name, found);
    return found;
  };
}

interface PdfFont {
  name: string;
  fontMatrix: number[];
  isType3Font: boolean;
  vertical: boolean;
  bbox: number[];
}

function metricsOf(font: Partial<PdfFont> | null): Metrics {
  const scale = font?.fontMatrix?.[0] ?? 0.001;
  const name = font?.name ?? '';
  if (!font?.isType3Font) return { name, scale, em: 1, vertical: font?.vertical ?? false };
  const tall = (font.bbox?.[3] ?? 0) - (font.bbox?.[1] ?? 0);
  return { name, scale, em: Math.abs((font.fontMatrix?.[3] ?? 0.001) * (tall || 1000)), vertical: false };
}

const START: Omit<State, 'matrix'> = {
  fill: '#000000',
  lineWidth: 1,
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

/** Follows the graphics state and collects what is painted. */
class Painter {
  state: State;
  last = '';
  painted = false;
  text: Matrix = [1, 0, 0, 1, 0, 0];
  x = 0;
  y = 0;
  lineX = 0;
  lineY = 0;
  readonly glyphs: Glyph[] = [];
  readonly rules: Rule[] = [];
  readonly fills: Fill[] = [];
  private readonly stack: State[] = [];
  private readonly base: Matrix;
  private readonly metrics: (font: string) => Metrics;

  constructor(base: Matrix, metrics: (font: string) => Metrics) {
    this.base = base;
    this.metrics = metrics;
    this.state = { ...START, matrix: base };
  }

  save(): void {
    this.stack.push({ ...this.state });
  }

  restore(): void {
    // Undecoded pictures leave `save, transform, restore` behind: the unit square of the transform is where they lie.
    if (this.last === 'transform') this.picture();
    this.state = this.stack.pop() ?? this.state;
  }

  resetToPage(): void {
    this.state = { ...START, matrix: this.base };
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }

  private picture(): void {
    const [x0, y0] = apply(this.state.matrix, 0, 0);
    const [x1, y1] = apply(this.state.matrix, 1, 1);
    const box = { x0: Math.min(x0, x1), x1: Math.max(x0, x1), y0: Math.min(y0, y1), y1: Math.max(y0, y1) };
    if (box.x1 - box.x0 < 2 || box.y1 - box.y0 < 2) return;
    this.painted = true;
    this.fills.push({ ...box, colour: PATTERN });
  }

  path(paint: { stroke: boolean; fill: boolean }, data: Float32Array | null): void {
    if (!data) return;
    this.painted = true;
    readPath(data, paint, this.state, this.rules, this.fills);
  }

  startText(): void {
    this.setTextMatrix([1, 0, 0, 1, 0, 0]);
  }

  setTextMatrix(matrix: Matrix): void {
    this.text = matrix;
    this.x = this.lineX = 0;
    this.y = this.lineY = 0;
  }

  moveText(dx: number, dy: number): void {
    this.x = this.lineX += dx;
    this.y = this.lineY += dy;
  }

  showText(items: readonly (PdfGlyph | number)[]): void {
    const { size, stretch, charSpacing, wordSpacing, rise, font } = this.state;
    const { scale, em, vertical } = this.metrics(font);
    const matrix = multiply(this.state.matrix, this.text);
    for (const item of items) {
      if (typeof item === 'number') {
        if (vertical) this.y -= (item * size) / 1000;
        else this.x -= ((item * size) / 1000) * stretch;
        continue;
      }
      const own = item.width * scale * size;
      const advance = (own + charSpacing + (item.isSpace ? wordSpacing : 0)) * stretch;
      // Spaced-out letters keep together: positive letter spacing belongs to the letter before it.
      const extent = (own + Math.max(0, charSpacing)) * stretch;
      if (vertical) {
        this.place(item, matrix, {
          x: this.x - Math.abs(size) / 2,
          y: this.y - Math.abs(size),
          extent: Math.abs(size),
          em,
        });
        this.y -= Math.abs(size) + charSpacing;
      } else {
        this.place(item, matrix, { x: this.x, y: this.y + rise, extent, em });
        this.x += advance;
      }
    }
  }

  private place(item: PdfGlyph, matrix: Matrix, at: { x: number; y: number; extent: number; em: number }): void {
    const { name } = this.metrics(this.state.font);
    const text = mapGlyph(item.unicode, name);
    if (text === '') return;
    const [x, y] = apply(matrix, at.x, at.y);
    const [endX, endY] = apply(matrix, at.x + at.extent, at.y);
    const size = Math.abs(this.state.size) * at.em * Math.hypot(matrix[2], matrix[3]);
    const turn = turnOf(matrix, this.state.size < 0 ? -1 : 1);
    const up = [size * 0.8, size * 0.2] as const;
    const box = glyphBox(turn ?? 0, { x, y, endX, endY }, up);
    const concealed = HIDDEN_MODES.has(this.state.mode)
      ? 'invisible'
      : size < 1
        ? 'tiny'
        : this.onItsOwnColour(box)
          ? 'white'
          : undefined;
    const baseline = turn === 1 || turn === 3 ? x : y;
    this.glyphs.push({
      text,
      ...box,
      baseline,
      size,
      font: this.state.font,
      turn,
      ...(concealed && { concealed }),
      ...(isGarbled(item.unicode, name) && { garbled: true }),
    });
  }

  /** White print is hidden only where nothing but white lies below it: table heads are often white on blue. */
  private onItsOwnColour(box: Box): boolean {
    const colour = this.state.fill;
    if (!isWhite(colour)) return false;
    const x = (box.x0 + box.x1) / 2;
    const y = (box.y0 + box.y1) / 2;
    const below = this.fills.findLast((fill) => fill.x0 <= x && x <= fill.x1 && fill.y0 <= y && y <= fill.y1);
    return !below || isWhite(below.colour);
  }

  result(): Pick<Ink, 'glyphs' | 'rules' | 'painted'> {
    return { glyphs: this.glyphs, rules: this.rules, painted: this.painted };
  }
}

function isWhite(colour: string): boolean {
  return /^#f[c-f]f[c-f]f[c-f]$/i.test(colour);
}

/** Quarter turns of the reading direction in page space (y down); null beyond seven degrees off. */
function turnOf(matrix: Matrix, sign: number): Glyph['turn'] {
  const quarters = Math.atan2(matrix[1] * sign, matrix[0] * sign) / (Math.PI / 2);
  const nearest = Math.round(quarters);
  if (Math.abs(quarters - nearest) > 0.08) return null;
  return (((nearest % 4) + 4) % 4) as 0 | 1 | 2 | 3;
}

function glyphBox(
  turn: 0 | 1 | 2 | 3,
  ends: { x: number; y: number; endX: number; endY: number },
  [above, below]: readonly [number, number],
): Box {
  const [x0, x1] = ends.x < ends.endX ? [ends.x, ends.endX] : [ends.endX, ends.x];
  const [y0, y1] = ends.y < ends.endY ? [ends.y, ends.endY] : [ends.endY, ends.y];
  if (turn === 0) return { x0, x1, y0: y0 - above, y1: y1 + below };
  if (turn === 2) return { x0, x1, y0: y0 - below, y1: y1 + above };
  if (turn === 1) return { x0: x0 - below, x1: x1 + above, y0, y1 };
  return { x0: x0 - above, x1: x1 + below, y0, y1 };
}

type Step = (painter: Painter, args: readonly unknown[]) => void;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);
const matrixOf = (value: unknown): Matrix =>
  value && typeof value === 'object' && 'length' in value
    ? (Array.from(value as ArrayLike<number>) as Matrix)
    : [1, 0, 0, 1, 0, 0];

/** What each paint operation does to the painter; operations that neither move nor paint text or lines are left out. */
function stepsOf(ops: Operators): Map<number, Step> {
  const paints = new Map<number, { stroke: boolean; fill: boolean }>();
  for (const code of [ops.stroke, ops.closeStroke]) paints.set(code, { stroke: true, fill: false });
  for (const code of [ops.fill, ops.eoFill]) paints.set(code, { stroke: false, fill: true });
  for (const code of [ops.fillStroke, ops.eoFillStroke, ops.closeFillStroke, ops.closeEOFillStroke])
    paints.set(code, { stroke: true, fill: true });
  const begin: Step = (p, [, , transform, matrix]) => {
    p.save();
    p.resetToPage();
    p.transform(matrixOf(transform));
    p.transform(matrixOf(matrix));
  };
  return new Map<number, Step>([
    [ops.save, (p) => p.save()],
    [ops.restore, (p) => p.restore()],
    [ops.transform, (p, args) => p.transform(matrixOf(args))],
    [ops.paintFormXObjectBegin, (p, [matrix]) => (p.save(), p.transform(matrixOf(matrix)))],
    [ops.paintFormXObjectEnd, (p) => p.restore()],
    [ops.beginAnnotation, begin],
    [ops.endAnnotation, (p) => p.restore()],
    [ops.setLineWidth, (p, [width]) => void (p.state.lineWidth = number(width))],
    [ops.setFillRGBColor, (p, [colour]) => void (p.state.fill = String(colour))],
    [ops.setFillColorN, (p) => void (p.state.fill = PATTERN)],
    [
      ops.constructPath,
      (p, [code, data]) => {
        const paint = paints.get(number(code));
        if (paint) p.path(paint, (data as [Float32Array | null])[0]);
      },
    ],
    [ops.beginText, (p) => p.startText()],
    [
      ops.setFont,
      (p, [font, size]) => {
        p.state.font = String(font);
        p.state.size = number(size);
      },
    ],
    [
      ops.setGState,
      (p, [entries]) => {
        for (const [key, value] of entries as [string, unknown][]) {
          if (key === 'Font' && Array.isArray(value)) {
            p.state.font = String(value[0]);
            p.state.size = number(value[1]);
          }
          if (key === 'LW') p.state.lineWidth = number(value);
        }
      },
    ],
    [ops.setCharSpacing, (p, [value]) => void (p.state.charSpacing = number(value))],
    [ops.setWordSpacing, (p, [value]) => void (p.state.wordSpacing = number(value))],
    [ops.setHScale, (p, [value]) => void (p.state.stretch = number(value) / 100)],
    [ops.setLeading, (p, [value]) => void (p.state.leading = -number(value))],
    [ops.setTextRise, (p, [value]) => void (p.state.rise = number(value))],
    [ops.setTextRenderingMode, (p, [value]) => void (p.state.mode = number(value))],
    [ops.setTextMatrix, (p, [matrix]) => p.setTextMatrix(matrixOf(matrix))],
    [ops.moveText, (p, [dx, dy]) => p.moveText(number(dx), number(dy))],
    [
      ops.setLeadingMoveText,
      (p, [dx, dy]) => {
        p.state.leading = number(dy);
        p.moveText(number(dx), number(dy));
      },
    ],
    [ops.nextLine, (p) => p.moveText(0, p.state.leading)],
    [ops.showText, (p, [glyphs]) => p.showText(glyphs as (PdfGlyph | number)[])],
  ]);
}
