import { lastWeek, weeksOf } from '../course/weeks.ts';
import type { Course } from '../course/course.ts';
import { codesIn } from '../course/words/codes.ts';
import { cloTitle } from './labels/resultLabels.ts';
import type { CourseAnalysis, KeptCourse, Session, Teaching } from './schemas.ts';

/** A kept course with what is computed from it: nobody edits or writes these. */
export const analysisOf = (course: KeptCourse): CourseAnalysis => ({
  ...course,
  domainSummary: domainSummary(course),
  assessments: course.assessments.map((assessment) => ({
    ...assessment,
    domain: assessedDomains(course, assessment.cloIds),
  })),
});

/** The numbers of those outcomes of a course, in its order. */
export const cloTitles = ({ clos }: Pick<Course, 'clos'>, ids: readonly string[]): string[] =>
  clos.flatMap((clo, index) => (ids.includes(clo.id) ? [cloTitle(clo, index)] : []));

/** 'Kognitif, Afektif (CLO1, CLO3)': the domains that an assessment's outcomes touch, with the outcomes. */
function assessedDomains(course: Pick<KeptCourse, 'clos'>, ids: readonly string[]): string {
  const titles = cloTitles(course, ids).join(', ');
  const domains = new Set(course.clos.filter(({ id }) => ids.includes(id)).flatMap(({ domain }) => domain));
  return domains.size === 0 ? titles : `${[...domains].join(', ')} (${titles})`;
}

/** 'Kognitif (2)': how many CLOs touch a domain, most first. */
function domainSummary({ clos }: Pick<KeptCourse, 'clos'>): string[] {
  const domains = [...new Set(clos.flatMap(({ domain }) => domain))];
  const counted = domains.map((name) => ({ name, count: clos.filter(({ domain }) => domain.includes(name)).length }));
  return counted.toSorted((a, b) => b.count - a.count).map(({ name, count }) => `${name} (${count})`);
}

/** The numbers of the results page's three cards (spec 1 §2): courses, documents analysed, CLOs of all courses. */
export const resultTotals = ({ coursesAnalysis, documents }: Pick<Session, 'coursesAnalysis' | 'documents'>) => ({
  courses: coursesAnalysis.length,
  documents: documents.filter(({ status }) => status === 'analysed').length,
  clos: coursesAnalysis.reduce((total, { clos }) => total + clos.length, 0),
});

type Named = Pick<CourseAnalysis, 'courseCode' | 'sourceDocument'>;

/** How a course is called in the chain: its code, or its document where no code was found; two courses may have one name. */
export const courseLabelOf = ({ courseCode, sourceDocument }: Named): string => courseCode ?? sourceDocument;

/** The same as links name them: 'HPK2 (EDUP3033)'. */
export const cloLabels = (course: Named & Pick<CourseAnalysis, 'clos'>, ids: readonly string[]): string[] =>
  cloTitles(course, ids).map((title) => `${title} (${courseLabelOf(course)})`);

/** The rows of a course by their ids: what each is called, and what it says. */
export const rowsOf = ({ clos, assessments, topics }: Pick<CourseAnalysis, 'clos' | 'assessments' | 'topics'>) => [
  ...clos.map((clo, n) => ({ id: clo.id, name: cloTitle(clo, n), text: clo.cloStatement })),
  ...assessments.map(({ id, type }) => ({ id, name: type, text: type })),
  ...topics.map(({ id, title }) => ({ id, name: title, text: title })),
];

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'ms', { numeric: true });

/** Every programme outcome (HP, HPP, PLO and the like) of a course, each once, in their order: from its CLOs' outcomes and soft skills. */
export const hpOfCourse = (course: Pick<CourseAnalysis, 'clos'>): string[] =>
  [
    ...new Set(
      course.clos
        .flatMap(({ hpp, skills }) => [...hpp, ...skills.map(({ code }) => code)])
        .flatMap((text) => codesIn('plo', text)),
    ),
  ].toSorted(byNumber);

/** HP, HPP and MQF name the clusters of the national framework, whatever the programme. */
const isNational = (code: string): boolean => code.startsWith('HP') || code.startsWith('MQF');

/**
 * What the courses share, computed, never asked of a model (design law 5): HP codes and taxonomy domains found in every one of them.
 * Where no HP is in all, those in at least two are named. PLO2 of one programme is not PLO2 of another, so these are left out.
 */
export function commonOf(courses: readonly Pick<CourseAnalysis, 'clos'>[]) {
  const hp = courses.map((course) => hpOfCourse(course).filter(isNational));
  const domains = courses.map(({ clos }) => [...new Set(clos.flatMap(({ domain }) => domain))]);
  return { commonHP: shared(hp).toSorted(byNumber), commonDomains: shared(domains) };
}

function shared(sets: string[][]): string[] {
  const all = [...new Set(sets.flat())];
  const inAtLeast = (count: number): string[] =>
    all.filter((item) => sets.filter((set) => set.includes(item)).length >= count);
  const everywhere = inAtLeast(sets.length);
  return everywhere.length > 0 || sets.length <= 2 ? everywhere : inAtLeast(2);
}

/** A semester, where no course numbers the weeks of its topics. */
const semesterWeeks = 14;

/** What the courses themselves say. */
export function teachingOf(courses: readonly Pick<Course, 'programme' | 'topics' | 'methods'>[]): Teaching {
  // One course's programme is not that of the others.
  const programmes = new Set(courses.map(({ programme }) => programme.trim()));
  const weeks = courses.flatMap(({ topics }) => topics.flatMap(({ week }) => weeksOf(week)));
  const isOnline = courses.some(({ methods }) => /talian|online|e-pembelajaran|e-learning/i.test(methods.join(' ')));
  return {
    programme: (programmes.has('') ? [] : [...programmes]).join(' dan ').slice(0, 200).trim(),
    groupSize: null,
    time: Math.max(...weeks.filter((week) => week <= lastWeek), 0) || semesterWeeks,
    unit: 'minggu',
    mode: isOnline ? 'hibrid' : 'bersemuka',
  };
}

/** The answers on one line: 'PISMP Sains · 30 pelajar · 14 minggu · bersemuka'. */
export const teachingLine = ({ programme, groupSize, time, unit, mode }: Teaching): string =>
  [programme, groupSize === null ? '' : `${groupSize} pelajar`, `${time} ${unit}`, mode]
    .filter((part) => part !== '')
    .join(' · ');
