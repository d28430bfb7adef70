import type { Cell, GridRow } from '../../../../shared/document/document.ts';
import { CAPTION, cellSays, extendRow, type LinePart, type Part, type TablePart } from '../text/pdfParts.ts';
import { around, joinedSpans, median } from '../pdfGeometry.ts';
import { saysPageNumber } from '../../pageNumber.ts';
import type { Rule } from '../drawing/pdfPath.ts';

/** Columns of a table without rulings stand apart by at least this share of the font size in every line. */
const STRIP = 0.25;
/** A line with a gap of this share of the font size may be a table's. */
const WIDE = 1.6;
const ENUMERATOR = /^(?:[•▪●○◦➢❖–—*-]|\[?\(?[0-9]{1,3}[.)\]]*|\(?[a-zA-Z][.)]|\(?[ivxIVX]{1,5}[.)])$/u;

interface Span {
  from: number;
  to: number;
}

/**
 * Finds tables that only white space (or lines across) parts: neighbouring lines whose pieces stand below one another. Numbered and
 * bulleted lists stay lines.
 */
export function withUnruledTables(lines: readonly LinePart[], rules: readonly Rule[]): Part[] {
  const parts: Part[] = [];
  for (let index = 0; index < lines.length;) {
    const run = runFrom(lines, index, rules);
    const table = run && asTable(run.lines, withoutStrayColumns(run.lines, run.columns), rules);
    const line = lines[index];
    if (table && run) {
      parts.push(table);
      index += run.lines.length;
    } else {
      if (line) parts.push(line);
      index += 1;
    }
  }
  return parts;
}

const isTabular = (line: LinePart): boolean =>
  line.pieces.some((piece, index) => piece.x0 - (line.pieces[index - 1]?.x1 ?? piece.x0) > WIDE * line.size);

/** Lines that keep two columns or more; `shaping`: those whose pieces make the columns. */
interface Run {
  lines: LinePart[];
  shaping: LinePart[];
  columns: Span[];
}

/** The longest stretch of lines from `start` on that keeps two columns or more. */
function runFrom(lines: readonly LinePart[], start: number, rules: readonly Rule[]): Run | null {
  const first = lines[start];
  // Columns that stand close begin a table where wider ones follow.
  if (!first || !(isTabular(first) || (first.pieces.length > 1 && lines.slice(start + 1, start + 4).some(isTabular))))
    return null;
  const run: Run = { lines: [first], shaping: [first], columns: columnsOf([first]) };
  if (isRunning(first) || isPageHead(first, lines.slice(start + 1, start + 3), run.columns[1]?.from ?? Infinity))
    return null;
  for (let at = start + 1; at < lines.length; at += 1) if (!grows(run, lines[at], lines[at + 1])) break;
  if (isOverColumns(run)) return null;
  // A line that only follows is prose below the table, unless it stands in a later column or above the table's last ruling.
  const second = run.columns[1]?.from ?? Infinity;
  const isRuledOff = (line: LinePart): boolean =>
    rules.some(
      ({ across, at, from, to }) =>
        across && at > line.y0 && at < line.y1 + line.size && from < line.x1 && to > line.x0,
    );
  const end = run.lines.findLastIndex(
    (line, at) => at === 0 || isTabular(line) || line.x0 >= second - line.size || isRuledOff(line),
  );
  const kept = run.lines.slice(0, end + 1);
  return { ...run, lines: kept, columns: columnsOf(run.shaping.filter((line) => kept.includes(line))) };
}

/** The head or foot of a page: it has the page's number. */
const isRunning = ({ pieces }: LinePart): boolean => pieces.some(({ text }) => saysPageNumber(text));

/** A line at both margins over centred ones: the head of a page above the titles of the document. */
const isPageHead = (first: LinePart, next: readonly LinePart[], second: number): boolean =>
  next.length > 1 &&
  next.every(({ pieces, x0 }) => pieces.length < 2 && x0 > first.x0 + first.size && x0 < second - first.size);

/** A first line that stands off from the rows, and over columns that they keep apart: the head of a page on which a table goes on. */
function isOverColumns({ lines, shaping, columns }: Run): boolean {
  const pitches = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const [first = 0, ...others] = pitches;
  return others.length > 1 && first > 1.2 * Math.max(...others) && columnsOf(shaping.slice(1)).length > columns.length;
}

