import type { PageText } from '../../../shared/evidence.ts';

const squeezed = (text: string): string => text.replace(/[^\S\n]+/gu, ' ').trim();

/** The text of one table cell on one line: paragraphs parted by `<br>`, no literal `|`. */
export function cellText(paragraphs: readonly string[]): string {
  return paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => squeezed(line).replaceAll('|', '¦'))
    .filter((line) => line !== '')
    .join('<br>');
}

/** One table row as a line of the page text, or null when every cell is empty. */
export function rowLine(cells: readonly string[]): string | null {
  return cells.some((cell) => cell !== '') ? `| ${cells.join(' | ')} |` : null;
}

/** Rows of a table inside a cell: one row a paragraph of that cell, its cells parted by `¦`. */
export function nestedRows(rows: readonly (readonly string[])[]): string[] {
  return rows.map((cells) => cells.filter((cell) => cell !== '').join(' ¦ ')).filter((row) => row !== '');
}

/** The same rows without the columns in which no row has a cell of its own (`null` marks a covered column). */
export function withoutPhantomColumns(rows: readonly (readonly (string | null)[])[]): string[][] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const kept = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => typeof row[column] === 'string'),
  );
  return rows.map((row) => kept.map((column) => row[column] ?? ''));
}

/** Gathers lines into numbered pages; a page without text keeps its number and is left out. */
export class PageLines {
  #pages: string[][] = [[]];
  #fresh = true;

  get number(): number {
    return this.#pages.length;
  }

  line(text: string): void {
    const line = text.startsWith('| ') ? text : text.split('\n').map(squeezed).join('\n').trim();
    if (line === '') return;
    this.#pages.at(-1)?.push(line);
    this.#fresh = false;
  }

  rows(rows: readonly (readonly string[])[]): void {
    for (const cells of rows) {
      const line = rowLine(cells);
      if (line !== null) this.line(line);
    }
  }

  /** A break the author made. */
  breakPage(): void {
    this.#pages.push([]);
    this.#fresh = true;
  }

  /** A break noted at the last printing; Word notes one after each of the author's own breaks too, which is no second page. */
  breakRenderedPage(): void {
    if (!this.#fresh) this.breakPage();
  }

  toPages(): PageText[] {
    return this.#pages
      .map((lines, index) => ({ number: index + 1, text: lines.join('\n') }))
      .filter((page) => page.text !== '');
  }
}
