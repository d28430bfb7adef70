import { sectionKinds, type Section, type SectionKind } from '../../../../shared/acadiora/facts.ts';
import { blockText } from '../../../../shared/document/citation.ts';
import type { SourceDocument } from '../../../../shared/document/document.ts';
import { countWords } from '../text/words.ts';
import { kindsPromised } from './sectionNames.ts';

const always: readonly SectionKind[] = ['abstract', 'introduction', 'references'];
const ofStudies: readonly SectionKind[] = ['literature', 'methodology', 'findings', 'discussion', 'conclusion'];

/** The line of keywords below an abstract. */
export const saysKeywords = /kata[\s-]*kunci|key\s?-?words?\b|index terms/iu;

/** A paper that reports a study of its own has parts on how, on what was found and on what that means; one of them may be missing. */
export function isStudy(sections: readonly Section[]): boolean {
  const held = new Set(sections.map(({ kind }) => kind));
  return (['methodology', 'findings', 'discussion'] as const).filter((kind) => held.has(kind)).length > 1;
}

/** Some journals set the abstract in a cell beside the authors' address: no heading of its own. */
const isAbstractInCell = ({ blocks }: SourceDocument, sections: readonly Section[]): boolean =>
  blocks.some(
    (block) =>
      block.n < Number(sections[1]?.at) &&
      block.kind === 'table' &&
      /(?:^|\|\s*)abstra[ck]t?\b/imu.test(blockText(block)),
  );

/** Some journals begin the introduction below the keywords without a heading. */
function isIntroductionUnheaded({ blocks }: SourceDocument, sections: readonly Section[]): boolean {
  const body = sections.find(({ kind }) => kind !== 'front' && kind !== 'abstract');
  const front = blocks.filter(({ n }) => n < Number(body?.at ?? 0));
  const keywords = front.findLastIndex((block) => saysKeywords.test(blockText(block).slice(0, 40)));
  const below = keywords < 0 ? [] : front.slice(keywords + 1);
  return below.reduce((sum, block) => sum + countWords(blockText(block)), 0) >= leastIntroduction;
}
const leastIntroduction = 80;

/** The expected parts that no heading promises. A theory part serves where the literature has none of its own. */
export function missingOf(read: SourceDocument, sections: readonly Section[]): SectionKind[] {
  // Without any heading nothing can be said of what is missing.
  if (sections.length < 3) return [];
  const held = new Set(
    sections.flatMap(({ kind, heading, level }) => [kind, ...(level === 1 ? kindsPromised(heading) : [])]),
  );
  if (held.has('theory')) held.add('literature');
  if (isAbstractInCell(read, sections)) held.add('abstract');
  if (isIntroductionUnheaded(read, sections)) held.add('introduction');
  const expected = isStudy(sections) ? [...always, ...ofStudies] : always;
  return sectionKinds.filter((part) => expected.includes(part) && !held.has(part));
}