/** Adds the next line to a run where it belongs to it. */
function grows(run: Run, next: LinePart | undefined, below: LinePart | undefined): boolean {
  const last = run.lines.at(-1);
  if (!last || !next || next.baseline - last.baseline > 3.2 * Math.max(last.size, next.size)) return false;
  if (CAPTION.test(next.text) || isRunning(next)) return false;
  if (isLarger(next, run.lines) || isTitle(next, below, run.lines)) return false;
  const columns = columnsOf([...run.shaping, next]);
  const shapes = columns.length >= run.columns.length;
  // Else it is a row with a merged cell, which takes no piece in shaping the columns, or no row.
  if (!shapes && (!isTabular(next) || next.pieces.length < 2)) return false;
  run.lines.push(next);
  if (shapes) Object.assign(run, { columns, shaping: [...run.shaping, next] });
  return true;
}

/** A line of its own in larger type than all rows. */
const isLarger = ({ pieces, size }: LinePart, run: readonly LinePart[]): boolean =>
  pieces.length < 2 && run.every((row) => size > 1.15 * row.size);

/**
 * A line of its own that stands further off than the rows do from one another: the title of what comes next. In the rows' own font, it
 * may stand off from the row below it instead.
 */
function isTitle(line: LinePart, below: LinePart | undefined, run: readonly LinePart[]): boolean {
  const last = run.at(-1);
  const first = run[0];
  if (!last || !first || run.length < 2 || line.pieces.length > 1 || line.x0 > first.x0 + line.size) return false;
  const alone = run.filter(({ pieces }) => pieces.length < 2);
  // In the bold of the head below it.
  const isOverHead = isTableHead(below) && line.isBold && !last.isBold;
  if (isOverHead && !alone.some(({ isBold }) => isBold)) return true;
  if (alone.some(({ fonts }) => fonts.first === line.fonts.first)) return false;
  const widest = Math.max(...run.slice(1).map((other, index) => other.baseline - (run[index]?.baseline ?? 0)));
  const above = line.baseline - last.baseline;
  if (line.fonts.first !== last.fonts.first) return above > 1.15 * widest;
  if (run.length < 3 || !below || below.pieces.length < 2) return false;
  return Math.max(above, below.baseline - line.baseline) > 1.2 * widest;
}

const isTableHead = (line: LinePart | undefined): boolean => line?.isBold === true && line.pieces.length > 1;

/** The stretches of x in which the lines have print, those nearer than STRIP taken together. */
function columnsOf(lines: readonly LinePart[]): Span[] {
  const size = Math.min(...lines.map((line) => line.size));
  return joinedSpans(
    lines.flatMap(({ pieces }) => pieces.map(({ x0, x1 }) => ({ from: x0, to: x1 }))),
    STRIP * size,
  );
}

/**
 * A head centred over its column may stand beside all of the column's print. Neighbouring columns that no line fills together become
 * one, the nearest first, down to as many columns as the fullest line has.
 */
function withoutStrayColumns(lines: readonly LinePart[], columns: readonly Span[]): Span[] {
  const merged = [...columns];
  const filled = (line: LinePart): Set<number> => new Set(line.pieces.map((piece) => columnOf(piece, merged)));
  for (;;) {
    const uses = lines.map(filled);
    if (merged.length <= Math.max(...uses.map((use) => use.size))) return merged;
    const gaps = merged.flatMap((column, at) => {
      const next = merged[at + 1];
      return next && !uses.some((use) => use.has(at) && use.has(at + 1)) ? [{ at, gap: next.from - column.to }] : [];
    });
    const nearest = gaps.toSorted((a, b) => a.gap - b.gap)[0];
    const [left, right] = nearest ? merged.slice(nearest.at, nearest.at + 2) : [];
    if (!nearest || !left || !right) return merged;
    merged.splice(nearest.at, 2, { from: left.from, to: right.to });
  }
}

function asTable(lines: readonly LinePart[], columns: readonly Span[], rules: readonly Rule[]): TablePart | null {
  const tabular = lines.filter(isTabular);
  if (columns.length < 2 || tabular.length < 2) return null;
  // A gap between columns is wider than those between words; one word a cell is prose.
  if (tabular.filter(({ isJustified }) => isJustified).length * 2 >= tabular.length) return null;
  if (isEquation(lines)) return null;
  const box = around(lines);
  const over = rules.filter((rule) => rule.across && rule.from < box.x1 && rule.to > box.x0);
  const rows = tableRows(lines, columns, over);
  // The first row may be the rest of an item before.
  const marks = rows.map((row) => cellSays(row.cells[0])).filter((mark, at) => at > 0 || mark !== '');
  if (columns.length === 2 && marks.every((mark) => ENUMERATOR.test(mark))) return null;
  if (rows.length < 2) return null;
  const size = median(lines.map((line) => line.size));
  return { kind: 'table', ...box, size, xs: [...columns.map((column) => column.from), box.x1], rows };
}

