import { describe, expect, test } from '@jest/globals';
import { reviewAnswerSchemas } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { ask, concept, paperOf, requestOf, survey, thin, type Paper } from './acadiora-papers.ts';

const review = async (key: CriterionKey, paper: Paper) =>
  reviewAnswerSchemas[key].parse(await ask(`acadiora.review.${key}`, requestOf(paper)));
const extrasOf = async (key: CriterionKey, paper: Paper) => (await review(key, paper)).extras;

describe('a review by rules', () => {
  const papers = [
    paperOf(survey),
    paperOf(thin),
    paperOf(concept),
    { ...paperOf(survey), document: paperOf([]).document },
  ];

  test.each(criterionKeys)('of %s leaves judgement to readers: no level, no remark of its own', async (key) => {
    for (const paper of papers) {
      const { items, ...answer } = await review(key, paper);
      expect(items.map(({ level }) => level)).toEqual(items.map(() => null));
      expect(items[0]?.reason).toBe('Tidak dapat dinilai oleh enjin peraturan.');
      expect([answer.comments, answer.strengths, answer.weaknesses, answer.improvements]).toEqual([[], [], [], []]);
    }
  });

  test('says of the method what the paper says, and nothing that it does not', async () => {
    expect(await extrasOf('methodology', paperOf(survey))).toMatchObject({
      researchType: 'kuantitatif',
      researchDesign: 'Tinjauan keratan rentas',
      samplingTechnique: 'Persampelan rawak mudah',
    });
    expect(await extrasOf('methodology', paperOf(thin))).toMatchObject({ researchDesign: '', samplingTechnique: '' });
  });

  test.each([
    [
      'Kajian ini berpandukan Model Penerimaan Teknologi (TAM) dan TAM digunakan.',
      ['Model Penerimaan Teknologi (TAM)'],
    ],
    ['The study draws on Self-Determination Theory.', ['Self-Determination Theory']],
    ['Kerangka kajian ini mudah.', []],
  ])('names the theories of: %s', async (text, theoriesUsed) => {
    const paper = paperOf([{ kind: 'theory', heading: '2. Teori', text }]);
    expect(await extrasOf('theoryFramework', paper)).toEqual({ theoriesUsed, theoriesSuggested: [] });
  });
});
