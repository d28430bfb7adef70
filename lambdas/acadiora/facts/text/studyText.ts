import type { Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText, placeAt, textAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Block, Ref, SourceDocument, TableBlock } from '../../../../shared/document/document.ts';
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

/** A paper as its checks read it: prose by section, captions, headings and tables apart. */
export interface StudyText {
  document: SourceDocument;
  sections: readonly Section[];
  /** The kind of each section; a heading that fits none takes the kind of the one it stands within. */
  kinds: SectionKind[];
  /** Index of the section of each block, by its number. */
  sectionOf: ReadonlyMap<number, number>;
  /** With the kind of their section. */
  headings: StudySentence[];
  sentences: StudySentence[];
  captions: StudySentence[];
  tables: Table[];
}

/** A paper taken apart. Pure, and the same for the same document. */
export function readStudy(document: SourceDocument, sections: readonly Section[] = findSections(document)): StudyText {
  const { blocks } = document;
  const kinds = kindsOf(sections);
  const sectionOf = sectionIndexes(blocks, sections);
  const headings = sections.flatMap(({ heading: text, at, place }, section) =>
    text === '' ? [] : [{ text, at, place, section, kind: kinds[section] ?? 'other' }],
  );
  const headingAt = new Map(headings.map(({ at, text }) => [Number(at), text]));
  const study: StudyText = { document, sections, kinds, sectionOf, headings, sentences: [], captions: [], tables: [] };
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const section = sectionOf.get(block.n) ?? 0;
    const kind = kinds[section] ?? 'front';
    const at = String(block.n);
    if (block.kind === 'table') {
      // A page's foot may stand between a caption and its table.
      const caption = [before, blocks[index - 2]].find(
        (one) => one !== undefined && one.kind !== 'table' && isCaption(one.text),
      );
      const named =
        caption && caption.kind !== 'table'
          ? { caption: caption.text.trim(), captionAt: String(caption.n) }
          : { caption: '', captionAt: at };
      const table = paperTable(document, block);
      const last = study.tables.at(-1);
      // The next page repeats the head, not the caption.
      if (named.caption === '' && last && table.head.join('|') === last.head.join('|')) last.rows.push(...table.rows);
      else study.tables.push({ ...named, kind, section, ...table });
      continue;
    }
    const place = placeAt(document, at);
    if (isCaption(block.text)) study.captions.push({ text: block.text.trim(), at, place, kind, section });
    else {
      const text = withoutHeading(block.text.trim(), headingAt.get(block.n) ?? '', headingAt.get(before?.n ?? 0) ?? '');
      for (const sentence of sentencesIn(text)) study.sentences.push({ text: sentence.text, at, place, kind, section });
    }
  }
  return study;
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

/** The sentence, or the row of a table, at a place in a block's words (`blockText`), as evidence. */
export function citeWithin({ document }: Pick<StudyText, 'document'>, block: Block, offset: number): Citation {
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

/** Parts that speak of the study itself, not of others' studies. */
export const ownKinds: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'abstract',
  'objectives',
  'methodology',
  'findings',
  'other',
]);

/** What the study says of itself. */
export const ownSentences = ({ sentences }: StudyText): StudySentence[] =>
  sentences.filter(({ kind }) => ownKinds.has(kind));

/** The first sentences before the first heading: of what is named there, the whole study is about. */
export const titleText = ({ sentences }: StudyText): string =>
  sentences
    .filter(({ kind }) => kind === 'front')
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ');

const outside: ReadonlySet<SectionKind> = new Set<SectionKind>(['references', 'appendix', 'acknowledgements', 'front']);

/** All that the authors argue: without front, references, appendices and thanks. */
export const bodySentences = (study: StudyText): StudySentence[] =>
  study.sentences.filter(({ kind }) => !outside.has(kind));

export const sentencesWithin = (study: StudyText, ...kinds: readonly SectionKind[]): StudySentence[] =>
  study.sentences.filter(({ kind }) => kinds.includes(kind));

/** What is said there of the study itself: a sentence that cites tells of another's. */
export const uncited = (study: StudyText, ...kinds: readonly SectionKind[]): StudySentence[] =>
  sentencesWithin(study, ...kinds).filter(({ text }) => !citation.test(text));

/** Evidence of the first place that says it, about that place. */
export function evidenceOf(sentences: readonly Line[], pattern: RegExp): Citation | null {
  for (const sentence of sentences) {
    const offset = sentence.text.search(pattern);
    if (offset >= 0) return cite(sentence, offset);
  }
  return null;
}

/** Where something was looked for: the heading of the first such section. */
export const sectionPlace = ({ kinds, sections }: StudyText, ...wanted: readonly SectionKind[]): Citation | null =>
  wanted.map((kind) => headingEvidence(sections[kinds.indexOf(kind)])).find((found) => found !== null) ?? null;

/** Whether the paper has such a section with enough in it to be judged. */
export const wordsUnder = (study: StudyText, ...kinds: readonly SectionKind[]): number =>
  sentencesWithin(study, ...kinds).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
