import type { Facts } from '../../../shared/acadiora/facts.ts';

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
  illustrations: illustrations.slice(0, listed),
  illustrationsTotal: illustrations.length,
});

/** The outline every prompt is given: with which block each part of the whole paper begins. */
export const outlineForModel = ({ sections }: Pick<Facts, 'sections'>) =>
  sections.map(({ kind, heading, level, at, words }) => ({ kind, heading, level, at, words }));
