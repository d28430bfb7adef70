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

/** The first characters of a block that is longer than all that is read; a table is given whole. */
const beginningOfBlock = (block: Block, characters: number): Block =>
  block.kind === 'table' ? block : { ...block, text: block.text.slice(0, characters) };

/**
 * The beginning of a document, up to so many characters, in whole blocks; `unreadFrom`: the place where the rest begins ('' where it has no
 * name), null if nothing is left.
 */
function beginningOf(
  document: SourceDocument,
  characters: number,
): { document: SourceDocument; unreadFrom: string | null } {
  let length = 0;
  const end = document.blocks.findIndex((block) => (length += lengthOf(block)) > characters);
  const rest = document.blocks[end];
  if (rest === undefined) return { document, unreadFrom: null };
  const blocks = end === 0 ? [beginningOfBlock(rest, characters)] : document.blocks.slice(0, end);
  return { document: { ...document, blocks }, unreadFrom: placeAt(document, String(rest.n)) };
}

/** What is reviewed, and from where on nothing is, when the document is longer than any paper. */
export const withinLimit = (document: SourceDocument) => beginningOf(document, paperCharacters);

/** Whether one call can be shown the whole paper. */
export const fitsWindow = ({ blocks }: SourceDocument): boolean =>
  blocks.reduce((length, block) => length + lengthOf(block), 0) <= windowCharacters;

/** As much of these blocks as one call is shown. */
const inWindow = (document: SourceDocument, blocks: readonly Block[]): readonly Block[] =>
  beginningOf({ ...document, blocks: [...blocks] }, windowCharacters).document.blocks;

/** The calls by which a paper is read: one, and beyond the window one for each piece of it. */
export const registerTasks = (document: SourceDocument): string[] =>
  pieces(document).map((_, index) => (index === 0 ? 'register' : `register.${index + 1}`));

/** The blocks that a call of {@link registerTasks} is shown. */
export const pieceOf = (document: SourceDocument, task: string): readonly Block[] =>
  pieces(document)[Number(task.split('.')[1] ?? 1) - 1] ?? [];

function pieces(document: SourceDocument): (readonly Block[])[] {
  const { blocks } = document;
  const all: (readonly Block[])[] = [];
  for (let from = 0; from < blocks.length || all.length === 0;) {
    const piece = inWindow(document, blocks.slice(from));
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
  return inWindow(document, found ?? document.blocks);
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
  return inWindow(
    document,
    document.blocks.filter(({ n, kind }) => kind === 'heading' || wanted.has(n)),
  );
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
