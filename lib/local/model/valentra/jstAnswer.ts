import type { JstAnswer } from '../../../../lambdas/valentra/prompts/jst.ts';
import { hasQuizOrExam } from '../../../../shared/terms/assessment.ts';
import { describeMqfOutcome, mqfOutcomes } from '../../../../shared/terms/mqf.ts';
import { jstAssessmentSchema } from '../../../../shared/valentra/schemas.ts';
import { clip, sentence } from '../language.ts';
import { levelLabel } from '../outcomes.ts';
import { dataIn } from '../promptData.ts';
import { closFor, levelsOf, q, say, type Clo, type Course } from './promptCourse.ts';

const assessmentSchema = jstAssessmentSchema.pick({ type: true, clo: true });

/** A row of the JST out of the course's own words: its outcomes, the topics that the document ties to them, their levels. */
export function jstAnswer(course: Course, request: string): JstAnswer {
  const { type, clo: stated } = dataIn(request, 'pentaksiran', assessmentSchema);
  const isTest = hasQuizOrExam([{ type }]);
  const clos = closFor(course, stated).slice(0, 10);
  const codes = clos.map(({ code }) => code);
  const tied = course.topics.filter(({ clo }) => clo.some((code) => codes.includes(code)));
  const near = tied.length > 0 && stated.length > 0 ? tied : course.topics;
  const topics = near.map(({ title }) => title).slice(0, isTest ? 20 : 4);
  const work = type.trim() || say(course, 'Pentaksiran ini', 'This assessment');
  const about = [codes.join(', '), topics.slice(0, 3).map(q).join(', ')].filter((part) => part !== '').join(', ');
  return {
    suggestedQuestionType: isTest
      ? say(course, 'Aneka pilihan dan berstruktur', 'Multiple choice and structured')
      : work,
    topics,
    clo: codes,
    description: sentence(`${work}${about === '' ? '' : ': '}${about}`),
    objective: clos
      .map(({ code, statement }) => sentence(clos.length === 1 ? statement : `${code}: ${statement}`))
      .join('\n'),
    criteria: clos
      .slice(0, 6)
      .map(({ code }, i) => [code, clip(topics[i % topics.length] ?? '', 80)].filter((part) => part !== '').join(': ')),
    // Code shares the outcomes' HPs out evenly, and sets the weeks that the document states.
    hpAllocation: [],
    domains: domainsOf(clos),
    startDate: '',
    dueDate: '',
  };
}

function domainsOf(clos: readonly Clo[]): JstAnswer['domains'] {
  const hp = [...new Set(clos.flatMap((clo) => clo.hp))];
  return {
    cognitive: levelsOf(clos, 'C').map(levelLabel),
    affective: levelsOf(clos, 'A').map(levelLabel),
    psychomotor: levelsOf(clos, 'P').map(levelLabel),
    skills: hp.flatMap((code) => mqfOutcomes[code]?.match(/^Kemahiran .*/) ?? []),
    outcomes: hp.map(describeMqfOutcome),
  };
}
