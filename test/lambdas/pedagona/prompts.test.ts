import { expect, test } from '@jest/globals';
import * as z from 'zod';
import { scriptType1, scriptType2 } from '../../../shared/pedagona/labels/chainLabels.ts';
import { dloPrompt } from '../../../lambdas/pedagona/prompts/dlo.ts';
import { merangkaiPrompt } from '../../../lambdas/pedagona/prompts/merangkai.ts';
import { merungkaiPrompt } from '../../../lambdas/pedagona/prompts/merungkai.ts';
import { reportGroundsPrompt, reportPlanPrompt } from '../../../lambdas/pedagona/prompts/report.ts';
import { scriptsPrompt } from '../../../lambdas/pedagona/prompts/scripts.ts';

/** Explained once in the instructions, or by the fields within. */
const explained = ['links', 'course', 'clo', 'assessmentType', 'levels', 'learningDevelopment'];

/** The fields of a schema of which nobody says what they are to hold. */
const bareFields = ({ properties = {}, items }: z.core.JSONSchema.BaseSchema): string[] => [
  ...Object.entries(properties as Record<string, z.core.JSONSchema.BaseSchema>).flatMap(([name, field]) => [
    ...(field.description === undefined && !explained.includes(name) ? [name] : []),
    ...bareFields(field),
  ]),
  ...(items === undefined ? [] : bareFields(items as z.core.JSONSchema.BaseSchema)),
];

test.each([merungkaiPrompt, merangkaiPrompt, scriptsPrompt, dloPrompt, reportPlanPrompt, reportGroundsPrompt])(
  '$id teaches in 500 to 900 words, and says of every field what it is to hold',
  ({ instructions, task = '', schema }) => {
    const words = `${instructions} ${task}`.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(500);
    expect(words).toBeLessThanOrEqual(900);
    expect(bareFields(z.toJSONSchema(schema))).toEqual([]);
  },
);

test.each([
  [scriptType1, 60],
  [scriptType2, 45],
])('the sections of a script take their minutes together, as the task says', (sections, total) => {
  const minutes = Object.values(sections).map((section) => section.minutes ?? 0);
  expect(minutes.reduce((sum, own) => sum + own, 0)).toBe(total);
  expect(scriptsPrompt.task).toContain(`${total} minit`);
});
