import { describe, expect, test } from '@jest/globals';
import { metadataOf } from '../../../lambdas/acadiora/metadata.ts';
import { overallOf, reviewForModel } from '../../../lambdas/acadiora/overall.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { paperAuthor, paperTitle } from '../../support/papers.ts';
import { bareAnswer } from '../../support/reviewer.ts';
import { type Answers, bareOverall, evaluate, lineOn, pages, strength, weakness } from './evaluating.ts';

describe('the review as a whole', () => {
  const answers: Answers = Object.fromEntries(
    criterionKeys.map((key, i) => [
      key,
      [
        {
          ...bareAnswer(key, i % 2 === 0 ? 1 : 4),
          improvements: [{ ...weakness(lineOn(2), 2), text: `Baiki ${key}`, priority: 1 + (i % 3) }],
        },
      ],
    ]),
  );
  const made = evaluate(answers).criteria;
  const all = reviewForModel(made).remarks.filter(({ kind }) => kind === 'improvement');

  test('chooses what the model has chosen first, in its order, and fills up to five by weight', () => {
    const wanted = all.filter(({ priority }) => priority === 3).slice(0, 2);
    const ids = wanted.map(({ id }) => id).toReversed();
    const { criticalImprovements } = overallOf({ ...bareOverall, criticalImprovements: ids }, made);
    expect(criticalImprovements.map(({ id }) => id).slice(0, 2)).toEqual(ids);
    expect(criticalImprovements.map(({ priority }) => priority).slice(2)).toEqual([1, 1, 1]);
  });

  test('of the same weight prefers where most points are to be won', () => {
    const { criticalImprovements } = overallOf(bareOverall, made);
    const lost = criticalImprovements.map(({ criterion }) => made[criterion].maxScore - made[criterion].score);
    const first = criticalImprovements.filter(({ priority }) => priority === 1).length;
    expect(first).toBe(4);
    expect(lost.slice(0, first)).toEqual(lost.slice(0, first).toSorted((a, b) => b - a));
  });

  test.each([
    ['unknown', ['r0000000000000000', 'kelemahan-1', '']],
    ['of another kind', [all[0]?.id ?? '']],
  ])('lets ids that are %s fall away', (_, ids) => {
    const overall = overallOf({ ...bareOverall, mainStrengths: ids, criticalImprovements: ids }, made);
    expect(overall.mainStrengths).toEqual([]);
    expect(overall.criticalImprovements).toHaveLength(5);
  });

  test('has five of each at the most, also when the model repeats itself and names more', () => {
    const ids = [...all, ...all].map(({ id }) => id);
    const chosen = overallOf({ ...bareOverall, criticalImprovements: ids }, made).criticalImprovements;
    expect(chosen.map(({ id }) => id)).toEqual(ids.slice(0, 5));
  });

  test('has all there are when there are fewer than five', () => {
    const few = evaluate({ findings: [{ ...bareAnswer('findings'), strengths: [strength(lineOn(6))] }] }).criteria;
    expect(overallOf(bareOverall, few).mainStrengths).toHaveLength(1);
  });
});

const claim = (value: string, quote = value, page = 1) => ({ value, page, quote });

describe("the paper's own data", () => {
  const none = { title: null, authors: [], year: null, documentType: ' Artikel jurnal ' };

  test('stays when its quote is in the paper and says it', () => {
    const metadata = metadataOf(
      {
        ...none,
        title: claim(paperTitle, paperTitle, 7),
        authors: [{ name: paperAuthor, page: 1, quote: paperAuthor }],
        year: { value: 2025, page: 1, quote: 'Institut Pendidikan Guru Kampus Lembah Mawar 2025' },
      },
      1234,
      pages,
    );
    expect(metadata).toMatchObject({ title: paperTitle, author: paperAuthor, year: 2025, wordCount: 1234 });
    expect(metadata.evidence.title).toEqual({ page: 1, quote: paperTitle });
    expect(metadata.documentType).toBe('Artikel jurnal');
  });

  test.each([
    ['a title whose quote is nowhere', { title: claim('Kesan Senaman') }],
    ['a title that its quote does not say', { title: claim('Kesan Senaman', paperTitle) }],

    ['a year the paper does not have', { year: { value: 2019, page: 1, quote: '2019' } }],
    ['an author who is nowhere', { authors: [{ name: 'Seorang Lain', page: 1, quote: 'Seorang Lain' }] }],
  ])('leaves out %s', (_, changes) => {
    expect(metadataOf({ ...none, ...changes }, 1, pages)).toMatchObject({
      title: null,
      author: null,
      year: null,
      evidence: { title: null, author: null, year: null },
    });
  });
});

const yearClaim = (quote: string) => ({
  title: null,
  authors: [],
  year: { value: 2025, page: 1, quote },
  documentType: 'Tesis',
});

test('four digits of a longer number are not the year of a paper', () => {
  const own = [{ number: 1, text: 'DOI 10.5555/1202567\nJilid 5(2), 2025' }];
  expect(metadataOf(yearClaim('DOI 10.5555/1202567'), 1, own).year).toBeNull();
  expect(metadataOf(yearClaim('Jilid 5(2), 2025'), 1, own).year).toBe(2025);
});
