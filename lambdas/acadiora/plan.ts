import type { CriterionKey } from '../../shared/acadiora/criteria.ts';
import { type Facts, type Section } from '../../shared/acadiora/facts.ts';
import { type SectionKind, sectionKinds } from '../../shared/acadiora/kinds.ts';
import { blockText, placeAt } from '../../shared/document/citation.ts';
import type { Block, SourceDocument } from '../../shared/document/document.ts';
import { blocksOf } from './facts/structure/sections.ts';

/** The sections that concern each criterion of a paper beyond the window; the technical reader sees the paper from its beginning. */
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

/** Characters that one call is shown: with instructions and answer they fit a window of 200,000 tokens. */
export const windowCharacters = 350_000;

/** Characters of a paper that are read; nobody's paper is longer, but a file may be. */
export const paperCharacters = 1_500_000;

const lengthOf = (block: Block): number => blockText(block).length;

/** The first of these blocks, up to so many characters: whole, but for a first one that is longer; a table is given whole. */
function beginningOf(blocks: readonly Block[], characters: number): readonly Block[] {
  let length = 0;
  const end = blocks.findIndex((block) => (length += lengthOf(block)) > characters);
  const [first] = blocks;
  if (end !== 0 || first === undefined) return end < 0 ? blocks : blocks.slice(0, end);
  return [first.kind === 'table' ? first : { ...first, text: first.text.slice(0, characters) }];
}

/**
 * What is reviewed of a document that may be longer than any paper; `unreadFrom`: the place where the rest begins ('' where it has no name), null
 * if nothing is left.
 */
export function withinLimit(document: SourceDocument): { document: SourceDocument; unreadFrom: string | null } {
  const blocks = beginningOf(document.blocks, paperCharacters);
  if (blocks === document.blocks) return { document, unreadFrom: null };
  // Of a first block that is cut the rest is unread, too.
  const rest = blocks[0] === document.blocks[0] ? document.blocks[blocks.length] : blocks[0];
  return { document: { ...document, blocks: [...blocks] }, unreadFrom: placeAt(document, String(rest?.n)) };
}

/** Whether one call can be shown the whole paper. */
export const fitsWindow = ({ blocks }: SourceDocument): boolean =>
  blocks.reduce((length, block) => length + lengthOf(block), 0) <= windowCharacters;

/** As much of these blocks as one call is shown. */
const inWindow = (blocks: readonly Block[]): readonly Block[] => beginningOf(blocks, windowCharacters);

/** The calls by which a paper is read: one, and beyond the window one for each piece of it. */
export const registerTasks = (document: SourceDocument): string[] =>
  pieces(document).map((_, index) => (index === 0 ? 'register' : `register.${index + 1}`));

/** The blocks that a call of {@link registerTasks} is shown. */
export const pieceOf = (document: SourceDocument, task: string): readonly Block[] =>
  pieces(document)[Number(task.split('.')[1] ?? 1) - 1] ?? [];

function pieces({ blocks }: SourceDocument): (readonly Block[])[] {
  const all: (readonly Block[])[] = [];
  for (let from = 0; from < blocks.length || all.length === 0;) {
    const piece = inWindow(blocks.slice(from));
    all.push(piece);
    from += Math.max(1, piece.length);
  }
  return all;
}

/**
 * What the call about a criterion is shown: the whole paper; beyond the window its own sections, or where it may be found otherwise, or
 * the paper's beginning.
 */
export function blocksFor(
  criterion: CriterionKey,
  document: SourceDocument,
  sections: readonly Section[],
): readonly Block[] {
  if (fitsWindow(document)) return document.blocks;
  const found = [concerns[criterion], elsewhere]
    .map((kinds) => blocksOf(document.blocks, sections, ({ kind }) => kinds.includes(kind)))
    .find((blocks) => blocks.length > 0);
  return inWindow(found ?? document.blocks);
}

/** Blocks before and after one that a remark rests on. */
const neighbours = 4;

/** What the look at all remarks is shown: the whole paper; beyond the window the places that remarks rest on, with what is around them. */
export function blocksAround(document: SourceDocument, refs: readonly string[]): readonly Block[] {
  if (fitsWindow(document)) return document.blocks;
  const wanted = new Set(
    refs
      .map(Number.parseFloat)
      .flatMap((ref) => Array.from({ length: 2 * neighbours + 1 }, (_, n) => Math.floor(ref) - neighbours + n)),
  );
  return inWindow(document.blocks.filter(({ n, kind }) => kind === 'heading' || wanted.has(n)));
}

/** Lists are cut to what a reader needs; their totals stay true. */
const listed = 30;
const longestLabel = 100;

const labels = (items: readonly { text: string }[]): string[] =>
  items.slice(0, listed).map(({ text }) => text.slice(0, longestLabel));

/** What the prompts are told of the counted facts: counts and labels, and beside every list that is cut how many there are. */
export const factsForModel = ({ sections: _, citations, illustrations, ...facts }: Facts) => ({
  ...facts,
  citations: {
    ...citations,
    notListed: labels(citations.notListed),
    notListedTotal: citations.notListed.length,
    notCited: labels(citations.notCited),
    notCitedTotal: citations.notCited.length,
  },
  illustrations: illustrations
    .slice(0, listed)
    .map(({ kind, label, isPresent, isMentioned }) => ({ kind, label, isPresent, isMentioned })),
  illustrationsTotal: illustrations.length,
});

/** The outline every prompt is given: with which block each part of the whole paper begins. */
export const outlineForModel = ({ sections }: Pick<Facts, 'sections'>) =>
  sections.map(({ kind, heading, level, at, words }) => ({ kind, heading, level, at, words }));
