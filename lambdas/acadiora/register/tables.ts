import type { Block, Ref, SourceDocument, TableBlock } from '../../../shared/document/document.ts';
import { readTable } from '../../../shared/document/table.ts';
import { wordsIn } from '../../../shared/text/comparable.ts';
import { captionBegun, isCaption } from '../facts/text/captions.ts';
import { wordSet } from '../facts/text/words.ts';

export interface Table {
  caption: string;
  captionAt: Ref[];
  head: string[];
  /** Empty where two have one name. */
  rows: Row[];
}
interface Row {
  cells: string[];
  at: Ref;
  /** The name that it stands under, and its own. */
  over: string;
  own: string;
  /** It sums up all others; 'some': it is a subtotal, or a mean. */
  sums: 'all' | 'some' | null;
  /** It is over others: all but its first cell are empty. */
  isOver: boolean;
}

const totals = wordSet('jumlah total keseluruhan overall');
const means = wordSet('min purata mean average');
const partial = /^(?:jumlah kecil|sub[ -]?(?:jumlah|total))\b/iu;
/** What may stand beside them: a label with other words, such as 'Jumlah yuran rendah', is the name of a row. */
const besideTotal = wordSet(
  `besar semua all grand n f responden peserta sampel murid pelajar guru pensyarah artikel kajian item respondents participants students teachers
  sample articles studies items skor score markah marks`,
);

function sumsOf(label: string): Row['sums'] {
  if (partial.test(label)) return 'some';
  const others = wordsIn(label).filter((word) => !besideTotal.has(word));
  if (others.length === 0 || !others.every((word) => totals.has(word) || means.has(word))) return null;
  return others.some((word) => means.has(word)) ? 'some' : 'all';
}

/** A printed number: '3.42', '3,42', '.52', '71.0%', '1,250', '-2.31'; null for any other cell. */
export function numberIn(cell: string): number | null {
  const plain = cell.replace(/[\s%*†]/gu, '').replace('−', '-');
  if (/^-?\d{1,3}(?:,\d{3})+$/.test(plain)) return Number(plain.replaceAll(',', ''));
  return /^-?\d*[.,]?\d+$/.test(plain) ? Number(plain.replace(',', '.')) : null;
}

/** '12 (33.3%)'. */
export const counted = /^(\d[\d,]*)\s*\((\d+(?:[.,]\d+)?)\s*%?\)$/u;
export const joined = (...names: readonly string[]): string => names.filter((text) => text !== '').join(', ');

const isNumber = (cell = ''): boolean => numberIn(cell) !== null || counted.test(cell);

interface Caption {
  n: number;
  text: string;
}
const captionsAmong = (blocks: readonly Block[]): Caption[] =>
  blocks.flatMap((one) =>
    one.kind !== 'table' && isCaption(one.text) && captionBegun(one.text.trim())?.kind === 'table' ? [one] : [],
  );

/** The tables of a paper with their captions, which stand above or below them, whichever is more frequent. */
export function tablesOf({ blocks }: SourceDocument): Map<Block, Table> {
  const all = blocks.flatMap((block, index) => {
    if (block.kind !== 'table') return [];
    const above = captionsAmong(blocks.slice(Math.max(0, index - 2), index)).at(-1);
    const [below] = captionsAmong(blocks.slice(index + 1, index + 3));
    return [{ block, above, below }];
  });
  const isBelow = all.filter(({ below }) => below).length > all.filter(({ above }) => above).length;
  return new Map(all.map(({ block, above, below }) => [block, tableOf(block, isBelow ? below : above)]));
}

/**
 * A table's first row is its head; what is merged downwards stands in its first row alone. Rows are called by the cells before the first number, and the
 * name that they stand under.
 */
function tableOf(block: TableBlock, caption: Caption | undefined): Table {
  const [head, ...rows] = readTable(block).map(({ ref, cells, own }) => ({
    at: ref,
    cells: cells.map((text, column) => (own[column] === false ? '' : text.replace(/\s+/g, ' '))),
  }));
  const columns = head?.cells ?? [];
  const labels = columns.findIndex((_, column) => column > 0 && rows.some(({ cells }) => isNumber(cells[column])));
  let over = '';
  const all = rows.map(({ cells, at }): Row => {
    const isOver = cells.slice(1).every((cell) => cell === '');
    if (labels > 1 || isOver) over = cells[0] || over;
    const own = joined(...cells.slice(labels > 1 ? 1 : 0, Math.max(1, labels)));
    return { cells, at, over, own, sums: sumsOf(cells.find((cell) => /\p{L}/u.test(cell)) ?? ''), isOver };
  });
  const isPlain = new Set(all.map((row) => joined(row.over, row.own))).size === all.length;
  return {
    caption: caption?.text.trim() ?? '',
    captionAt: caption ? [String(caption.n)] : [],
    head: columns,
    rows: isPlain ? all : [],
  };
}
