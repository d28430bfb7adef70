import * as z from 'zod';
import type { RubrikAnswer } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import { dataIn } from '../promptData.ts';
import { plainLevels } from '../../../../shared/valentra/tasks/rubric.ts';
import { at } from '../language.ts';
import { levelsOf, type Course } from './promptCourse.ts';
import { taskIn } from './taskAnswer.ts';

/** What a criterion is of: one that the JST names, or an HP that has none. */
const shareSchema = z.object({ hp: z.string(), name: z.string() });

/**
 * The criteria of the JST, spread over the HPs, and one for each HP that is left; on request, the one criterion again, which then looks at
 * another matter of the task.
 */
export function rubrikAnswer(course: Course, request: string, again: number): RubrikAnswer {
  const { clos, work, object, matters, criteria, turn } = taskIn(course, request, again);
  const stated = dataIn(request, 'hp', z.array(shareSchema));
  const present = dataIn(request, 'semasa', shareSchema.optional());
  const named = criteria.map((name, i) => ({ hp: stated[i % stated.length]?.hp ?? '', name }));
  const shares = present ? [present] : [...named, ...stated.slice(named.length)].slice(0, 11);
  return {
    criteria: shares.map(({ hp, name: given }, index) => {
      const name = given.trim() === '' ? 'Mutu hasil kerja' : given;
      const about = at([...matters, object, `${object} dan ${matters[0]}`], turn + index);
      const domains = (['C', 'A', 'P'] as const).flatMap((letter) => levelsOf(clos, letter));
      return { hp, name, weight: 1, domains, levels: plainLevels(`${name} dalam ${work}`, about) };
    }),
  };
}
