import * as z from 'zod';
import type { BlindAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { optionKeySchema } from '../../../../../shared/valentra/schemas.ts';
import { blockIn, type Course } from '../promptCourse.ts';
import { solve } from './solve.ts';

const questionsSchema = z.array(
  z.object({
    number: z.int().positive(),
    stem: z.string(),
    options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  }),
);

/** The second reader, who is not told the key. */
export const blindAnswer = (course: Course, request: string): BlindAnswer => ({
  answers: blockIn(request, 'soalan', questionsSchema).map(({ number, stem, options }) => {
    const texts = options.map(({ text }) => text);
    const right = solve(course, stem, texts);
    return { number, key: right === null ? null : (options[right]?.key ?? null) };
  }),
});
