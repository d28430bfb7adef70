import * as z from 'zod';
import { readFaults } from '../../lambdas/documents/fault.ts';

/** What a careful reader finds in one course document: `truth/<name>_<ending>.json` beside the folder `course/`. */
export const courseTruthSchema = z.object({
  kind: z.literal('course'),
  courseCode: z.string().nullable(),
  courseName: z.string().nullable(),
  credit: z.number().nullable(),
  /** Of these a truth may leave out what it does not judge; '' or null: not in the document. */
  institution: z.string().nullish(),
  faculty: z.string().nullish(),
  programme: z.string().nullish(),
  semester: z.string().nullish(),
  prerequisite: z.string().nullish(),
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
  topics: z.array(z.object({ title: z.string() })).default([]),
  /** false: pictures only, read by text recognition. */
  textLayer: z.boolean().default(true),
});
export type CourseTruth = z.infer<typeof courseTruthSchema>;

/** What a careful reader finds in one paper: `truth/<name>_<ending>.json` beside the folder `papers/`. */
export const paperTruthSchema = z.object({
  kind: z.literal('paper'),
  title: z.string(),
  authors: z.array(z.string()),
  year: z.number().nullable(),
  /** Main headings in their order, with or without their numbers; an appendix by its letter alone. */
  sections: z.array(z.string()),
  /** Of all text, running heads and feet too, as pdftotext gives it. */
  wordCountApprox: z.number(),
  /** In words: 'APA (pengarang-tahun)', 'Campuran APA dan bernombor'. */
  citationStyle: z.string(),
});
export type PaperTruth = z.infer<typeof paperTruthSchema>;

/** A file that must not be reviewed, with the reason that its reader must give. */
export const refusalTruthSchema = z.object({ kind: z.literal('refusal'), fault: z.enum(readFaults) });
