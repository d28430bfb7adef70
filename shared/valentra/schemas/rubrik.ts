import * as z from 'zod';
import { warningSchema } from '../../session.ts';
import { flagSchema } from './common.ts';
import { courseInfoSchema } from './course.ts';

/** Spec 2 §9, best first. */
export const rubrikLevels = ['amatCemerlang', 'cemerlang', 'kepujian', 'sederhana', 'lemah'] as const;
export type RubrikLevel = (typeof rubrikLevels)[number];

const rubrikLevelSchema = z.object({ range: z.string(), descriptor: z.string() });

export const criterionSchema = z.object({
  name: z.string(),
  hp: z.string(),
  marks: z.int().nonnegative(),
  domains: z.array(z.string()),
  levels: z.object({
    amatCemerlang: rubrikLevelSchema,
    cemerlang: rubrikLevelSchema,
    kepujian: rubrikLevelSchema,
    sederhana: rubrikLevelSchema,
    lemah: rubrikLevelSchema,
  }),
});
export type RubrikCriterion = z.infer<typeof criterionSchema>;

export const rubrikItemSchema = z.object({
  taskNumber: z.int().positive(),
  taskType: z.string(),
  taskCode: z.string(),
  taskPercentage: z.number().nullable(),
  /** The task's marks, which the criteria's marks total. */
  totalMarks: z.int().positive(),
  criteria: z.array(criterionSchema),
  summary: z.object({
    totalCriteria: z.int().nonnegative(),
    hpInvolved: z.array(z.string()),
    /** Criteria that the JST names for the task. */
    promised: z.array(z.string()).default([]),
    validation: z.object({ criteriaMatchHP: z.boolean(), fiveLevels: z.boolean() }),
  }),
  flags: z.array(flagSchema),
});
export type RubrikItem = z.infer<typeof rubrikItemSchema>;

export const rubrikSchema = z.object({
  courseInfo: courseInfoSchema,
  rubriks: z.array(rubrikItemSchema),
  totalRubriks: z.int().nonnegative(),
  warnings: z.array(warningSchema),
  engineNotice: z.string().nullable(),
});
export type Rubrik = z.infer<typeof rubrikSchema>;
