import type { CourseAnalysis } from './schemas.ts';

/** The codes of programme outcomes in texts such as 'HP1 Pengetahuan dan kefahaman', 'PLO 3'. */
const outcomeCodes = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => (text.match(/\b(?:HP|PLO|PO)\s?\d{1,2}(?!\d)/g) ?? []).map((code) => code.replace(/\s/, '')));

const byNumber = (a: string, b: string): number => a.localeCompare(b, 'ms', { numeric: true });

/** Every programme outcome (HP, PLO, PO) of a course, each once, in their order: from its CLOs' outcomes and soft skills. */
export const hpOfCourse = (course: Pick<CourseAnalysis, 'clos'>): string[] =>
  [
    ...new Set(course.clos.flatMap(({ hpp, skills }) => outcomeCodes([...hpp, ...skills.map(({ code }) => code)]))),
  ].toSorted(byNumber);

const domainsOfCourse = (course: Pick<CourseAnalysis, 'clos'>): string[] => [
  ...new Set(course.clos.flatMap((clo) => clo.domain)),
];

/**
 * What the courses share, computed, never asked of a model (design law 5): HP codes and taxonomy domains found in every one of them.
 * Where no HP is in all, those in at least two are named. PLO2 of one programme is not PLO2 of another, so these are left out.
 */
export function commonOf(courses: readonly Pick<CourseAnalysis, 'clos'>[]): {
  commonHP: string[];
  commonDomains: string[];
} {
  return {
    commonHP: shared(courses.map((course) => hpOfCourse(course).filter((code) => code.startsWith('HP')))).toSorted(
      byNumber,
    ),
    commonDomains: shared(courses.map(domainsOfCourse)),
  };
}

function shared(sets: string[][]): string[] {
  const all = [...new Set(sets.flat())];
  const inAtLeast = (count: number): string[] =>
    all.filter((item) => sets.filter((set) => set.includes(item)).length >= count);
  const everywhere = inAtLeast(sets.length);
  return everywhere.length > 0 || sets.length <= 2 ? everywhere : inAtLeast(2);
}
