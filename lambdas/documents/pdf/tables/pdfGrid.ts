import { runsOf, type Box } from '../pdfGeometry.ts';
import type { Rule } from '../drawing/pdfPath.ts';

/** A cell of a ruled table: its place in the grid, spans counted in columns and rows. */
export interface GridCell extends Box {
  column: number;
  row: number;
  columns: number;
  rows: number;
}

/** A ruled table: the borders of its columns and rows in points, and its cells. */
export interface Grid extends Box {
  xs: number[];
  ys: number[];
  cells: GridCell[];
}

/** Lines nearer than this many points are one (double borders, borders of neighbouring cells). */
const NEAR = 3;
/** The share of a cell's side that must be drawn to part it from its neighbour. */
const DRAWN = 0.6;
/** More places than this are a drawing, not a table. */
const MOST_PLACES = 20_000;

/** The ruled tables of a page: groups of lines that touch, with more than one cell. Larger ones first. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  const merged = mergeRules(rules);
  return connected(merged)
    .flatMap((group) => gridOf(group) ?? [])
    .filter(({ cells }) => cells.length > 1)
    .toSorted((a, b) => area(b) - area(a));
}

const area = (box: Box): number => (box.x1 - box.x0) * (box.y1 - box.y0);

/** Dashes, cell-wise borders and lines drawn twice become whole lines. */
function mergeRules(rules: readonly Rule[]): Rule[] {
  const whole: Rule[] = [];
  for (const across of [true, false]) {
    const sorted = rules.filter((r) => r.across === across).toSorted((a, b) => a.at - b.at);
    for (const group of runsOf(sorted, (rule, [first]) => rule.at - first.at <= 1.5)) {
      let open: Rule | undefined;
      for (const rule of group.toSorted((a, b) => a.from - b.from)) {
        if (open && rule.from - open.to <= NEAR) open.to = Math.max(open.to, rule.to);
        else {
          open = { ...rule };
          whole.push(open);
        }
      }
    }
  }
  return whole.filter((rule) => rule.to - rule.from > 4);
}

function crosses(across: Rule, down: Rule): boolean {
  return (
    across.from - NEAR <= down.at &&
    down.at <= across.to + NEAR &&
    down.from - NEAR <= across.at &&
    across.at <= down.to + NEAR
  );
}

/** Groups of lines that reach one another through crossings. */
function connected(rules: readonly Rule[]): Rule[][] {
  const across = rules.filter((rule) => rule.across);
  const down = rules.filter((rule) => !rule.across);
  const group = new Map<Rule, Rule[]>(rules.map((rule) => [rule, [rule]]));
  for (const a of across) {
    for (const d of down) {
      if (!crosses(a, d)) continue;
      const one = group.get(a) ?? [];
      const other = group.get(d) ?? [];
      if (one === other) continue;
      const [large, small] = one.length > other.length ? [one, other] : [other, one];
      for (const rule of small) group.set(rule, large);
      large.push(...small);
    }
  }
  return [...new Set(group.values())].filter((rules_) => rules_.some((r) => r.across) && rules_.some((r) => !r.across));
}

function gridOf(rules: readonly Rule[]): Grid | null {
  const down = rules.filter((rule) => !rule.across);
  const allAcross = rules.filter((rule) => rule.across);
  // An underline inside a cell touches a border at one end at most; a border reaches one at both, or runs past the outer ones.
  const left = Math.min(...down.map((rule) => rule.at));
  const right = Math.max(...down.map((rule) => rule.at));
  const ends = (at: number): boolean =>
    at <= left + NEAR || at >= right - NEAR || down.some((rule) => Math.abs(rule.at - at) <= NEAR);
  const across = allAcross.filter((rule) => ends(rule.from) && ends(rule.to));
  const xs = positions([
    ...down.map((rule) => rule.at),
    ...across.flatMap((rule) => [rule.from, rule.to].filter((x) => x < left - NEAR || x > right + NEAR)),
  ]);
  const [top, foot] = [Math.min(...down.map((rule) => rule.from)), Math.max(...down.map((rule) => rule.to))];
  const ys = positions([...across.map((rule) => rule.at), top, foot]);
  if (xs.length < 2 || ys.length < 2 || xs.length * ys.length > MOST_PLACES) return null;
  const cells = gridCells(xs, ys, across, down);
  return { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0, xs, ys, cells };
}

/** The distinct places, those closer than NEAR drawn together. */
function positions(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return runsOf(sorted, (value, run) => value - (run.at(-1) ?? 0) <= NEAR).map(
    (group) => group.reduce((sum, value) => sum + value, 0) / group.length,
  );
}

/** Whether the stretch from `from` to `to` is drawn at `at` by these lines. */
function drawn(lines: readonly Rule[], at: number, from: number, to: number): boolean {
  let covered = 0;
  for (const line of lines) {
    if (Math.abs(line.at - at) > NEAR + 0.5) continue;
    covered += Math.max(0, Math.min(line.to, to) - Math.max(line.from, from));
  }
  return covered >= DRAWN * (to - from);
}

function gridCells(
  xs: readonly number[],
  ys: readonly number[],
  across: readonly Rule[],
  down: readonly Rule[],
): GridCell[] {
  const columns = xs.length - 1;
  const rows = ys.length - 1;
  const owner = Array.from({ length: columns * rows }, (_, slot) => slot);
  const root = (slot: number): number => {
    let top = slot;
    while (owner[top] !== top) top = owner[top] ?? 0;
    return top;
  };
  const x = (index: number): number => xs[index] ?? 0;
  const y = (index: number): number => ys[index] ?? 0;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const slot = row * columns + column;
      if (column + 1 < columns && !drawn(down, x(column + 1), y(row), y(row + 1))) owner[root(slot + 1)] = root(slot);
      if (row + 1 < rows && !drawn(across, y(row + 1), x(column), x(column + 1)))
        owner[root(slot + columns)] = root(slot);
    }
  }
  const groups = new Map<number, number[]>();
  for (const slot of owner.keys()) groups.set(root(slot), [...(groups.get(root(slot)) ?? []), slot]);
  return [...groups.values()]
    .flatMap((slots) => rectangles(slots, columns))
    .map((cell) => ({
      ...cell,
      x0: x(cell.column),
      x1: x(cell.column + cell.columns),
      y0: y(cell.row),
      y1: y(cell.row + cell.rows),
    }));
}

/** The group as one cell where it fills its rectangle, else a cell for each stretch of each row. */
function rectangles(slots: readonly number[], columns: number): Omit<GridCell, keyof Box>[] {
  const rowsOf = slots.map((slot) => Math.floor(slot / columns));
  const columnsOf = slots.map((slot) => slot % columns);
  const row = Math.min(...rowsOf);
  const column = Math.min(...columnsOf);
  const height = Math.max(...rowsOf) - row + 1;
  const width = Math.max(...columnsOf) - column + 1;
  if (width * height === slots.length) return [{ column, row, columns: width, rows: height }];
  const cells: Omit<GridCell, keyof Box>[] = [];
  for (const slot of slots.toSorted((a, b) => a - b)) {
    const at = { row: Math.floor(slot / columns), column: slot % columns };
    const last = cells.at(-1);
    if (last && last.row === at.row && last.column + last.columns === at.column) last.columns += 1;
    else cells.push({ ...at, columns: 1, rows: 1 });
  }
  return cells;
}
