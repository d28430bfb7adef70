import { expect, test } from '@jest/globals';
import { evaluation, revision } from '../shared/acadiora/fixtures.ts';
import { quotesIn } from './paper-score.ts';

/** An evaluation in which every quote names its place; the one of the version before is told apart. */
const quotes = quotesIn({ ...evaluation, revision }).map(({ quote }) => quote);

test.each([
  ['a remark', evaluation.evaluation.findings.weaknesses[0]?.evidence?.quote],
  ['a remark of the overview', evaluation.overall.criticalImprovements[0]?.evidence?.quote],
  ['the title', evaluation.metadata.evidence.title?.quote],
  ['a counted fact', evaluation.facts.statistics.cronbachAlpha[0]?.evidence.quote],
  ['a sign of machine writing', evaluation.aiDetection.indicators[0]?.passages[0]?.quote],
  ['what became of an earlier remark', revision.remarks[0]?.evidence?.quote],
])('the quote of %s is checked', (_, quote) => {
  expect(quote).toBeDefined();
  expect(quotes).toContain(quote);
});

test('the quote of a remark on the version before is not: that version is another paper', () => {
  expect(quotesIn(revision)).toEqual(revision.remarks.flatMap(({ evidence }) => evidence ?? []));
});
