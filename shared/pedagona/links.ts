import { comparable } from '../text/comparable.ts';
import { cloTitle } from './resultLabels.ts';
import type { CourseAnalysis } from './schemas.ts';

type Named = Pick<CourseAnalysis, 'courseCode' | 'courseName' | 'sourceDocument'>;

/** A course's short name: its code, else its name, else its document. */
export const courseLabelOf = (course: Named): string =>
  [course.courseCode, course.courseName].find((name) => name !== null && name.trim() !== '') ?? course.sourceDocument;

/** The outcomes of a course as links name them, in their order: 'HPK2 (EDUP3033)'. */
export const cloLabels = (course: Named & Pick<CourseAnalysis, 'clos'>): string[] =>
  course.clos.map((clo, place) => `${cloTitle(clo, place)} (${courseLabelOf(course)})`);

/** Whether some links name an outcome, whatever their case, spaces and brackets. */
export const areLinkedTo = (links: readonly string[], cloLabel: string): boolean =>
  links.some((link) => comparable(link) === comparable(cloLabel));
