import { expect, test } from '@jest/globals';
import { evaluation, revision } from '../shared/acadiora/fixtures.ts';
import { quotesIn } from './papers.ts';

test('every quote of this paper is checked, and none of the version before: that is another paper', () => {
  const { evaluation: criteria, overall, metadata, facts, aiDetection } = evaluation;
  const quotes = quotesIn({ ...evaluation, revision }).map(({ quote }) => quote);
  const [found] = revision.remarks.map(({ evidence }) => evidence);
  for (const citation of [
    criteria.findings.weaknesses[0]?.evidence,
    overall.criticalImprovements[0]?.evidence,
    metadata.evidence.title,
    facts.illustrations[0]?.evidence,
    aiDetection.indicators[0]?.passages[0],
    found,
  ])
    expect(quotes).toContain(citation?.quote ?? 'A quote of the fixture');
  expect(quotesIn(revision)).toEqual(revision.remarks.flatMap(({ evidence }) => evidence ?? []));
});
