import { utils, write } from '@e965/xlsx';
import { buildPdf, line, print } from '../lambdas/documents/pdf-builder.ts';
import { docxOfText, fileOf, lineOf, type TestFile } from '../support/documents.ts';
import { inTurn } from '../support/papers.ts';

/**
 * Course documents that are all tables, of any length, the same at every run: every page (table, sheet) has a heading row and
 * {@link rowsOnPage} rows of five cells, no two rows alike. They list reading matter, so that an answer about a long one stays short.
 */
export const rowsOnPage = 24;

const heading = ['Bil', 'Bahan rujukan', 'Rak', 'Jilid', 'Tahun'] as const;
const kinds = ['Buku teks', 'Nota kuliah', 'Artikel jurnal', 'Laporan kajian', 'Modul', 'Prosiding'] as const;
const matters = ['konsep bimbingan', 'teori kaunseling', 'bahan bantu mengajar', 'pentaksiran bilik darjah'] as const;

const rowsOf = (page: number): string[][] =>
  Array.from({ length: rowsOnPage }, (_, i) => {
    const n = page * rowsOnPage + i + 1;
    const work = `${inTurn(kinds, n)} ${n} tentang ${inTurn(matters, n)} dalam konteks sekolah rendah dan menengah di Malaysia.`;
    return [String(n), work, `R${1 + (n % 40)}`, `J${1 + (n % 11)}`, String(1990 + (n % 36))];
  });

const tablesOf = (pages: number): string[][][] =>
  Array.from({ length: pages }, (_, page) => [[...heading], ...rowsOf(page)]);

const title = 'Kod Kursus: EDUP3153   Nama Kursus: Bimbingan dan Kaunseling Sekolah';

export function tableXlsx(pages: number, name: string): TestFile {
  const book = utils.book_new();
  for (const [i, rows] of tablesOf(pages).entries())
    utils.book_append_sheet(book, utils.aoa_to_sheet([[title], ...rows]), `Helaian ${i + 1}`);
  const bytes: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx', compression: true });
  return fileOf(name, new Uint8Array(bytes));
}

export const tableDocx = (pages: number, name: string): Promise<TestFile> =>
  docxOfText(
    tablesOf(pages)
      .flatMap((rows, i) => [`${title} (${i + 1})`, ...rows.map(lineOf)])
      .join('\n'),
    name,
  );

/** Left edges of the columns and the right edge of the last, in points. */
const edges = [40, 75, 400, 440, 485, 555] as const;
const rowHeight = 29;
const top = 770;

/** Ruled tables, the long cells over two lines. */
export const tablePdf = (pages: number, name: string): TestFile =>
  fileOf(name, buildPdf(tablesOf(pages).map((rows) => ({ paint: paintOf(rows) }))));

function paintOf(rows: readonly string[][]): string {
  const bottom = top - rows.length * rowHeight;
  const cells = rows.flatMap((row, i) =>
    row.flatMap((text, column) =>
      halves(text).map((half, k) => print((edges[column] ?? 0) + 4, top - i * rowHeight - 11 - k * 11, half, 8)),
    ),
  );
  return [
    ...Array.from({ length: rows.length + 1 }, (_, i) => line(40, top - i * rowHeight, 555, top - i * rowHeight)),
    ...edges.map((x) => line(x, bottom, x, top)),
    print(40, 800, title, 8),
    ...cells,
  ].join('');
}

/** A long text as two lines, parted at a space. */
function halves(text: string): string[] {
  if (text.length < 60) return [text];
  const at = text.lastIndexOf(' ', 60);
  return [text.slice(0, at), text.slice(at + 1)];
}
