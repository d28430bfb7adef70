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

/** The sentence of a part in which a doubt stands; '' for a doubt that does not. */
function sentenceOf({ text, nth }: Doubt, { words, sentences, places }: PartWords): string {
  const found = places.get(text) ?? placesOf(text, words);
  places.set(text, found);
  const at = found[nth] ?? Infinity;
  const { from, to } = sentences.find((each) => each.to > at) ?? { from: 0, to: 0 };
  return words.slice(from, to).trim();
}

/** What is to be checked, each sentence once with its doubts: the end of a file. `of`: what it is of; `word`: before a sentence. */
export function doubtBlocks(blocks: readonly Block[], doubts: readonly Doubt[] = [], of = '', word = 'Ayat'): Block[] {
  if (doubts.length === 0) return [];
  const parts = partsByPlace(blocks);
  const items = new Map<string, { title: string; reasons: Set<string>; quoted: string }>();
  for (const doubt of doubts) {
    const part = parts.get(doubt.at) ?? { title: '', words: '', sentences: [], places: new Map() };
    const { title } = part;
    const sentence = sentenceOf(doubt, part);
    const quoted = sentence === '' || sentence === doubt.text ? '' : ` ${word}: “${sentence}”`;
    const key = title + (sentence || doubt.text);
    const item = items.get(key) ?? { title, reasons: new Set<string>(), quoted };
    items.set(key, item);
    item.reasons.add(doubt.reason.includes(doubt.text) ? doubt.reason : `“${doubt.text}”. ${doubt.reason}`);
  }
  return [
    heading(2, `${of === '' ? '' : `${of}: `}${toCheckText(items.size)}`),
    numbered(
      [...items.values()].map(({ title, reasons, quoted }) => [
        { text: title, bold: true },
        { text: `${title === '' ? '' : ': '}${[...reasons].join(' ')}${quoted}` },
      ]),
    ),
  ];
}
