import {
  read,
  set_cptable,
  utils,
  type CellObject,
  type ParsingOptions,
  type Range,
  type WorkBook,
  type WorkSheet,
} from '@e965/xlsx';
import * as codepages from '@e965/xlsx/dist/cpexcel';
import { zipSync } from 'fflate';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { ReadError } from '../fault.ts';
import { BlockList, cellText } from './blockList.ts';
import type { PlacedCell } from '../grid.ts';
import { unpack, xmlText } from './zipPackage.ts';
import { runsOf } from '../../../shared/values/runs.ts';

/** Bounds on a workbook: what lies past them is named in a notice and not read. */
const bounds = { rows: 5_000, columns: 256, cells: 200_000 };

const options: ParsingOptions = {
  dense: true,
  // One row more than is read shows that the sheet goes on.
  sheetRows: bounds.rows + 1,
  cellFormula: false,
  cellHTML: false,
  cellStyles: true,
  nodim: true,
  dateNF: 'dd/mm/yyyy',
};

/**
 * Reads a workbook (XLSX, XLSM, XLS). Cells stand as Excel shows them ('10%', not 0.1), formulas with their stored value. Blank rows part
 * the tables of a sheet; single lines above and below a table are its headings and paragraphs. Hidden parts are named in notices.
 * @throws {ReadError} empty, encrypted, damaged, bomb or external_entity
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SourceDocument> {
  const isPackage = bytes[0] === 0x50;
  const book = openBook(isPackage ? checkedPackage(bytes) : bytes);
  const list = new BlockList();
  const notices: string[] = [];
  let budget = bounds.cells;
  let sheets = 0;
  for (const [index, name] of book.SheetNames.entries()) {
    const sheet = book.Sheets[name];
    if (!sheet) continue;
    if ((book.Workbook?.Sheets?.[index]?.Hidden ?? 0) !== 0) {
      notices.push(`Helaian tersembunyi “${name}” tidak dibaca.`);
      continue;
    }
    const { cells, notices: found } = readSheet(sheet, name, budget);
    budget -= cells.length;
    notices.push(...found);
    if (cells.length > 0) sheets += 1;
    list.sheet = name;
    for (const band of withHeads(bandsOf(cells, 'row', 'down'))) addBand(list, band);
  }
  return list.toDocument(isPackage ? 'xlsx' : 'xls', notices, Math.max(1, sheets));
}

/** The package again with nothing but XML parts that have passed our own bounds: the library unpacks it for itself. */
function checkedPackage(bytes: Uint8Array): Uint8Array {
  const parts = unpack(bytes, (name) => /\.(?:xml|rels)$/iu.test(name));
  for (const part of Object.values(parts)) xmlText(part);
  return zipSync(parts, { level: 0 });
}

function openBook(bytes: Uint8Array): WorkBook {
  set_cptable(codepages);
  try {
    return read(bytes, options);
  } catch (error) {
    // The library throws errors and bare strings for workbooks it cannot open.
    throw new ReadError(/password|encrypt/iu.test(String(error)) ? 'encrypted' : 'damaged');
  }
}

/** The cells of a sheet that can be seen and hold text, by their place among the visible rows and columns. */
function readSheet(sheet: WorkSheet, name: string, budget: number): { cells: PlacedCell[]; notices: string[] } {
  const data: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  const rows = data.slice(0, bounds.rows);
  const rowPlaces = visiblePlaces(bounds.rows, (row) => sheet['!rows']?.[row]?.hidden);
  const columnPlaces = visiblePlaces(bounds.columns, (column) => sheet['!cols']?.[column]?.hidden);
  const merges = mergesOf(sheet);
  const placed = (text: string, r: number, c: number): PlacedCell[] => {
    const merge = merges.get(`${r},${c}`) ?? { s: { r, c }, e: { r, c } };
    if (text === '' || merge === 'covered') return [];
    const [row, column] = [rowPlaces[r] ?? 0, columnPlaces[c] ?? 0];
    const [below, beside] = [rowPlaces[merge.e.r + 1] ?? 0, columnPlaces[merge.e.c + 1] ?? 0];
    return [{ row, column, across: beside - column, down: below - row, text, line: r + 1 }];
  };
  const found = rows.flatMap((row = [], r) =>
    row.slice(0, bounds.columns).flatMap((cell, c) => placed(shownText(cell), r, c)),
  );
  const visible = found.filter(({ across, down }) => across > 0 && down > 0);
  const cells = visible.slice(0, budget);
  const hasHidden = visible.length < found.length;
  const isWide = rows.some((row = []) => row.length > bounds.columns);
  const isCut = isWide || data.length > bounds.rows || cells.length < visible.length;
  const hidden = `Baris atau lajur tersembunyi pada helaian “${name}” tidak dibaca.`;
  const cut = `Helaian “${name}” terlalu besar; hanya ${bounds.rows} baris dan ${bounds.columns} lajur pertama, dan ${bounds.cells} sel pertama buku kerja, dibaca.`;
  return { cells, notices: [...(hasHidden ? [hidden] : []), ...(isCut ? [cut] : [])] };
}

