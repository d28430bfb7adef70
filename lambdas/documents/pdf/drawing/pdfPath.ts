import { apply, around, type Box, type Matrix } from '../pdfGeometry.ts';

/** A drawn straight line along an axis: a stroke, or a filled rectangle as thin as one. */
export interface Rule {
  across: boolean;
  /** y of a line across, x of a line down. */
  at: number;
  from: number;
  to: number;
}

/** The line that a thin box is, along its longer side or the one that is named. */
export const ruleIn = ({ x0, y0, x1, y1 }: Box, across = x1 - x0 >= y1 - y0): Rule =>
  across ? { across, at: (y0 + y1) / 2, from: x0, to: x1 } : { across, at: (x0 + x1) / 2, from: y0, to: y1 };

/** A filled area; `colour` is #rrggbb, or another word for pictures and patterns. */
export interface Fill extends Box {
  colour: string;
}

/** White, or so near it that it is not seen on the sheet. */
export const isWhite = (colour: string): boolean => /^#f[c-f]f[c-f]f[c-f]$/i.test(colour);

/** Filled rectangles up to this thickness in points are drawn lines. */
const THIN = 3.2;

/** Sides this near are one. */
const SAME = 1.5;

/** A cell of a head is higher than a line and lower than so many points. */
const HIGHEST_HEAD = 80;
const isCell = ({ y0, y1, colour }: Fill): boolean => y1 - y0 > THIN && y1 - y0 < HIGHEST_HEAD && !isWhite(colour);

/** Whether a line lies on another and touches it. */
const isSame =
  ({ across, at, from, to }: Rule) =>
  (rule: Rule): boolean =>
    rule.across === across && Math.abs(rule.at - at) < SAME && rule.from < to + SAME && rule.to > from - SAME;

/** The borders of filled cells right above a ruled row, between its borders: a head that is coloured and not drawn. */
export function headRules(fills: readonly Fill[], rules: readonly Rule[]): Rule[] {
  const found: Rule[] = [];
  const isRuled = (side: Rule): boolean => rules.some(isSame(side)) || found.some(isSame(side));
  for (const fill of fills.filter(isCell).toSorted((a, b) => b.y1 - a.y1)) {
    const bottom = ruleIn({ ...fill, y0: fill.y1 }, true);
    const sides = [fill.x0, fill.x1].map((x): Rule => ({ across: false, at: x, from: fill.y0, to: fill.y1 }));
    if (![bottom, ...sides].every(isRuled)) continue;
    found.push(ruleIn({ ...fill, y1: fill.y0 }, true), ...sides);
  }
  return found;
}

const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;

/** How many numbers a step takes with its own; the last two are where it ends. */
const lengths = [3, 3, 7];

type Point = [number, number];
interface Outline {
  points: Point[];
  curved: boolean;
}

/** Adds the straight lines and filled areas on the sheet of one painted path (pdf.js's packed form) to `rules` and `fills`. */
export function readPath(
  data: Float32Array,
  paint: { stroke: boolean; fill: boolean },
  state: { matrix: Matrix; fill: string; sheet: Box },
  rules: Rule[],
  fills: Fill[],
): void {
  for (const { points, curved } of outlines(data, state.matrix)) {
    const box = boxOf(points);
    if (!isOn(state.sheet, box)) continue;
    const thin = paint.fill && !curved ? thinRules(box) : [];
    rules.push(...thin);
    if (paint.fill && thin.length === 0) fills.push({ ...box, colour: state.fill });
    if (paint.stroke) for (const [at, end] of points.slice(1).entries()) addStroke(points[at] ?? end, end, rules);
  }
}

/** Not so of broken numbers and of what lies off the sheet: it is not drawn. */
const isOn = (sheet: Box, { x0, x1, y0, y1 }: Box): boolean =>
  x1 >= sheet.x0 && x0 <= sheet.x1 && y1 >= sheet.y0 && y0 <= sheet.y1;

/** The lines that a filled box draws: none when it is an area; a dot may be of a dotted line either way. */
function thinRules(box: Box): Rule[] {
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (Math.max(width, height) <= THIN) return [ruleIn(box, true), ruleIn(box, false)];
  return Math.min(width, height) <= THIN ? [ruleIn(box)] : [];
}

function addStroke(start: Point, end: Point, rules: Rule[]): void {
  const box = boxOf([start, end]);
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  if (Math.min(width, height) <= 1 && width !== height) rules.push(ruleIn(box));
}

/** The smallest box around the points. */
export const boxOf = (points: readonly Point[]): Box =>
  around(points.map(([x, y]) => ({ x0: x, x1: x, y0: y, y1: y })));

/** The path's separate outlines in page space; a closed one ends where it began. */
function outlines(data: Float32Array, matrix: Matrix): Outline[] {
  const found: Outline[] = [];
  for (let index = 0; index < data.length;) {
    const step = data[index] ?? CLOSE;
    const outline = found.at(-1);
    index += lengths[step] ?? 1;
    const end = apply(matrix, data[index - 2] ?? 0, data[index - 1] ?? 0);
    if (step === MOVE) found.push({ points: [end], curved: false });
    else if (step === LINE || step === CURVE) outline?.points.push(end);
    else if (step === CLOSE) outline?.points.push(...outline.points.slice(0, 1));
    if (outline && step === CURVE) outline.curved = true;
  }
  return found.filter(({ points }) => points.length > 1);
}
