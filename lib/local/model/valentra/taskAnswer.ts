import * as z from 'zod';
import { type TaskAnswer, taskPrompt } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import { type RubrikAnswer, rubrikPrompt } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import { describeMqfOutcome } from '../../../../shared/terms/mqf.ts';
import { jstAssessmentSchema, taskSchema } from '../../../../shared/valentra/schemas.ts';
import { filled } from '../frameFiller.ts';
import { levelLabel } from '../outcomes.ts';
import { dataIn } from '../promptData.ts';
import { closFor, frameOf, levelsOf, q, say, type Course } from './promptCourse.ts';

const statedSchema = taskSchema.extend(jstAssessmentSchema.pick({ topics: true, criteria: true }).shape);

function taskIn(course: Course, request: string) {
  const task = dataIn(request, 'tugasan', statedSchema);
  const clos = closFor(course, task.clo);
  const work = q(task.taskType.trim() || say(course, `Tugasan ${task.taskNumber}`, `Task ${task.taskNumber}`));
  const codes = clos.map(({ code }) => code).join(', ');
  return { ...task, clos, work, codes };
}

/** A task as frames that name it, its topics and its outcomes. */
export function taskAnswer(course: Course, request: string): TaskAnswer {
  const { clos, hp, topics, work, codes, criteria } = taskIn(course, request);
  const about = [work, ...topics.slice(0, 3).map(q), codes].filter((part) => part !== '').join(', ');
  const { stimulus, question, ...ideas } = filled(taskPrompt.schema, frameOf(course, about));
  const judged = criteria.length === 0 ? '' : `\n${say(course, 'Kriteria', 'Criteria')}: ${criteria.join('; ')}.`;
  return {
    ...ideas,
    stimulus: { ...stimulus, type: say(course, 'Situasi', 'Situation'), title: topics[0] ?? clos[0]?.code ?? '' },
    question: {
      ...question,
      description: question.description + judged,
      cognitive: levelsOf(clos, 'C').map(levelLabel),
      outcomes: hp.map(describeMqfOutcome),
    },
  };
}

/** What a criterion is of: one that the JST names, or an HP that has none. */
const shareSchema = z.object({ hp: z.string(), name: z.string() });

/** A rubric: the JST's criteria, shared out over its outcomes (HP), one more for each outcome left without, with levels to be filled in; or one criterion again. */
export function rubrikAnswer(course: Course, request: string): RubrikAnswer {
  const { clos, work, criteria } = taskIn(course, request);
  const stated = dataIn(request, 'hp', z.array(shareSchema));
  const present = dataIn(request, 'semasa', shareSchema.optional());
  const named = criteria.map((name, i) => ({ hp: stated[i % stated.length]?.hp ?? '', name }));
  const all = present ? [present] : [...named, ...stated.slice(named.length)].slice(0, 11);
  const shares = all.length > 0 ? all : [{ hp: '', name: '' }];
  const domains = (['C', 'A', 'P'] as const).flatMap((letter) => levelsOf(clos, letter));
  const { element } = rubrikPrompt.schema.shape.criteria;
  return {
    criteria: shares.map(({ hp, name: given }) => {
      const name = given.trim() || say(course, 'Hasil kerja', 'The work');
      return filled(element, frameOf(course, `${q(name)}, ${work}`), { hp, name, weight: 1, domains });
    }),
  };
}
