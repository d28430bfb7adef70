import { comparableWords } from '../text/comparable.ts';
import type { CourseAnalysis } from './schemas.ts';

/** The places of a course's outcomes by their ids. */
export const placesOf = ({ clos }: Pick<CourseAnalysis, 'clos'>, ids: readonly string[]): number[] =>
  clos.flatMap(({ id }, place) => (ids.includes(id) ? [place] : []));

/** Whether something of the merangkai belongs to the course: by its code, or by its name or document where it has none. */
export const isOfCourse = (
  { courseCode, courseName }: { courseCode: string; courseName: string },
  course: Pick<CourseAnalysis, 'courseCode' | 'courseName' | 'sourceDocument'>,
): boolean =>
  course.courseCode === null
    ? [courseCode, courseName].some((name) => name === course.sourceDocument || name === course.courseName)
    : comparableWords(courseCode) === comparableWords(course.courseCode);
