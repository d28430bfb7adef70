import * as z from 'zod';
import { factSchema } from '../../fact/fact.ts';

/** Spec 2 §3; null and '': not in the document. */
export const courseInfoSchema = z.object({
  code: z.string().nullable(),
  name: z.string().nullable(),
  creditValue: z.number().nullable(),
  totalCLO: z.int().nonnegative(),
  duration: z.string(),
  /** How the duration is known; `notFound` where it is the suite's default. */
  durationFact: factSchema,
  assessmentType: z.string(),
  /** Names that the document gives its programme's outcomes, by code. */
  outcomeNames: z.record(z.string(), z.string()).optional(),
  /** Hours of learning that the document states of the whole course. */
  sltTotal: z.number().optional(),
});
export type CourseInfo = z.infer<typeof courseInfoSchema>;

export const cloSchema = z.object({
  /** 'CLO1': what this suite calls it everywhere. */
  code: z.string(),
  /** What the document calls it, when that is something else: 'HPK1'. */
  alternateCode: z.string(),
  statement: z.string(),
  /** Taxonomy levels as the document gives them: 'C4', 'A3'. */
  domains: z.array(z.string()),
  /** Programme outcomes: 'HP2', 'PLO3'. Of the document; empty when it names none. */
  hp: z.array(z.string()),
  /** How the document bears it out; null: the document does not have it. */
  fact: factSchema.nullable(),
  /** How its levels and its programme outcomes are known. */
  facts: z.object({ domains: factSchema, hp: factSchema }).partial().optional(),
});
export type Clo = z.infer<typeof cloSchema>;
