import { type GridRow, type TableBlock, textOfCell } from '../document.ts';
import { labelKind } from '../../course/words/vocabulary.ts';
import { itemNumber } from './texts.ts';

/** The places of a row as it is printed; `spread`: with the text of a cell merged to the right in each of its places. */
export type Grid = { text: string; spread: string; isOwn: boolean }[];

export const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');

/** The texts of a row without those of cells merged from above. */
export const ownTexts = (grid: Grid): string[] =>
  grid.flatMap(({ text, isOwn }) => (isOwn && text !== '' ? [text] : []));

const isItem = (text: string): boolean => itemNumber(text) > 0 && labelKind(text) === null;

/** Whether a row only goes on with the row above, cut by the end of a page or of its cell: each text begins in lower case. */
function isRest({ cells, page }: GridRow, above: GridRow | undefined): boolean {
  const texts = filled(cells.map(textOfCell));
  const isCut = page !== undefined && page !== above?.page;
  // Without pages one text alone, not in the first place, below a text that no full stop ends.
  const goesOn = (cell: GridRow['cells'][number], place: number): boolean =>
    textOfCell(cell) === '' || (place > 0 && /[\p{Ll},]$/u.test(textOfCell(above?.cells[place])));
  const isAlone = texts.length === 1 && cells.every(goesOn);
  // '1. Warna dan | 5. Seni' over 'Bentuk | Cetak', in a table of numbered items alone.
  const isOfList = cells.length > 1 && above?.cells.every((cell) => isItem(textOfCell(cell))) === true;
  const begins = isOfList ? /^\D*$/ : /^\p{Ll}/u;
  return (isCut || isAlone || isOfList) && texts.length > 0 && texts.every((text) => begins.test(text));
}

const isDitto = (text: string): boolean => /^(?:["″〃”]|['’]{2}|- ?["″”] ?-|ditto)$/i.test(text);

function withMerged({ cells }: GridRow, above: Grid | undefined): Grid {
  const grid: Grid = [];
  for (const [column, cell] of cells.entries()) {
    const text = textOfCell(cell);
    if (cell === '^' || isDitto(text)) grid.push({ text: '', spread: '', ...above?.[column], isOwn: false });
    else grid.push({ text, spread: cell === '<' ? (grid[column - 1]?.spread ?? '') : text, isOwn: true });
  }
  return grid;
}

/** The rows of a table. What only goes on with the row above stands there, and its own row is empty. */
export function gridOf({ rows }: TableBlock): Grid[] {
  const grids: Grid[] = [];
  for (const [index, row] of rows.entries()) {
    const above = grids.at(-1);
    if (above === undefined || !isRest(row, rows[index - 1])) {
      // A ditto stands for the last row that is not merged over its places, as that of a holiday is.
      const said = grids.findLast((_, at) => rows[at]?.cells.includes('<') === false);
      grids.push(withMerged(row, row.cells.some((cell) => isDitto(textOfCell(cell))) ? said : above));
      continue;
    }
    for (const [column, cell] of row.cells.entries()) {
      const over = above[column];
      if (over) over.text = `${over.text}\n${textOfCell(cell)}`.trim();
    }
    grids.push(row.cells.map(() => ({ text: '', spread: '', isOwn: true })));
  }
  return grids;
}

function rowsBelow(grids: readonly Grid[], index: number, column: number): number {
  const end = grids.findIndex((grid, place) => place > index && grid[column]?.isOwn === true);
  return (end < 0 ? grids.length : end) - index - 1;
}

/** How many places at the left hold a label that is merged further down than all beside it; 0 where none does. */
export function framingColumns(grids: readonly Grid[], index: number): number {
  const grid = grids[index] ?? [];
  const spans = grid.map((_, column) => rowsBelow(grids, index, column));
  // Places without a text may only pad the table inside.
  const beside = (count: number): number[] => spans.filter((_, column) => column >= count && grid[column]?.text !== '');
  return Math.max(
    0,
    spans.findIndex((_, count) => count > 0 && Math.min(...spans.slice(0, count)) > Math.max(1, ...beside(count))),
  );
}
