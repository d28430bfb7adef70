import * as z from 'zod';
import { warningSchema } from '../../session.ts';
import { cognitiveLevelSchema, orderSchema } from './common.ts';
import { courseInfoSchema } from './course.ts';

export const jsuQuestionSchema = z.object({
  number: z.int().positive(),
  clo: z.string(),
  topic: z.string(),
  subtopic: z.string(),
  /** Share of the paper's marks in percent. */
  weightage: z.number(),
  /** Teaching hours of the topic that stand behind this question. */
  tslt: z.number(),
  cognitiveLevel: cognitiveLevelSchema,
  cognitiveDescription: z.string(),
  questionType: orderSchema,
  marks: z.int().positive(),
});
export type JsuQuestion = z.infer<typeof jsuQuestionSchema>;

const levelShare = z.object({ count: z.int().nonnegative(), marks: z.int().nonnegative(), percentage: z.number() });

export const jsuSummarySchema = z.object({
  lots: z.int().nonnegative(),
  lotsMarks: z.int().nonnegative(),
  lotsPercentage: z.number(),
  hots: z.int().nonnegative(),
  hotsMarks: z.int().nonnegative(),
  hotsPercentage: z.number(),
  distribution: z.record(cognitiveLevelSchema, levelShare),
  totalQuestions: z.int().nonnegative(),
  totalMarks: z.int().nonnegative(),
  kbatCompliance: z.enum(['YES', 'NO']),
});
export type JsuSummary = z.infer<typeof jsuSummarySchema>;

export const jsuSchema = z.object({
  courseInfo: courseInfoSchema,
  questions: z.array(jsuQuestionSchema),
  summary: jsuSummarySchema,
  totalMarks: z.int().positive(),
  topics: z.array(
    z.object({ title: z.string(), hours: z.number(), questions: z.int(), marks: z.int(), percentage: z.number() }),
  ),
  /** Questions whose level code raised so that HOTS reach 40 percent; their numbers. */
  raised: z.array(z.int().positive()),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Jsu = z.infer<typeof jsuSchema>;
