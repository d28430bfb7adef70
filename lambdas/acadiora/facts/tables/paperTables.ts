import type { Ref, TableBlock } from '../../../../shared/document/document.ts';
import { readTable } from '../../../../shared/document/table.ts';

export interface Row {
  cells: string[];
  at: Ref;
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

/** A table's first row is its head; what is merged downwards stands in its first row alone. */
export function paperTable(block: TableBlock): { head: string[]; rows: Row[] } {
  const [head, ...rows] = readTable(block).map(({ ref, cells, own }) => ({
    at: ref,
    cells: cells.map((text, column) => (own[column] === false ? '' : text.replace(/\s+/g, ' '))),
  }));
  return {
    head: head?.cells ?? [],
    rows: rows.map(({ at, cells }) => {
      const label = cells.find((cell) => /\p{L}/u.test(cell)) ?? '';
      const isCaption = cells.slice(1).every((cell) => cell === '');
      return { at, cells, name: cells[0] ?? '', label, isTotal: total.test(label), isCaption };
    }),
  };
}

/** A printed number: '3.42', '3,42', '.52', '71.0%', '1,250', '-2.31'; null for any other cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.replace(/[\s%*†]/gu, '').replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d*[.,]?\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
