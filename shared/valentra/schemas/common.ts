import * as z from 'zod';

/** Spec 2 §4; anything else is shown as pending ('Menunggu'). */
export const statusLabels = {
  pending: 'Menunggu',
  ready: 'Sedia',
  processing_jst: 'Menjana JST',
  jst_completed: 'JST Selesai',
  processing_jsu: 'Menjana JSU',
  jsu_completed: 'JSU Selesai',
  processing_pentaksiran: 'Menjana Pentaksiran',
  pentaksiran_completed: 'Pentaksiran Selesai',
  processing_rubrik: 'Menjana Rubrik',
  rubrik_completed: 'Rubrik Selesai',
  processing_exam: 'Menjana Soalan Ujian',
  completed: 'Selesai',
  failed: 'Gagal',
} as const;
export type Status = keyof typeof statusLabels;
export const statusSchema = z.enum(Object.keys(statusLabels) as Status[]);

export const stageNames = ['jst', 'jsu', 'pentaksiran', 'rubrik', 'exam'] as const;
export type StageName = (typeof stageNames)[number];
/** The stages of each paper: a quiz, test or examination has its own. */
export const paperStages = ['jsu', 'exam'] as const;
/** Names an artefact, its job and its address: its stage, with the id of a paper that is not the main one. */
export const artefactNameSchema = z.union([
  z.enum(stageNames),
  z.templateLiteral([z.enum(paperStages), '-', z.string().regex(/^\w{1,40}$/)]),
]);
export type ArtefactName = z.infer<typeof artefactNameSchema>;

export const cognitiveLevels = ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] as const;
export const cognitiveLevelSchema = z.enum(cognitiveLevels);
export type CognitiveLevel = z.infer<typeof cognitiveLevelSchema>;
export const orderSchema = z.enum(['LOTS', 'HOTS']);

/** Something the lecturer should look at beside an item, found by code or by the second look. */
export const flagSchema = z.object({
  code: z.string(),
  message: z.string(),
  en: z.string().optional(),
  /** In place of the question's own, where that mends it. */
  stem: z.string().optional(),
});
export type Flag = z.infer<typeof flagSchema>;
