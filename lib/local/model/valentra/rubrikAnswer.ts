import * as z from 'zod';
import type { RubrikAnswer } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import { dataIn } from '../chain/linkedCourse.ts';
import { plainLevels } from '../../../../shared/valentra/rubric.ts';
import { at } from '../language.ts';
import { levelsOf, type Course, unlike, type Preferences } from './promptCourse.ts';
import { taskIn, type Task } from './taskAnswer.ts';

/** What a criterion is of: one that the JST names, or an HP that has none. */
const shareSchema = z.object({ hp: z.string(), name: z.string() });
type Share = z.infer<typeof shareSchema>;
type Criterion = RubrikAnswer['criteria'][number];

/** The criteria of the JST, spread over the HPs, and one for each HP that is left; on request, the one criterion again. */
export function rubrikAnswer(course: Course, request: string, wanted: Preferences | null): RubrikAnswer {
  const task = taskIn(course, request, wanted);
  const stated = dataIn(request, 'hp', z.array(shareSchema));
  const named = task.criteria.map((name, i): Share => ({ hp: stated[i % stated.length]?.hp ?? '', name }));
  const shares = wanted
    ? [dataIn(request, 'semasa', shareSchema.catch({ hp: '', name: '' }))]
    : [...named, ...stated.slice(named.length)].slice(0, 11);
  return { criteria: shares.map((share, index) => criterionFor(task, share, task.turn + index, wanted)) };
}

/** Written again, it looks at another matter of the task. */
function criterionFor(
  { clos, work, object, matters }: Task,
  { hp, name }: Share,
  first: number,
  wanted: Preferences | null,
): Criterion {
  const criterion = name.trim() === '' ? 'Mutu hasil kerja' : name;
  return unlike(
    wanted,
    first,
    (turn) => ({
      hp,
      name: criterion,
      weight: 1,
      domains: (['C', 'A', 'P'] as const).flatMap((letter) => levelsOf(clos, letter)),
      levels: plainLevels(`${criterion} dalam ${work}`, at([...matters, object, `${object} dan ${matters[0]}`], turn)),
    }),
    ({ levels }) => levels.amatCemerlang,
  );
}
