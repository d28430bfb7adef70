import { readFileSync } from 'node:fs';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { documentOf } from '../../../support/blocks.ts';

/**
 * Invented papers in the layouts that lecturers upload, as a reader gives them that knows no headings: people, places and journals do not
 * exist. A line of `---` ends a page.
 */
export function paperOf(text: string): SourceDocument {
  const pages = text.trim().split('\n---\n');
  const { blocks } = documentOf(pages.map((page, index) => `--- muka surat ${index + 1} ---\n${page}`).join('\n'));
  return { kind: 'pdf', blocks, notices: [], pages: pages.length };
}

const layoutOf = (name: string): SourceDocument =>
  paperOf(readFileSync(new URL(`../../../eval/papers/layouts/${name}.txt`, import.meta.url), 'utf8'));

/** A thesis: chapters in words and digits, title below its number, contents lists, Malay names. */
export const thesis = layoutOf('thesis');

/** An English article: Roman sections, a run-in abstract, citations by number. */
export const numberedArticle = layoutOf('numberedArticle');

/** An Indonesian article: lettered sections, a run-in abstract. */
export const indonesianArticle = layoutOf('indonesianArticle');

/** A Malay article: headings in capitals without numbers, two abstracts, what looks like a citation and is none. */
export const malayArticle = layoutOf('malayArticle');

/** A concept paper: no study of its own, title-case headings, undated and same-year works. */
export const conceptPaper = layoutOf('conceptPaper');

/** A journal article with numbered sections that is sound throughout: every citation listed, every entry cited. */
export const soundArticle = layoutOf('soundArticle');

export const layouts = { thesis, numberedArticle, indonesianArticle, malayArticle, conceptPaper, soundArticle };
