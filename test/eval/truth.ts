import * as z from 'zod';

/** What a careful reader finds in one course document: `truth/<name>_<ending>.json` beside the folder `course/`. */
export const courseTruthSchema = z.object({
  kind: z.literal('course'),
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  credit: z.number().nullable(),
  clos: z.array(
    z.object({
      code: z.string(),
      statement: z.string(),
      /** Taxonomy level: 'C4', 'A4, C5'; empty when the document gives none. */
      domain: z.string(),
      hp: z.array(z.string()),
    }),
  ),
  assessments: z.array(z.object({ type: z.string(), percent: z.number().nullable() })),
  assessmentTotalPercent: z.number().nullable(),
  hasQuizOrExam: z.boolean(),
  topics: z.array(z.object({ title: z.string() })).default([]),
  /** false: pictures only, read by text recognition. */
  textLayer: z.boolean().default(true),
});
export type CourseTruth = z.infer<typeof courseTruthSchema>;
