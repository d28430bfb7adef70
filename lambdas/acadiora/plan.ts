import * as z from 'zod';
import { criterionKeys, type CriterionKey } from '../../shared/acadiora/criteria.ts';
import { type Section, sectionKinds, type SectionKind } from '../../shared/acadiora/facts.ts';
import type { PageText } from '../../shared/evidence.ts';
import { pagesOfSections } from './facts/structure/sections.ts';

/** Names one model call of a review: the paper's own data, one part of one criterion, or the whole. */
export const taskSchema = z.string().regex(/^(?:metadata|overall|[a-zA-Z]+-\d+)$/);

/** The criterion that a call is about. @throws {RangeError} for a call about the paper itself or the whole. */
export function criterionOf(task: string): CriterionKey {
  const criterion = criterionKeys.find((key) => task.startsWith(`${key}-`));
  if (criterion === undefined) throw new RangeError(`No criterion has a task ${task}`);
  return criterion;
}

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
  technical: sectionKinds,
};

/** Where a criterion is looked for when the paper has no section of its own for it. */
const elsewhere: readonly SectionKind[] = ['other', 'abstract', 'introduction', 'front'];

/** A part is about this long; longer papers get longer parts, so that all calls of a review are under way at once. */
const partCharacters = { least: 60_000, most: 240_000 } as const;
/**
 * As many as the state machine runs at once (`MaxConcurrency`), the paper's own data among them. A paper that stays over it in parts of
 * the longest kind has more, and the last ones wait for their turn.
 */
const tasksAtMost = 24;

/** Characters of a paper that are read; nobody's paper is longer, but a file may be. */
export const paperCharacters = 1_500_000;

/** A page's text in pieces of at most `characters`, cut at the end of a line where there is one. */
function piecesOf(page: PageText, characters: number): PageText[] {
  const pieces: PageText[] = [];
  let { text } = page;
  while (text.length > characters) {
    const lineEnd = text.lastIndexOf('\n', characters);
    const end = lineEnd > 0 ? lineEnd : characters;
    pieces.push({ ...page, text: text.slice(0, end) });
    text = text.slice(lineEnd > 0 ? end + 1 : end);
  }
  return [...pieces, { ...page, text }];
}

/**
 * The beginning of a document, up to so many characters, and the page on which the rest begins, if any is left. A page is kept whole or
 * not at all, but for the first: Word files that note no page breaks are one long page.
 */
export function beginningOf(
  pages: readonly PageText[],
  characters: number,
): { pages: PageText[]; firstUnread: number | null } {
  const [first, ...others] = pages;
  const [start, ...rest] = first === undefined ? [] : piecesOf(first, characters);
  if (first === undefined || start === undefined) return { pages: [], firstUnread: null };
  if (rest.length > 0) return { pages: [start], firstUnread: first.number };
  let length = start.text.length;
  const left = others.findIndex(({ text }) => (length += text.length) > characters);
  if (left === -1) return { pages: [...pages], firstUnread: null };
  return { pages: [start, ...others.slice(0, left)], firstUnread: others[left]?.number ?? null };
}

/** The pages that are reviewed, and the first page that is not (wholly), when the document is longer than any paper. */
export const withinLimit = (pages: readonly PageText[]) => beginningOf(pages, paperCharacters);

/** The pages of a criterion's own sections, or of where it may be found otherwise, or all. */
export function pagesFor(
  criterion: CriterionKey,
  pages: readonly PageText[],
  sections: readonly Section[],
): PageText[] {
  const of = (kinds: readonly SectionKind[]): PageText[] =>
    pagesOfSections(pages, sections, new Set(sections.filter(({ kind }) => kinds.includes(kind))));
  const own = of(concerns[criterion]);
  if (own.length > 0) return own;
  const other = of(elsewhere);
  return other.length > 0 ? other : [...pages];
}

/** Pages in order, in parts of about `characters`; no page is cut but one that is longer than a part. */
function pageParts(pages: readonly PageText[], characters: number): PageText[][] {
  const parts: PageText[][] = [[]];
  let length = 0;
  for (const page of pages.flatMap((one) => piecesOf(one, characters))) {
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
      pageParts(all, characters).map((part, n) => ({ name: `${criterion}-${n}`, criterion, pages: part })),
    );
    // Less than the most: one more is asked for the paper's own data.
    if (tasks.length < tasksAtMost || characters >= partCharacters.most) return tasks;
  }
}
