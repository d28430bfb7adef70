import { hasQuizOrExam } from '../assessment.ts';
import type { Course as CourseRead } from '../course/course.ts';
import { defaults } from './rules.ts';
import type { Course } from './schemas.ts';

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
      duration: test?.duration || defaults.duration,
      assessmentType: test?.type ?? defaults.assessmentType,
    },
    clos: course.clos.map(({ id, cloNumber, cloStatement, level, hpp }, i) => ({
      code: codes[i] ?? '',
      alternateCode: cloNumber,
      statement: cloStatement,
      domains: level.match(/[CPA]\s?\d/gi)?.map((code) => code.replace(/\s/g, '').toUpperCase()) ?? [],
      hp: hpp,
      fact: course.facts[id] ?? null,
    })),
    topics: course.topics.map(({ title, subtopics, week, hours, cloIds }) => ({
      title,
      subtopics,
      week,
      hours,
      clo: codesOf(cloIds),
    })),
    assessments: course.assessments.map(({ id, type, weight, description, cloIds }) => ({
      type,
      percentage: weight,
      description,
      clo: codesOf(cloIds),
      fact: course.facts[id] ?? null,
    })),
    hasQuizOrExam: hasQuizOrExam(course.assessments),
    unconfirmed: unconfirmedOf(course, codes),
  };
}

function unconfirmedOf({ clos, assessments, topics, facts }: CourseRead, codes: readonly string[]): string[] {
  const names = new Map([
    ...clos.map(({ id }, i) => [id, codes[i] ?? id] as const),
    ...assessments.map(({ id, type }) => [id, type] as const),
    ...topics.map(({ id, title }) => [id, title] as const),
  ]);
  return Object.entries(facts).flatMap(([key, { state }]) => {
    const [row = '', ...field] = key.split('.');
    return state === 'unconfirmed' ? [[names.get(row) ?? row, ...field].join('.')] : [];
  });
}

/** By the document's own numbers, so that a missing outcome does not renumber the others; by place where they do not tell apart. */
function cloCodes({ clos }: CourseRead): string[] {
  const numbers = clos.map(({ cloNumber }) => /\d+$/.exec(cloNumber)?.[0]);
  const isTold = new Set(numbers).size === clos.length && !numbers.includes(undefined);
  return clos.map((_, i) => `CLO${isTold ? Number(numbers[i]) : i + 1}`);
}

/** The test that the paper is for: of several, the one that counts most, the last of equals. */
function testOf({ assessments }: CourseRead): CourseRead['assessments'][number] | undefined {
  const tests = assessments.filter((assessment) => hasQuizOrExam([assessment]));
  const most = Math.max(...tests.map(({ weight }) => weight ?? 0));
  return tests.findLast(({ weight }) => (weight ?? 0) === most);
}
