import type * as z from 'zod';
import { cloLabels, commonOf, courseLabelOf, hpOfCourse } from '../../../shared/pedagona/courses.ts';
import type { Assessment, CourseAnalysis } from '../../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai, SharedClaim } from '../../../shared/pedagona/stages.ts';
import { totalMarks } from '../../../shared/pedagona/labels/chainLabels.ts';
import { pick } from '../../../shared/values/pick.ts';
import { uniqueBy } from '../../../shared/values/uniqueBy.ts';
import { assessmentMeant, courseMeant, outcomeLinks, rowCited } from './match.ts';
import { totalMinutes } from './problems.ts';
import type { DeclaredLink } from '../prompts/common.ts';
import type { dloAnswerSchema } from '../prompts/dlo.ts';
import type { MerangkaiAnswer } from '../prompts/merangkai.ts';

/** The course and its own assessment that a model names, and what the artefact calls the course. */
function assessmentNamed(named: { course: string; assessmentType: string } | null, courses: readonly CourseAnalysis[]) {
  const course = courseMeant(courses, named?.course ?? '');
  if (named === null || course === undefined) return null;
  const names = { courseCode: courseLabelOf(course), courseName: course.courseName ?? '' };
  return { course, names, assessment: assessmentMeant(course.assessments, named.assessmentType) };
}

const hpOf = ({ clos }: CourseAnalysis, { cloIds }: Assessment): string =>
  hpOfCourse({ clos: clos.filter(({ id }) => cloIds.includes(id)) }).join(', ');

/** The criteria with their share of all marks, in percent with one decimal. */
export function withWeights<T extends { marks: number }>(rubric: readonly T[]): (T & { weight: number })[] {
  const total = totalMarks(rubric);
  return rubric.map((criterion) => ({ ...criterion, weight: Math.round((criterion.marks / total) * 1000) / 10 }));
}

/**
 * A merangkai from what a model answered: common HP and domains computed, shared claims kept with the rows of the courses that they rest
 * on, assessments that exist with their own weights and HP, one rubric a course (design laws 5 and 6).
 */
export function merangkaiFromAnswer(
  answer: MerangkaiAnswer,
  courses: readonly CourseAnalysis[],
  notice: string | null,
): Omit<Merangkai, 'id'> {
  const chosen = answer.selectedAssessments.flatMap((one) => {
    const { course, names, assessment } = assessmentNamed(one, courses) ?? {};
    return course && names && assessment ? [{ course, names, assessment, rationale: one.rationale }] : [];
  });
  return {
    combinedBigIdea: answer.combinedBigIdea,
    courseComparison: {
      ...commonOf(courses),
      rationale: answer.rationale,
      links: answer.links.map((link) => claimOf(link, courses)),
    },
    integratedAssessment: {
      integratedQuestion: answer.integratedQuestion,
      selectedAssessments: uniqueBy(chosen, ({ assessment }) => assessment).map(
        ({ course, names, assessment, rationale }) => ({
          ...names,
          assessmentType: assessment.type,
          hp: hpOf(course, assessment),
          weight: assessment.weight,
          rationale,
          links: cloLabels(course, assessment.cloIds),
        }),
      ),
      rubric: withWeights(answer.rubric.map((row) => ({ ...row, links: outcomeLinks(row.links, courses) }))),
    },
    rubrics: answer.rubrics.flatMap((rubric) => {
      const named = assessmentNamed(rubric, courses);
      if (named === null) return [];
      const { course, names, assessment } = named;
      return [
        {
          ...names,
          hp: assessment === undefined ? hpOfCourse(course).join(', ') : hpOf(course, assessment),
          assessmentType: assessment?.type ?? '',
          weight: assessment?.weight ?? null,
          ...pick(rubric, 'cognitiveLevel', 'softSkills', 'levels'),
        },
      ];
    }),
    engineNotice: notice,
  };
}

/** A claim counts as shared when rows of two courses are cited for it, else it is a suggestion. */
function claimOf(
  { text, evidence: cited }: MerangkaiAnswer['links'][number],
  courses: readonly CourseAnalysis[],
): SharedClaim {
  const evidence = cited.flatMap(({ course: label, row: ref }) => {
    const course = courseMeant(courses, label);
    const row = course && rowCited(course, ref, text);
    if (!course || !row) return [];
    const { at, quote, place } = course.facts[row.id] ?? { at: [], quote: '', place: '' };
    return [{ courseCode: courseLabelOf(course), row: row.id, at, quote: quote || row.text, place }];
  });
  const from = [...new Set(evidence.map(({ courseCode }) => courseCode))];
  return {
    text,
    courses: from,
    evidence: uniqueBy(evidence, ({ courseCode, row }) => `${courseCode} ${row}`),
    isSuggestion: from.length < 2,
    confirmation: '',
  };
}

/** Minutes are summed here; weights come from the courses' own assessments, and links lead to outcomes that exist (design law 5). */
export function dloFromAnswer(
  answer: z.output<typeof dloAnswerSchema>,
  courses: readonly CourseAnalysis[],
  notice: string | null,
): Omit<Dlo, 'id' | 'merangkaiId' | 'dloId'> {
  const withLinks = <T extends { links: DeclaredLink[] }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, links: outcomeLinks(row.links, courses) }));
  return {
    ...answer,
    durationMinutes: totalMinutes(answer.activities),
    learningObjectives: withLinks(answer.learningObjectives),
    activities: withLinks(answer.activities),
    multimediaElements: withLinks(answer.multimediaElements),
    assessmentMethods: withLinks(answer.assessmentMethods).map((method) => {
      const { names, assessment } = assessmentNamed(method.courseAssessment, courses) ?? {};
      const courseAssessment = names && assessment ? `${assessment.type}, ${names.courseCode}` : '';
      return { ...method, courseAssessment, weight: assessment?.weight ?? null };
    }),
    engineNotice: notice,
  };
}
