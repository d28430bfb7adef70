import { textAt } from '../../../../shared/document/citation.ts';
import type { Ref, SourceDocument, TableBlock } from '../../../../shared/document/document.ts';
import { readTable } from '../../../../shared/document/table.ts';

interface Printed {
  cells: string[];
  at: Ref;
  /** The row's words. */
  text: string;
}

export interface Row extends Printed {
  /** Its first cell. */
  name: string;
  /** The first cell that has words. */
  label: string;
  /** It sums up the others. */
  isTotal: boolean;
  /** It is over others: all but its first cell are empty. */
  isCaption: boolean;
}

const total = /^(?:min |total|purata|mean|min$|average)|keseluruhan|overall|jumlah|grand mean/iu;

function rowOf(printed: Printed): Row {
  const { cells } = printed;
  const label = cells.find((cell) => /\p{L}/u.test(cell)) ?? '';
  const isCaption = cells.slice(1).every((cell) => cell === '');
  return { ...printed, name: cells[0] ?? '', label, isTotal: total.test(label), isCaption };
}

/** The rows of a table, those that were broken put together; what is merged downwards stands in its first row alone. */
function printedRows(document: SourceDocument, block: TableBlock): Printed[] {
  const printed = readTable(block).flatMap(({ ref, cells, own }) =>
    rowsIn(cells.map((text, column) => (own[column] === false ? '' : text))).map((lines) => ({
      cells: lines.map((text) => text.replace(/\s+/g, ' ')),
      at: ref,
      text: textAt(document, ref) ?? '',
    })),
  );
  return printed.reduce<Printed[]>((whole, row) => {
    const before = whole.at(-1);
    if (!before || !goesOn(row, before)) return [...whole, row];
    const cells = before.cells.map((text, column) => `${text} ${row.cells[column] ?? ''}`.trim());
    return [...whole.slice(0, -1), { ...before, cells, text: cells.join(' | ') }];
  }, []);
}

/** A table's first row is its head. */
export function paperTable(document: SourceDocument, block: TableBlock): { head: string[]; rows: Row[] } {
  const [head, ...rows] = printedRows(document, block);
  return { head: head?.cells ?? [], rows: rows.map(rowOf) };
}

/** A table's words with a line for each of its rows, a row that was broken in its first line. */
export function tableText(document: SourceDocument, block: TableBlock): string {
  const texts = new Map(printedRows(document, block).map(({ at, text }) => [at, text]));
  return block.rows.map((_, index) => texts.get(`${block.n}.${index + 1}`) ?? '').join('\n');
}

/** The second line of a work's names: 'Le and Dang' above '(2021)'. */
const goesOn = ({ cells: [first = '', ...others] }: Printed, before: Printed): boolean =>
  /^(?:(?:and|dan|&)\s|(?:[^()\d]* )?\((?:19|20)\d\d[a-z]?\)$)/iu.test(first) &&
  !/\d{4}/u.test(before.cells[0] ?? '') &&
  others.every((cell, column) => cell === '' || (before.cells[column + 1] ?? '') !== '') &&
  others.filter((cell) => cell === '').length * 2 > others.length;

/** One row as printed may hold several, a line each: 'Lelaki ⏎ Perempuan | 84 ⏎ 137'. Lines without a number are one text that was broken. */
function rowsIn(cells: readonly string[]): string[][] {
  const lines = cells.map((cell) => cell.split('\n'));
  const most = lines.find((own) => own.length > 1 && own.every((line) => numberIn(line) !== null))?.length ?? 1;
  const isSplit =
    lines.filter(({ length }) => length === most).length > 1 && lines.every(({ length }) => [1, most].includes(length));
  if (most === 1 || !isSplit) return [[...cells]];
  return Array.from({ length: most }, (_, row) => lines.map((own) => own[row] ?? ''));
}

/** A printed number: '3.42', '3,42', '.52', '71.0%', '1,250', '-2.31'; null for any other cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.replace(/[\s%*†]/gu, '').replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d*[.,]?\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
