/** A number or bullet with a tab behind it begins an item of a list, not a row. */
const enumerator = /^(?:[•▪●○◦➢❖–—*-]|\[?\(?\d{1,3}(?:\.\d{1,2})*[.)\]]*|\(?[a-z][.)]|\(?[ivx]{1,5}[.)])$/i;

const cellsIn = (line: string): string[] => line.split('\t').map((cell) => cell.trim());

const isTabbed = (line: string | undefined): line is string => {
  if (line === undefined || line.startsWith('|') || !line.includes('\t')) return false;
  const cells = cellsIn(line);
  return cells.length > 2 || !enumerator.test(cells[0] ?? '');
};

/**
 * The lines with columns that only tabs part written as table rows, all rows of a stretch as wide as its widest. A line between them
 * that begins small goes on with the longest cell above it.
 */
export function tabsAsRows(lines: readonly string[]): string[] {
  const written: string[] = [];
  for (let index = 0; index < lines.length;) {
    const stretch: string[][] = [];
    for (let line = lines[index]; line !== undefined; line = lines[index]) {
      const last = stretch.at(-1);
      if (isTabbed(line)) stretch.push(cellsIn(line.replaceAll('|', '¦')));
      else if (last && /^\p{Ll}/u.test(line) && isTabbed(lines[index + 1])) continueLongest(last, line);
      else break;
      index += 1;
    }
    const width = Math.max(0, ...stretch.map((cells) => cells.length));
    for (const cells of stretch)
      written.push(`| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`);
    if (stretch.length === 0) {
      written.push(lines[index] ?? '');
      index += 1;
    }
  }
  return written;
}

function continueLongest(cells: string[], line: string): void {
  const longest = cells.reduce((best, cell, at) => (cell.length > (cells[best]?.length ?? 0) ? at : best), 0);
  cells[longest] += `<br>${line}`;
}
