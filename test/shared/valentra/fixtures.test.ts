import { expect, test } from '@jest/globals';
import {
  courseSchema,
  examSchema,
  jstSchema,
  jsuSchema,
  pentaksiranSchema,
  rubrikSchema,
} from '../../../shared/valentra/schemas.ts';
import { course, exams, jst, jsu, pentaksiran, rubrik } from './fixtures.ts';

test.each([
  ['course', courseSchema, course],
  ['jst', jstSchema, jst],
  ['jsu', jsuSchema, jsu],
  ['pentaksiran', pentaksiranSchema, pentaksiran],
  ['rubrik', rubrikSchema, rubrik],
  ...Object.entries(exams).map(([type, exam]) => [type, examSchema, exam] as const),
])('the invented %s is what its schema says', (_, schema, document) => {
  expect(schema.parse(document)).toEqual(document);
});