/** The parts of an equation that stands by itself: signs and single figures, or its number far off. */
function isEquation(lines: readonly LinePart[]): boolean {
  const text = lines.map((line) => line.text).join(' ');
  return !/\p{L}{3}/u.test(text) && (/[=√≈≤≥]/u.test(text) || !/\d{2}/u.test(text));
}

function tableRows(lines: readonly LinePart[], columns: readonly Span[], rules: readonly Rule[]): GridRow[] {
  const startsRow = rowStarts(lines, columns, rules);
  const rows: GridRow[] = [];
  for (const [index, line] of lines.entries()) {
    const cells = columns.map((_, at): Cell => {
      const pieces = line.pieces.filter((piece) => columnOf(piece, columns) === at);
      return { text: pieces.map(({ text }) => text).join(' ') };
    });
    const last = rows.at(-1);
    if (last && !startsRow(index)) extendRow(last, cells);
    else rows.push({ cells });
  }
  return rows;
}

/** The first column the piece reaches into. */
function columnOf(piece: { x0: number; x1: number }, columns: readonly Span[]): number {
  const at = columns.findIndex((column) => piece.x0 <= column.to && piece.x1 >= column.from);
  return at < 0 ? columns.findLastIndex((column) => column.from <= piece.x0) : at;
}

/**
 * The lines that begin rows whose cells stand in the middle of their height: seen by a key that stands between two lines of its row. A row reaches as
 * far below its key as above it. Null for other tables.
 */
function centredStarts(lines: readonly LinePart[], isKeyed: (line: LinePart) => boolean): Set<LinePart> | null {
  const isBetween = (line: LinePart, index: number): boolean =>
    isKeyed(line) &&
    [lines[index - 1], lines[index + 1]].every(
      (other) => other && !isKeyed(other) && Math.abs(other.baseline - line.baseline) < 0.8 * line.size,
    );
  if (!lines.some(isBetween)) return null;
  const starts = new Set<LinePart>();
  let end = -Infinity;
  for (const [index, line] of lines.entries()) {
    if (line.baseline <= end + line.size / 3) continue;
    starts.add(line);
    const key = lines.slice(index).find(isKeyed) ?? line;
    end = 2 * key.baseline - line.baseline;
  }
  return starts;
}

/** Whether a line begins a row: a line is drawn above it, or it stands off, or its first column is filled. */
function rowStarts(
  lines: readonly LinePart[],
  columns: readonly Span[],
  rules: readonly Rule[],
): (index: number) => boolean {
  const ruled = (index: number): boolean => {
    const above = lines[index - 1];
    const below = lines[index];
    return (
      !!above &&
      !!below &&
      rules.some((rule) => rule.at > above.baseline - above.size * 0.3 && rule.at < below.baseline - below.size * 0.5)
    );
  };
  const drawn = lines.filter((_, index) => ruled(index)).length;
  if (drawn >= 3 && lines.length <= drawn * 5) return ruled;
  const pitches = lines.slice(1).map((line, index) => line.baseline - (lines[index]?.baseline ?? 0));
  const tight = Math.min(...pitches);
  const spaced = Math.max(...pitches) > tight * 1.3;
  const keyed = (line: LinePart): boolean => line.x0 <= (columns[0]?.to ?? 0);
  const isTight = (index: number): boolean => (pitches[index - 1] ?? Infinity) <= tight * 1.12;
  const centred = centredStarts(lines, keyed);
  if (centred) return (index) => centred.has(lines[index] as LinePart);
  // Where rows stand off from one another, a few lines with a key that do not are a label's second line, not rows.
  const ofKeys = lines.flatMap((line, index) =>
    index > 0 && keyed(line) && line.pieces.length > 1 ? [isTight(index)] : [],
  );
  const keysStandOff = ofKeys.filter((isNear) => !isNear).length > 2 * ofKeys.filter(Boolean).length;
  // A line as far below as rows are, and further than lines of a cell, is one.
  const ofRows = median(
    pitches.filter((_, index) => [lines[index], lines[index + 1]].every((line) => line && keyed(line))),
  );
  return (index) => {
    const line = lines[index];
    const pitch = pitches[index - 1];
    if (!line || pitch === undefined || ruled(index)) return true;
    if (spaced && isTight(index)) return !keysStandOff && keyed(line) && line.pieces.length > 1;
    return keyed(line) || (ofRows > 1.6 * line.size && pitch > 0.95 * ofRows && line.pieces.length > 1);
  };
}
