import { expect, test } from '@jest/globals';
import { overallAnswerSchema } from '../../../../lambdas/acadiora/prompts/answers.ts';
import { renderData } from '../../../../lambdas/platform/model/prompt.ts';
import { criteria, criterionKeys, type CriterionKey } from '../../../../shared/acadiora/criteria.ts';
import { ask } from './acadiora-papers.ts';

/** Every criterion at 80 per cent of its weight, but those named; one at 0 of 0 does not apply. */
const said = async (others: Partial<Record<CriterionKey, number | null>>) => {
  const scores = criterionKeys.map((key) => {
    const percentage = others[key] === undefined ? 80 : (others[key] ?? 0);
    const maxScore = others[key] === null ? 0 : criteria[key].weight;
    return [key, { score: (maxScore * percentage) / 100, maxScore, percentage }];
  });
  const answer = await ask('acadiora.overall', renderData('skor', Object.fromEntries(scores)));
  return overallAnswerSchema.parse(answer);
};

test('The overall review by rules names the weakest criteria that count, looks at no remark and gives no number', async () => {
  const { summaryEvaluation, recommendation, verdicts } = await said({
    methodology: 20,
    findings: 50,
    theoryFramework: null,
  });
  expect(summaryEvaluation).toContain('paling memerlukan perhatian ialah metodologi dan dapatan kajian.');
  expect(summaryEvaluation + recommendation).not.toMatch(/teori|\d/i);
  expect(verdicts).toEqual([]);
  expect((await said({})).summaryEvaluation).not.toContain('perhatian');
});
