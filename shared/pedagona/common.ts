import type { CourseAnalysis } from './schemas.ts';

/** The HP codes of a text such as 'HP1 Pengetahuan dan kefahaman'. */
const hpCodes = (texts: readonly string[]): string[] => texts.flatMap((text) => text.match(/HP\d{1,2}/g) ?? []);

const hpNumber = (code: string): number => Number(code.slice(2));

/** Every HP of a course, each once, in their order: from its CLOs' MQF outcomes and soft skills. */
export const hpOfCourse = (course: Pick<CourseAnalysis, 'clos'>): string[] =>
  [
    ...new Set(course.clos.flatMap((clo) => [...hpCodes(clo.hpp), ...hpCodes(clo.skills.map(({ code }) => code))])),
  ].toSorted((a, b) => hpNumber(a) - hpNumber(b));

const domainsOfCourse = (course: Pick<CourseAnalysis, 'clos'>): string[] => [
  ...new Set(course.clos.flatMap((clo) => clo.domain)),
];

/**
 * What the courses share, computed, never asked of a model (design law 5): HP codes and taxonomy domains found in every one of them.
 * Where no HP is in all, those in at least two are named.
 */
export function commonOf(courses: readonly Pick<CourseAnalysis, 'clos'>[]): {
  commonHP: string[];
  commonDomains: string[];
} {
  return {
    commonHP: shared(courses.map(hpOfCourse)).toSorted((a, b) => hpNumber(a) - hpNumber(b)),
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
