import type { Section } from '../../../../shared/acadiora/facts.ts';
import { blockText, placeAt, textAt, type Citation } from '../../../../shared/document/citation.ts';
import type { Block, Ref, SourceDocument, TableBlock } from '../../../../shared/document/document.ts';
import { sentencesOf } from '../../../../shared/claims/names.ts';
import { memo } from '../../../../shared/values/memo.ts';
import { findSections, sectionIndexes } from '../structure/sections.ts';

export interface Sentence {
  text: string;
  /** Where it begins in the text that it is of. */
  start: number;
}

export const sentencesIn = (text: string): Sentence[] =>
  sentencesOf(text).flatMap(({ from, to }) => {
    const raw = text.slice(from, to);
    const start = from + (raw.length - raw.trimStart().length);
    return raw.trim() === '' ? [] : [{ text: raw.trim(), start }];
  });

/** Longer quotes are no help to a reader. */
const longestQuote = 300;

/** What a quote shows of a text: all of it, or so much about the place `at` as fits, on whole words. */
export function excerpt(text: string, at = 0): string {
  if (text.length <= longestQuote) return text;
  const from = Math.max(0, Math.min(at - longestQuote / 2, text.length - longestQuote));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + longestQuote >= text.length ? text.length : text.lastIndexOf(' ', start + longestQuote);
  return text.slice(start, end > start ? end : start + longestQuote).trim();
}

/** Words of a paper at a place as evidence: whole, or what fits of them around `offset`. */
export const cite = (document: SourceDocument, at: Ref, text: string, offset = 0): Citation => ({
  at: [at],
  quote: excerpt(text, offset),
  place: placeAt(document, at),
});

/** A paper with the section that holds each of its blocks. */
export interface StudyText {
  document: SourceDocument;
  sections: Section[];
  sectionAt: (block: Block) => Section | undefined;
}

export function readStudy(document: SourceDocument): StudyText {
  const sections = findSections(document);
  const indexes = sectionIndexes(document.blocks, sections);
  return { document, sections, sectionAt: ({ n }) => sections[indexes.get(n) ?? 0] };
}

/** A block is looked into once for each of its citations. */
const sentencesWithin = memo(({ text }: Exclude<Block, TableBlock>) => sentencesIn(text));

/** The sentence, or the row of a table, at a place in a block's words (`blockText`), as evidence. */
export function citeWithin({ document }: Pick<StudyText, 'document'>, block: Block, offset: number): Citation {
  if (block.kind !== 'table') {
    const all = sentencesWithin(block);
    const sentence = all.findLast(({ start }) => start <= offset) ?? all[0] ?? { text: block.text, start: 0 };
    return cite(document, String(block.n), sentence.text, offset - sentence.start);
  }
  const at = `${block.n}.${blockText(block).slice(0, offset).split('\n').length}`;
  return cite(document, at, textAt(document, at) ?? '');
}
