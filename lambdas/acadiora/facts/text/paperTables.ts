import type { SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Evidence, PageText } from '../../../../shared/evidence.ts';
import { isTableRow, longestQuote } from './pageSentences.ts';

export interface Row {
  cells: string[];
  page: number;
  /** The row as the page prints it. */
  text: string;
}

export interface Table {
  caption: string;
  /** Where its first row stands. */
  page: number;
  line: number;
  kind: SectionKind;
  head: string[];
  /** Rows below the head. */
  rows: Row[];
}

const caption = /^\s*(?:jadual|table|tabel|rajah|figure|gambar)\s+[\dIVX]+(?:[.\d]*\d)?\s*[.:)–-]?\s*\S/iu;
const ending = /[.!?]["”]?\s*$/u;

/** 'Jadual 2. Profil responden' is a caption; 'Jadual 2 menunjukkan profil responden.' is a sentence. */
export const isCaption = (line: string): boolean =>
  caption.test(line) &&
  line.length < 200 &&
  !/^\s*\S+\s+[\d.]+\s+(?:menunjukkan|memaparkan|menyenaraikan|ialah|adalah|pula|di atas|di bawah|dan|shows?|presents?|displays?|summari|lists?|above|below|menyajikan|indicates?|and|merumuskan|meringkaskan|menjelaskan)/iu.test(
    line,
  ) &&
  !(ending.test(line) && line.length > 120);

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.replaceAll('<br>', ' ').replace(/\s+/g, ' ').trim());

/** Tables of a document; one that goes on over a page's end, with or without its head again, is one. */
export function paperTables(pages: readonly PageText[]): Table[] {
  const tables: Table[] = [];
  let endsPage = false;
  for (const page of pages) {
    const lines = page.text.split('\n');
    let index = 0;
    while (index < lines.length) {
      if (!isTableRow(lines[index] ?? '')) {
        index += 1;
        continue;
      }
      const start = index;
      while (index < lines.length && isTableRow(lines[index] ?? '')) index += 1;
      const rows = lines
        .slice(start, index)
        .map((line) => ({ cells: cellsOf(line), page: page.number, text: line.trim() }));
      const before = lines.slice(0, start).findLast((line) => line.trim() !== '') ?? '';
      const previous = endsPage && !isCaption(before) && !hasProse(lines.slice(0, start)) ? tables.at(-1) : undefined;
      if (previous && previous.head.length === rows[0]?.cells.length) joinRows(previous, rows);
      else tables.push(tableOf(rows, isCaption(before) ? before.trim() : '', page.number, start));
      endsPage = !hasProse(lines.slice(index));
    }
    if (!lines.some(isTableRow)) endsPage = false;
  }
  return tables;
}

/** A running header, a footer or a page number may stand between the two parts of a table. */
const hasProse = (lines: readonly string[]): boolean => lines.filter((line) => line.trim() !== '').length > 2;

function tableOf(rows: Row[], text: string, page: number, line: number): Table {
  return { caption: text, page, line, kind: 'other', head: rows[0]?.cells ?? [], rows: rows.slice(1) };
}

function joinRows(table: Table, rows: readonly Row[]): void {
  const isRepeated = rows[0]?.cells.join('|') === table.head.join('|');
  table.rows.push(...(isRepeated ? rows.slice(1) : rows));
}

/** A printed number: '3.42', '3,42', '.52', '71.0%', '1,250', '-2.31'; null for any other cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.replace(/[\s%*†]/gu, '').replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d*[.,]?\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

export const citeRow = ({ text, page }: Row): Evidence => ({
  page,
  quote: text.length <= longestQuote ? text : text.slice(0, text.lastIndexOf(' ', longestQuote)),
});

const total =
  /^(?:min |jumlah|keseluruhan|total|overall|purata|mean|min$|average)|keseluruhan|overall|jumlah|grand mean/iu;

/** The row that sums up the others. */
export const isTotalRow = ({ cells }: Row): boolean => total.test(cells.find((cell) => /\p{L}/u.test(cell)) ?? '');
