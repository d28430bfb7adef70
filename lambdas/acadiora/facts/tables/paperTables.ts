import type { Ref, TableBlock } from '../../../../shared/document/document.ts';
import { readTable } from '../../../../shared/document/table.ts';
import { wordsIn } from '../../../../shared/text/comparable.ts';
import { wordSet } from '../text/words.ts';

export interface Row {
  cells: string[];
  at: Ref;
  /** Its first cell. */
  name: string;
  /** The first cell that has words. */
  label: string;
  /** It sums up all others; 'some': it is a subtotal, or a mean. */
  sums: 'all' | 'some' | null;
  /** It is over others: all but its first cell are empty. */
  isCaption: boolean;
}

const total = wordSet('jumlah total keseluruhan overall');
const mean = wordSet('min purata mean average');
const partial = /^(?:jumlah kecil|sub[ -]?(?:jumlah|total))\b/iu;
/** What may stand beside them: a label with other words, such as 'Jumlah yuran rendah', is the name of a row. */
const besideTotal = wordSet(
  `besar semua all grand n f responden peserta sampel murid pelajar guru pensyarah artikel kajian item respondents participants students teachers
  sample articles studies items skor score markah marks`,
);

function sumsOf(label: string): Row['sums'] {
  if (partial.test(label)) return 'some';
  const others = wordsIn(label).filter((word) => !besideTotal.has(word));
  if (others.length === 0 || !others.every((word) => total.has(word) || mean.has(word))) return null;
  return others.some((word) => mean.has(word)) ? 'some' : 'all';
}

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
      return { at, cells, name: cells[0] ?? '', label, sums: sumsOf(label), isCaption };
    }),
  };
}

/** A printed number: '3.42', '3,42', '.52', '71.0%', '1,250', '-2.31'; null for any other cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.replace(/[\s%*†]/gu, '').replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d*[.,]?\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}
