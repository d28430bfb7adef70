import { Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { isGarbled, mapGlyph } from '../text/pdfCharacters.ts';
import { apply, type Box, type Matrix, glyphBox, holds, turnOf, type Concealment, type Glyph } from '../pdfGeometry.ts';
import { boxOf, isWhite, readPath, type Fill, type Rule } from './pdfPath.ts';

/** What pdf.js tells of one character to paint. */
export interface PdfGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

/** What placing a font's characters needs to know of it. */
export interface Metrics {
  name: string;
  /** From the font's units to shares of the font size. */
  scale: number;
  /** Height of the em in shares of the font size; 1 but for Type 3 fonts. */
  em: number;
  isBold: boolean;
}

/** First `inner`, then `outer`. */
const multiply = (outer: Matrix, inner: Matrix): Matrix => Util.transform(outer, inner) as Matrix;

type Character = Pick<Glyph, 'text' | 'blank'> & { garbled: boolean };

/** The parts of the graphics state that `q` saves and that matter here, as a page begins. */
const START = {
  fill: '#000000',
  font: '',
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};
type State = typeof START & { matrix: Matrix };

/** The colour of pictures and patterns: anything but white. */
export const PATTERN = 'pattern';
/** Text rendering modes that paint nothing. */
const INVISIBLE = new Set([3, 7]);
/** Filled and stroked: how some programs print bold. */
const FILLED_AND_STROKED = 2;
/** Letters of one word stand less than so many sizes of the print apart. */
const WIDEST_SPACING = 2;
/** Letters less than so many sizes apart touch, kerned as they may be. */
const TOUCHING = 0.12;

/** Follows the graphics state through a page's paint operations and collects glyphs, straight lines and filled areas. */
export class Painter {
  state: State;
  readonly glyphs: Glyph[] = [];
  readonly rules: Rule[] = [];
  /** Something other than text was painted, so a page without glyphs is not simply empty. */
  painted = false;
  /** The share of the sheet that pictures cover; a scan often comes in strips. */
  pictured = 0;
  private readonly characters = new Map<string, Character>();
  readonly fills: Fill[] = [];
  private readonly stack: State[] = [];
  private text: Matrix = [1, 0, 0, 1, 0, 0];
  /** How far its line is painted. */
  private at = 0;
  /** Where the last letter ends, and the spacing it was set with. */
  private ended = { x: NaN, y: NaN, spacing: 0 };
  private readonly base: Matrix;
  private readonly sheet: Box;
  private readonly metrics: (font: string) => Metrics;

  constructor(page: { transform: Matrix; width: number; height: number }, metrics: (font: string) => Metrics) {
    this.base = page.transform;
    this.sheet = { x0: 0, y0: 0, x1: page.width, y1: page.height };
    this.metrics = metrics;
    this.state = { ...START, matrix: this.base };
  }

  save(): void {
    this.stack.push({ ...this.state });
  }

  restore(): void {
    this.state = this.stack.pop() ?? this.state;
  }

  resetToPage(): void {
    this.state = { ...START, matrix: this.base };
  }

  transform(matrix: Matrix): void {
    this.state.matrix = multiply(this.state.matrix, matrix);
  }

  /** A picture fills the unit square of the current transform. */
  picture(): void {
    const box = boxOf([apply(this.state.matrix, 0, 0), apply(this.state.matrix, 1, 1)]);
    const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
    if (width < 2 || height < 2) return;
    this.painted = true;
    this.pictured += (width * height) / (this.sheet.x1 * this.sheet.y1);
    this.fills.push({ ...box, colour: PATTERN });
  }

  path(paint: { stroke: boolean; fill: boolean }, data: Float32Array): void {
    this.painted = true;
    readPath(data, paint, { ...this.state, sheet: this.sheet }, this.rules, this.fills);
  }

  setTextMatrix(matrix: Matrix): void {
    this.text = matrix;
    this.at = 0;
  }

  moveText(dx: number, dy: number): void {
    this.setTextMatrix(multiply(this.text, [1, 0, 0, 1, dx, dy]));
  }

  /** Paints characters; numbers between them move back by thousandths of the font size. */
  showText(items: readonly (PdfGlyph | number)[]): void {
    const { size, stretch, charSpacing, wordSpacing, font } = this.state;
    const metrics = this.metrics(font);
    const matrix = multiply(this.state.matrix, this.text);
    // Spaced-out letters keep together: the spacing belongs to the letter before it, unless it is as wide as the gap of a column. Between two
    // alone, and where a string goes on in the midst of a word set without it, some programs set the space of their words so.
    const letters = items.filter((item) => typeof item !== 'number').length;
    const [x, y] = apply(matrix, this.at, 0);
    const goesOn = this.ended.spacing < charSpacing && Math.hypot(x - this.ended.x, y - this.ended.y) < TOUCHING * size;
    const isOfWords = letters === 2 || goesOn;
    const spread = !isOfWords && charSpacing < WIDEST_SPACING * size ? Math.max(0, charSpacing) : 0;
    for (const item of items) {
      if (typeof item === 'number') {
        this.at -= ((item * size) / 1000) * stretch;
      } else {
        const own = item.width * metrics.scale * size;
        this.place(item, matrix, metrics, (own + spread) * stretch);
        const [endX, endY] = apply(matrix, this.at + own * stretch, 0);
        this.ended = item.isSpace ? { ...this.ended, x: NaN } : { x: endX, y: endY, spacing: charSpacing };
        this.at += (own + charSpacing + (item.isSpace ? wordSpacing : 0)) * stretch;
      }
    }
  }

  private place(item: PdfGlyph, matrix: Matrix, metrics: Metrics, extent: number): void {
    const { text, blank, garbled } = this.character(item.unicode, metrics.name);
    const start = apply(matrix, this.at, this.state.rise);
    const end = apply(matrix, this.at + extent, this.state.rise);
    const size = Math.abs(this.state.size) * metrics.em * Math.hypot(matrix[2], matrix[3]);
    if (text === '' || !Number.isFinite(start[0] + start[1] + end[0] + end[1] + size)) return;
    const turn = turnOf(matrix, this.state.size < 0 ? -1 : 1);
    const box = glyphBox(turn ?? 0, start, end, size);
    const concealed = this.concealment(box, size);
    this.glyphs.push({
      text,
      blank,
      ...box,
      baseline: turn === 1 || turn === 3 ? start[0] : start[1],
      size,
      font: this.state.font,
      isBold: metrics.isBold || this.state.mode === FILLED_AND_STROKED,
      turn,
      ...(concealed && { concealed }),
      ...(garbled && { garbled }),
    });
  }

  /** A page has thousands of glyphs but few different ones. */
  private character(unicode: string, font: string): Character {
    const key = `${font} ${unicode}`;
    const known = this.characters.get(key);
    if (known) return known;
    const text = mapGlyph(unicode, font);
    const found = { text, blank: text.trim() === '', garbled: isGarbled(unicode, font) };
    this.characters.set(key, found);
    return found;
  }

  private concealment(box: Box, size: number): Concealment | undefined {
    if (INVISIBLE.has(this.state.mode)) return 'invisible';
    const { sheet } = this;
    const isLarge = box.x1 - box.x0 > sheet.x1 || box.y1 - box.y0 > sheet.y1;
    if (size < 1 || isLarge || !holds(sheet, box)) return 'unseen';
    if (!isWhite(this.state.fill)) return undefined;
    // White print is hidden only where nothing but white lies below it: table heads are often white on blue.
    const below = this.fills.findLast((fill) => holds(fill, box));
    return !below || isWhite(below.colour) ? 'unseen' : undefined;
  }
}
