import * as z from 'zod';
import type { LookAnswer } from '../../../../../lambdas/valentra/prompts/exam.ts';
import { optionKeySchema } from '../../../../../shared/valentra/schemas.ts';
import { blockIn, type Course } from '../promptCourse.ts';
import { solve } from './solve.ts';

const questionsSchema = z.array(
  z.object({
    number: z.int().positive(),
    stem: z.string(),
    options: z.array(z.object({ key: optionKeySchema, text: z.string() })).default([]),
  }),
);

/** The second look: what rules can solve from the course is solved, of all else they say that they do not judge it. */
export const secondLook = (course: Course, request: string): LookAnswer => ({
  items: blockIn(request, 'soalan', questionsSchema).map(({ number, stem, options }) => {
    const right = solve(
      course,
      stem,
      options.map(({ text }) => text),
    );
    const answer = right === null ? null : (options[right]?.key ?? null);
    const reason =
      answer === null
        ? 'Tidak disemak oleh enjin peraturan.'
        : 'Diselesaikan daripada maklumat kursus oleh enjin peraturan.';
    return { number, reason, answer, alsoRight: [], level: null, findings: [] };
  }),
});
