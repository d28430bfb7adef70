import type { Course } from './course.ts';

/** Heads a course: 'EDUP3033 Psikologi', or what is known of it; else `otherwise`. */
export const courseTitle = ({ courseCode, courseName }: Pick<Course, 'courseCode' | 'courseName'>, otherwise: string) =>
  [courseCode, courseName].filter((part) => part !== null && part.trim() !== '').join(' ') || otherwise;
