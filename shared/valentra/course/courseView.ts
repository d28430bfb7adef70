import { hasQuizOrExam } from '../../terms/assessment.ts';
import type { Course as CourseRead } from '../../course/course.ts';
import { courseLabels, coverFields } from '../../course/fields.ts';
import { digitsOf } from '../../course/words/codes.ts';
import { unconfirmedOf } from '../../course/review.ts';
import type { Fact } from '../../fact/fact.ts';
import { keysOf, pick } from '../../values/pick.ts';
import { defaultFact, statedFact } from './valueFacts.ts';
import { defaults, isFinalExam, usualDuration } from '../limits.ts';
import type { Clo, CourseInfo, JstAssessment } from '../schemas.ts';

/** A course that was read, in the shapes of spec 2. CLOs get the suite's own codes: 'CLO2' for the document's 'HPK 2'. */
export function courseView(course: CourseRead) {
  const codes = cloCodes(course);
  const codesOf = (ids: readonly string[]): string[] =>
    course.clos.flatMap(({ id }, i) => (ids.includes(id) ? [codes[i] ?? ''] : []));
  const assessments = course.assessments.map((assessment) => ({
    assessmentId: assessment.id,
    ...pick(assessment, 'type', 'description', 'slt', 'duration', 'week', 'count'),
    percentage: assessment.weight,
    hp: assessment.hpp,
    clo: codesOf(assessment.cloIds),
    ...(assessment.cloShares && {
      cloShares: Object.fromEntries(
        Object.entries(assessment.cloShares).flatMap(([id, share]) => codesOf([id]).map((code) => [code, share])),
      ),
    }),
    ...pick(assessment, 'topics'),
    fact: course.facts[assessment.id] ?? null,
    facts: statedFacts(course, assessment),
  }));
  return {
    /** As it was read: what texts are held against. */
    read: course,
    info: {
      code: course.courseCode,
      name: course.courseName,
      creditValue: course.credit,
      totalCLO: course.clos.length,
      ...pick(course, 'outcomeNames', 'sltTotal'),
      ...paperInfo(assessments.filter((assessment) => hasQuizOrExam([assessment]))),
    },
    cover: pick(course, ...coverFields),
    clos: course.clos.map(({ id, cloNumber, cloStatement, level, hpp }, i): Clo => ({
      code: codes[i] ?? '',
      alternateCode: cloNumber,
      statement: cloStatement,
      domains: level.match(/[CPA]\s?\d/gi)?.map((code) => code.replace(/\s/g, '').toUpperCase()) ?? [],
      hp: hpp,
      fact: course.facts[id] ?? null,
      facts: { domains: course.facts[`${id}.level`], hp: course.facts[`${id}.hpp`] },
    })),
    topics: course.topics.map((topic) => ({
      ...pick(topic, 'title', 'subtopics', 'week', 'hours'),
      clo: codesOf(topic.cloIds),
      fact: course.facts[topic.id] ?? null,
    })),
    assessments,
    /** What the document does not bear out and the lecturer has not accepted: 'CLO2', 'Kuiz, Wajaran (%)'. */
    unconfirmed: unconfirmedOf({
      ...course,
      clos: course.clos.map((clo, i) => ({ ...clo, cloNumber: codes[i] ?? clo.cloNumber })),
    }),
  };
}

/** A course in the shapes of spec 2, made from the course that was read. */
export type Course = ReturnType<typeof courseView>;
export type Topic = Course['topics'][number];
/** What stands on the covers of papers, and the language that they are written in. */
export type Cover = Course['cover'];

/** The cover without what nobody has confirmed. */
export const confirmedCover = ({ cover, unconfirmed }: Pick<Course, 'cover' | 'unconfirmed'>): Cover => {
  const hidden = keysOf(cover).filter((key) => key !== 'language' && unconfirmed.includes(courseLabels[key]));
  return { ...cover, ...Object.fromEntries(hidden.map((key) => [key, ''])) };
};

/** By the document's own numbers, so that a missing outcome does not renumber the others; by place where they do not tell apart. */
function cloCodes({ clos }: CourseRead): string[] {
  const numbers = clos.map(({ cloNumber }) => digitsOf(cloNumber));
  const isTold = new Set(numbers).size === clos.length && !numbers.includes('');
  return clos.map((_, i) => `CLO${isTold ? Number(numbers[i]) : i + 1}`);
}

/** The facts of what is stated of an assessment, by the field's name in a JST; a value without its own fact stands on its row's. */
function statedFacts(
  { facts }: CourseRead,
  { id, weight, slt, duration, week, cloIds }: CourseRead['assessments'][number],
): Record<string, Fact> {
  const stated = {
    percentage: ['weight', weight !== null],
    slt: ['slt', slt !== null],
    duration: ['duration', duration !== ''],
    startDate: ['week', week !== ''],
    dueDate: ['week', week !== ''],
    clo: ['cloIds', cloIds.length > 0],
  } as const;
  return Object.fromEntries(
    Object.entries(stated).flatMap(([name, [field, isStated]]) => {
      const fact = facts[`${id}.${field}`] ?? facts[id];
      return isStated && fact !== undefined ? [[name, fact]] : [];
    }),
  );
}

/** The final exam; of a course without one, or with several, the test that counts most, the last of equals. */
export function mainTest<T extends Pick<JstAssessment, 'type' | 'percentage'>>(tests: readonly T[]): T | undefined {
  const finals = tests.filter(({ type }) => isFinalExam(type));
  const among = finals.length > 0 ? finals : tests;
  const most = Math.max(...among.map(({ percentage }) => percentage ?? 0));
  return among.findLast(({ percentage }) => (percentage ?? 0) === most);
}

/** What the head of a paper says of its tests: their types, and the duration of the main one. */
export function paperInfo(
  tests: readonly Pick<JstAssessment, 'type' | 'percentage' | 'duration' | 'facts'>[],
): Pick<CourseInfo, 'assessmentType' | 'duration' | 'durationFact'> {
  const test = mainTest(tests);
  if (test === undefined) return { ...pick(defaults, 'assessmentType', 'duration'), durationFact: defaultFact };
  const assessmentType = [...new Set(tests.map(({ type }) => type))].join(', ');
  return test.duration === ''
    ? { assessmentType, duration: usualDuration(test.type), durationFact: defaultFact }
    : { assessmentType, duration: test.duration, durationFact: test.facts['duration'] ?? statedFact };
}
