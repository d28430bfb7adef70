import type * as z from 'zod';
import { courseLabelOf } from '../../shared/pedagona/courses.ts';
import { cloTitle } from '../../shared/pedagona/resultLabels.ts';
import type { Course } from '../../shared/course/course.ts';
import type { CourseAnalysis, Teaching } from '../../shared/pedagona/schemas.ts';
import type { Problem } from '../platform/model/prompt.ts';
import { assessmentMeant, courseMeant, entriesOf, outcomeMeant } from './match.ts';
import type { DeclaredLink } from './prompts/common.ts';
import type { dloAnswerSchema } from './prompts/dlo.ts';
import type { MerangkaiAnswer } from './prompts/merangkai.ts';
import type { MerungkaiAnswer } from './prompts/merungkai.ts';

/** What a model named wrongly, left out or summed wrongly: asked for once more, then told beside the artefact (design law 13). */

type Path = Problem['at'][number];
type Courses = readonly CourseAnalysis[];

const namesOf = (names: readonly string[]): string => (names.length === 0 ? 'tiada' : names.join('; '));

const unknownCourse = (courses: Courses, label: string, at: Path): Problem => ({
  at: [[...at, 'course']],
  message: `Kursus "${label}" tiada dalam rangkaian; yang ada: ${namesOf(courses.map(courseLabelOf))}.`,
});

/** Links to outcomes that do not exist. */
export const linkProblems = (links: readonly DeclaredLink[], courses: Courses, at: Path): Problem[] =>
  links.flatMap(({ course: label, clo }, i) => {
    const course = courseMeant(courses, label);
    if (course === undefined) return [unknownCourse(courses, label, [...at, i])];
    if (outcomeMeant(course.clos, clo)) return [];
    const message = `Hasil "${clo}" tiada dalam kursus ${courseLabelOf(course)} dan tidak dipautkan; yang ada: ${namesOf(course.clos.map(cloTitle))}.`;
    return [{ at: [[...at, i, 'clo']], message }];
  });

/** An assessment that does not exist: a model may choose among assessments, never make one (design law 6). */
function assessmentProblems(
  { course: label, assessmentType }: { course: string; assessmentType: string },
  courses: Courses,
  at: Path,
): Problem[] {
  const course = courseMeant(courses, label);
  if (course === undefined) return [unknownCourse(courses, label, at)];
  if (assessmentMeant(course.assessments, assessmentType)) return [];
  const message = `Pentaksiran "${assessmentType}" tiada dalam kursus ${courseLabelOf(course)} dan tidak digunakan; yang ada: ${namesOf(course.assessments.map(({ type }) => type))}.`;
  return [{ at: [[...at, 'assessmentType']], message }];
}

/** Courses that a list should have a row of, and has none; not where a row names no course that exists. */
function missingRows(rows: readonly { course: string }[], courses: Courses, list: string, what: string): Problem[] {
  const named = rows.map(({ course }) => courseMeant(courses, course));
  const without = courses.filter((course) => !named.includes(course));
  return named.includes(undefined)
    ? []
    : without.map((course, i) => ({
        at: [[list, rows.length + i]],
        message: `Tiada ${what} bagi kursus ${courseLabelOf(course)}.`,
      }));
}

const fullMarks = 100;

export function merangkaiProblems(answer: MerangkaiAnswer, courses: Courses): Problem[] {
  const { selectedAssessments: selected, rubric, rubrics } = answer;
  const assessed = courses.filter(({ assessments }) => assessments.length > 0);
  const declared = rubric.flatMap(({ links }) => links);
  const unjudged = courses.filter(
    (course) =>
      !declared.some(
        ({ course: label, clo }) => courseMeant(courses, label) === course && outcomeMeant(course.clos, clo),
      ),
  );
  const total = rubric.reduce((sum, { marks }) => sum + marks, 0);
  const marks = rubric.map((_, i): Path => ['rubric', i, 'marks']);
  return [
    ...selected.flatMap((one, i) => assessmentProblems(one, courses, ['selectedAssessments', i])),
    ...missingRows(selected, assessed, 'selectedAssessments', 'pentaksiran terpilih'),
    ...rubric.flatMap(({ links }, i) => linkProblems(links, courses, ['rubric', i, 'links'])),
    ...(unjudged.length === 0
      ? []
      : [
          {
            at: [['rubric', rubric.length], ...marks],
            message: `Rubrik tugas bersepadu belum menilai CLO kursus: ${unjudged.map(courseLabelOf).join(', ')}.`,
          },
        ]),
    ...(total === fullMarks
      ? []
      : [
          {
            at: marks,
            message: `Markah rubrik berjumlah ${total}, bukan ${fullMarks}; peratus dikira daripada jumlah itu.`,
          },
        ]),
    ...rubrics.flatMap((one, i) => assessmentProblems(one, courses, ['rubrics', i])),
    ...missingRows(rubrics, courses, 'rubrics', 'rubrik'),
  ];
}

export function dloProblems(
  answer: z.output<typeof dloAnswerSchema>,
  courses: Courses,
  teaching: Teaching | null,
): Problem[] {
  const total = totalMinutes(answer.activities);
  const lists = ['learningObjectives', 'activities', 'multimediaElements', 'assessmentMethods'] as const;
  return [
    ...lists.flatMap((list) =>
      answer[list].flatMap(({ links }, i) => linkProblems(links, courses, [list, i, 'links'])),
    ),
    ...answer.assessmentMethods.flatMap(({ courseAssessment }, i) =>
      courseAssessment
        ? assessmentProblems(courseAssessment, courses, ['assessmentMethods', i, 'courseAssessment'])
        : [],
    ),
    ...(teaching?.unit === 'minit' && total > teaching.time
      ? [
          {
            at: answer.activities.map((_, i): Path => ['activities', i, 'duration']),
            message: `Aktiviti berjumlah ${total} minit, melebihi ${teaching.time} minit yang ditetapkan.`,
          },
        ]
      : []),
  ];
}

export const totalMinutes = (activities: readonly { duration: number }[]): number =>
  activities.reduce((sum, { duration }) => sum + duration, 0);

/** What is suggested for every outcome; concepts are made of topics, and a course without any has none. */
const suggested = ['bigIdea', 'essentialQuestions', 'microConcepts', 'macroConcepts'] as const;

/** Outcomes that nothing is suggested for, or not everything. */
export function merungkaiProblems(
  { clos: entries }: MerungkaiAnswer,
  { clos, topics }: Pick<Course, 'clos' | 'topics'>,
): Problem[] {
  const wanted = topics.length > 0 ? suggested : suggested.slice(0, 2);
  const found = entriesOf(clos, entries);
  const missing = clos.filter(({ id }) => !found.has(id));
  return clos.flatMap((clo, i) => {
    const entry = found.get(clo.id);
    const place = entry ? entries.indexOf(entry) : entries.length + missing.indexOf(clo);
    const empty = entry ? wanted.filter((name) => entry[name].length === 0) : [];
    const at: Path[] = entry ? empty.map((name) => ['clos', place, name]) : [['clos', place]];
    return at.length === 0 ? [] : [{ at, message: `Cadangan bagi ${cloTitle(clo, i)} tiada atau tidak lengkap.` }];
  });
}
