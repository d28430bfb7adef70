import { utils, write, type BookType, type WorkBook, type WorkSheet } from '@e965/xlsx';
import { describe, expect, test } from '@jest/globals';
import type { DocumentText } from '../../../shared/evidence.ts';
import { parseDocument } from '../../../lambdas/documents/parse.ts';
import { xlsxOf } from './packages.ts';

const bytesOf = (book: WorkBook, bookType: BookType): Buffer => Buffer.from(write(book, { type: 'buffer', bookType }));
const bookOf = (sheets: Record<string, WorkSheet>): WorkBook => ({ SheetNames: Object.keys(sheets), Sheets: sheets });

const assessment = utils.aoa_to_sheet([
  ['PENTAKSIRAN', null, null, null],
  [],
  ['Jenis', null, 'CLO', 'Wajaran'],
  ['Kuiz\nringkas', null, 'CLO1', { t: 'n', v: 0.1, z: '0%' }],
  ['Projek | produk', null, 'CLO2', { t: 'n', v: 0.9, z: '0%' }],
]);
assessment['!merges'] = [utils.decode_range('A1:D1')];

const cellsOf = async (sheetXml: string): Promise<string | undefined> =>
  (await parseDocument(xlsxOf(sheetXml), 'a.xlsx')).pages[0]?.text;

describe.each<[BookType, string, DocumentText['kind']]>([
  ['xlsx', 'a.xlsx', 'xlsx'],
  ['biff8', 'a.xls', 'xls'],
  ['biff5', 'a.xls', 'xls'],
])('a workbook in %s', (bookType, name, kind) => {
  test('is a page a sheet with rows as lines, cells as shown, and neither empty rows nor empty columns', async () => {
    const book = bookOf({ Pentaksiran: assessment, Rujukan: utils.aoa_to_sheet([[null, 'Buku']]) });
    expect(await parseDocument(bytesOf(book, bookType), name)).toEqual({
      kind,
      pages: [
        {
          number: 1,
          label: 'Pentaksiran',
          text: '| PENTAKSIRAN |  |  |\n| Jenis | CLO | Wajaran |\n| Kuiz<br>ringkas | CLO1 | 10% |\n| Projek ¦ produk | CLO2 | 90% |',
        },
        { number: 2, label: 'Rujukan', text: '| Buku |' },
      ],
      notices: [],
    });
  });
});

describe('hidden parts', () => {
  test('a hidden sheet is named and not read', async () => {
    const book = bookOf({ RMK: utils.aoa_to_sheet([['Kod']]), Senarai: utils.aoa_to_sheet([['Peperiksaan']]) });
    book.Workbook = { Sheets: [{ Hidden: 0 }, { Hidden: 1 }] };
    const document = await parseDocument(bytesOf(book, 'xlsx'), 'a.xlsx');
    expect(document.pages.map(({ label }) => label)).toEqual(['RMK']);
    expect(document.notices).toEqual(['Helaian tersembunyi “Senarai” tidak dibaca.']);
  });

  test('hidden rows and columns are left out, and the sheet is named', async () => {
    const sheet = utils.aoa_to_sheet([
      ['a', 'x', 'b'],
      ['y', 'y', 'y'],
      ['c', 'x', 'd'],
    ]);
    sheet['!cols'] = [{}, { hidden: true }, {}];
    sheet['!rows'] = [{}, { hidden: true }, {}];
    const document = await parseDocument(bytesOf(bookOf({ RMK: sheet }), 'xlsx'), 'a.xlsx');
    expect(document.pages[0]?.text).toBe('| a | b |\n| c | d |');
    expect(document.notices).toEqual(['Baris atau lajur tersembunyi pada helaian “RMK” tidak dibaca.']);
  });
});

describe('cells', () => {
  test('of formulas show their stored value, of errors nothing', async () => {
    const row =
      '<c r="A1"><f>1+1</f><v>100</v></c><c r="B1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="C1" t="str"><f>"a"</f><v>teks</v></c>';
    expect(await cellsOf(`<sheetData><row r="1">${row}</row></sheetData>`)).toBe('| 100 | teks |');
  });

  test('covered by a merge are empty even when old text is left in them', async () => {
    const row = '<c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c>';
    const sheet = `<sheetData><row r="1">${row}</row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>`;
    expect(await cellsOf(sheet)).toBe('| 1 | 3 |');
  });

  test('at the far corner of the grid cost nothing', async () => {
    const rows = '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>2</v></c></row>';
    expect(await cellsOf(`<dimension ref="A1:XFD1048576"/><sheetData>${rows}</sheetData>`)).toBe('| 1 |');
  });

  test('past the bound of rows are not read, which a notice says', async () => {
    const rows = Array.from(
      { length: 5_002 },
      (_, index) => `<row r="${index + 1}"><c r="A${index + 1}"><v>7</v></c></row>`,
    );
    const document = await parseDocument(xlsxOf(`<sheetData>${rows.join('')}</sheetData>`), 'a.xlsx');
    expect(document.pages[0]?.text.split('\n')).toHaveLength(5_000);
    expect(document.notices).toEqual(['Helaian “Satu” terlalu besar; hanya 5000 baris dan 256 lajur pertama dibaca.']);
  });
});

test('a workbook without text is empty', async () => {
  await expect(parseDocument(xlsxOf('<sheetData/>'), 'a.xlsx')).rejects.toMatchObject({ fault: 'empty' });
});
