import type * as z from 'zod';
import { cloLabels, commonOf, courseLabelOf, hpOfCourse } from '../../shared/pedagona/courses.ts';
import { cloTitle } from '../../shared/pedagona/resultLabels.ts';
import type { Assessment, CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai, SharedClaim } from '../../shared/pedagona/stages.ts';
import { pick } from '../../shared/pick.ts';
import { comparable, wordsIn } from '../../shared/text/comparable.ts';
import { uniqueBy } from '../../shared/uniqueBy.ts';
import type { DeclaredLink } from './prompts/common.ts';
import type { dloAnswerSchema } from './prompts/dlo.ts';
import type { MerangkaiAnswer } from './prompts/merangkai.ts';

/** The course that a model calls by its code, its name, or both. */
const courseNamed = (courses: readonly CourseAnalysis[], label: string): CourseAnalysis | undefined =>
  courses.find((course) => {
    const [code, name] = [courseLabelOf(course), course.courseName ?? ''];
    const names = [code, name, code + name].map(comparable);
    return comparable(label) !== '' && names.includes(comparable(label));
  });

/**
 * The course and its own assessment that a model names, and the name of one that does not exist: a model may choose among assessments,
 * never make one (design law 6).
 */
function assessmentNamed(named: { course: string; assessmentType: string } | null, courses: readonly CourseAnalysis[]) {
  const course = courseNamed(courses, named?.course ?? '');
  const assessment = course?.assessments.find(
    ({ type }) => comparable(type) === comparable(named?.assessmentType ?? ''),
  );
  const missing = named === null || assessment ? [] : [`${named.assessmentType} (${named.course})`];
  return { course, assessment, missing };
}

/** The outcome that a link declares, as links name it (`cloLabels`); undefined where there is none such. */
function outcomeOf({ course: label, clo }: DeclaredLink, courses: readonly CourseAnalysis[]): string | undefined {
  const course = courseNamed(courses, label);
  const own = course?.clos.find((each, i) =>
    [each.id, cloTitle(each, i)].some((name) => comparable(name) === comparable(clo)),
  );
  return course && own && cloLabels(course, [own.id])[0];
}

export const outcomeLinks = (links: readonly DeclaredLink[], courses: readonly CourseAnalysis[]): string[] => [
  ...new Set(links.flatMap((link) => outcomeOf(link, courses) ?? [])),
];

/** What a reader is told of things that were named and do not exist; null where all do. */
const leftOutNotice = (what: string, names: readonly string[]): string | null =>
  names.length === 0 ? null : `${what} yang tiada dalam kursus tidak digunakan: ${[...new Set(names)].join(', ')}.`;

const missingNotice = (rows: readonly { missing: string[] }[]): string | null =>
  leftOutNotice(
    'Pentaksiran',
    rows.flatMap(({ missing }) => missing),
  );

export const unknownLinks = (links: readonly DeclaredLink[], courses: readonly CourseAnalysis[]): string | null =>
  leftOutNotice(
    'Pautan CLO',
    links.filter((link) => outcomeOf(link, courses) === undefined).map(({ course, clo }) => `${clo} (${course})`),
  );

/** Sentences one after the other; null for none. */
export function joinNotices(...notices: readonly (string | null)[]): string | null {
  const [first, ...more] = notices.filter((notice) => notice !== null);
  return first === undefined ? null : [more.length === 0 ? first : first.replace(/[^.]$/, '$&.'), ...more].join(' ');
}

const hpOf = ({ clos }: CourseAnalysis, { cloIds }: Assessment): string =>
  hpOfCourse({ clos: clos.filter(({ id }) => cloIds.includes(id)) }).join(', ');

/** The criteria with their share of all marks, in percent with one decimal. */
export function withWeights<T extends { marks: number }>(rubric: readonly T[]): (T & { weight: number })[] {
  const total = rubric.reduce((sum, { marks }) => sum + marks, 0);
  return rubric.map((criterion) => ({ ...criterion, weight: Math.round((criterion.marks / total) * 1000) / 10 }));
}

/**
 * A merangkai from what a model answered: common HP and domains computed, shared claims kept with the rows of the courses that they rest
 * on, assessments that exist with their own weights and HP, one rubric a course (design laws 5 and 6).
 */
