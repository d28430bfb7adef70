import { z } from 'zod';
import { criterionKeys, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import type { Section, SectionKind } from '../../shared/acadiora/facts.ts';
import type { PageText } from '../../shared/evidence.ts';
import { pagesOfSections } from './facts/sections.ts';

/** Names one model call of a review: the paper's own data, one part of one criterion, or the whole. */
export const taskSchema = z.string().regex(/^(?:metadata|overall|[a-zA-Z]+-\d+)$/);

/** The sections that concern each criterion; the technical reader sees all, so that no line of a paper goes unread. */
const concerns: Record<CriterionKey, readonly SectionKind[]> = {
  titleAbstract: ['front', 'abstract'],
  introduction: ['introduction'],
  objectivesQuestions: ['objectives', 'introduction', 'abstract'],
  theoryFramework: ['theory', 'literature', 'introduction'],
  literatureReview: ['literature', 'theory'],
  methodology: ['methodology'],
  dataAnalysis: ['methodology', 'findings'],
  findings: ['objectives', 'findings'],
  discussion: ['discussion', 'findings'],
  conclusion: ['conclusion', 'discussion'],
  technical: [
    'front',
    'abstract',
    'introduction',
    'objectives',
    'theory',
    'literature',
    'methodology',
    'findings',
    'discussion',
    'conclusion',
    'acknowledgements',
    'references',
    'appendix',
    'other',
  ],
};

/** Where a criterion is looked for when the paper has no section of its own for it. */
const elsewhere: readonly SectionKind[] = ['other', 'abstract', 'introduction', 'front'];

/** A part is about this long; longer papers get longer parts, so that a review stays within two rounds of twelve calls. */
const partCharacters = { least: 60_000, most: 240_000 } as const;
const tasksAtMost = 24;

/** Characters of a paper that are read; nobody's paper is longer, but a file may be. */
export const paperCharacters = 1_500_000;

/** The pages that are reviewed, and the first page that is not, when the document is longer than any paper. */
export function withinLimit(pages: readonly PageText[]): { pages: PageText[]; firstUnread: number | null } {
  let characters = 0;
  const kept = pages.filter(({ text }, i) => i === 0 || (characters += text.length) <= paperCharacters);
  return { pages: kept, firstUnread: pages[kept.length]?.number ?? null };
}

/** The pages of a criterion's own sections, or of where it may be found otherwise. */
export function pagesFor(
  criterion: CriterionKey,
  pages: readonly PageText[],
  sections: readonly Section[],
): PageText[] {
  const of = (kinds: readonly SectionKind[]): PageText[] =>
    pagesOfSections(pages, sections, new Set(sections.filter(({ kind }) => kinds.includes(kind))));
  const own = of(concerns[criterion]);
  return own.length > 0 ? own : of(elsewhere);
}

/** Pages in order, in parts of about `characters`; a page is never cut. */
function partsOf(pages: readonly PageText[], characters: number): PageText[][] {
  const parts: PageText[][] = [[]];
  let length = 0;
  for (const page of pages) {
    if (length > 0 && length + page.text.length > characters) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(page);
    length += page.text.length;
  }
  return parts;
}

export interface ReviewTask {
  name: string;
  criterion: CriterionKey;
  pages: PageText[];
}

/** The calls that review a paper, side by side: each criterion on its own sections, in parts when they are long. Pure. */
export function tasksOf(pages: readonly PageText[], sections: readonly Section[]): ReviewTask[] {
  const own = criterionKeys.map((criterion) => ({ criterion, pages: pagesFor(criterion, pages, sections) }));
  for (let characters: number = partCharacters.least; ; characters *= 2) {
    const tasks = own.flatMap(({ criterion, pages: all }) =>
      partsOf(all, characters).map((part, n) => ({ name: `${criterion}-${n}`, criterion, pages: part })),
    );
    // One more is asked for the paper's own data.
    if (tasks.length < tasksAtMost || characters >= partCharacters.most) return tasks;
  }
}
