import { hasQuizOrExam } from '../assessment.ts';
import type { Course as CourseRead } from '../course/course.ts';
import { coverFields } from '../course/fields.ts';
import { unconfirmedOf } from '../course/review.ts';
import type { Fact } from '../fact/fact.ts';
import { pick } from '../pick.ts';
import { defaultFact, statedFact } from './stated.ts';
import { defaults, usualDuration } from './rules.ts';
import type { Course, CourseInfo, Jst } from './schemas.ts';

/** A course that was read, in the shapes of spec 2. CLOs get the suite's own codes: 'CLO2' for the document's 'HPK 2'. */
export function courseView(course: CourseRead): Course {
  const codes = cloCodes(course);
  const codesOf = (ids: readonly string[]): string[] =>
    course.clos.flatMap(({ id }, i) => (ids.includes(id) ? [codes[i] ?? ''] : []));
  const test = testOf(course);
  return {
    info: {
      code: course.courseCode,
      name: course.courseName,
      creditValue: course.credit,
      totalCLO: course.clos.length,
      ...paperDuration(test, statedFacts(course, test).duration),
      assessmentType: test?.type ?? defaults.assessmentType,
    },
    cover: pick(course, ...coverFields),
    clos: course.clos.map(({ id, cloNumber, cloStatement, level, hpp }, i) => ({
      code: codes[i] ?? '',
      alternateCode: cloNumber,
      statement: cloStatement,
      domains: level.match(/[CPA]\s?\d/gi)?.map((code) => code.replace(/\s/g, '').toUpperCase()) ?? [],
      hp: hpp,
      fact: course.facts[id] ?? null,
    })),
    topics: course.topics.map((topic) => ({
      ...pick(topic, 'title', 'subtopics', 'week', 'hours'),
      clo: codesOf(topic.cloIds),
      fact: course.facts[topic.id] ?? null,
    })),
    assessments: course.assessments.map((assessment) => ({
      ...pick(assessment, 'type', 'description', 'slt', 'duration'),
      percentage: assessment.weight,
      clo: codesOf(assessment.cloIds),
      fact: course.facts[assessment.id] ?? null,
      facts: statedFacts(course, assessment),
    })),
    unconfirmed: unconfirmedOf(course, codes),
  };
}

/** By the document's own numbers, so that a missing outcome does not renumber the others; by place where they do not tell apart. */
function cloCodes({ clos }: CourseRead): string[] {
  const numbers = clos.map(({ cloNumber }) => /\d+$/.exec(cloNumber)?.[0]);
  const isTold = new Set(numbers).size === clos.length && !numbers.includes(undefined);
  return clos.map((_, i) => `CLO${isTold ? Number(numbers[i]) : i + 1}`);
}

/** The facts of what is stated of an assessment, by the field's name in a JST; a value without its own fact stands on its row's. */
function statedFacts(
  { facts }: CourseRead,
  assessment: CourseRead['assessments'][number] | undefined,
): Record<string, Fact> {
  if (assessment === undefined) return {};
  const { id, weight, slt, duration, cloIds } = assessment;
  const stated = {
    percentage: ['weight', weight !== null],
    slt: ['slt', slt !== null],
    duration: ['duration', duration !== ''],
    clo: ['cloIds', cloIds.length > 0],
  } as const;
  return Object.fromEntries(
    Object.entries(stated).flatMap(([name, [field, isStated]]) => {
      const fact = facts[`${id}.${field}`] ?? facts[id];
      return isStated && fact !== undefined ? [[name, fact]] : [];
    }),
  );
}

const paperDuration = (
  test: { type: string; duration: string } | undefined,
  fact: Fact | undefined,
): Pick<CourseInfo, 'duration' | 'durationFact'> =>
  test === undefined || test.duration === ''
    ? { duration: test === undefined ? defaults.duration : usualDuration(test.type), durationFact: defaultFact }
    : { duration: test.duration, durationFact: fact ?? statedFact };

/** Of several tests the one that counts most, the last of equals. */
function heaviest<T>(tests: readonly T[], weightOf: (test: T) => number | null): T | undefined {
  const most = Math.max(...tests.map((test) => weightOf(test) ?? 0));
  return tests.findLast((test) => (weightOf(test) ?? 0) === most);
}

const testOf = ({ assessments }: CourseRead) =>
  heaviest(
    assessments.filter((assessment) => hasQuizOrExam([assessment])),
    ({ weight }) => weight,
  );

/** The course as the head of a paper has it, after what the JST says of its tests: their types, and the duration of the heaviest. */
export function paperInfo(info: CourseInfo, { assessments }: Pick<Jst, 'assessments'>): CourseInfo {
  const tests = assessments.filter(({ isTest }) => isTest);
  const test = heaviest(tests, ({ percentage }) => percentage);
  if (test === undefined) return info;
  const assessmentType = [...new Set(tests.map(({ type }) => type))].join(', ');
  return { ...info, assessmentType, ...paperDuration(test, test.facts['duration']) };
}
