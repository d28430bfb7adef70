import type { RubrikAnswer } from '../../../../lambdas/valentra/prompts/rubrik.ts';
import type { TaskAnswer } from '../../../../lambdas/valentra/prompts/pentaksiran.ts';
import * as z from 'zod';
import { describeMqfOutcome } from '../../../../shared/mqf.ts';
import { fieldLabels } from '../../../../shared/valentra/labels.ts';
import {
  cognitiveLevels,
  jstAssessmentSchema,
  rubrikLevels,
  taskSchema,
  type RubrikLevel,
} from '../../../../shared/valentra/schemas.ts';
import { inLanguage } from '../../../../shared/valentra/word/english.ts';
import { levelLabel } from '../outcomes.ts';
import { clip, quoted } from '../language.ts';
import { dataIn } from '../promptData.ts';
import { closFor, framed, levelsOf, say, unlike, type Course, type Preferences } from './promptCourse.ts';
import { verbsOf } from './words.ts';

const ofRow = jstAssessmentSchema.pick({ topics: true, description: true, criteria: true });
const statedSchema = taskSchema.extend(ofRow.shape);

function taskIn(course: Course, request: string) {
  const task = dataIn(request, 'tugasan', statedSchema);
  const clos = closFor(course, task.clo, `${task.taskType} ${task.description}`);
  const about = task.topics.slice(0, 3).map((title) => quoted(clip(title, 80)));
  const codes = clos.map(({ code }) => code).join(', ');
  return {
    ...task,
    clos,
    work: quoted(task.taskType.trim() || say(course, `Tugasan ${task.taskNumber}`, `Task ${task.taskNumber}`)),
    /** '“Litar siri”, “Litar selari” (CLO2)'; its outcomes alone where no topic is known. */
    about: about.length === 0 ? codes : `${about.join(', ')} (${codes})`,
  };
}

/** A task as frames that name its topics, outcomes, level and criteria. */
export function taskAnswer(course: Course, request: string, wanted: Preferences | null): TaskAnswer {
  const { clos, hp, topics, about, work, criteria } = taskIn(course, request);
  const levels = levelsOf(clos, 'C');
  const highest = cognitiveLevels.findLast((level) => levels.includes(level));
  const others = [...levelsOf(clos, 'A'), ...levelsOf(clos, 'P')].map((level) => `, ${level}`).join('');
  const statements = [
    ...(highest === undefined
      ? [framed(course, `arahan ${work}${others} tentang ${about}`, `the instruction of ${work}${others} on ${about}`)]
      : verbsOf(course, highest).map((verb) =>
          framed(
            course,
            `arahan ${work} aras ${highest} dengan kata tugas ${quoted(verb)} tentang ${about}`,
            `the instruction of ${work} at ${highest} with the verb ${quoted(verb)} on ${about}`,
          ),
        )),
    framed(course, `arahan baharu ${work} tentang ${about}`, `a new instruction of ${work} on ${about}`),
  ];
  const judged = criteria.length === 0 ? '' : `\n${say(course, 'Kriteria', 'Criteria')}: ${criteria.join('; ')}.`;
  return {
    theBigIdea: framed(course, `idea besar tentang ${about}`, `the big idea on ${about}`),
    essentialQuestion: framed(course, `soalan penting tentang ${about}`, `the essential question on ${about}`),
    stimulus: {
      type: say(course, 'Situasi', 'Situation'),
      title: topics[0] ?? clos[0]?.code ?? '',
      content: framed(
        course,
        `situasi, data atau petikan tentang ${about}`,
        `the situation, data or passage on ${about}`,
      ),
      source: framed(course, 'asal rangsangan', 'where the stimulus comes from'),
    },
    question: {
      statement: unlike(wanted, statements),
      description:
        framed(
          course,
          'langkah, hasil yang dihantar dan cara hantar',
          'the steps, what is handed in and how it is handed in',
        ) + judged,
      cognitive: levels.map(levelLabel),
      outcomes: hp.map(describeMqfOutcome),
    },
  };
}

/** What a criterion is of: one that the JST names, or an HP that has none. */
const shareSchema = z.object({ hp: z.string(), name: z.string() });

/** The criteria of the JST, spread over the HPs, and one for each HP that is left, their levels as frames; on request, the one criterion again. */
export function rubrikAnswer(course: Course, request: string, wanted: Preferences | null): RubrikAnswer {
  const { clos, work, criteria } = taskIn(course, request);
  const stated = dataIn(request, 'hp', z.array(shareSchema));
  const present = dataIn(request, 'semasa', shareSchema.optional());
  const named = criteria.map((name, i) => ({ hp: stated[i % stated.length]?.hp ?? '', name }));
  const shares = present ? [present] : [...named, ...stated.slice(named.length)].slice(0, 11);
  const domains = (['C', 'A', 'P'] as const).flatMap((letter) => levelsOf(clos, letter));
  const wish = wanted === null ? '' : ` (${quoted(clip(wanted.text, 120))})`;
  const levelOf = (level: RubrikLevel, name: string): string =>
    framed(
      course,
      `apa yang dilihat pada ${work} bagi ${quoted(name)}, aras ${fieldLabels[level]}${wish}`,
      `what is seen in ${work} of ${quoted(name)} at the level ${inLanguage(fieldLabels[level], 'en')}${wish}`,
    );
  return {
    criteria: shares.map(({ hp, name: given }) => {
      const name = given.trim() || say(course, 'Hasil kerja', 'The work');
      const levels = Object.fromEntries(rubrikLevels.map((level) => [level, levelOf(level, name)]));
      return { hp, name, weight: 1, domains, levels: levels as Record<RubrikLevel, string> };
    }),
  };
}
