import type { JstAnswer } from '../../../../lambdas/valentra/prompts/jst.ts';
import { hasQuizOrExam } from '../../../../shared/assessment.ts';
import { describeMqfOutcome, mqfOutcomes } from '../../../../shared/mqf.ts';
import { jstAssessmentSchema } from '../../../../shared/valentra/schemas.ts';
import { outcomeLevelLabel } from '../pedagona/outcomePhrases.ts';
import { named, prose, sentence, inMalay, at, seedOf, type Some } from '../language.ts';
import { dataIn } from '../promptData.ts';
import { callOf, closFor, levelsOf, startOf, topicPhrase, topicsFor, type Clo, type Course } from './promptCourse.ts';
import { workFormOf } from './words.ts';

const assessmentSchema = jstAssessmentSchema.pick({ code: true, type: true, description: true, clo: true });

export function jstAnswer(course: Course, request: string, again: number): JstAnswer {
  const { code: taskCode, type, description, clo: stated } = dataIn(request, 'pentaksiran', assessmentSchema);
  const turn = startOf(course) + seedOf(taskCode + type) + again;
  const isTest = hasQuizOrExam([{ type }]);
  // A test whose outcomes the document does not tell covers the whole course.
  const isWhole = isTest && stated.length === 0;
  const clos = isWhole ? course.clos : closFor(course, stated, `${type} ${description}`);
  const near = isWhole ? course.topics : topicsFor(course, clos, `${type} ${description}`);
  const topics = near.map(({ title }) => title).slice(0, isTest ? 20 : 4);
  const weeks = /\bminggu\s*(?:ke-?)?\s*(\d{1,2})(?:\s*(?:-|–|hingga)\s*(?:minggu\s*)?(\d{1,2}))?/i.exec(description);
  const { item, criteria } = workFormOf(type);
  const call = callOf(course);
  const lead = clos[turn % Math.max(1, clos.length)];
  const { task, object } = lead ?? { task: `menguasai kandungan ${call}`, object: `kandungan ${call}` };
  const matter = inMalay(topics.slice(0, 3).flatMap((title) => topicPhrase(course, title) || []));
  const about = matter === '' ? object : matter;
  const work = named(type, 60) || 'pentaksiran ini';
  const openings: Some<string> = [
    `Melalui ${work}, pelajar menunjukkan penguasaan ${about}`,
    `Tumpuan ${work} ialah ${about}`,
  ];
  return {
    suggestedQuestionType: item,
    topics,
    clo: clos.map(({ code }) => code).slice(0, 10),
    description: prose(at(openings, turn), `Tugasan ini menaksir keupayaan ${task}`),
    objective: sentence(`Selepas menyelesaikan ${work}, pelajar dapat ${task}`),
    criteria: [
      ...new Set([
        `Ketepatan isi tentang ${about.length > 60 ? object : about}`,
        ...criteria,
        ...clos.slice(0, 2).map((clo) => `Penguasaan ${clo.object}`),
      ]),
    ].slice(0, 6),
    // Code shares the outcomes' HPs out evenly.
    hpAllocation: [],
    domains: domainsOf(clos),
    startDate: weeks ? `Minggu ${weeks[1] ?? ''}` : '',
    dueDate: weeks?.[2] === undefined ? '' : `Minggu ${weeks[2]}`,
  };
}

function domainsOf(clos: readonly Clo[]): JstAnswer['domains'] {
  const hp = [...new Set(clos.flatMap((clo) => clo.hp))];
  return {
    cognitive: levelsOf(clos, 'C').map(outcomeLevelLabel),
    affective: levelsOf(clos, 'A').map(outcomeLevelLabel),
    psychomotor: levelsOf(clos, 'P').map(outcomeLevelLabel),
    skills: hp.flatMap((code) => mqfOutcomes[code]?.match(/^Kemahiran .*/) ?? []),
    outcomes: hp.map(describeMqfOutcome),
  };
}
