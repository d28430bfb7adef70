import type * as z from 'zod';
import { type PageText, verifyEvidence } from '../../shared/evidence.ts';
import { saysWhole } from '../../shared/text/comparable.ts';
import { closAssessedBy, namesCourse } from '../../shared/pedagona/codes.ts';
import { commonOf, hpOfCourse } from '../../shared/pedagona/common.ts';
import type { Assessment, CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai, Report, SharedClaim } from '../../shared/pedagona/stages.ts';
import { courseFacts, courseLabel } from './courseData.ts';
import type { dloAnswerSchema } from './prompts/dlo.ts';
import type { MerangkaiAnswer } from './prompts/merangkai.ts';
import type { reportGroundsSchema } from './prompts/report.ts';

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** The course that a model calls by its label, its name or both. */
const courseNamed = (courses: readonly CourseAnalysis[], label: string): CourseAnalysis | undefined =>
  plain(label) === ''
    ? undefined
    : courses.find((course) => {
        const name = course.courseName ?? '';
        return [courseLabel(course), name, courseLabel(course) + name].some((own) => plain(own) === plain(label));
      });

/** The course's own assessment of this name, or undefined: a model may choose among assessments, never make one (design law 6). */
const assessmentNamed = (course: CourseAnalysis, type: string): Assessment | undefined =>
  course.assessments.find((assessment) => plain(assessment.type) === plain(type));

/** The HP codes of the CLOs an assessment names ('HPK1, HPK2'); all of the course's where it names none. */
function hpOf(course: CourseAnalysis, assessment: Assessment): string {
  const places = closAssessedBy(assessment, course);
  const named = course.clos.filter((_, place) => places.includes(place));
  return hpOfCourse({ clos: named.length > 0 ? named : course.clos }).join(', ');
}

/** The pages of a course's document, by its name; none where they are not at hand. */
export type PagesOf = (sourceDocument: string) => readonly PageText[];

/**
 * A merangkai from what a model answered: common HP and domains computed, shared claims kept with the evidence that is truly in the
 * courses, assessments that exist with their own weights and HP, one rubric a course (design laws 5 and 6).
 */
export function merangkaiFromAnswer(
  answer: MerangkaiAnswer,
  courses: readonly CourseAnalysis[],
  id: string,
  engineNotice: string | null,
  pagesOf: PagesOf = () => [],
): Merangkai {
  return {
    id,
    combinedBigIdea: answer.combinedBigIdea,
    courseComparison: {
      ...commonOf(courses),
      rationale: answer.rationale,
      links: answer.links.map((link) => claimOf(link, courses, pagesOf)),
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

/** Fewer letters and digits than in 'HP2' are in every text, and prove nothing. */
const minQuoteLength = 3;

/** A claim counts as shared when quotes of two courses are truly in those courses; else it is a suggestion. */
function claimOf(
  link: MerangkaiAnswer['links'][number],
  courses: readonly CourseAnalysis[],
  pagesOf: PagesOf,
): SharedClaim {
  const evidence = link.evidence.flatMap(({ course: label, quote }) => {
    const course = courseNamed(courses, label);
    return course === undefined || plain(quote).length < minQuoteLength || !holds(courseFacts(course), quote)
      ? []
      : [{ courseCode: courseLabel(course), page: pageOf(course, quote, pagesOf), quote }];
  });
  const from = [...new Set(evidence.map(({ courseCode }) => courseCode))];
  const isSuggestion = from.length < 2;
  return { text: link.text, courses: from, evidence: isSuggestion ? [] : evidence, isSuggestion };
}

/** Whether one of the texts in a value holds the quote, in whole words: 'HP10' is no proof of 'HP1'. */
const holds = (value: unknown, quote: string): boolean => textsIn(value).some((text) => saysWhole(text, quote));

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The page of the fact that holds the quote, or where the document itself has it; 1 for what neither tells. */
function pageOf(course: CourseAnalysis, quote: string, pagesOf: PagesOf): number {
  const { clos, assessments, courseCode, courseName, evidence } = course;
  const facts = [
    ...[...clos, ...assessments].map(({ evidence: own, ...fact }) => ({ fact, own })),
    { fact: courseCode, own: evidence.courseCode },
    { fact: courseName, own: evidence.courseName },
  ];
  const page = facts.find(({ fact, own }) => own !== null && holds(fact, quote))?.own?.page ?? 1;
  return verifyEvidence({ page, quote }, pagesOf(course.sourceDocument))?.page ?? page;
}

/** Minutes are summed here; weights come from the assessments that merangkai selected, where the names meet (design law 5). */
export function dloFromAnswer(
  answer: z.output<typeof dloAnswerSchema>,
  merangkai: Merangkai,
  id: string,
  engineNotice: string | null,
): Dlo {
  const { selectedAssessments } = merangkai.integratedAssessment;
  return {
    ...answer,
    id,
    dloId: id,
    merangkaiId: merangkai.id,
    durationMinutes: totalMinutes(answer.activities),
    assessmentMethods: answer.assessmentMethods.map((method) => ({
      ...method,
      weight: weightOf(method.method, selectedAssessments),
    })),
    engineNotice,
  };
}

/** Of assessments of one name the method must name the course; a weight that may be another's is none. */
function weightOf(method: string, selected: Merangkai['integratedAssessment']['selectedAssessments']): number | null {
  const named = selected.filter(
    ({ assessmentType }) => plain(assessmentType) !== '' && plain(method).includes(plain(assessmentType)),
  );
  const ofCourse = named.filter((assessment) => namesCourse(method, assessment));
  const [weight, ...others] = new Set((ofCourse.length > 0 ? ofCourse : named).map((assessment) => assessment.weight));
  return others.length > 0 ? null : (weight ?? null);
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

/** What a publication brings and a course document, a DLO or a framework does not: a year (ranges are in names of plans), authors, a publisher. */
const publication =
  /(?<![\d–-])(?:19|20)\d{2}(?!\d|\s*[–-]\s*\d)|\bet al\b|\bdkk\b|dan rakan-rakan|\p{L}{2,},\s*\p{Lu}\.|\b(?:jurnal|journal|prosiding|penerbit\w*|press|isbn|doi)\b|https?:/iu;

/** A source counts when it is a course of the session, its document, the DLO or a named framework, and brings no year or author of its own. */
export function isRealSource(source: string, courses: readonly CourseAnalysis[], dlo: Pick<Dlo, 'dloTitle'>): boolean {
  const names = [
    ...courses.flatMap((course) => [course.courseCode, course.courseName, course.sourceDocument]),
    dlo.dloTitle,
  ].flatMap((name) => (name === null || plain(name).length <= 3 ? [] : [name]));
  const rest = names.reduce(without, source);
  return (rest !== source || frameworks.some((framework) => framework.test(source))) && !publication.test(rest);
}

/** The text without a name in it, whatever its case and spacing. */
function without(text: string, name: string): string {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  return text.replace(new RegExp(words.join('[^\\p{L}\\p{N}]*'), 'giu'), ' ');
}

/** The evidence base with the sources that exist only. */
export const realSources = (
  evidenceBase: z.output<typeof reportGroundsSchema>['evidenceBase'],
  courses: readonly CourseAnalysis[],
  dlo: Pick<Dlo, 'dloTitle'>,
): Report['evidenceBase'] => evidenceBase.filter(({ source }) => isRealSource(source, courses, dlo));
