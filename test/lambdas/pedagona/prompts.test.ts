import { expect, test } from '@jest/globals';
import { dloPrompt } from '../../../lambdas/pedagona/prompts/dlo.ts';
import { merangkaiPrompt } from '../../../lambdas/pedagona/prompts/merangkai.ts';
import { merungkaiPrompt } from '../../../lambdas/pedagona/prompts/merungkai.ts';
import { reportGroundsPrompt, reportPlanPrompt } from '../../../lambdas/pedagona/prompts/report.ts';
import { scriptsPrompt } from '../../../lambdas/pedagona/prompts/scripts.ts';

test.each(
  [merungkaiPrompt, merangkaiPrompt, scriptsPrompt, dloPrompt, reportPlanPrompt, reportGroundsPrompt].map(
    ({ id, instructions, task = '' }) => [id, `${instructions} ${task}`.split(/\s+/).length] as const,
  ),
)('%s teaches in 500 to 900 words: %p', (_, words) => {
  expect([words >= 500, words <= 900]).toEqual([true, true]);
});
