import { ownersOf, type Place } from '../../grid.ts';
import { joinedSpans, type Box } from '../pdfGeometry.ts';
import type { Rule } from '../drawing/pdfPath.ts';
import { runsOf } from '../../../../shared/values/runs.ts';

/** A cell of a ruled table: its place in the grid, and where it is drawn. */
export interface GridCell extends Box, Place {}

/** A ruled table: the borders of its columns and rows in points, its cells, and the cell at each place by row and column. */
export interface Grid extends Box {
  xs: number[];
  ys: number[];
  cells: GridCell[];
  owners: GridCell[][];
}

/** Lines nearer than this many points are one (double borders, borders of neighbouring cells). */
const NEAR = 3;
/** The share of a cell's side that must be drawn to part it from its neighbour. */
const DRAWN = 0.6;
/** More places than this are a drawing, not a table. */
const MOST_PLACES = 20_000;

/** The ruled tables of a page: groups of whole lines that touch, with more than one cell. Larger ones first. */
export function gridsOf(rules: readonly Rule[]): Grid[] {
  return groups(rules, crossings(rules))
    .flatMap((group) => (group.length > 1 ? (gridOf(group) ?? []) : []))
    .filter(({ cells }) => cells.length > 1)
    .toSorted((a, b) => area(b) - area(a));
}

const area = (box: Box): number => (box.x1 - box.x0) * (box.y1 - box.y0);

/** Dashes, cell-wise borders and lines drawn twice become whole lines. */
export const wholeRules = (rules: readonly Rule[]): Rule[] =>
  [true, false]
    .map((across) => rules.filter((rule) => rule.across === across).toSorted((a, b) => a.at - b.at))
    .flatMap((sorted) => runsOf(sorted, (rule, [first]) => rule.at - first.at <= 1.5))
    .flatMap((group) => joinedSpans(group, NEAR))
    .filter((rule) => rule.to - rule.from > 4);

function* crossings(rules: readonly Rule[]): Generator<[Rule, Rule]> {
  const down = rules.filter((rule) => !rule.across);
  for (const one of rules) if (one.across) for (const other of down) if (crosses(one, other)) yield [one, other];
}

const crosses = (across: Rule, down: Rule): boolean =>
  across.from - NEAR <= down.at &&
  down.at <= across.to + NEAR &&
  down.from - NEAR <= across.at &&
  across.at <= down.to + NEAR;

/** Items that pairs hold together, also by way of others. */
function groups<Item>(items: readonly Item[], pairs: Iterable<readonly [Item, Item]>): Item[][] {
  const groupOf = new Map(items.map((item) => [item, [item]]));
  for (const [one, other] of pairs) {
    const [small = [], large = []] = [groupOf.get(one) ?? [], groupOf.get(other) ?? []].toSorted(
      (a, b) => a.length - b.length,
    );
    if (small === large) continue;
    for (const item of small) groupOf.set(item, large);
    large.push(...small);
  }
  return [...new Set(groupOf.values())];
}

function gridOf(rules: readonly Rule[]): Grid | null {
  const down = rules.filter((rule) => !rule.across);
  // An underline inside a cell touches a border at one end at most; a border reaches one at both, or runs past the outer ones.
  const left = Math.min(...down.map((rule) => rule.at));
  const right = Math.max(...down.map((rule) => rule.at));
  const ends = (at: number): boolean =>
    at <= left + NEAR || at >= right - NEAR || down.some((rule) => Math.abs(rule.at - at) <= NEAR);
  const across = rules.filter((rule) => rule.across && ends(rule.from) && ends(rule.to));
  const xs = positions([
    ...down.map((rule) => rule.at),
    ...across.flatMap((rule) => [rule.from, rule.to].filter((x) => x < left - NEAR || x > right + NEAR)),
  ]);
  const [top, foot] = [Math.min(...down.map((rule) => rule.from)), Math.max(...down.map((rule) => rule.to))];
  const ys = positions([...across.map((rule) => rule.at), top, foot]);
  if (xs.length < 2 || ys.length < 2 || xs.length * ys.length > MOST_PLACES) return null;
  const cells = gridCells(xs, ys, across, down);
  const box = { x0: xs[0] ?? 0, x1: xs.at(-1) ?? 0, y0: ys[0] ?? 0, y1: ys.at(-1) ?? 0 };
  return { ...box, xs, ys, cells, owners: ownersOf(cells) };
}

/** The distinct places, those closer than NEAR drawn together. */
const positions = (values: readonly number[]): number[] =>
  runsOf(
    values.toSorted((a, b) => a - b),
    (value, run) => value - (run.at(-1) ?? 0) <= NEAR,
  ).map((group) => group.reduce((sum, value) => sum + value, 0) / group.length);

/** Whether the stretch from `from` to `to` is drawn at `at` by these lines. */
function drawn(lines: readonly Rule[], at: number, from: number, to: number): boolean {
  const near = lines.filter((line) => Math.abs(line.at - at) <= NEAR + 0.5);
  const covered = near.reduce((sum, line) => sum + Math.max(0, Math.min(line.to, to) - Math.max(line.from, from)), 0);
  return covered >= DRAWN * (to - from);
}

/** Places between which no line is drawn are one cell. */
function gridCells(
  xs: readonly number[],
  ys: readonly number[],
  across: readonly Rule[],
  down: readonly Rule[],
): GridCell[] {
  const width = xs.length - 1;
  const slots = Array.from({ length: width * (ys.length - 1) }, (_, slot) => slot);
  const x = (index: number): number => xs[index] ?? 0;
  const y = (index: number): number => ys[index] ?? 0;
  const open: [number, number][] = [];
  for (const slot of slots) {
    const { row, column } = placeOf(slot, width);
    if (column + 1 < width && !drawn(down, x(column + 1), y(row), y(row + 1))) open.push([slot, slot + 1]);
    if (slot + width < slots.length && !drawn(across, y(row + 1), x(column), x(column + 1)))
      open.push([slot, slot + width]);
  }
  return groups(slots, open)
    .flatMap((group) => rectangles(group, width))
    .map((cell) => ({
      ...cell,
      x0: x(cell.column),
      x1: x(cell.column + cell.across),
      y0: y(cell.row),
      y1: y(cell.row + cell.down),
    }));
}

const placeOf = (slot: number, width: number) => ({ row: Math.floor(slot / width), column: slot % width });

/** The group as one cell where it fills its rectangle, else a cell for each stretch of each row. */
function rectangles(slots: readonly number[], width: number): Place[] {
  const places = slots.toSorted((a, b) => a - b).map((slot) => placeOf(slot, width));
  const rows = places.map(({ row }) => row);
  const columns = places.map(({ column }) => column);
  const [row, column] = [Math.min(...rows), Math.min(...columns)];
  const [down, across] = [Math.max(...rows) - row + 1, Math.max(...columns) - column + 1];
  if (across * down === slots.length) return [{ row, column, across, down }];
  return runsOf(places, (place, run) => place.row === run[0].row && place.column === run[0].column + run.length).map(
    (run) => ({ ...run[0], across: run.length, down: 1 }),
  );
}
