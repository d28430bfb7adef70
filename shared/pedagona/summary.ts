import type { Session } from './schemas.ts';

/** The numbers of the results page's three cards (spec 1 §2): courses, documents analysed, CLOs of all courses. */
export const resultTotals = ({
  coursesAnalysis,
  documents,
}: Pick<Session, 'coursesAnalysis' | 'documents'>): { courses: number; documents: number; clos: number } => ({
  courses: coursesAnalysis.length,
  documents: documents.filter(({ status }) => status === 'analysed').length,
  clos: coursesAnalysis.reduce((total, { clos }) => total + clos.length, 0),
});
