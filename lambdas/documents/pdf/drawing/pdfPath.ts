import { apply, around, type Box, type Matrix } from '../pdfGeometry.ts';

/** A drawn straight line along an axis: a stroke, or a filled rectangle as thin as one. */
export interface Rule {
  across: boolean;
  /** y of a line across, x of a line down. */
  at: number;
  from: number;
  to: number;
}

/** A filled area; `colour` is #rrggbb, or another word for pictures and patterns. */
export interface Fill extends Box {
  colour: string;
}

/** Filled rectangles up to this thickness in points are drawn lines. */
const THIN = 3.2;
const MOVE = 0;
const LINE = 1;
const CURVE = 2;
const CLOSE = 3;

type Point = [number, number];

/** Adds the straight lines and filled areas on the sheet of one painted path (pdf.js's packed form) to `rules` and `fills`. */
export function readPath(
  data: Float32Array,
  paint: { stroke: boolean; fill: boolean },
  state: { matrix: Matrix; fill: string; sheet: Box },
  rules: Rule[],
  fills: Fill[],
): void {
  for (const { points, curved } of outlines(data, state.matrix)) {
    const box = around(points.map(([x, y]) => ({ x0: x, x1: x, y0: y, y1: y })));
    // Broken numbers and what lies off the sheet are not drawn.
    if (!(box.x1 >= state.sheet.x0 && box.x0 <= state.sheet.x1 && box.y1 >= state.sheet.y0 && box.y0 <= state.sheet.y1))
      continue;
    const width = box.x1 - box.x0;
    const height = box.y1 - box.y0;
    if (paint.fill && !curved && Math.max(width, height) <= THIN) {
      // A dot may be of a dotted line either way.
      rules.push({ across: true, at: (box.y0 + box.y1) / 2, from: box.x0, to: box.x1 });
      rules.push({ across: false, at: (box.x0 + box.x1) / 2, from: box.y0, to: box.y1 });
    } else if (paint.fill && !curved && Math.min(width, height) <= THIN) {
      if (width >= height) rules.push({ across: true, at: (box.y0 + box.y1) / 2, from: box.x0, to: box.x1 });
      else rules.push({ across: false, at: (box.x0 + box.x1) / 2, from: box.y0, to: box.y1 });
    } else if (paint.fill) {
      fills.push({ ...box, colour: state.fill });
    }
    if (paint.stroke) {
      for (const [index, end] of points.entries()) {
        const start = points[index - 1];
        if (start) addStroke(start, end, rules);
      }
    }
  }
}

function addStroke([x0, y0]: Point, [x1, y1]: Point, rules: Rule[]): void {
  const width = Math.abs(x1 - x0);
  const height = Math.abs(y1 - y0);
  if (height <= 1 && width > height)
    rules.push({ across: true, at: (y0 + y1) / 2, from: Math.min(x0, x1), to: Math.max(x0, x1) });
  else if (width <= 1 && height > width)
    rules.push({ across: false, at: (x0 + x1) / 2, from: Math.min(y0, y1), to: Math.max(y0, y1) });
}

/** The path's separate outlines in page space; a closed one ends where it began. */
function outlines(data: Float32Array, matrix: Matrix): { points: Point[]; curved: boolean }[] {
  const found: { points: Point[]; curved: boolean }[] = [];
  let current: { points: Point[]; curved: boolean } | undefined;
  const point = (index: number): Point => apply(matrix, data[index] ?? 0, data[index + 1] ?? 0);
  for (let index = 0; index < data.length;) {
    const step = data[index];
    if (step === MOVE) {
      current = { points: [point(index + 1)], curved: false };
      found.push(current);
      index += 3;
    } else if (step === LINE) {
      current?.points.push(point(index + 1));
      index += 3;
    } else if (step === CURVE) {
      current?.points.push(point(index + 5));
      if (current) current.curved = true;
      index += 7;
    } else {
      const first = current?.points[0];
      if (step === CLOSE && first) current?.points.push(first);
      index += 1;
    }
  }
  return found.filter((outline) => outline.points.length > 1);
}
