import type { Facts } from '../../../shared/acadiora/facts.ts';

/** What the prompts are told of the counted facts: the whole, with lists cut to what a reader needs. */
export const factsForModel = ({ sections: _, citations, ...facts }: Facts) => ({
  ...facts,
  citations: {
    ...citations,
    notListed: citations.notListed.slice(0, 30).map(({ text }) => text),
    notCited: citations.notCited.slice(0, 30).map(({ text }) => text),
  },
});

/** The outline every prompt is given: where each part of the whole paper stands. */
export const outlineForModel = ({ sections }: Pick<Facts, 'sections'>) =>
  sections.map(({ kind, heading, level, page, words }) => ({ kind, heading, level, page, words }));
