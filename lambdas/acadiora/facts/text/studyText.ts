import type { Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText, placeAt, textAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Block, Ref, SourceDocument, TableBlock } from '../../../../shared/document/document.ts';
import { frontOf, type Front } from '../front/frontLines.ts';
import { titleOf } from '../front/title.ts';
import { headingEvidence } from '../structure/places.ts';
import { findSections, sectionIndexes } from '../structure/sections.ts';
import { paperTable, type Table } from './paperTables.ts';
import { citation, excerpt, isCaption, sentencesIn, type Sentence } from './sentences.ts';

/** Words of a paper with their block, or their row, and how that place is called for people. */
interface Line {
  text: string;
  at: Ref;
  place: string;
}

/** A sentence of prose with the part of the paper it stands in. */
export interface StudySentence extends Line {
  kind: SectionKind;
  /** Index of its section among the paper's. */
  section: number;
}

/** A paper as its checks read it: prose by section, captions, headings and tables apart. The same for the same document. */
export class StudyText {
  /** The kind of each section; a heading that fits none takes the kind of the one it stands within. */
  readonly kinds: readonly SectionKind[];
  /** With the kind of their section. */
  readonly headings: readonly StudySentence[];
  readonly sentences: StudySentence[] = [];
  readonly captions: StudySentence[] = [];
  readonly tables: Table[] = [];
  readonly front: Front;
  /** As its front shows it; null where no line can be one. */
  readonly printedTitle: ReturnType<typeof titleOf>;
  private uncitedSentences: StudySentence[] | undefined;
  /** Index of the section of each block, by its number. */
  private readonly sectionOf: ReadonlyMap<number, number>;

  constructor(
    readonly document: SourceDocument,
    readonly sections: readonly Section[],
  ) {
    const { blocks } = document;
    this.front = frontOf(document);
    this.printedTitle = titleOf(this.front);
    this.kinds = kindsOf(sections);
    this.sectionOf = sectionIndexes(blocks, sections);
    this.headings = sections.flatMap(({ heading: text, at, place }, section) =>
      text === '' ? [] : [{ text, at, place, section, kind: this.kinds[section] ?? 'other' }],
    );
    const headingAt = new Map(this.headings.map(({ at, text }) => [Number(at), text]));
    for (const [index, block] of blocks.entries()) {
      const before = blocks[index - 1];
      const section = this.sectionOf.get(block.n) ?? 0;
      const kind = this.kinds[section] ?? 'front';
      const at = String(block.n);
      if (block.kind === 'table') {
        // A page's foot may stand between a caption and its table.
        const caption = [before, blocks[index - 2]].find(
          (one): one is Exclude<Block, TableBlock> => one !== undefined && one.kind !== 'table' && isCaption(one.text),
        );
        const table = paperTable(document, block);
        const last = this.tables.at(-1);
        // The next page repeats the head, not the caption.
        if (!caption && last && table.head.join('|') === last.head.join('|')) last.rows.push(...table.rows);
        else {
          const named = { caption: caption?.text.trim() ?? '', captionAt: String(caption?.n ?? at) };
          this.tables.push({ ...named, kind, section, ...table });
        }
        continue;
      }
      const line = { at, place: placeAt(document, at), kind, section };
      const text = block.text.trim();
      if (isCaption(block.text)) this.captions.push({ text, ...line });
      else {
        const own = withoutHeading(text, headingAt.get(block.n) ?? '', headingAt.get(before?.n ?? 0) ?? '');
        for (const sentence of sentencesIn(own)) this.sentences.push({ text: sentence.text, ...line });
      }
    }
  }

  sectionAt({ n }: Block): Section | undefined {
    return this.sections[this.sectionOf.get(n) ?? 0];
  }

  kindAt({ n }: Block): SectionKind {
    return this.kinds[this.sectionOf.get(n) ?? 0] ?? 'front';
  }

  /** The prose of these parts. */
  within(...kinds: readonly SectionKind[]): StudySentence[] {
    return this.sentences.filter(({ kind }) => kinds.includes(kind));
  }

