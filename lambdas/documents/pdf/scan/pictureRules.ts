import type { Rule } from '../drawing/pdfPath.ts';
import type { Picture } from './picture.ts';

/** The shortest lines across and down in points: longer than a letter's strokes. */
const SHORTEST = { across: 25, down: 17 };
/** Light pixels inside a line that a scanner may leave. */
const BREAK = 3;
/** Pixels beside a line that are wiped out with it. */
const BESIDE = 2;

/** Finds the straight drawn lines of a picture, and wipes them out of it: recognition takes them for letters. */
export function takeRules(picture: Picture): Rule[] {
  const { width, height, scale } = picture;
  const across = runs(picture, height, width, (row, at) => row * width + at, SHORTEST.across * scale);
  const down = runs(picture, width, height, (column, at) => at * width + column, SHORTEST.down * scale);
  for (const { line, from, to } of across) wipe(picture, from, to, line, line);
  for (const { line, from, to } of down) wipe(picture, line, line, from, to);
  const rule = (isAcross: boolean, { line, from, to }: Run): Rule => ({
    across: isAcross,
    at: line / scale,
    from: from / scale,
    to: to / scale,
  });
  return [...across.map((run) => rule(true, run)), ...down.map((run) => rule(false, run))];
}

interface Run {
  line: number;
  from: number;
  to: number;
}

/** Dark stretches of at least this many pixels along each row, or each column, of the picture. */
function runs(
  { grey, dark }: Picture,
  lines: number,
  length: number,
  place: (line: number, at: number) => number,
  shortest: number,
): Run[] {
  const found: Run[] = [];
  for (let line = 0; line < lines; line += 1) {
    let from = -1;
    let last = -1;
    for (let at = 0; at <= length + BREAK; at += 1) {
      if (at < length && (grey[place(line, at)] ?? 255) < dark) {
        if (from < 0) from = at;
        last = at;
      } else if (from >= 0 && at - last > BREAK) {
        if (last - from >= shortest) found.push({ line, from, to: last });
        from = -1;
      }
    }
  }
  return found;
}

function wipe({ grey, width, height }: Picture, x0: number, x1: number, y0: number, y1: number): void {
  for (let y = Math.max(0, y0 - BESIDE); y <= Math.min(height - 1, y1 + BESIDE); y += 1)
    grey.fill(255, y * width + Math.max(0, x0 - BESIDE), y * width + Math.min(width - 1, x1 + BESIDE) + 1);
}
