import { type Course, courseSchema } from '../../shared/course/course.ts';
import type { Fact } from '../../shared/fact/fact.ts';
import { bareOf } from './bare.ts';

/** A fact that the document bears out. */
export const found = (quote: string, place = 'Muka surat 1', at = ['1']): Fact => ({
  state: 'found',
  at,
  quote,
  place,
});

/** A course with the parts given and nothing else. */
export const courseRead = (parts: Partial<Course> = {}): Course => ({
  ...bareOf(courseSchema),
  sourceDocument: 'kursus.pdf',
  ...parts,
});
