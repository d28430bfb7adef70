import { type Inline, type Run, runsOf, type TextBlock } from './blocks.ts';
import { parseText } from './parse.ts';

/** Texts as one, with `by` between them. */
export const parted = (texts: readonly Inline[], by: string): Run[] =>
  texts.flatMap((text, index) => [...(index === 0 ? [] : [{ text: by }]), ...runsOf(text)]);

const ofBlocks = (blocks: readonly TextBlock[]): Run[] => parted(blocks.map(ofBlock), '\n');

function ofBlock(block: TextBlock): Run[] {
  if (block.kind === 'list') return parted(block.items.map(ofBlocks), '; ');
  if (block.kind === 'table')
    return parted(
      [block.head, ...block.rows].map((row) => parted(row, ', ')),
      '; ',
    );
  return [...runsOf(block.text)];
}

/** A written text for a place that holds one paragraph: its blocks on lines, items and rows parted by semicolons. */
export const flatRuns = (text: string): Run[] => ofBlocks(parseText(text));
