import type { Doubt } from '../claims/doubt.ts';
import { toCheckText } from '../text/texts.ts';
import { type Block, cellBlockTexts, heading, numbered, partsIn } from './blocks.ts';
import { placesOf } from './marks.ts';

/** A part as its doubts are looked up in it; `places`: of each text that was looked for. */
interface PartWords {
  title: string;
  words: string;
  places: Map<string, number[]>;
}

/** Letters of a sentence that are quoted on either side of a doubt. */
const reach = 500;

/** The sentence round a place in a part's words, without a bracket that closes the one before. */
function sentenceAt(from: number, { text }: Doubt, words: string): string {
  const to = from + text.length;
  const before = words.slice(Math.max(0, from - reach), from).split(/\n|[.!?]\s/);
  const [after = ''] = words.slice(to, to + reach).split(/\n|(?<=[.!?])\s/);
  return `${before.at(-1)}${text}${after}`.trim().replace(/^\([^()]*\)\s+/, '');
}

/** A block, or the rows of a table, each with its label. */
const labelled = (block: Block): [label: string, blocks: readonly Block[]][] =>
  block.kind !== 'table'
    ? [['', [block]]]
    : block.rows.map((row) => [
        row[0]?.style === 'label' ? row[0].blocks.flatMap(cellBlockTexts).join(' ') : '',
        row.flatMap(({ blocks }) => blocks),
      ]);

/** The parts of a document by their pointers, each called by the heading above it, or else by the label of its row. */
function partsByPlace(blocks: readonly Block[]): Map<string, PartWords> {
  const parts = new Map<string, PartWords>();
  let above = '';
  for (const block of blocks)
    if (block.kind === 'heading') above = block.text;
    else
      for (const [label, shown] of labelled(block))
        for (const { at, blocks: own } of partsIn(shown))
          parts.set(at, { title: above || label, words: own.flatMap(cellBlockTexts).join('\n'), places: new Map() });
  return parts;
}

/** What a doubt says of its part: its words, unless its reason names them, and their sentence. */
function textOfDoubt(doubt: Doubt, { words, places }: PartWords): string {
  const found = places.get(doubt.text) ?? placesOf(doubt.text, words);
  places.set(doubt.text, found);
  const from = found[doubt.nth];
  const sentence = from === undefined ? '' : sentenceAt(from, doubt, words);
  const quoted = sentence === '' || sentence === doubt.text ? '' : ` Ayat: “${sentence}”`;
  return `${doubt.reason.includes(doubt.text) ? '' : `“${doubt.text}”. `}${doubt.reason}${quoted}`;
}

/** What is to be checked, each sentence once: the end of a file. `of`: what it is of. */
export function doubtBlocks(blocks: readonly Block[], doubts: readonly Doubt[] = [], of = ''): Block[] {
  if (doubts.length === 0) return [];
  const parts = partsByPlace(blocks);
  const counts = new Map<string, { title: string; told: string; count: number }>();
  for (const doubt of doubts) {
    const part = parts.get(doubt.at) ?? { title: '', words: '', places: new Map() };
    const told = `${part.title === '' ? '' : ': '}${textOfDoubt(doubt, part)}`;
    const { count = 0 } = counts.get(part.title + told) ?? {};
    counts.set(part.title + told, { title: part.title, told, count: count + 1 });
  }
  return [
    heading(2, `${of === '' ? '' : `${of}: `}${toCheckText(doubts.length)}`),
    numbered(
      [...counts.values()].map(({ title, told, count }) => [
        { text: title, bold: true },
        { text: count > 1 ? `${told} (${count} kali)` : told },
      ]),
    ),
  ];
}
