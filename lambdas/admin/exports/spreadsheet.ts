import writeXlsxFile, { type Cell, type Row, type Sheet as WrittenSheet } from 'write-excel-file/node';
import { cleanText } from '../../../shared/text/clean.ts';
import { malaysianClock } from '../../platform/time.ts';

/** The content of a cell. A string is always shown as text, never as a formula, whatever it begins with. */
export type Value = string | number | Date | null;

export interface Sheet {
  name: string;
  columns: readonly { heading: string; width: number; kind: 'text' | 'whole' | 'decimal' | 'time' | 'day' }[];
  rows: AsyncIterable<readonly Value[]> | Iterable<readonly Value[]>;
}

export const spreadsheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** All sheets of one file together hold at most so many rows; a last row says when there are more. */
const rowsAtMost = 200_000;
const tooMany = (limit: number): string => `Hanya ${limit.toLocaleString('en')} baris pertama dipaparkan.`;

/** Characters that one cell takes in Excel. */
const cellCharacters = 32_767;

const formats = {
  text: '@',
  whole: '#,##0',
  decimal: '#,##0.00##',
  time: 'dd/mm/yyyy hh:mm',
  day: 'dd/mm/yyyy',
} as const;

function cellOf(value: Value, kind: Sheet['columns'][number]['kind']): Cell {
  if (value === null || value === '') return null;
  // Excel knows no time zones.
  if (value instanceof Date) return { value: malaysianClock(value), type: Date, format: formats[kind] };
  if (typeof value === 'number') return { value, type: Number, format: formats[kind] };
  // The format of text keeps a cell from becoming a formula even when somebody edits it.
  return { value: cleanText(value).slice(0, cellCharacters), type: String, format: formats.text };
}

/** Bold, and aligned with its cells: numbers and dates to the right. */
const headingOf = ({ heading, kind }: Sheet['columns'][number]): Cell => ({
  value: heading,
  type: String,
  fontWeight: 'bold',
  align: kind === 'text' ? 'left' : 'right',
});

/** Characters around a bold heading. */
const margin = 4;

/** A spreadsheet of typed cells under a frozen row of headings. Memory holds the cells, not the rows that they are read from. */
export async function spreadsheetOf(sheets: readonly Sheet[], limit = rowsAtMost): Promise<Uint8Array> {
  let left = limit;
  const written: WrittenSheet<never>[] = [];
  for (const { name, columns, rows } of sheets) {
    const data: Row[] = [columns.map(headingOf)];
    for await (const row of rows) {
      if (left-- <= 0) {
        data.push([{ value: tooMany(limit), type: String }]);
        break;
      }
      data.push(row.map((value, i) => cellOf(value, columns[i]?.kind ?? 'text')));
    }
    written.push({
      data,
      sheet: name,
      stickyRowsCount: 1,
      columns: columns.map(({ heading, width }) => ({ width: Math.max(width, heading.length + margin) })),
    });
  }
  return writeXlsxFile(written, { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
}
