import * as z from 'zod';
import { rubrikLevels } from '../../../shared/valentra/schemas.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { writingRules } from './writingRules.ts';

const descriptor = z.string().describe('Deskriptor prestasi yang boleh diperhatikan, satu atau dua ayat');

/** The criteria of one task's rubric: names and descriptors. Marks, ranges and the match with the HPs are code's. */
export const rubrikAnswerSchema = z.object({
  criteria: z
    .array(
      z.object({
        hp: z.string().describe('Kod HP, daripada data'),
        name: z.string().describe('Nama kriteria'),
        domains: z.array(z.string()).describe('Domain dan aras yang ditaksir, contoh C4, A3'),
        levels: z.object(
          Object.fromEntries(rubrikLevels.map((level) => [level, descriptor])) as Record<
            (typeof rubrikLevels)[number],
            typeof descriptor
          >,
        ),
      }),
    )
    .max(11),
});
export type RubrikAnswer = z.infer<typeof rubrikAnswerSchema>;

export const rubrikPrompt: Prompt<typeof rubrikAnswerSchema> = {
  id: 'valentra.rubrik',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 6_000,
  schema: rubrikAnswerSchema,
  instructions: `${writingRules}

Tugas: tulis rubrik bagi tugasan dalam <data nama="tugasan">, satu kriteria bagi setiap HP dalam <data nama="hp">, dengan lima aras prestasi: Amat Cemerlang (90-100%), Cemerlang (80-89%), Kepujian (65-79%), Sederhana (50-64%) dan Lemah (0-49%). Deskriptor mesti khusus kepada tugasan itu, boleh diperhatikan dan berbeza dengan jelas antara aras. Jika ada <data nama="permintaan">, tulis semula kriteria dalam <data nama="semasa"> mengikutnya dan beri satu kriteria sahaja.`,
};
