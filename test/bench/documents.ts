import { deflateSync } from 'node:zlib';
import { utils, write } from '@e965/xlsx';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { fileOf, type TestFile } from '../support/documents.ts';

/**
 * Course documents that are all tables, of any length, the same at every run: every page (table, sheet) has a heading row and
 * {@link rowsOnPage} rows of five cells, no two rows alike. They list reading matter, so that an answer about a long one stays short.
 */
export const rowsOnPage = 24;

const heading = ['Bil', 'Bahan rujukan', 'Rak', 'Jilid', 'Tahun'] as const;
const kinds = ['Buku teks', 'Nota kuliah', 'Artikel jurnal', 'Laporan kajian', 'Modul', 'Prosiding'] as const;
const matters = ['konsep bimbingan', 'teori kaunseling', 'bahan bantu mengajar', 'pentaksiran bilik darjah'] as const;

const pick = <T>(from: readonly T[], i: number): T => from[i % from.length] as T;

const rowsOf = (page: number): string[][] =>
  Array.from({ length: rowsOnPage }, (_, i) => {
    const n = page * rowsOnPage + i + 1;
    const work = `${pick(kinds, n)} ${n} tentang ${pick(matters, n)} dalam konteks sekolah rendah dan menengah di Malaysia.`;
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

const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph({ text })] });

export async function tableDocx(pages: number, name: string): Promise<TestFile> {
  const children = tablesOf(pages).flatMap((rows, i) => [
    new Paragraph({ text: `${title} (${i + 1})`, pageBreakBefore: i > 0 }),
    new Table({ rows: rows.map((cells) => new TableRow({ children: cells.map(cell) })) }),
  ]);
  return fileOf(name, new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] }))));
}

/** Left edges of the columns and the right edge of the last, in points. */
const edges = [40, 75, 400, 440, 485, 555] as const;
const rowHeight = 29;
const top = 770;

/** Ruled tables, the long cells over two lines, in compressed streams as word processors write them. */
export function tablePdf(pages: number, name: string): TestFile {
  const fontAndTree = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, i) => `${4 + 2 * i} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ].map((object) => Buffer.from(object));
  const sheets = tablesOf(pages).flatMap((rows, i) => [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${5 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
    ),
    streamOf(paint(rows)),
  ]);
  return fileOf(name, pdfOf([...fontAndTree, ...sheets]));
}

function paint(rows: readonly string[][]): string {
  const bottom = top - rows.length * rowHeight;
  const rules = [
    ...rows.map((_, i) => `40 ${top - i * rowHeight} m 555 ${top - i * rowHeight} l S`),
    `40 ${bottom} m 555 ${bottom} l S`,
    ...edges.map((x) => `${x} ${bottom} m ${x} ${top} l S`),
  ];
  const cells = rows.flatMap((row, i) =>
    row.flatMap((text, column) =>
      halves(text).map((line, k) => print(line, (edges[column] ?? 0) + 4, top - i * rowHeight - 11 - k * 11)),
    ),
  );
  return ['0.5 w', ...rules, print(title, 40, 800), ...cells].join('\n');
}

const print = (text: string, x: number, y: number): string => `BT /F1 8 Tf 1 0 0 1 ${x} ${y} Tm (${text}) Tj ET`;

/** A long text as two lines, parted at a space. */
function halves(text: string): string[] {
  if (text.length < 60) return [text];
  const at = text.lastIndexOf(' ', 60);
  return [text.slice(0, at), text.slice(at + 1)];
}

function streamOf(content: string): Buffer {
  const packed = deflateSync(content);
  return Buffer.concat([
    Buffer.from(`<< /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream'),
  ]);
}

/** The objects, numbered from 1, as a file; the first is the catalog. */
function pdfOf(objects: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  add(Buffer.from('%PDF-1.4\n'));
  const places = objects.map((object, i) => {
    const place = length;
    add(Buffer.concat([Buffer.from(`${i + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]));
    return place;
  });
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  add(Buffer.from(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  add(Buffer.from(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return Buffer.concat(parts);
}
