import type * as z from 'zod';
import { namesCourse } from '../../shared/pedagona/codes.ts';
import { commonOf, hpOfCourse } from '../../shared/pedagona/common.ts';
import type { Assessment, CourseAnalysis } from '../../shared/pedagona/schemas.ts';
import type { Dlo, Merangkai, Report, SharedClaim } from '../../shared/pedagona/stages.ts';
import { courseLabel } from './courseData.ts';
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

/** The HP codes of the outcomes that an assessment assesses; all of the course's where it is tied to none. */
function hpOf(course: CourseAnalysis, assessment: Assessment): string {
  const assessed = course.clos.filter(({ id }) => assessment.cloIds.includes(id));
  return hpOfCourse({ clos: assessed.length > 0 ? assessed : course.clos }).join(', ');
}

/**
 * A merangkai from what a model answered: common HP and domains computed, shared claims kept with the rows of the courses that they rest
 * on, assessments that exist with their own weights and HP, one rubric a course (design laws 5 and 6).
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

/** A claim counts as shared when it names rows of two courses; else it is a suggestion. */
function claimOf(link: MerangkaiAnswer['links'][number], courses: readonly CourseAnalysis[]): SharedClaim {
  const evidence = link.evidence.flatMap(({ course: label, row }) => {
    const course = courseNamed(courses, label);
    const words = course && wordsOf(course, row);
    if (course === undefined || words === undefined) return [];
    const { at, quote, place } = course.facts[row] ?? { at: [], quote: '', place: '' };
    return [{ courseCode: courseLabel(course), row, at, quote: quote || words, place }];
  });
  const from = [...new Set(evidence.map(({ courseCode }) => courseCode))];
  const isSuggestion = from.length < 2;
  return { text: link.text, courses: from, evidence: isSuggestion ? [] : evidence, isSuggestion };
}

/** What a row of a course says; undefined where the course has no such row. */
const wordsOf = ({ clos, assessments, topics }: CourseAnalysis, row: string): string | undefined =>
  clos.find(({ id }) => id === row)?.cloStatement ??
  assessments.find(({ id }) => id === row)?.type ??
  topics.find(({ id }) => id === row)?.title;

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
