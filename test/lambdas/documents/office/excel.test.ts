import { utils, write, type BookType, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { expect, test } from '@jest/globals';
import { placeAt } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { readWorkbook } from '../../../../lambdas/documents/office/excel.ts';
import { xlsxOf } from '../packages.ts';
import { shown } from '../shown.ts';

const bytesOf = (book: WorkBook, bookType: BookType): Buffer => Buffer.from(write(book, { type: 'buffer', bookType }));
const bookOf = (sheets: Record<string, WorkSheet>): WorkBook => ({ SheetNames: Object.keys(sheets), Sheets: sheets });
const readSheet = (rows: readonly (readonly unknown[])[], change: Partial<WorkSheet> = {}): Promise<SourceDocument> =>
  readWorkbook(bytesOf(bookOf({ RMK: { ...utils.aoa_to_sheet(rows.map((row) => [...row])), ...change } }), 'xlsx'));
const readXml = (sheetXml: string): Promise<SourceDocument> => readWorkbook(xlsxOf(sheetXml));

test.each<[BookType, SourceDocument['kind']]>([
  ['xlsx', 'xlsx'],
  ['biff8', 'xls'],
])(
  'a workbook in %s has its title lines, its tables with merged cells and cells as shown, and its notes below',
  async (bookType, kind) => {
    const assessment = utils.aoa_to_sheet([
      ['PENTAKSIRAN', null, null, null],
      ['Jenis', null, 'CLO', 'Wajaran'],
      ['Kuiz\nringkas', null, 'CLO1', { t: 'n', v: 0.1, z: '0%' }],
      ['Projek | produk', null, 'CLO2', { t: 'n', v: 0.9, z: '0%' }],
      ['Jumlah', null, null, { t: 'n', v: 1, z: '0%' }],
      ['Tiada peperiksaan akhir.'],
    ]);
    assessment['!merges'] = [utils.decode_range('A1:D1'), utils.decode_range('A5:C5')];
    const book = bookOf({
      Pentaksiran: assessment,
      Rujukan: utils.aoa_to_sheet([
        [null, 'Buku satu.'],
        [null, 'Buku dua.'],
      ]),
    });
    const document = await readWorkbook(bytesOf(book, bookType));
    expect(shown(document)).toEqual([
      'h1 PENTAKSIRAN',
      '| Jenis | CLO | Wajaran |',
      '| Kuiz / ringkas | CLO1 | 10% |',
      '| Projek | produk | CLO2 | 90% |',
      '| Jumlah | < | 100% |',
      'Tiada peperiksaan akhir.',
      'Buku satu.',
      'Buku dua.',
    ]);
    expect(document.blocks.map(({ sheet }) => sheet).join('; ')).toBe(
      'Pentaksiran; Pentaksiran; Pentaksiran; Rujukan; Rujukan',
    );
    expect(document).toMatchObject({ kind, pages: 2, notices: [] });
  },
);

test('a row is cited by its own number in the sheet, past blank and hidden rows', async () => {
  const rows = cellsOf('PRO FORMA\n\nKod | EDUP1234\nLama | x\nKredit | 3\n\nJenis | CLO\nKuiz | CLO1');
  const document = await readSheet(rows, { '!rows': [{}, {}, {}, { hidden: true }] });
  const tables = document.blocks.filter(({ kind }) => kind === 'table');
  const places = tables.map(({ n }) => placeAt(document, `${n}.2`));
  expect(places).toEqual(['Helaian "RMK", baris 5', 'Helaian "RMK", baris 8']);
});

test('a workbook of Excel 5 is read', async () => {
  const book = bookOf({ RMK: utils.aoa_to_sheet([['Kod', 'EDUP1234']]) });
  expect(shown(await readWorkbook(bytesOf(book, 'biff5')))).toEqual(['| Kod | EDUP1234 |']);
});

/** The cells of rows that are written 'CLO | Domain || %': a line a row, empty cells and lines blank. */
const cellsOf = (text: string): (string | number | null)[][] =>
  text.split('\n').map((row) =>
    row.split('|').map((cell) => {
      const value = cell.trim();
      return value === '' ? null : Number.isNaN(Number(value)) ? value : Number(value);
    }),
  );

test.each<[string, string, string[][]]>([
  [
    'are parted by blank rows; a head keeps the rows after a blank one',
    'Kod | EDUP1234\nKredit | 3\n\nCLO | Domain | HP\n\nCLO1 | C2 | HP1\nCLO2 | C4 |',
    [
      ['| Kod | EDUP1234 |', '| Kredit | 3 |'],
      ['| CLO | Domain | HP |', '| CLO1 | C2 | HP1 |', '| CLO2 | C4 |  |'],
    ],
  ],
  [
    'side by side are parted by a blank column',
    'CLO | Domain || Jenis | %\nCLO1 | C2 || Kuiz | 10\n|| | Projek | 90',
    [
      ['| CLO | Domain |', '| CLO1 | C2 |'],
      ['| Jenis | % |', '| Kuiz | 10 |', '| Projek | 90 |'],
    ],
  ],
  [
    'of one key are not parted by a blank column, which only keeps columns apart',
    'Minggu | Tajuk || Jam | CLO\n1 | Pengenalan || 2 | CLO1',
    [['| Minggu | Tajuk | Jam | CLO |', '| 1 | Pengenalan | 2 | CLO1 |']],
  ],
])('the tables of a sheet %s', async (_, rows, expected) => {
  const { blocks } = await readSheet(cellsOf(rows));
  expect(blocks.map((block) => shown({ blocks: [block] }))).toEqual(expected);
});

test('a hidden sheet is named and not read', async () => {
  const book = bookOf({ RMK: utils.aoa_to_sheet([['Kod']]), Senarai: utils.aoa_to_sheet([['Peperiksaan']]) });
  book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
  const document = await readWorkbook(bytesOf(book, 'xlsx'));
  expect(shown(document)).toEqual(['h2 Kod']);
  expect(document.notices).toEqual(['Helaian tersembunyi “Senarai” tidak dibaca.']);
});

test('hidden rows and columns are left out, also of merged cells, and the sheet is named', async () => {
  const rows = cellsOf('tajuk ||\na | x | b\ny | y | y\nc | x | d');
  const document = await readSheet(rows, {
    '!cols': [{}, { hidden: true }, {}],
    '!rows': [{}, {}, { hidden: true }, {}],
    '!merges': [utils.decode_range('A1:B1')],
  });
  expect(shown(document)).toEqual(['h2 tajuk', '| a | b |', '| c | d |']);
  expect(document.notices).toEqual(['Baris atau lajur tersembunyi pada helaian “RMK” tidak dibaca.']);
});

test('cells of formulas show their stored value, of errors nothing, covered ones nothing', async () => {
  const row =
    '<c r="A1"><f>1+1</f><v>100</v></c><c r="B1"><v>2</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D1" t="str"><f>"a"</f><v>teks</v></c>';
  const merge = '<mergeCells><mergeCell ref="A1:B1"/></mergeCells>';
  expect(shown(await readXml(`<sheetData><row r="1">${row}</row></sheetData>${merge}`))).toEqual(['| 100 | teks |']);
});

test('cells at the far corner of the grid cost nothing; past the bound of rows they are not read, which a notice says', async () => {
  const far = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>';
  expect(shown(await readXml(`<dimension ref="A1:XFD1048576"/><sheetData>${far}</sheetData>`))).toEqual(['1']);
  const rows = Array.from(
    { length: 5_002 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>7</v></c><c r="B${row + 1}"><v>8</v></c></row>`,
  );
  const document = await readXml(`<sheetData>${rows.join('')}</sheetData>`);
  expect(shown(document)).toHaveLength(5_000);
  expect(document.notices[0]).toMatch(/“Satu” terlalu besar; hanya 5000 baris/u);
});

test('cells merged over more than the sheet holds are damage, not endless work', async () => {
  const merges = Array.from({ length: 50 }, () => '<mergeCell ref="A1:IV5000"/>').join('');
  const sheet = `<sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells>${merges}</mergeCells>`;
  await expect(readXml(sheet)).rejects.toMatchObject({ fault: 'damaged' });
});

test('a workbook without text is empty, one with a document type is refused', async () => {
  await expect(readXml('<sheetData/>')).rejects.toMatchObject({ fault: 'empty' });
  const declared = xlsxOf('<sheetData/><!DOCTYPE x [<!ENTITY a "b">]>');
  await expect(readWorkbook(declared)).rejects.toMatchObject({ fault: 'external_entity' });
});
