import * as z from 'zod';
import { evidenceSchema } from '../../evidence.ts';
import { warningSchema } from '../../session.ts';

/** Spec 2 §3; null and '' : not in the document. */
export const courseInfoSchema = z.object({
  code: z.string().nullable(),
  name: z.string().nullable(),
  creditValue: z.number().nullable(),
  totalCLO: z.int().nonnegative(),
  duration: z.string(),
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
  /** MQF 2.0 outcomes: 'HP2'. Of the document; empty when it names none. */
  hp: z.array(z.string()),
  evidence: evidenceSchema,
});
export type Clo = z.infer<typeof cloSchema>;

export const topicSchema = z.object({
  title: z.string(),
  subtopics: z.array(z.string()),
  week: z.string(),
  /** Hours the document gives the topic; null when it gives none. */
  hours: z.number().nonnegative().nullable(),
  /** Codes of the CLOs that the document ties to it. */
  clo: z.array(z.string()),
});
export type Topic = z.infer<typeof topicSchema>;

/** An assessment as the document states it. */
export const statedAssessmentSchema = z.object({
  type: z.string(),
  percentage: z.number().min(0).max(100).nullable(),
  description: z.string(),
  /** Codes of the CLOs that the document ties to it. */
  clo: z.array(z.string()),
  evidence: evidenceSchema,
});

/** What the uploaded document says; all that follows rests on it. */
export const courseSchema = z.object({
  info: courseInfoSchema,
  clos: z.array(cloSchema),
  topics: z.array(topicSchema),
  assessments: z.array(statedAssessmentSchema),
  hasQuizOrExam: z.boolean(),
  sourceDocument: z.string(),
  evidence: z.object({ code: evidenceSchema.nullable(), name: evidenceSchema.nullable() }),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Course = z.infer<typeof courseSchema>;
