import { blockText } from '../../shared/document/citation.ts';
import { saysWhole } from '../../shared/text/comparable.ts';
import { blocksOf } from './facts/structure/sections.ts';
import type { StudyText } from './facts/text/studyText.ts';

/** Words that a method is called by in Malay, and those that papers in English or Indonesian use for the same. */
const sameWords: readonly (readonly [string, string])[] = [
  ['kuantitatif', 'quantitative'],
  ['kualitatif', 'qualitative'],
  ['campuran', 'mixed'],
  ['konsep', 'conceptual concept'],
  ['pembangunan', 'development pengembangan'],
  ['tinjauan', 'survey survei'],
  ['kuasi', 'quasi'],
  ['eksperimen', 'experiment experimental'],
  ['tindakan', 'action'],
  ['kes', 'case kasus'],
  ['fenomenologi', 'phenomenology phenomenological'],
  ['etnografi', 'ethnography ethnographic'],
  ['korelasi', 'correlation correlational'],
  ['sampel', 'persampelan pensampelan penyampelan sampling sample sampled'],
  ['rawak', 'random randomly acak'],
  ['berstrata', 'stratified strata'],
  ['berkelompok', 'kelompok cluster'],
  ['mudah', 'convenience simple'],
  ['bertujuan', 'purposive purposif'],
  ['sistematik', 'systematic bersistematik'],
  ['tematik', 'thematic tema theme themes'],
  ['kronologi', 'chronological kronologis'],
];
const canonical = new Map(
  sameWords.flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** Words that hold a phrase together, and those that any paper calls its study by. */
const empty = new Set(
  'yang dan atau di ke dari daripada dengan untuk dalam pada secara oleh bagi sebagai ini itu ialah adalah kajian kaedah reka bentuk pendekatan the of and or in with for an by as was were is are this study method design approach'.split(
    ' ',
  ),
);

/** How a quote is led in to. */
const leadIn =
  /^(?:penulis|pengkaji|kertas|kajian)(?: ini)? (?:menyatakan|melaporkan|menjelaskan)(?: bahawa)?\s*:?\s*/iu;

/** Content words and numbers, each as it is called in Malay. */
const contentOf = (text: string): Set<string> =>
  new Set(
    (
      text
        .normalize('NFKC')
        .toLowerCase()
        .match(/\p{L}{2,}|\d+(?:[.,]\d+)?/gu) ?? []
    )
      .filter((word) => !empty.has(word))
      .map((word) => canonical.get(word) ?? word),
  );

/** What the paper itself says, without the list of others' works. */
export interface PaperWords {
  /** Whether it has these very words. */
  has: (words: string) => boolean;
  /** Whether it has them, or one of its sentences holds all that they are about. */
  holds: (words: string) => boolean;
}

export function paperWords({ document, sections, sentences }: StudyText): PaperWords {
  const own = blocksOf(document.blocks, sections, ({ kind }) => kind !== 'references');
  const text = own.map(blockText).join('\n');
  let contents: Set<string>[] | null = null;
  const has = (words: string): boolean => saysWhole(text, words);
  return {
    has,
    holds(claimed) {
      const words = claimed.replace(leadIn, '');
      if (has(words)) return true;
      const wanted = [...contentOf(words)];
      contents ??= sentences.filter(({ kind }) => kind !== 'references').map((sentence) => contentOf(sentence.text));
      return wanted.length > 0 && contents.some((content) => wanted.every((word) => content.has(word)));
    },
  };
}
