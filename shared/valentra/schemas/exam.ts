import * as z from 'zod';
import { warningSchema } from '../../session.ts';
import { cognitiveLevelSchema, flagSchema, orderSchema } from './common.ts';
import { courseInfoSchema } from './course.ts';

export const examTypes = ['aneka-pilihan', 'struktur', 'esei-pendek'] as const;
export const examTypeSchema = z.enum(examTypes);
export type ExamType = z.infer<typeof examTypeSchema>;

export const optionKeys = ['A', 'B', 'C', 'D'] as const;
export const optionKeySchema = z.enum(optionKeys);
export type OptionKey = z.infer<typeof optionKeySchema>;

const questionBase = {
  number: z.int().positive(),
  clo: z.string(),
  topic: z.string(),
  subtopic: z.string(),
  cognitiveLevel: cognitiveLevelSchema,
  questionType: orderSchema,
  marks: z.int().positive(),
  stem: z.string(),
  flags: z.array(flagSchema),
};

export const multipleChoiceSchema = z.object({
  ...questionBase,
  kind: z.literal('aneka-pilihan'),
  /** Four, in the order A to D. */
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  answer: optionKeySchema,
  explanation: z.string(),
  /** What the blind second look answered; null when it was not asked or could not say. */
  blindAnswer: optionKeySchema.nullable(),
});
export type MultipleChoice = z.infer<typeof multipleChoiceSchema>;

/** A point of the marking scheme. */
const schemePoint = z.object({ point: z.string(), marks: z.int().positive() });

export const structuredSchema = z.object({
  ...questionBase,
  kind: z.literal('struktur'),
  /** '(a)', '(b)' ...; their marks total the question's. */
  parts: z.array(z.object({ label: z.string(), text: z.string(), marks: z.int().positive(), answer: z.string() })),
});

export const shortEssaySchema = z.object({
  ...questionBase,
  kind: z.literal('esei-pendek'),
  sampleAnswer: z.string(),
  /** The points' marks total the question's. */
  scheme: z.array(schemePoint),
});

export const examQuestionSchema = z.discriminatedUnion('kind', [
  multipleChoiceSchema,
  structuredSchema,
  shortEssaySchema,
]);
export type ExamQuestion = z.infer<typeof examQuestionSchema>;

export const examSchema = z.object({
  examInfo: z.object({
    type: examTypeSchema,
    numberOfQuestions: z.int().min(5).max(50),
    totalMarks: z.int().positive(),
    duration: z.string(),
    hotsPercentage: z.number(),
    kbatCompliance: z.enum(['YES', 'NO']),
  }),
  courseInfo: courseInfoSchema,
  questions: z.array(examQuestionSchema),
  /** Flags of all questions together. */
  flagCount: z.int().nonnegative(),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Exam = z.infer<typeof examSchema>;
