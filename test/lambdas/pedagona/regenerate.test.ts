import { describe, expect, test } from '@jest/globals';
import { regenerateWork } from '../../../lambdas/pedagona/regenerate.ts';
import { executionName } from '../../../lambdas/platform/jobs/work.ts';

const sessionId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const artefactIds = [
  `crs_${sessionId}_0`,
  `crs_${sessionId}_12`,
  ...['mrk', 'skr', 'dlo', 'lpr'].map((id) => `${id}_${sessionId}`),
];

describe('the regeneration of a section', () => {
  test.each(artefactIds)(
    'of %s has an execution name that Step Functions takes, also at the 9,999th time',
    (artefactId) => {
      const name = executionName({ module: 'pedagona', sessionId, name: regenerateWork(artefactId), attempt: 9999 });
      expect(name).toMatch(/^[\w-]{1,80}$/);
    },
  );

  test('is one piece of work for each artefact', () => {
    const names = artefactIds.map(regenerateWork);
    expect(new Set(names).size).toBe(artefactIds.length);
  });
});
