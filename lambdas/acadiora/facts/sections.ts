import type { Section } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';
import { wordsIn } from './words.ts';

/** The headings of a paper with what follows each, in reading order; the front first. */
export function findSections(pages: readonly PageText[]): Section[] {
  const words = pages.reduce((sum, { text }) => sum + wordsIn(text), 0);
  return [{ kind: 'front', heading: '', level: 1, page: 1, line: 0, words }];
}

const isBefore = (a: { page: number; line: number }, b: { page: number; line: number }): boolean =>
  a.page < b.page || (a.page === b.page && a.line <= b.line);

/** The lines of these sections, page by page; pages without any are left out. */
export function pagesOfSections(
  pages: readonly PageText[],
  all: readonly Section[],
  wanted: ReadonlySet<Section>,
): PageText[] {
  return pages.flatMap((page) => {
    const lines = page.text.split('\n').filter((_, line) => {
      const section = all.findLast((candidate) => isBefore(candidate, { page: page.number, line }));
      return section !== undefined && wanted.has(section);
    });
    return lines.length === 0 ? [] : [{ ...page, text: lines.join('\n') }];
  });
}
