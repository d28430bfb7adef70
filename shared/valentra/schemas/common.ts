import * as z from 'zod';

/** Spec 2 §4; anything else is shown as pending ('Menunggu'). */
export const statusSchema = z.enum([
  'pending',
  'ready',
  'processing_jst',
  'jst_completed',
  'processing_jsu',
  'jsu_completed',
  'processing_pentaksiran',
  'pentaksiran_completed',
  'processing_rubrik',
  'rubrik_completed',
  'processing_exam',
  'completed',
  'failed',
]);
export type Status = z.infer<typeof statusSchema>;

export const stageNames = ['jst', 'jsu', 'pentaksiran', 'rubrik', 'exam'] as const;
export type StageName = (typeof stageNames)[number];

export const cognitiveLevels = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const;
export const cognitiveLevelSchema = z.enum(cognitiveLevels);
export type CognitiveLevel = z.infer<typeof cognitiveLevelSchema>;
export const orderSchema = z.enum(['LOTS', 'HOTS']);

/** Something the lecturer should look at beside an item, found by code or by the second look. */
export const flagSchema = z.object({ code: z.string(), message: z.string() });
export type Flag = z.infer<typeof flagSchema>;