export function merangkaiFromAnswer(
  answer: MerangkaiAnswer,
  courses: readonly CourseAnalysis[],
  engineNotice: string | null,
): Omit<Merangkai, 'id'> {
  const selected = answer.selectedAssessments.map((one) => ({ ...one, ...assessmentNamed(one, courses) }));
  const chosen = selected.flatMap(({ course, assessment, rationale }) =>
    course && assessment ? [{ course, assessment, rationale }] : [],
  );
  const declared = answer.rubric.flatMap(({ links }) => links);
  const unjudged = courses.filter((course) => !declared.some((link) => outcomeOf(link, [course]) !== undefined));
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
        ({ course, assessment, rationale }) => ({
          ...namesOf(course),
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
      const { course, assessment } = assessmentNamed(rubric, courses);
      if (course === undefined) return [];
      return [
        {
          ...namesOf(course),
          hp: assessment === undefined ? hpOfCourse(course).join(', ') : hpOf(course, assessment),
          assessmentType: assessment?.type ?? '',
          weight: assessment?.weight ?? null,
          ...pick(rubric, 'cognitiveLevel', 'softSkills', 'levels'),
        },
      ];
    }),
    engineNotice: joinNotices(
      engineNotice,
      missingNotice(selected),
      unknownLinks(declared, courses),
      unjudged.length === 0
        ? null
        : `Rubrik tugas bersepadu belum menilai CLO kursus: ${unjudged.map(courseLabelOf).join(', ')}.`,
    ),
  };
}

const namesOf = (course: CourseAnalysis) => ({
  courseCode: courseLabelOf(course),
  courseName: course.courseName ?? '',
});

/** Words of every course: to share them supports nothing. */
const commonplace =
  /^(?:yang|dalam|dengan|untuk|pada|bagi|oleh|atau|serta|kepada|daripada|antara|melalui|pelajar|murid|guru|kursus|topik|hasil|belajar|pembelajaran|pengajaran|pendidikan|konsep|kaedah|kemahiran|aktiviti|tugasan|menganalisis|menilai|membina|menerangkan|their|with|that|this|from|students?|course|learning|teaching|concepts?|skills?|assessment)$/;

const tellingWords = (text: string): Set<string> =>
  new Set(wordsIn(text).filter((word) => word.length > 3 && !commonplace.test(word)));

/** A row supports a claim when two telling words of it, or all that it has, stand in the claim. */
function supports(words: string, claim: string): boolean {
  const [own, said] = [tellingWords(words), tellingWords(claim)];
  const shared = [...own].filter((word) => said.has(word)).length;
  return shared > 0 && shared >= Math.min(2, own.size);
}

/** A claim counts as shared when rows of two courses support what it says; else it is a suggestion. */
function claimOf(link: MerangkaiAnswer['links'][number], courses: readonly CourseAnalysis[]): SharedClaim {
  const evidence = link.evidence.flatMap(({ course: label, row }) => {
    const course = courseNamed(courses, label);
    const words = course && wordsOf(course, row);
    if (course === undefined || words === undefined) return [];
    const { at, quote, place } = course.facts[row] ?? { at: [], quote: '', place: '' };
    if (!supports(words, link.text) && !supports(quote, link.text)) return [];
    return [{ courseCode: courseLabelOf(course), row, at, quote: quote || words, place }];
  });
  const from = [...new Set(evidence.map(({ courseCode }) => courseCode))];
  const isSuggestion = from.length < 2;
  return { text: link.text, courses: from, evidence: isSuggestion ? [] : evidence, isSuggestion };
}

const wordsOf = ({ clos, assessments, topics }: CourseAnalysis, row: string): string | undefined =>
  clos.find(({ id }) => id === row)?.cloStatement ??
  assessments.find(({ id }) => id === row)?.type ??
  topics.find(({ id }) => id === row)?.title;

/** Minutes are summed here; weights come from the courses' own assessments, and links lead to outcomes that exist (design law 5). */
export function dloFromAnswer(
  answer: z.output<typeof dloAnswerSchema>,
  courses: readonly CourseAnalysis[],
  engineNotice: string | null,
): Omit<Dlo, 'id' | 'merangkaiId' | 'dloId'> {
  const { learningObjectives, activities, multimediaElements, assessmentMethods } = answer;
  const withLinks = <T extends { links: DeclaredLink[] }>(rows: readonly T[]) =>
    rows.map((row) => ({ ...row, links: outcomeLinks(row.links, courses) }));
  const declared = [...learningObjectives, ...activities, ...multimediaElements, ...assessmentMethods];
  const methods = assessmentMethods.map((method) => ({ method, ...assessmentNamed(method.courseAssessment, courses) }));
  return {
    ...answer,
    durationMinutes: totalMinutes(activities),
    learningObjectives: withLinks(learningObjectives),
    activities: withLinks(activities),
    multimediaElements: withLinks(multimediaElements),
    assessmentMethods: methods.map(({ method, course, assessment }) => ({
      ...method,
      courseAssessment: course && assessment ? `${assessment.type}, ${courseLabelOf(course)}` : '',
      links: outcomeLinks(method.links, courses),
      weight: assessment?.weight ?? null,
    })),
    engineNotice: joinNotices(
      engineNotice,
      unknownLinks(
        declared.flatMap(({ links }) => links),
        courses,
      ),
      missingNotice(methods),
    ),
  };
}

export const totalMinutes = (activities: readonly { duration: number }[]): number =>
  activities.reduce((sum, { duration }) => sum + duration, 0);
