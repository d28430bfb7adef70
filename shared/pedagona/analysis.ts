import type { CourseAnalysis, KeptCourse, Session } from './schemas.ts';
import { cloTitle } from './resultLabels.ts';

/** A kept course with what is computed from it: nobody edits or writes these. */
export const analysisOf = (course: KeptCourse): CourseAnalysis => ({
  ...course,
  domainSummary: domainSummary(course),
  assessments: course.assessments.map((assessment) => ({
    ...assessment,
    domain: assessedDomains(course, assessment.cloIds),
  })),
});

export const cloTitles = ({ clos }: Pick<KeptCourse, 'clos'>, ids: readonly string[]): string[] =>
  clos.flatMap((clo, index) => (ids.includes(clo.id) ? [cloTitle(clo, index)] : []));

/** 'Kognitif, Afektif (CLO1, CLO3)': the domains that an assessment's outcomes touch, with the outcomes. */
function assessedDomains(course: Pick<KeptCourse, 'clos'>, ids: readonly string[]): string {
  const titles = cloTitles(course, ids).join(', ');
  const domains = new Set(course.clos.filter(({ id }) => ids.includes(id)).flatMap(({ domain }) => domain));
  return domains.size === 0 ? titles : `${[...domains].join(', ')} (${titles})`;
}

/** 'Kognitif (2)': how many CLOs touch a domain, most first. */
function domainSummary({ clos }: Pick<KeptCourse, 'clos'>): string[] {
  const counts = new Map<string, number>();
  for (const domain of clos.flatMap((clo) => [...new Set(clo.domain)]))
    counts.set(domain, (counts.get(domain) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]).map(([domain, count]) => `${domain} (${count})`);
}

/** The numbers of the results page's three cards (spec 1 §2): courses, documents analysed, CLOs of all courses. */
export const resultTotals = ({
  coursesAnalysis,
  documents,
}: Pick<Session, 'coursesAnalysis' | 'documents'>): { courses: number; documents: number; clos: number } => ({
  courses: coursesAnalysis.length,
  documents: documents.filter(({ status }) => status === 'analysed').length,
  clos: coursesAnalysis.reduce((total, { clos }) => total + clos.length, 0),
});
