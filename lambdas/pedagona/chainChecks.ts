import type { z } from 'zod';
import { commonOf, hpOfCourse } from '../../shared/pedagona/common.ts';
import type { Assessment, CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai, Report, SharedClaim } from '../../shared/pedagona/stages.ts';
import { courseFacts, courseLabel } from './facts.ts';
import type { dloAnswerSchema } from './prompts/dlo.ts';
import type { MerangkaiAnswer } from './prompts/merangkai.ts';
import type { reportGroundsSchema } from './prompts/report.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

const courseNamed = (courses: readonly CourseAnalysis[], label: string): CourseAnalysis | undefined =>
  courses.find(
    (course) => plain(courseLabel(course)) === plain(label) || plain(course.courseName ?? '') === plain(label),
  );

/** The course's own assessment of this name, or undefined: a model may choose among assessments, never make one (design law 6). */
const assessmentNamed = (course: CourseAnalysis, type: string): Assessment | undefined =>
  course.assessments.find((assessment) => plain(assessment.type) === plain(type));

/** The HP codes of the CLOs an assessment names ('HPK1, HPK2'); all of the course's where it names none. */
function hpOf(course: CourseAnalysis, assessment: Assessment): string {
  const named = course.clos.filter((clo) => plain(assessment.domain).includes(plain(clo.cloNumber)));
  return hpOfCourse({ clos: named.length > 0 ? named : course.clos }).join(', ');
}

/**
 * A merangkai from what a model answered: common HP and domains computed, shared claims kept with the evidence that is truly in the
 * courses, assessments that exist with their own weights and HP, one rubric a course (design laws 5 and 6).
 */
export function merangkaiFromAnswer(
  answer: MerangkaiAnswer,
  courses: readonly CourseAnalysis[],
  id: string,
  engineNotice: string | null,
): Merangkai {
  return {
    id,
    combinedBigIdea: answer.combinedBigIdea,
    courseComparison: {
      ...commonOf(courses),
      rationale: answer.rationale,
      links: answer.links.map((link) => claimOf(link, courses)),
    },
    integratedAssessment: {
      integratedQuestion: answer.integratedQuestion,
      selectedAssessments: answer.selectedAssessments.flatMap((selected) => {
        const course = courseNamed(courses, selected.course);
        const assessment = course && assessmentNamed(course, selected.assessmentType);
        return course && assessment
          ? [
              {
                ...namesOf(course),
                assessmentType: assessment.type,
                hp: hpOf(course, assessment),
                weight: assessment.weight,
                rationale: selected.rationale,
              },
            ]
          : [];
      }),
    },
    rubrics: answer.rubrics.flatMap((rubric) => {
      const course = courseNamed(courses, rubric.course);
      if (course === undefined) return [];
      const assessment = assessmentNamed(course, rubric.assessmentType);
      return [
        {
          ...namesOf(course),
          hp: assessment === undefined ? hpOfCourse(course).join(', ') : hpOf(course, assessment),
          assessmentType: assessment?.type ?? '',
          weight: assessment?.weight ?? null,
          cognitiveLevel: rubric.cognitiveLevel,
          softSkills: rubric.softSkills,
          levels: rubric.levels,
        },
      ];
    }),
    engineNotice,
  };
}

const namesOf = (course: CourseAnalysis) => ({ courseCode: courseLabel(course), courseName: course.courseName ?? '' });

/** A claim counts as shared when quotes of two courses are truly in those courses; else it is a suggestion. */
function claimOf(link: MerangkaiAnswer['links'][number], courses: readonly CourseAnalysis[]): SharedClaim {
  const evidence = link.evidence.flatMap(({ course: label, quote }) => {
    const course = courseNamed(courses, label);
    return course === undefined || plain(quote) === '' || !saysSo(course, quote)
      ? []
      : [{ courseCode: courseLabel(course), page: pageOf(course, quote), quote }];
  });
  const from = [...new Set(evidence.map(({ courseCode }) => courseCode))];
  const isSuggestion = from.length < 2;
  return { text: link.text, courses: from, evidence: isSuggestion ? [] : evidence, isSuggestion };
}

