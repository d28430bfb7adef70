import { commonOf } from '../../shared/pedagona/common.ts';
import type { CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai } from '../../shared/pedagona/stages.ts';
import { renderData } from '../platform/model/prompt.ts';

/** How a course is called in the chain: its code, or its document where no code was found. */
export const courseLabel = (course: Pick<CourseAnalysis, 'courseCode' | 'sourceDocument'>): string =>
  course.courseCode ?? course.sourceDocument;

/** What the chain's prompts are told of a course: the facts of its analysis, as it now is, without evidence and warnings. */
export const courseFacts = (course: CourseAnalysis) => ({
  label: courseLabel(course),
  courseCode: course.courseCode,
  courseName: course.courseName,
  credit: course.credit,
  clos: course.clos.map(
    ({ cloNumber, cloStatement, domain, level, hpp, skills, knowledge, microConcepts, macroConcepts, bigIdea }) => ({
      cloNumber,
      cloStatement,
      domain,
      level,
      hpp,
      skills: skills.map(({ code, name }) => `${code} ${name}`.trim()),
      knowledge,
      microConcepts,
      macroConcepts,
      bigIdea,
    }),
  ),
  assessments: course.assessments.map(({ type, weight, domain, description }) => ({
    type,
    weight,
    domain,
    description,
  })),
  topics: course.topics.map(({ week, title }) => ({ week, title })),
  kppbModel: course.learningDevelopment.kppbModel,
});
export type CourseFacts = ReturnType<typeof courseFacts>;

/**
 * The stable part of every prompt of the chain: `<data nama="kursus">` CourseFacts[], `<data nama="sepunya">` {commonHP,
 * commonDomains}, and, where they are there, `<data nama="merangkai">` and `<data nama="dlo">` (the artefacts without their ids).
 */
export function chainData(
  courses: readonly CourseAnalysis[],
  { merangkai, dlo }: { merangkai?: Merangkai; dlo?: Dlo } = {},
): string {
  return [
    renderData('kursus', courses.map(courseFacts)),
    renderData('sepunya', commonOf(courses)),
    ...(merangkai === undefined ? [] : [renderData('merangkai', withoutIds(merangkai))]),
    ...(dlo === undefined ? [] : [renderData('dlo', withoutIds(dlo))]),
  ].join('\n');
}

const ids = new Set(['id', 'dloId', 'merangkaiId', 'engineNotice']);
const withoutIds = (artefact: object) => Object.fromEntries(Object.entries(artefact).filter(([key]) => !ids.has(key)));
