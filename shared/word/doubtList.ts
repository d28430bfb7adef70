import type { Doubt } from '../claims/doubt.ts';
import { type Place, sentencesOf } from '../claims/names.ts';
import { toCheckText } from '../text/texts.ts';
import { type Block, cellBlockTexts, heading, numbered, partsIn } from './blocks.ts';
import { placesOf } from './marks.ts';

/** A part as its doubts are looked up in it; `places`: of each text that was looked for. */
interface PartWords {
  title: string;
  words: string;
  sentences: readonly Place[];
  places: Map<string, number[]>;
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
        for (const { at, blocks: own } of partsIn(shown)) {
          const words = own.flatMap(cellBlockTexts).join('\n');
          parts.set(at, { title: above || label, words, sentences: sentencesOf(words), places: new Map() });
        }
  return parts;
}

/** What a doubt says of its part: its words, unless its reason names them, and their sentence. */
function textOfDoubt(doubt: Doubt, { words, sentences, places }: PartWords): string {
  const found = places.get(doubt.text) ?? placesOf(doubt.text, words);
  places.set(doubt.text, found);
  const at = found[doubt.nth] ?? Infinity;
  const { from, to } = sentences.find((each) => each.to > at) ?? { from: 0, to: 0 };
  const sentence = words.slice(from, to).trim();
  const quoted = sentence === '' || sentence === doubt.text ? '' : ` Ayat: “${sentence}”`;
  return `${doubt.reason.includes(doubt.text) ? '' : `“${doubt.text}”. `}${doubt.reason}${quoted}`;
}

/** What is to be checked, each sentence once: the end of a file. `of`: what it is of. */
export function doubtBlocks(blocks: readonly Block[], doubts: readonly Doubt[] = [], of = ''): Block[] {
  if (doubts.length === 0) return [];
  const parts = partsByPlace(blocks);
  const counts = new Map<string, { title: string; told: string; count: number }>();
  for (const doubt of doubts) {
    const part = parts.get(doubt.at) ?? { title: '', words: '', sentences: [], places: new Map() };
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