  /** What is said there of the study itself: a sentence that cites tells of another's. */
  uncited(...kinds: readonly SectionKind[]): StudySentence[] {
    // Many checks ask, of long papers.
    this.uncitedSentences ??= this.sentences.filter(({ text }) => !citation.test(text));
    return this.uncitedSentences.filter(({ kind }) => kinds.includes(kind));
  }

  /** What the study says of itself. */
  get own(): StudySentence[] {
    return this.within(...ownKinds);
  }

  /** All that the authors argue: without front, references, appendices and thanks. */
  get body(): StudySentence[] {
    return this.sentences.filter(({ kind }) => !outside.includes(kind));
  }

  /** Of what is named there, the whole study is about. Where no title is told apart, the first sentences. */
  get title(): string {
    const title = this.printedTitle;
    const isInFront = title?.at.every((at) => this.kinds[this.sectionOf.get(Number(at)) ?? 0] === 'front');
    return isInFront && title ? title.value : textOf(this.within('front').slice(0, 3));
  }

  /** Evidence of the first place in these parts that says it, about that place. */
  told(pattern: RegExp, ...kinds: readonly SectionKind[]): Citation | null {
    return evidenceOf(this.within(...kinds), pattern);
  }

  /** Where something was looked for: the heading of the first such section. */
  placeOf(...wanted: readonly SectionKind[]): Citation | null {
    const headings = wanted.map((kind) => headingEvidence(this.sections[this.kinds.indexOf(kind)]));
    return headings.find((found) => found !== null) ?? null;
  }

  /** How many words the prose of these parts has. */
  wordsUnder(...kinds: readonly SectionKind[]): number {
    return this.within(...kinds).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
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

/** Parts that speak of the study itself, not of others' studies. */
export const ownKinds: readonly SectionKind[] = ['abstract', 'objectives', 'methodology', 'findings', 'other'];
const outside: readonly SectionKind[] = ['references', 'appendix', 'acknowledgements', 'front'];

/** Every place of these lines that a pattern finds, as evidence about that place. */
export const foundIn = <L extends Line>(lines: readonly L[], pattern: RegExp) =>
  lines.flatMap((line) =>
    [...line.text.matchAll(pattern)].map((match) => ({ line, match, evidence: cite(line, match.index) })),
  );

/** The words of several sentences as one text. */
export const textOf = (lines: readonly { text: string }[]): string => lines.map(({ text }) => text).join(' ');

/** Evidence of the first place that says it, about that place. */
export function evidenceOf(lines: readonly Line[], pattern: RegExp): Citation | null {
  const line = lines.find(({ text }) => text.search(pattern) >= 0);
  return line ? cite(line, line.text.search(pattern)) : null;
}

/** What follows a heading in its own block; nothing of the title of a chapter whose number stands in the block before. */
function withoutHeading(text: string, heading: string, headingBefore: string): string {
  if (heading !== '' && (text.startsWith(heading) || heading.startsWith(text)))
    return text.slice(heading.length).replace(/^[\s:.—–-]+/u, '');
  return headingBefore !== text && headingBefore.endsWith(` ${text}`) ? '' : text;
}

/** Headings that fit no kind belong to the section they stand within; all within an appendix or a list of references stays there. */
function kindsOf(sections: readonly Section[]): SectionKind[] {
  const open: { level: number; kind: SectionKind }[] = [];
  return sections.map(({ kind: own, level }) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1)?.kind;
    const isBound = parent === 'appendix' || parent === 'references';
    const kind = parent !== undefined && (own === 'other' || isBound) ? parent : own;
    open.push({ level, kind });
    return kind;
  });
}

/** The words of a sentence as evidence: whole, or what fits of it around `offset`. */
export const cite = ({ text, at, place }: Line, offset = 0): Citation => ({
  at: [at],
  quote: excerpt(text, offset),
  place,
});

/** A block is looked into once for each of its citations. */
const known = new WeakMap<Block, Sentence[]>();
function sentencesOf(block: Exclude<Block, TableBlock>): Sentence[] {
  const sentences = known.get(block) ?? sentencesIn(block.text);
  known.set(block, sentences);
  return sentences;
}
