import * as z from 'zod';
import type { Course as CourseRead } from '../../course/course.ts';
import type { coverFields } from '../../course/fields.ts';
import { type Fact, factSchema } from '../../fact/fact.ts';

/** Spec 2 §3; null and '': not in the document. */
export const courseInfoSchema = z.object({
  code: z.string().nullable(),
  name: z.string().nullable(),
  creditValue: z.number().nullable(),
  totalCLO: z.int().nonnegative(),
  duration: z.string(),
  /** How the duration is known; `notFound` where it is the suite's default. */
  durationFact: factSchema.default({ state: 'notFound', at: [], quote: '', place: '' }),
  assessmentType: z.string(),
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
});
export type Clo = z.infer<typeof cloSchema>;

export interface Topic extends Pick<CourseRead['topics'][number], 'title' | 'subtopics' | 'week' | 'hours'> {
  /** Codes of the CLOs that the document ties to it. */
  clo: string[];
  fact: Fact | null;
}

interface StatedAssessment extends Pick<
  CourseRead['assessments'][number],
  'type' | 'description' | 'slt' | 'duration'
> {
  percentage: number | null;
  clo: string[];
  fact: Fact | null;
  /** How each stated value is borne out, by the field's name in a JST. */
  facts: Record<string, Fact>;
}

/** What stands on the covers of papers, and the language that they are written in. */
export type Cover = Pick<CourseRead, (typeof coverFields)[number]>;

/** A course in the shapes of spec 2, made from the course that was read (`courseView.ts`). */
export interface Course {
  info: CourseInfo;
  cover: Cover;
  clos: Clo[];
  topics: Topic[];
  assessments: StatedAssessment[];
  /** What the document does not bear out and the lecturer has not accepted: 'CLO2', 'Kuiz.weight'. */
  unconfirmed: string[];
}
