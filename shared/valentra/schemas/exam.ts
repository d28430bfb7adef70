import * as z from 'zod';
import { warningSchema } from '../../session.ts';
import { cognitiveLevelSchema, flagSchema, orderSchema } from './common.ts';
import { courseInfoSchema } from './course.ts';

/** In the order of a paper's sections. */
export const questionKinds = ['aneka-pilihan', 'struktur', 'esei-pendek'] as const;
export type QuestionKind = (typeof questionKinds)[number];
/** Spec 2 §5, and one of our own: a paper with a section of each kind. */
export const examTypes = [...questionKinds, 'campuran'] as const;
export const examTypeSchema = z.enum(examTypes);
export type ExamType = z.infer<typeof examTypeSchema>;

export const optionKeys = ['A', 'B', 'C', 'D'] as const;
export const optionKeySchema = z.enum(optionKeys);
export type OptionKey = z.infer<typeof optionKeySchema>;

/** What a second reader says of an item; what can be counted or compared is found by code (items.ts). */
export const findingKinds = [
  'wrong_scheme',
  'giveaway',
  'off_topic',
  'unanswerable',
  'marks_scheme',
  'duplicate',
  'indonesian',
] as const;

/** The second look at an item, solved before its key or scheme was compared. */
export const lookSchema = z.object({
  reason: z.string().describe('Langkah penyelesaian atau hujah anda, ditulis sebelum jawapan dipilih'),
  answer: z
    .string()
    .nullable()
    .describe(
      'Aneka pilihan: satu huruf A hingga D; lain: isi jawapan anda dengan ringkas; null jika tidak dapat diputuskan',
    ),
  alsoRight: z
    .array(optionKeySchema)
    .describe('Pilihan lain yang juga boleh dipertahankan sebagai betul; biasanya kosong'),
  level: cognitiveLevelSchema.nullable().describe('Aras kognitif yang sebenarnya diperlukan untuk menjawab'),
  findings: z
    .array(
      z.object({ kind: z.enum(findingKinds), reason: z.string().describe('Sebab yang khusus dan cara membaikinya') }),
    )
    .describe('Kecacatan sahaja; kosong jika item itu baik'),
});
export type Look = z.infer<typeof lookSchema>;

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
  /** What its answer rests on: `n`, the place of the document among the session's; 0 is the course document. Empty: on no document. */
  sources: z
    .array(z.object({ n: z.int().nonnegative(), at: z.string(), quote: z.string(), place: z.string() }))
    .default([]),
  /** Null where nobody has looked at it as it now is. */
  look: lookSchema.nullable().default(null),
};

export const multipleChoiceSchema = z.object({
  ...questionBase,
  kind: z.literal('aneka-pilihan'),
  /** Four, in the order A to D. */
  options: z.array(z.object({ key: optionKeySchema, text: z.string() })),
  answer: optionKeySchema,
  explanation: z.string(),
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
    numberOfQuestions: z.int().positive().max(50),
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
