import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from 'pdfjs-dist/types/src/pdf.d.ts';
import type { Matrix } from '../pdfGeometry.ts';
import { headRules } from './pdfPath.ts';
import { PATTERN, Painter, type Metrics, type PdfGlyph } from './pdfPainter.ts';

/** Everything on a page that carries text or structure. */
export interface Ink extends Pick<Painter, 'glyphs' | 'rules' | 'painted' | 'pictured'> {
  width: number;
  height: number;
}

/** Reads one page's paint operations into glyphs and rules. */
export async function readInk(page: PDFPageProxy): Promise<Ink> {
  const { width, height, transform } = page.getViewport({ scale: 1 });
  const { fnArray, argsArray } = await page.getOperatorList();
  const painter = new Painter({ width, height, transform: matrixOf(transform) }, metricsOf(page));
  for (const [index, code] of fnArray.entries()) {
    // A picture is not decoded and leaves only `save, transform, restore` behind.
    if (code === OPS.restore && fnArray[index - 1] === OPS.transform) painter.picture();
    const args: unknown = argsArray[index];
    stepOf.get(code)?.(painter, Array.isArray(args) ? args : []);
  }
  const { glyphs, rules, fills, painted, pictured } = painter;
  return { width, height, glyphs, rules: [...rules, ...headRules(fills, rules)], painted, pictured };
}

interface PdfFont {
  name?: string;
  fontMatrix?: number[];
  isType3Font?: boolean;
  bbox?: number[];
  bold?: boolean;
  black?: boolean;
}

/** Looks fonts up among what pdf.js has loaded for the page. */
const metricsOf =
  ({ commonObjs }: PDFPageProxy) =>
  (name: string): Metrics =>
    measure(commonObjs.has(name) ? (commonObjs.get(name) as PdfFont) : {});

function measure({ name = '', fontMatrix, isType3Font, bbox, bold, black }: PdfFont): Metrics {
  const isBold = bold === true || black === true || /bold|black|heavy|demi/i.test(name);
  // A Type 3 font has its own units, so its size says nothing of its height.
  const tall = (bbox?.[3] ?? 0) - (bbox?.[1] ?? 0);
  const em = isType3Font ? Math.abs((fontMatrix?.[3] ?? 0.001) * (tall || 1000)) : 1;
  return { name, isBold, scale: fontMatrix?.[0] ?? 0.001, em };
}

type Step = (painter: Painter, args: readonly unknown[]) => void;

const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** pdf.js packs matrices and paths; they come from another realm when a test runner sets one up, so `instanceof` is no guide. */
const isPacked = (value: unknown): value is Float32Array => ArrayBuffer.isView(value) && 'length' in value;

function matrixOf(value: unknown): Matrix {
  const numbers: readonly unknown[] = Array.isArray(value) || isPacked(value) ? Array.from(value) : [];
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers.map(number);
  return [a, b, c, d, e, f];
}

const isShown = (item: unknown): item is PdfGlyph | number =>
  typeof item === 'number' || (typeof item === 'object' && item !== null && 'unicode' in item);

/** What each paint operation does to the painter; those that neither move nor paint text or lines are left out. */
const steps: Partial<Record<keyof typeof OPS, Step>> = {
  save: (p) => p.save(),
  restore: (p) => p.restore(),
  transform: (p, args) => p.transform(matrixOf(args)),
  paintFormXObjectBegin: (p, [matrix]) => (p.save(), p.transform(matrixOf(matrix))),
  paintFormXObjectEnd: (p) => p.restore(),
  beginAnnotation,
  endAnnotation: (p) => p.restore(),
  setFillRGBColor: (p, [colour]) => void (p.state.fill = String(colour)),
  setFillColorN: (p) => void (p.state.fill = PATTERN),
  constructPath(p, [code, data]) {
    const [name = ''] = Object.entries(OPS).find(([, one]) => one === code) ?? [];
    const path: unknown = Array.isArray(data) ? data[0] : undefined;
    const paint = { stroke: /stroke$/i.test(name), fill: /fill/i.test(name) };
    if ((paint.stroke || paint.fill) && isPacked(path)) p.path(paint, path);
  },
  beginText: (p) => p.setTextMatrix([1, 0, 0, 1, 0, 0]),
  setFont,
  setGState(p, [entries]) {
    for (const entry of Array.isArray(entries) ? entries : [])
      if (Array.isArray(entry) && entry[0] === 'Font' && Array.isArray(entry[1])) setFont(p, entry[1]);
  },
  setCharSpacing: (p, [value]) => void (p.state.charSpacing = number(value)),
  setWordSpacing: (p, [value]) => void (p.state.wordSpacing = number(value)),
  setHScale: (p, [value]) => void (p.state.stretch = number(value) / 100),
  setLeading: (p, [value]) => void (p.state.leading = -number(value)),
  setTextRise: (p, [value]) => void (p.state.rise = number(value)),
  setTextRenderingMode: (p, [value]) => void (p.state.mode = number(value)),
  setTextMatrix: (p, [matrix]) => p.setTextMatrix(matrixOf(matrix)),
  moveText: (p, [dx, dy]) => p.moveText(number(dx), number(dy)),
  setLeadingMoveText(p, [dx, dy]) {
    p.state.leading = number(dy);
    p.moveText(number(dx), number(dy));
  },
  nextLine: (p) => p.moveText(0, p.state.leading),
  showText: (p, [items]) => p.showText((Array.isArray(items) ? items : []).filter(isShown)),
};
const stepOf = new Map(Object.entries(OPS).map(([name, code]) => [code, steps[name as keyof typeof OPS]]));

/** A form field's or a note's appearance is placed on the page, whatever the state was before. */
function beginAnnotation(painter: Painter, [, , transform, matrix]: readonly unknown[]): void {
  painter.save();
  painter.resetToPage();
  painter.transform(matrixOf(transform));
  painter.transform(matrixOf(matrix));
}

function setFont(painter: Painter, [font, size]: readonly unknown[]): void {
  painter.state.font = String(font);
  painter.state.size = number(size);
}
