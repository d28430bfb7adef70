import {
  read,
  set_cptable,
  utils,
  type CellObject,
  type ParsingOptions,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel';
import type { DocumentText, PageText } from '../../../shared/evidence.ts';
import type { CompoundFile } from '../doc/compound.ts';
import { ReadError } from '../fault.ts';
import { cellText, rowLine } from './pageLines.ts';
import type { OfficePackage } from './officePackage.ts';

/** Bounds on a sheet: what lies past them is named in a notice and not read. */
const sheetBounds = { rows: 5_000, columns: 256 };

const options: ParsingOptions = {
  dense: true,
  // One row more than is read shows that the sheet goes on.
  sheetRows: sheetBounds.rows + 1,
  cellFormula: false,
  cellHTML: false,
  cellStyles: true,
  nodim: true,
  dateNF: 'dd/mm/yyyy',
};

/**
 * Reads an Excel package (XLSX, XLSM). Cells stand as Excel shows them (`10%`, not `0.1`), formulas with their stored value.
 * @throws {ReadError} empty, encrypted, damaged, bomb or external_entity
 */
export async function readXlsx(office: OfficePackage, bytes: Uint8Array): Promise<DocumentText> {
  // The library inflates for itself; every part is counted and looked through first.
  for (const name of office.names) {
    if (/\.(?:xml|rels|vml)$/u.test(name)) await office.xml(name);
    else await office.bytes(name);
  }
  return { kind: 'xlsx', ...readSheets(bytes) };
}

/**
 * Reads an Excel workbook of the binary kind (XLS, Excel 5 to 2003).
 * @throws {ReadError} empty, encrypted or damaged
 */
export function readXls(compound: CompoundFile): DocumentText {
  const stream = compound.stream('Workbook') ?? compound.stream('Book');
  if (!stream) throw new ReadError('damaged');
  set_cptable(codepages);
  return { kind: 'xls', ...readSheets(stream) };
}

function readSheets(bytes: Uint8Array): Pick<DocumentText, 'pages' | 'notices'> {
  const book = openBook(bytes);
  const pages: PageText[] = [];
  const notices: string[] = [];
  for (const [index, label] of book.SheetNames.entries()) {
    const sheet = book.Sheets[label];
    if (!sheet) continue;
    if ((book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) {
      notices.push(`Helaian tersembunyi “${label}” tidak dibaca.`);
      continue;
    }
    const { text, notice } = readSheet(sheet, label);
    if (text !== '') pages.push({ number: pages.length + 1, label, text });
    notices.push(...notice);
  }
  if (pages.length === 0) throw new ReadError('empty');
  return { pages, notices };
}

function openBook(bytes: Uint8Array): WorkBook {
  try {
    return read(bytes, options);
  } catch (error) {
    // The library throws errors and bare strings for workbooks it cannot open.
    throw new ReadError(/password|encrypt/iu.test(String(error)) ? 'encrypted' : 'damaged');
  }
}

function readSheet(sheet: WorkSheet, label: string): { text: string; notice: string[] } {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const covered = coveredCells(sheet);
  const hiddenColumns = new Set((sheet['!cols'] ?? []).flatMap((column, index) => (column?.hidden ? [index] : [])));
  const kept: string[][] = [];
  let hiddenText = false;
  let beyond = data.length > sheetBounds.rows;
  for (const [row, cells] of data.slice(0, sheetBounds.rows).entries()) {
    if (!cells) continue;
    const hiddenRow = sheet['!rows']?.[row]?.hidden ?? false;
    const texts: string[] = [];
    for (let column = 0; column < Math.min(cells.length, sheetBounds.columns); column += 1) {
      const text = covered.has(`${row},${column}`) ? '' : shown(cells[column]);
      const hidden = hiddenRow || hiddenColumns.has(column);
      hiddenText ||= hidden && text !== '';
      texts.push(hidden ? '' : text);
    }
    beyond ||= cells.length > sheetBounds.columns;
    if (texts.some((text) => text !== '')) kept.push(texts);
  }
  const notice = [
    ...(hiddenText ? [`Baris atau lajur tersembunyi pada helaian “${label}” tidak dibaca.`] : []),
    ...(beyond
      ? [
          `Helaian “${label}” terlalu besar; hanya ${sheetBounds.rows} baris dan ${sheetBounds.columns} lajur pertama dibaca.`,
        ]
      : []),
  ];
  return { text: toLines(kept), notice };
}

/** Rows as lines, without the columns that are empty in all of them. */
function toLines(rows: readonly (readonly string[])[]): string {
  const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  const columns = Array.from({ length: width }, (_, column) => column).filter((column) =>
    rows.some((row) => (row[column] ?? '') !== ''),
  );
  return rows.map((row) => rowLine(columns.map((column) => row[column] ?? ''))).join('\n');
}

/** A cell as Excel shows it; an error value is no text. */
function shown(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  return cellText([cell.w ?? utils.format_cell(cell)]);
}

/** Cells of merged ranges other than the first; they may hold old text that Excel does not show. */
function coveredCells(sheet: WorkSheet): Set<string> {
  const covered = new Set<string>();
  for (const { s, e } of sheet['!merges'] ?? []) {
    for (let row = s.r; row <= Math.min(e.r, sheetBounds.rows); row += 1) {
      for (let column = s.c; column <= Math.min(e.c, sheetBounds.columns); column += 1) {
        if (row !== s.r || column !== s.c) covered.add(`${row},${column}`);
      }
    }
  }
  return covered;
}
