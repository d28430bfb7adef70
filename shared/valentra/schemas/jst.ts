import * as z from 'zod';
import { factSchema } from '../../fact/fact.ts';
import { warningSchema } from '../../session.ts';
import { cloSchema, courseInfoSchema } from './course.ts';

const domainsSchema = z.object({
  cognitive: z.array(z.string()),
  affective: z.array(z.string()),
  psychomotor: z.array(z.string()),
  skills: z.array(z.string()),
  outcomes: z.array(z.string()),
});

export const jstAssessmentSchema = z.object({
  /** 'T1': task 1, 'U1': test or examination 1. */
  code: z.string(),
  type: z.string(),
  /** As the document or the lecturer states it; null when neither does. */
  percentage: z.number().min(0).max(100).nullable(),
  /** Hours of learning time. The default: the course's hours (40 a credit) by percentage; null when either is not known. */
  slt: z.number().min(0).max(1000).nullable(),
  /** '2 jam'; '' for a task whose document states none. */
  duration: z.string().default(''),
  suggestedQuestionType: z.string(),
  topics: z.array(z.string()),
  clo: z.array(z.string()),
  description: z.string(),
  objective: z.string(),
  /** HP and its share of the task in percent: whole numbers that total 100. */
  hpAllocation: z.record(z.string(), z.int().min(0).max(100)),
  domains: domainsSchema,
  criteria: z.array(z.string()),
  startDate: z.string(),
  dueDate: z.string(),
  /** A quiz, test or examination: it goes to the JSU, not to the tasks. */
  isTest: z.boolean(),
  /** How the document bears it out; null: the document does not have it. */
  fact: factSchema.nullable(),
  /** How single values are known, by field; `notFound`: the suite's default, `suggestion`: the model's choice. */
  facts: z.record(z.string(), factSchema).default({}),
});
export type JstAssessment = z.infer<typeof jstAssessmentSchema>;

export const objectiveSchema = z.object({ clo: z.string(), objective: z.string() });

export const taskSummarySchema = z.object({
  taskNumber: z.int().positive(),
  taskType: z.string(),
  percentage: z.number().nullable(),
  displayFormat: z.string(),
  domains: z.array(z.object({ code: z.string(), descriptor: z.string() })),
});

/** A task to be set and marked: an assessment that is no test. */
export const taskSchema = z.object({
  taskNumber: z.int().positive(),
  taskCode: z.string(),
  taskType: z.string(),
  percentage: z.number().nullable(),
  clo: z.array(z.string()),
  hp: z.array(z.string()),
});

export const jstSchema = z.object({
  courseInfo: courseInfoSchema,
  assessments: z.array(jstAssessmentSchema),
  totalAssessments: z.int().nonnegative(),
  /** The sum of the stated percentages; null when none is stated. */
  totalPercentage: z.number().nullable(),
  cloList: z.array(cloSchema),
  objectives: z.array(objectiveSchema),
  tasksSummary: z.array(taskSummarySchema),
  hasQuizOrExam: z.boolean(),
  metadata: z.object({ generatedDate: z.iso.datetime() }),
  tasks: z.array(taskSchema),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Jst = z.infer<typeof jstSchema>;
