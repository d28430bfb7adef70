import * as z from 'zod';
import { warningSchema } from '../../session.ts';
import { flagSchema } from './common.ts';
import { cloSchema, courseInfoSchema } from './course.ts';
import { objectiveSchema } from './jst.ts';

export const pentaksiranTaskSchema = z.object({
  taskNumber: z.int().positive(),
  taskType: z.string(),
  taskCode: z.string(),
  clo: z.array(z.string()),
  taskPercentage: z.number().nullable(),
  theBigIdea: z.string(),
  essentialQuestion: z.string(),
  stimulus: z.object({ type: z.string(), title: z.string(), content: z.string(), source: z.string() }),
  question: z.object({
    marks: z.int().positive(),
    statement: z.string(),
    description: z.string(),
    domains: z.object({ cognitive: z.array(z.string()), outcomes: z.array(z.string()) }),
  }),
  flags: z.array(flagSchema),
});
export type PentaksiranTask = z.infer<typeof pentaksiranTaskSchema>;

export const pentaksiranSchema = z.object({
  courseInfo: courseInfoSchema,
  cloList: z.array(cloSchema),
  objectives: z.array(objectiveSchema),
  tasks: z.array(pentaksiranTaskSchema),
  totalTasks: z.int().nonnegative(),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Pentaksiran = z.infer<typeof pentaksiranSchema>;
