import type { Course } from '../../../shared/course/course.ts';
import type { ReviewGroup } from '../../../shared/course/review.ts';
import type { Ref } from '../../../shared/document/document.ts';
import type { CourseChanges } from './useCourseChanges.ts';

/** What both parts of the panel do with a course. */
export interface Reviewing {
  course: Course;
  send: CourseChanges['send'];
  settle: CourseChanges['settle'];
  /** Marks places in the document beside the facts; where it is not beside them, each fact tells its own place. */
  show?: (at: readonly Ref[]) => void;
}

/** What is sent. */
export type Changing = Parameters<CourseChanges['send']>[0];

/** A change of some fields of a course or of one of its rows. The server parses the values (shared/course/changeSchema.ts). */
export const setChange = (list: ReviewGroup['list'], row: string, values: object, was: object): Changing =>
  ({ do: 'set', to: { list, ...(list === 'course' ? {} : { row }), values, was } }) as unknown as Changing;

/** The values of a course or of one of its rows. */
export const valuesOf = (course: Course, { list, row }: Pick<ReviewGroup, 'list' | 'row'>): Record<string, unknown> =>
  list === 'course' ? course : (course[list].find(({ id }) => id === row) ?? {});
