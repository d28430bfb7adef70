import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { countPaper } from '../../../../lambdas/acadiora/facts/index.ts';
import { documentOf } from '../../../support/blocks.ts';
import { formRemarks } from './formRemarks.ts';
import { layouts } from './layouts.ts';

/** Invented papers as a reader gives them, with the sources that each cites and does not list. */
const papers = {
  qualitative: ['Thanaraj (2022)'],
  technical: ['[11]'],
  mixed: ['Zahari (2020)'],
  survey: ['Halimahtun (2019)'],
  caseStudy: [],
  actionResearch: ['Suriani (2019)'],
  opinion: ['Drummond (2020)'],
  software: ['[9]'],
};

const counted = Object.entries(papers).map(([name, notListed]) => {
  const text = readFileSync(new URL(`../../../eval/papers/${name}.txt`, import.meta.url), 'utf8');
  return { name, notListed, ...countPaper(documentOf(text)) };
});

describe('Sources that are cited and not listed', () => {
  test.each(counted)('of $name are all that are said to be', ({ facts, notListed }) => {
    expect(notListed).toEqual(expect.arrayContaining(facts.citations.notListed.map(({ text }) => text)));
  });

  test('are found, nine of ten', () => {
    const planted = counted.flatMap(({ notListed }) => notListed);
    const found = counted.flatMap(({ facts }) => facts.citations.notListed);
    expect(found.length).toBeGreaterThanOrEqual(planted.length * 0.9);
  });
});

test('What stands in a sound paper is not said to be missing', () => {
  const { facts } = countPaper(layouts.soundArticle);
  const remarks = formRemarks(layouts.soundArticle);
  expect(facts).toMatchObject({ citations: { notListed: [], notCited: [] } });
  expect(
    remarks.filter(({ kind, check }) => kind === 'weakness' && !['fewReferences', 'abstractShort'].includes(check)),
  ).toEqual([]);
});
