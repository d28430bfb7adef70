import type { Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText, placeAt, textAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Block, Ref, SourceDocument, TableBlock } from '../../../../shared/document/document.ts';
import { memo } from '../../../../shared/memo.ts';
import { findSections, sectionIndexes } from '../structure/sections.ts';
import { isCaption } from './captions.ts';
import { excerpt, sentencesIn } from './sentences.ts';

/** Words of a paper with their block, or their row, and how that place is called for people. */
interface Line {
  text: string;
  at: Ref;
  place: string;
}

/** A sentence of prose with the part of the paper it stands in. */
export interface StudySentence extends Line {
  kind: SectionKind;
}

/** A paper as its checks read it: prose by section. The same for the same document. */
export class StudyText {
  readonly sentences: StudySentence[] = [];
  /** Index of the section of each block, by its number. */
  private readonly sectionOf: ReadonlyMap<number, number>;

  constructor(
    readonly document: SourceDocument,
    readonly sections: readonly Section[],
  ) {
    this.sectionOf = sectionIndexes(document.blocks, sections);
    const headings = new Map(sections.map(({ at, heading }) => [Number(at), heading]));
    for (const [index, block] of document.blocks.entries())
      if (block.kind !== 'table' && !isCaption(block.text)) {
        const before = headings.get(document.blocks[index - 1]?.n ?? 0) ?? '';
        const own = withoutHeading(block.text.trim(), headings.get(block.n) ?? '', before);
        const line = { at: String(block.n), place: placeAt(document, String(block.n)), kind: this.kindAt(block) };
        this.sentences.push(...sentencesIn(own).map(({ text }) => ({ text, ...line })));
      }
  }

  sectionAt({ n }: Block): Section | undefined {
    return this.sections[this.sectionOf.get(n) ?? 0];
  }

  private kindAt(block: Block): SectionKind {
    return this.sectionAt(block)?.kind ?? 'front';
  }

  /** All that the authors argue: without front, references, appendices and thanks. */
  get body(): StudySentence[] {
    return this.sentences.filter(({ kind }) => !outside.includes(kind));
  }

  /** The sentence, or the row of a table, at a place in a block's words (`blockText`), as evidence. */
  citeWithin(block: Block, offset: number): Citation {
    const { document } = this;
    if (block.kind !== 'table') {
      const at = String(block.n);
      const sentences = sentencesOf(block);
      const sentence = sentences.findLast(({ start }) => start <= offset) ??
        sentences[0] ?? { text: block.text, start: 0 };
      return cite({ text: sentence.text, at, place: placeAt(document, at) }, offset - sentence.start);
    }
    const row = blockText(block).slice(0, offset).split('\n').length;
    const at = `${block.n}.${row}`;
    return cite({ text: textAt(document, at) ?? '', at, place: placeAt(document, at) });
  }
}

export const readStudy = (document: SourceDocument, sections: readonly Section[] = findSections(document)): StudyText =>
  new StudyText(document, sections);

const outside: readonly SectionKind[] = ['references', 'appendix', 'acknowledgements', 'front'];

/** Every place of these lines that a pattern finds, as evidence about that place. */
export const foundIn = <L extends Line>(lines: readonly L[], pattern: RegExp) =>
  lines.flatMap((line) =>
    [...line.text.matchAll(pattern)].map((match) => ({ line, match, evidence: cite(line, match.index) })),
  );

/** What follows a heading in its own block; nothing of the title of a chapter whose number stands in the block before. */
function withoutHeading(text: string, heading: string, headingBefore: string): string {
  if (heading !== '' && (text.startsWith(heading) || heading.startsWith(text)))
    return text.slice(heading.length).replace(/^[\s:.—–-]+/u, '');
  return headingBefore !== text && headingBefore.endsWith(` ${text}`) ? '' : text;
}

/** The words of a sentence as evidence: whole, or what fits of it around `offset`. */
export const cite = ({ text, at, place }: Line, offset = 0): Citation => ({
  at: [at],
  quote: excerpt(text, offset),
  place,
});

/** A block is looked into once for each of its citations. */
const sentencesOf = memo(({ text }: Exclude<Block, TableBlock>) => sentencesIn(text));
