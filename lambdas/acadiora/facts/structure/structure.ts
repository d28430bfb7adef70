import type { Facts, Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { kindsPromised } from './sectionNames.ts';
import { paperLanguage } from '../text/paperLanguage.ts';
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
const proposal = /(?:kertas|laporan) cadangan|cadangan (?:kajian|penyelidikan)|usulan penelitian|research proposal/iu;
/** Reports of action research tell of others' studies, if at all, where they tell of the problem. */
const actionResearch = /(?:kajian|penyelidikan) tindakan|action research|penelitian tindakan/iu;
const notYet: ReadonlySet<SectionKind> = new Set(['abstract', 'findings', 'discussion', 'conclusion']);

/** The expected parts that no heading promises. A theory part serves where the literature has none of its own. */
function missingOf(sections: readonly Section[], text: string): SectionKind[] {
  // Without any heading nothing can be said of what is missing.
  if (sections.length < 3) return [];
  const opening = text.slice(0, 1500);
  const held = new Set(
    sections.flatMap(({ kind, heading, level }) => [kind, ...(level === 1 ? kindsPromised(heading) : [])]),
  );
  if (held.has('theory') || actionResearch.test(opening)) held.add('literature');
  const exempt = !held.has('findings') && proposal.test(opening);
  return (isEmpirical(sections) ? empirical : always).filter(
    (kind) => !held.has(kind) && !(exempt && notYet.has(kind)),
  );
}

/** What a paper is made of. `read`: the document without sentences that are addressed to an AI; its words are counted all the same. */
export function countStructure(
  document: SourceDocument,
  read: SourceDocument,
  sections: Section[],
): Pick<Facts, 'wordCount' | 'pageCount' | 'language' | 'sections' | 'missingSections'> {
  const text = read.blocks.map(blockText).join('\n');
  return {
    wordCount: document.blocks.reduce((sum, block) => sum + wordsIn(blockText(block)), document.omittedWords ?? 0),
    pageCount: document.pages,
    language: paperLanguage(text),
    sections,
    missingSections: missingOf(sections, text),
  };
}
