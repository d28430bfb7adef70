import { describe, expect, test } from '@jest/globals';
import { metadataOf } from '../../../lambdas/acadiora/metadata.ts';
import { reviewForModel } from '../../../lambdas/acadiora/overall.ts';
import { criterionKeys, type CriterionKey } from '../../../shared/acadiora/criteria.ts';
import { documentOf } from '../../support/blocks.ts';
import { paperAuthor, paperTitle } from '../../support/papers.ts';
import { bareAnswer, bareRegister } from '../../support/reviewer.ts';
import { bareOverall, blockOn, document, evaluate, overallIn, weakness } from './evaluating.ts';

const answerOf = (key: CriterionKey, i: number) => ({
  ...bareAnswer(key, i % 2 === 0 ? 1 : 4),
  improvements: [{ ...weakness(blockOn(2)), text: `Baiki ${key}`, priority: 1 + (i % 3) }],
});

describe('the review as a whole', () => {
  const answers = Object.fromEntries(criterionKeys.map((key, i) => [key, answerOf(key, i)]));
  const made = evaluate(answers).criteria;
  const all = reviewForModel(made).remarks.filter(({ kind }) => kind === 'improvement');

  test('chooses what the model has chosen first, in its order, and fills up to five by weight', () => {
    const wanted = all.filter(({ priority }) => priority === 3).slice(0, 2);
    const ids = wanted.map(({ id }) => id).toReversed();
    const { criticalImprovements } = overallIn(made, { ...bareOverall, criticalImprovements: ids }).overall;
    expect(criticalImprovements.map(({ id }) => id).slice(0, 2)).toEqual(ids);
    expect(criticalImprovements.map(({ priority }) => priority).slice(2)).toEqual([1, 1, 1]);
  });

  test('of the same weight prefers where most points are to be won', () => {
    const { criticalImprovements } = overallIn(made).overall;
    const lost = criticalImprovements.map(({ criterion }) => made[criterion].maxScore - made[criterion].score);
    const first = criticalImprovements.filter(({ priority }) => priority === 1).length;
    expect(first).toBe(4);
    expect(lost.slice(0, first)).toEqual(lost.slice(0, first).toSorted((a, b) => b - a));
  });

  test('has five of each at most, each once; ids that are unknown or of another kind fall away', () => {
    const ids = ['r0000000000000000', '', ...all.flatMap(({ id }) => [id, id])];
    const { mainStrengths, criticalImprovements } = overallIn(made, {
      ...bareOverall,
      mainStrengths: ids,
      criticalImprovements: ids,
    }).overall;
    expect(mainStrengths).toEqual([]);
    expect(criticalImprovements.map(({ id }) => id)).toEqual(all.slice(0, 5).map(({ id }) => id));
  });
});

describe("the paper's own data", () => {
  const none = { ...bareRegister, documentType: ' Artikel jurnal ' };

  test('stays when the places that are named say it', () => {
    const metadata = metadataOf(
      {
        ...none,
        title: { value: paperTitle.replace('PECAHAN', 'Pecahan'), at: ['1'] },
        authors: [{ name: paperAuthor, at: ['2'] }],
        year: { value: 2025, at: ['3', '4'] },
      },
      1234,
      document,
    );
    expect(metadata).toMatchObject({
      author: paperAuthor,
      year: 2025,
      wordCount: 1234,
      studyKind: null,
      documentType: 'Artikel jurnal',
    });
    expect(metadata.title?.toUpperCase()).toBe(paperTitle);
    expect(metadata.evidence.title).toEqual({ at: ['1'], place: 'Muka surat 1', quote: paperTitle });
  });

  test.each([
    ['a title whose place is nowhere', { title: { value: paperTitle, at: ['99999'] } }],
    ['a title that its place does not say', { title: { value: 'Kesan Senaman', at: ['1'] } }],
    ['a year that its place does not say', { year: { value: 2019, at: ['4'] } }],
    ['an author who is nowhere', { authors: [{ name: 'Seorang Lain', at: ['2'] }] }],
  ])('leaves out %s', (_, changes) => {
    expect(metadataOf({ ...none, ...changes }, 1, document)).toMatchObject({
      title: null,
      author: null,
      year: null,
      evidence: { title: null, author: null, year: null },
    });
  });

  test('four digits of a longer number are not its year', () => {
    const own = documentOf('DOI 10.5555/1202567\nJilid 5(2), 2025');
    const yearAt = (ref: string) => metadataOf({ ...none, year: { value: 2025, at: [ref] } }, 1, own).year;
    expect([yearAt('1'), yearAt('2')]).toEqual([null, 2025]);
  });
});
