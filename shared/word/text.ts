import { plainOf } from '../richText/blocks.ts';
import type { CellBlock } from './blocks.ts';

/** The lines of a block that may stand in a cell; lines to write on hold no text. */
export function cellBlockTexts(block: CellBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flat().flatMap(cellBlockTexts);
    case 'table':
      return [...block.head, ...block.rows].flat().flatMap(({ blocks }) => blocks.flatMap(cellBlockTexts));
    case 'answerSpace':
      return [];
  }
  return [plainOf(block.text)];
}
