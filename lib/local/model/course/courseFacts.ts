import * as z from 'zod';
import { kppbModelSchema } from '../../../../shared/pedagona/schemas.ts';

/** What is empty is left out of a request. */
export const text = z.string().default('');
const texts = z.array(z.string()).default([]);
export const list = <S extends z.ZodType>(row: S) => z.array(row).default([]);

/** What a request tells of a course, as far as rules use it. */
export const courseFactsSchema = z.object({
  label: text,
  courseCode: z.string().nullable().default(null),
  courseName: z.string().nullable().default(null),
  clos: list(
    z.object({
      id: text,
      cloNumber: text,
      cloStatement: text,
      domain: texts,
      level: text,
      hpp: texts,
      skills: texts,
      knowledge: texts,
      microConcepts: texts,
      bigIdea: text,
      essentialQuestions: texts,
    }),
  ),
  assessments: list(
    z.object({ type: text, weight: z.number().nullable().default(null), domain: text, description: text }),
  ),
  topics: list(z.object({ id: text, title: text, subtopics: texts })),
  methods: texts,
  kppbModel: kppbModelSchema.nullable().default(null),
});
export type CourseFacts = z.output<typeof courseFactsSchema>;
