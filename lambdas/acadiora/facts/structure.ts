import type { Facts } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';
import { findSections } from './sections.ts';
import { wordsIn } from './words.ts';

/** What a paper is made of. */
export function countStructure(
  pages: readonly PageText[],
): Pick<Facts, 'wordCount' | 'pageCount' | 'language' | 'sections' | 'missingSections'> {
  return {
    wordCount: pages.reduce((sum, { text }) => sum + wordsIn(text), 0),
    pageCount: Math.max(1, pages.length),
    language: 'ms',
    sections: findSections(pages),
    missingSections: [],
  };
}
