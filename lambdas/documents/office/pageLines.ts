import type { PageText } from '../../../shared/evidence.ts';

/** Soft hyphens, characters without width or ink and marks of direction: no one sees them, words must not be parted by them. */
const invisible = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu;

/** Runs of blanks become one space, or one tab where a tab parts columns. */
const squeezed = (text: string): string =>
  text
    .replace(invisible, '')
    .replace(/[^\S\n]+/gu, (blanks) => (blanks.includes('\t') ? '\t' : ' '))
    .trim();

/** The text of one table cell on one line: paragraphs parted by `<br>`, no literal `|`. */
export function cellText(paragraphs: readonly string[]): string {
  return paragraphs
    .flatMap((paragraph) => paragraph.split('\n'))
    .map((line) => squeezed(line.replaceAll('\t', ' ')).replaceAll('|', '¦'))
    .filter((line) => line !== '')
    .join('<br>');
}

/** One table row as a line of the page text, or null when every cell is empty. */
export function rowLine(cells: readonly string[]): string | null {
  return cells.some((cell) => cell !== '') ? `| ${cells.join(' | ')} |` : null;
}

/** The same rows without the columns in which no row has a cell of its own (`null` marks a covered column). */
export function withoutPhantomColumns(rows: readonly (readonly (string | null)[])[]): string[][] {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const kept = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => typeof row[column] === 'string'),
  );
  return rows.map((row) => kept.map((column) => row[column] ?? ''));
}

/** Whether a header or footer line says only the page's number. */
export function isPageNumberLine(line: string): boolean {
  return /^[-–\s]*(?:halaman|muka surat|m\/s|page)?[\s:]*\d*\s*(?:(?:\/|daripada|dari|of)\s*\d*)?[-–\s]*$/iu.test(line);
}

/** What a walk through a document writes to. */
export interface LineSink {
  line(text: string): void;
  /** The next rows of the current table. */
  rows(rows: readonly (readonly string[])[]): void;
  /** The current table is over: a blank line parts it from a table that follows at once. */
  endTable(): void;
  breakPage(): void;
  breakRenderedPage(): void;
}

/** Gathers the paragraphs of one table cell, and counts the page breaks before and after its first text. */
export class CellLines implements LineSink {
  readonly #paragraphs: string[] = [];
  breaksBefore = 0;
  breaksAfter = 0;

  line(text: string): void {
    if (text.trim() !== '') this.#paragraphs.push(text);
  }

  /** Rows of a table inside the cell become paragraphs of it, their cells parted by `¦`. */
  rows(rows: readonly (readonly string[])[]): void {
    for (const cells of rows)
      this.line(
        cells
          .filter((cell) => cell !== '')
          .join(' ¦ ')
          .replaceAll('<br>', ' '),
      );
  }

  endTable(): void {
    // A table in a cell is only paragraphs of that cell.
  }

  breakPage(): void {
    if (this.#paragraphs.length === 0) this.breaksBefore += 1;
    else this.breaksAfter += 1;
  }

  breakRenderedPage(): void {
    this.breakPage();
  }

  toText(): string {
    return cellText(this.#paragraphs);
  }
}

/** Gathers lines into numbered pages; a page without text keeps its number and is left out. */
export class PageLines implements LineSink {
  #pages: string[][] = [[]];
  #fresh = true;
  #tableEnded = false;
  readonly #notes: string[] = [];

  get number(): number {
    return this.#pages.length;
  }

  /** A paragraph; one that starts like a table row must not pass for one. */
  line(text: string): void {
    const line = text.split('\n').map(squeezed).join('\n').trim();
    if (line !== '') this.#push(line.replace(/^\|/gmu, '¦'));
  }

  rows(rows: readonly (readonly string[])[]): void {
    for (const cells of rows) {
      const line = rowLine(cells);
      if (line === null) continue;
      if (this.#tableEnded && this.#pages.at(-1)?.at(-1)?.startsWith('| ')) this.#pages.at(-1)?.push('');
      this.#tableEnded = false;
      this.#push(line);
    }
  }

  endTable(): void {
    this.#tableEnded = true;
  }

  /** A note of the current page: it follows the page's other lines. */
  note(text: string): void {
    this.#notes.push(text);
  }

  /** A break the author made. */
  breakPage(): void {
    this.#writeNotes();
    this.#pages.push([]);
    this.#fresh = true;
  }

  /** A break noted at the last printing; Word notes one after each of the author's own breaks too, which is no second page. */
  breakRenderedPage(): void {
    if (!this.#fresh) this.breakPage();
  }

  toPages(): PageText[] {
    this.#writeNotes();
    return this.#pages
      .map((lines, index) => ({ number: index + 1, text: lines.join('\n') }))
      .filter((page) => page.text !== '');
  }

  #push(line: string): void {
    this.#pages.at(-1)?.push(line);
    this.#fresh = false;
  }

  #writeNotes(): void {
    for (const note of this.#notes.splice(0)) this.line(note);
  }
}

/** The lines of a header, a footer or a note: page breaks do not count there. */
export function flatLines(write: (sink: LineSink) => void): string[] {
  const lines = new PageLines();
  write({
    line: (text) => lines.line(text),
    rows: (rows) => lines.rows(rows),
    endTable: () => lines.endTable(),
    breakPage: () => undefined,
    breakRenderedPage: () => undefined,
  });
  return lines.toPages().flatMap((page) => page.text.split('\n'));
}
