import * as z from 'zod';
import { performanceLevelsSchema } from '../../../shared/pedagona/stages.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { writingRules } from './writingRules.ts';

/** The linking of 2 to 4 courses as a model writes it. What is common, weights and names are set by code. */
export const merangkaiAnswerSchema = z.object({
  combinedBigIdea: z.string().describe('Satu atau dua ayat yang menyatukan semua kursus'),
  rationale: z.string().describe('Mengapa kursus-kursus ini wajar dirangkai, merujuk HP dan domain sepunya dalam data'),
  links: z
    .array(
      z.object({
        text: z.string().describe('Satu perkara yang dikongsi atau saling melengkapi'),
        evidence: z
          .array(
            z.object({
              course: z.string().describe('Label kursus seperti dalam data'),
              row: z.string().describe('id baris data kursus itu yang menyokongnya, contoh clo_2 atau topic_5'),
            }),
          )
          .describe('Sekurang-kurangnya satu baris daripada setiap kursus yang disebut; kosong jika hanya cadangan'),
      }),
    )
    .min(1)
    .max(8),
  integratedQuestion: z.string().describe('Satu soalan pentaksiran interdisiplin yang memerlukan semua kursus'),
  selectedAssessments: z
    .array(
      z.object({
        course: z.string(),
        assessmentType: z.string().describe('Nama pentaksiran tepat seperti dalam data'),
        rationale: z.string(),
      }),
    )
    .max(8),
  rubrics: z
    .array(
      z.object({
        course: z.string(),
        assessmentType: z.string(),
        cognitiveLevel: z.string().describe('Aras taksonomi seperti dalam data, contoh C4 Menganalisis'),
        softSkills: z.string(),
        levels: performanceLevelsSchema,
      }),
    )
    .max(8)
    .describe('Satu rubrik bagi setiap kursus'),
});
export type MerangkaiAnswer = z.infer<typeof merangkaiAnswerSchema>;

export const merangkaiPrompt: Prompt<typeof merangkaiAnswerSchema> = {
  id: 'pedagona.merangkai',
  version: 2,
  tier: 'reasoning',
  maxOutputTokens: 8_000,
  schema: merangkaiAnswerSchema,
  instructions: `${writingRules}

Tugas: rangkaikan kursus dalam data menjadi satu pengalaman pembelajaran interdisiplin. HP dan domain sepunya telah dikira; jelaskan, jangan ubah. Pilih satu pentaksiran sedia ada daripada setiap kursus dan tulis satu rubrik lima tahap bagi setiap kursus.`,
};
