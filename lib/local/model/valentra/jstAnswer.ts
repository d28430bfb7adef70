import type { JstAnswer } from '../../../../lambdas/valentra/prompts/jst.ts';
import { hasQuizOrExam } from '../../../../shared/assessment.ts';
import { describeMqfOutcome, mqfOutcomes } from '../../../../shared/mqf.ts';
import { jstAssessmentSchema } from '../../../../shared/valentra/schemas.ts';
import { levelLabel } from '../outcomes.ts';
import { clip, quoted, sentence } from '../language.ts';
import { dataIn } from '../promptData.ts';
import { closFor, levelsOf, say, topicsFor, unlike, type Clo, type Course, type Preferences } from './promptCourse.ts';
import { workFormOf } from './words.ts';

const assessmentSchema = jstAssessmentSchema.pick({ type: true, description: true, clo: true });

/** A row of the JST out of the course's own words: its outcomes, their topics and levels. */
export function jstAnswer(course: Course, request: string, wanted: Preferences | null): JstAnswer {
  const { type, description, clo: stated } = dataIn(request, 'pentaksiran', assessmentSchema);
  const isTest = hasQuizOrExam([{ type }]);
  const about = `${type} ${description}`;
  // A test whose outcomes the document does not tell covers the whole course.
  const isWhole = isTest && stated.length === 0;
  const clos = isWhole ? course.clos : closFor(course, stated, about);
  const near = isWhole ? course.topics : topicsFor(course, clos, about);
  const topics = near.map(({ title }) => title).slice(0, isTest ? 20 : 4);
  const codes = clos.map(({ code }) => code).slice(0, 10);
  const matters = topics.slice(0, 3).map((title) => quoted(clip(title, 80)));
  const listed = matters.length === 0 ? [] : [matters.join(', ')];
  const [work, tested] = [type.trim() || say(course, 'Pentaksiran ini', 'This assessment'), codes.join(', ')];
  const weeks = /\b(?:minggu|weeks?)\s*(?:ke-?)?(\d{1,2})(?:\s*(?:-|–|hingga|to)\s*(?:minggu\s*)?(\d{1,2}))?/i.exec(
    description,
  );
  const inWeek = (week: string | undefined): string =>
    week === undefined ? '' : `${say(course, 'Minggu', 'Week')} ${week}`;
  return {
    suggestedQuestionType: workFormOf(course, type),
    topics,
    clo: codes,
    description: unlike(wanted, [
      sentence([tested === '' ? work : `${work} (${tested})`, ...listed].join(': ')),
      sentence([tested || work, ...listed].join(': ')),
    ]),
    objective: clos
      .map(({ code, statement }) => sentence(clos.length === 1 ? statement : `${code}: ${statement}`))
      .join('\n'),
    criteria: clos
      .slice(0, 6)
      .map(({ code }, i) => [code, clip(topics[i % topics.length] ?? '', 80)].filter((part) => part !== '').join(': ')),
    // Code shares the outcomes' HPs out evenly.
    hpAllocation: [],
    domains: domainsOf(clos),
    startDate: inWeek(weeks?.[1]),
    dueDate: inWeek(weeks?.[2]),
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