/** Whether one of the course's facts holds the quote. */
const saysSo = (course: CourseAnalysis, quote: string): boolean =>
  textsIn(courseFacts(course)).some((text) => plain(text).includes(plain(quote)));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The page of the CLO or assessment that holds the quote; 1 for what has no page of its own. */
const pageOf = (course: CourseAnalysis, quote: string): number =>
  course.clos.find((clo) => plain(clo.cloStatement).includes(plain(quote)))?.evidence?.page ??
  course.assessments.find((assessment) => plain(`${assessment.type}${assessment.description}`).includes(plain(quote)))
    ?.evidence?.page ??
  1;

/** Minutes are summed here; weights come from the assessments that merangkai selected, where the names meet (design law 5). */
export function dloFromAnswer(
  answer: z.output<typeof dloAnswerSchema>,
  merangkai: Merangkai,
  id: string,
  engineNotice: string | null,
): Dlo {
  /** Two courses may both have a 'Tugasan Individu': then only the one the method names by its code has its weight here. */
  const weightOf = (method: string): number | null => {
    const named = merangkai.integratedAssessment.selectedAssessments.filter(({ assessmentType }) =>
      plain(method).includes(plain(assessmentType)),
    );
    const ofCourse = named.find(({ courseCode }) => plain(method).includes(plain(courseCode)));
    return (ofCourse ?? (named.length === 1 ? named[0] : undefined))?.weight ?? null;
  };
  return {
    ...answer,
    id,
    dloId: id,
    merangkaiId: merangkai.id,
    durationMinutes: totalMinutes(answer.activities),
    assessmentMethods: answer.assessmentMethods.map((method) => ({ ...method, weight: weightOf(method.method) })),
    engineNotice,
  };
}

export const totalMinutes = (activities: readonly { duration: number }[]): number =>
  activities.reduce((sum, { duration }) => sum + duration, 0);

/** Frameworks that exist and may be named as such. */
const frameworks = [
  /\bKPPB\b|kapasiti pedagogi pembelajaran bermakna/i,
  /\bMQF\b|kerangka kelayakan malaysia/i,
  /taksonomi\s+(?:bloom|anderson|krathwohl|simpson|harrow|dave)|\bbloom\b/i,
  /\b3E\b|\b3R\b|\b6C\b/,
  /standard guru malaysia|\bSGM\b/i,
  /\bIPGM?\b/,
  /\bTPACK\b|\bUDL\b|universal design for learning|reka bentuk pembelajaran sejagat/i,
  /konstruktivis|penjajaran konstruktif|constructive alignment/i,
  /pelan pembangunan pendidikan malaysia|\bPPPM\b|falsafah pendidikan kebangsaan/i,
];

/** A source counts when it is a course of the session, its document, the DLO or a named framework, and brings no year or author. */
export function isRealSource(source: string, courses: readonly CourseAnalysis[], dlo: Pick<Dlo, 'dloTitle'>): boolean {
  const names = [
    ...courses.flatMap((course) => [course.courseCode, course.courseName, course.sourceDocument]),
    dlo.dloTitle,
  ];
  if (names.some((name) => name !== null && plain(name).length > 3 && plain(source).includes(plain(name)))) return true;
  return frameworks.some((framework) => framework.test(source)) && !/\(\s*(?:19|20)\d{2}\s*\)|\bet al\b/i.test(source);
}

/** The evidence base with the sources that exist only. */
export const realSources = (
  evidenceBase: z.output<typeof reportGroundsSchema>['evidenceBase'],
  courses: readonly CourseAnalysis[],
  dlo: Pick<Dlo, 'dloTitle'>,
): Report['evidenceBase'] => evidenceBase.filter(({ source }) => isRealSource(source, courses, dlo));
