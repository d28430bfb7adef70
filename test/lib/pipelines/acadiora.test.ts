import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { evaluationOf, summaryOf } from '../../../lambdas/acadiora/store.ts';
import { criterionKeys } from '../../../shared/acadiora/criteria.ts';
import { paperText } from '../../support/papers.ts';
import { type Pipeline, startPipeline } from '../../support/pipeline.ts';
import { reviewer } from '../../support/reviewer.ts';

let pipeline: Pipeline;
beforeAll(async () => {
  pipeline = await startPipeline('acadiora');
});
afterAll(() => pipeline.stop());
beforeEach(() => pipeline.watchSteps());

describe('a review', () => {
  test('asks once for each criterion, once for the paper itself and once for the whole', async () => {
    await pipeline.useModel('', reviewer());
    const row = await pipeline.finished(await pipeline.begin({ 'kertas.pdf': paperText() }));
    expect([row.status, row.errorMessage]).toEqual(['completed', null]);
    expect(pipeline.attempts.map(({ promptId }) => promptId).toSorted()).toEqual(
      ['acadiora.metadata', 'acadiora.overall', ...criterionKeys.map((key) => `acadiora.review.${key}`)].toSorted(),
    );
    const evaluation = await evaluationOf(pipeline.table, pipeline.files, row);
    expect(evaluation).toMatchObject({ round: 1, revision: null, documentName: 'kertas.pdf' });
    expect((await summaryOf(pipeline.table, row)).result).toMatchObject({ round: 1 });
  });
});