/** For each row or column up to the bound, how many visible ones stand before it. */
function visiblePlaces(count: number, isHidden: (index: number) => boolean | undefined): number[] {
  const places = [0];
  for (let index = 0; index < count; index += 1) places.push((places[index] ?? 0) + (isHidden(index) ? 0 : 1));
  return places;
}

/** Merged ranges by their first cell; the others may hold old text that Excel does not show. */
function mergesOf(sheet: WorkSheet): Map<string, Range | 'covered'> {
  const merges = new Map<string, Range | 'covered'>();
  let area = 0;
  for (const { s, e: end } of sheet['!merges'] ?? []) {
    const e = { r: Math.min(end.r, bounds.rows - 1), c: Math.min(end.c, bounds.columns - 1) };
    // Merged ranges never overlap, so together they cannot cover more than the sheet.
    area += Math.max(0, e.r - s.r + 1) * Math.max(0, e.c - s.c + 1);
    if (area > bounds.rows * bounds.columns) throw new ReadError('damaged');
    for (let row = s.r; row <= e.r; row += 1)
      for (let column = s.c; column <= e.c; column += 1) merges.set(`${row},${column}`, 'covered');
    merges.set(`${s.r},${s.c}`, { s, e });
  }
  return merges;
}

/** A cell as Excel shows it; an error value is no text. */
function shownText(cell: CellObject | undefined): string {
  if (!cell || cell.t === 'e' || cell.t === 'z') return '';
  return cellText([cell.w ?? utils.format_cell(cell)]);
}

/** Cells parted wherever a whole row (or column) between them is blank. */
function bandsOf(cells: readonly PlacedCell[], start: 'row' | 'column', size: 'down' | 'across'): PlacedCell[][] {
  const bands: PlacedCell[][] = [];
  let end = -1;
  for (const cell of cells.toSorted((a, b) => a[start] - b[start])) {
    if (cell[start] > end) bands.push([]);
    bands.at(-1)?.push(cell);
    end = Math.max(end, cell[start] + cell[size]);
  }
  return bands;
}

/** Joins a single row with the rows after a blank one that stand in its columns: it is their head. */
function withHeads(bands: readonly PlacedCell[][]): PlacedCell[][] {
  return runsOf(bands, (band, run) => {
    const before = run.flat();
    const columns = new Set(before.map(({ column }) => column));
    const isHead = columns.size > 1 && before.every(({ row }) => row === before[0]?.row);
    return isHead && band.every(({ column }) => columns.has(column));
  }).map((run) => run.flat());
}

/** Adds the rows between two blank ones: single lines before and after as text, the rest as a table, or as tables side by side. */
function addBand(list: BlockList, band: readonly PlacedCell[]): void {
  const filled = runsOf(band, (cell, [first]) => cell.row === first.row);
  const first = filled.findIndex((row) => !isLine(row));
  const last = filled.findLastIndex((row) => !isLine(row));
  for (const [index, [cell]] of filled.slice(0, first < 0 ? undefined : first).entries())
    list.paragraph(cell.text, { isBold: first >= 0 || index === 0 });
  if (first < 0) return;
  for (const table of sideBySide(filled.slice(first, last + 1).flat())) list.table(table);
  for (const [cell] of filled.slice(last + 1)) list.paragraph(cell.text);
}

const isLine = (row: readonly PlacedCell[]): boolean => row.length === 1 && row[0]?.down === 1;

/** Tables with a blank column between them: each has two columns or more, and they do not begin and end together as one table would. */
function sideBySide(cells: readonly PlacedCell[]): (readonly PlacedCell[])[] {
  const parts = bandsOf(cells, 'column', 'across');
  const extents = parts.map((part) => part.map(({ row }) => row).toSorted((a, b) => a - b));
  const isApart = new Set(extents.map((rows) => `${rows[0]} ${rows.at(-1)}`)).size === parts.length;
  return isApart && parts.every((part) => new Set(part.map(({ column }) => column)).size > 1) ? parts : [cells];
}
