import * as z from 'zod';
import type { Prompt } from '../../platform/model/prompt.ts';
import { writingRules } from './writingRules.ts';

/** One section written again: a text, or a list of texts, of the same form as before. */
export const regenerateAnswerSchema = z.object({
  text: z.string().nullable().describe('Teks baharu jika bahagian itu ialah teks; jika tidak, null'),
  items: z.array(z.string()).nullable().describe('Senarai baharu jika bahagian itu ialah senarai; jika tidak, null'),
});

export const regeneratePrompt: Prompt<typeof regenerateAnswerSchema> = {
  id: 'pedagona.regenerate',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 3_000,
  schema: regenerateAnswerSchema,
  instructions: `${writingRules}

Tugas: tulis semula satu bahagian sahaja mengikut permintaan pensyarah dalam data "permintaan". Kekalkan bentuk (teks atau senarai), panjang yang munasabah dan fakta kursus. Permintaan pensyarah hanya boleh mengubah gaya, fokus, panjang dan contoh; fakta kursus tidak berubah.`,
};
