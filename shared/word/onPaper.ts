import { factLines } from '../fact/labels.ts';
import { plainOf, type Run } from '../richText/blocks.ts';
import { parted } from '../richText/flat.ts';
import {
  type Block,
  type Cell,
  type CellBlock,
  type Paragraph,
  type Row,
  type Table,
  cellBlockTexts,
  italic,
  paragraph,
} from './blocks.ts';

/** Blocks as a file has them: parts are what they say, evidence is told, and nothing is there to press. */
export const onPaper = (blocks: readonly Block[]): Block[] => blocks.flatMap(paperBlock);

function paperBlock<B extends Block>(block: B): (B | CellBlock)[] {
  switch (block.kind) {
    case 'part':
      return block.isBlank === true ? [] : block.blocks.flatMap(paperBlock);
    case 'own':
      return block.blocks.flatMap(paperBlock);
    case 'tool':
      return [];
    case 'evidence':
      return factLines(block.fact).map((line) => paragraph(italic(line)));
    case 'list': {
      const items = block.items.map((item) => item.flatMap(paperBlock));
      return [block.isShort ? paragraph(parted(items.map(runsIn), '; ')) : { ...block, items }];
    }
    case 'table':
      return [block.isShort ? inOneParagraph(block) : paperTable(block)];
  }
  return [block];
}

/** In one line: items are parted by semicolons. */
const runsIn = (blocks: readonly CellBlock[]): Run[] =>
  parted(
    blocks.map((block) => {
      if (block.kind === 'paragraph') return block.text;
      return block.kind === 'list' ? parted(block.items.map(runsIn), '; ') : cellBlockTexts(block).join('; ');
    }),
    ' ',
  );

function inOneParagraph({ rows }: Table): Paragraph {
  const facts: Run[][] = [];
  for (const { style, blocks } of rows.flat()) {
    const runs = runsIn(blocks.flatMap(paperBlock));
    if (style === 'label') facts.push([{ text: `${plainOf(runs)}:`, bold: true }]);
    else if (runs.length > 0) facts.at(-1)?.push({ text: ' ' }, ...runs);
  }
  return paragraph(parted(facts, ' · '));
}

const paperTable = ({ widths, head, rows, ...look }: Table): Table => ({
  ...look,
  widths: widths.filter((width) => width > 0),
  head: head.map((row) =>
    joined(row, widths).map(([first, ...more]) => {
      const names = [first, ...more].flatMap(({ blocks }) => blocks.flatMap(cellBlockTexts));
      return more.length === 0 ? first : { ...first, blocks: [paragraph(names.join('; '))] };
    }),
  ),
  rows: rows.map((row) =>
    joined(row, widths).map(([first, ...more]) => {
      const all = [first, ...more].flatMap(({ blocks }) => blocks);
      const blocks = all.flatMap(paperBlock);
      return { ...first, blocks: blocks.length === 0 && all.length > 0 ? [paragraph('-')] : blocks };
    }),
  ),
});

/** Each cell with those of the columns without a width that follow it. */
function joined(row: Row, widths: readonly number[]): [Cell, ...Cell[]][] {
  const cells: [Cell, ...Cell[]][] = [];
  let column = 0;
  for (const cell of row) {
    const covered = widths.slice(column, column + (cell.colspan ?? 1));
    column += covered.length;
    const colspan = covered.filter((width) => width > 0).length;
    if (colspan > 0) cells.push([{ ...cell, ...(covered.length > 1 && { colspan }) }]);
    else cells.at(-1)?.push(cell);
  }
  return cells;
}
