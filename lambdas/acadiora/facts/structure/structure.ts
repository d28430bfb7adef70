import type { Facts, Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../../shared/evidence.ts';
import { kindsPromised } from './sectionNames.ts';
import { paperLanguage } from '../text/paperLanguage.ts';
import { findSections } from './sections.ts';
import { wordsIn } from '../text/wordCount.ts';

const always: readonly SectionKind[] = ['abstract', 'introduction', 'conclusion', 'references'];
const empirical: readonly SectionKind[] = [
  'abstract',
  'introduction',
  'literature',
  'methodology',
  'findings',
  'discussion',
  'conclusion',
  'references',
];

/** A paper that reports a study of its own: it has a part on how or on what was found. */
export const isEmpirical = (sections: readonly Section[]): boolean =>
  sections.some(({ kind }) => kind === 'methodology' || kind === 'findings');

/** A proposal has nothing found yet. */
const isProposal = (pages: readonly PageText[]): boolean =>
  /(?:kertas|laporan) cadangan|cadangan (?:kajian|penyelidikan)|usulan penelitian|research proposal/iu.test(
    (pages[0]?.text ?? '').slice(0, 1500),
  );
/** Reports of action research tell of others' studies, if at all, where they tell of the problem. */
const isActionResearch = (pages: readonly PageText[]): boolean =>
  /(?:kajian|penyelidikan) tindakan|action research|penelitian tindakan/iu.test((pages[0]?.text ?? '').slice(0, 1500));
const notYet: ReadonlySet<SectionKind> = new Set(['abstract', 'findings', 'discussion', 'conclusion']);

/** The expected parts that no heading promises. A theory part serves where the literature has none of its own. */
function missingOf(sections: readonly Section[], pages: readonly PageText[]): SectionKind[] {
  // Without any heading nothing can be said of what is missing.
  if (sections.length < 3) return [];
  const held = new Set(
    sections.flatMap(({ kind, heading, level }) => [kind, ...(level === 1 ? kindsPromised(heading) : [])]),
  );
  if (held.has('theory') || isActionResearch(pages)) held.add('literature');
  const exempt = !held.has('findings') && isProposal(pages);
  return (isEmpirical(sections) ? empirical : always).filter(
    (kind) => !held.has(kind) && !(exempt && notYet.has(kind)),
  );
}

/** What a paper is made of. `omittedWords`: those of running heads and feet that the reader left out of the pages. */
export function countStructure(
  pages: readonly PageText[],
  omittedWords = 0,
): Pick<Facts, 'wordCount' | 'pageCount' | 'language' | 'sections' | 'missingSections'> {
  const sections = findSections(pages);
  return {
    wordCount: pages.reduce((sum, { text }) => sum + wordsIn(text), omittedWords),
    pageCount: Math.max(1, pages.length),
    language: paperLanguage(pages.map(({ text }) => text).join('\n')),
    sections,
    missingSections: missingOf(sections, pages),
  };
}
