import type { Doubt } from '../claims/doubt.ts';
import { toCheckText } from '../texts.ts';
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

/** What is to be checked, each sentence once with the heading above its part, or else the label of its row: the end of a file. `of`: what it is of. */
export function doubtBlocks(blocks: readonly Block[], doubts: readonly Doubt[] = [], of = ''): Block[] {
  if (doubts.length === 0) return [];
  const parts = new Map<string, PartWords>();
  let above = '';
  for (const block of blocks)
    if (block.kind === 'heading') above = block.text;
    else
      for (const [label, shown] of labelled(block))
        for (const part of partsIn(shown)) {
          const words = part.blocks.flatMap(cellBlockTexts).join('\n');
          parts.set(part.at, { title: above || label, words, places: new Map() });
        }
  const items = new Map<string, { title: string; told: string; count: number }>();
  for (const doubt of doubts) {
    const part = parts.get(doubt.at) ?? { title: '', words: '', places: new Map() };
    const { title, places } = part;
    const found = places.get(doubt.text) ?? placesOf(doubt.text, part.words);
    places.set(doubt.text, found);
    const from = found[doubt.nth];
    const sentence = from === undefined ? '' : sentenceAt(from, doubt, part.words);
    const quoted = sentence === '' || sentence === doubt.text ? '' : ` Ayat: “${sentence}”`;
    // Most reasons name the words.
    const named = doubt.reason.includes(doubt.text) ? '' : `“${doubt.text}”. `;
    const told = `${title === '' ? '' : ': '}${named}${doubt.reason}${quoted}`;
    const item = items.get(title + told) ?? { title, told, count: 0 };
    items.set(title + told, item);
    item.count++;
  }
  return [
    heading(2, `${of === '' ? '' : `${of}: `}${toCheckText(doubts.length)}`),
    numbered(
      [...items.values()].map(({ title, told, count }) => [
        { text: title, bold: true },
        { text: count > 1 ? `${told} (${count} kali)` : told },
      ]),
    ),
  ];
}
