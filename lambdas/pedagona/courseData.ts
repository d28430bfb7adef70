import type { Course } from '../../shared/course/course.ts';
import { describeMqfOutcome } from '../../shared/mqf.ts';
import { commonOf } from '../../shared/pedagona/common.ts';
import type { CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai } from '../../shared/pedagona/stages.ts';
import { renderData } from '../platform/model/prompt.ts';

/** How a course is called in the chain: its code, or its document where no code was found. */
export const courseLabel = (course: Pick<CourseAnalysis, 'courseCode' | 'sourceDocument'>): string =>
  course.courseCode ?? course.sourceDocument;

/** The fields of a row that the document does not bear out and the lecturer has not accepted. */
const unconfirmedOf = ({ facts }: CourseAnalysis, row: string): string[] =>
  Object.entries(facts).flatMap(([key, { state }]) =>
    state === 'unconfirmed' && (key === row || key.startsWith(`${row}.`)) ? [key.slice(row.length + 1)] : [],
  );

/** What the chain's prompts are told of a course: its facts as they now are, each row with its id and what of it is unconfirmed. */
export const courseFacts = (course: CourseAnalysis) => ({
  label: courseLabel(course),
  courseCode: course.courseCode,
  courseName: course.courseName,
  credit: course.credit,
  clos: course.clos.map((clo) => ({
    id: clo.id,
    cloNumber: clo.cloNumber,
    cloStatement: clo.cloStatement,
    domain: clo.domain,
    level: clo.level,
    hpp: clo.hpp.map(describeMqfOutcome),
    skills: clo.skills.map(({ code, name }) => `${code} ${name}`.trim()),
    knowledge: clo.knowledge,
    microConcepts: clo.microConcepts,
    macroConcepts: clo.macroConcepts,
    bigIdea: clo.bigIdea,
    unconfirmed: unconfirmedOf(course, clo.id),
  })),
  assessments: course.assessments.map(({ id, type, weight, domain, description }) => ({
    id,
    type,
    weight,
    domain,
    description,
    unconfirmed: unconfirmedOf(course, id),
  })),
  topics: course.topics.map(({ id, week, title }) => ({ id, week, title })),
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

/** What the prompt of the suggestions is told of a course: what is taught and what is to be learnt. */
export const suggestionData = ({ courseCode, courseName, synopsis, clos, topics, methods }: Course) => ({
  courseCode,
  courseName,
  synopsis,
  clos: clos.map(({ cloNumber, cloStatement, domain, level }) => ({
    number: cloNumber,
    statement: cloStatement,
    domains: domain,
    level,
  })),
  topics: topics.map(({ title, week, subtopics }) => ({ title, week, subtopics })),
  methods,
});
