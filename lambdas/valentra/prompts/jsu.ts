import * as z from 'zod';
import { cognitiveLevelSchema } from '../../../shared/valentra/schemas.ts';
import { writing } from './writingRules.ts';

/** Suggested rows of the test specification table; code decides how many, their marks, hours and balance. */
export const jsuAnswerSchema = z.object({
  rows: z
    .array(
      z.object({
        topic: z.string().describe('Tajuk topik kursus, tepat seperti dalam data'),
        subtopic: z.string().describe('Subtopik daripada data jika ada, atau fokus khusus dalam topik itu'),
        clo: z.string().describe('Kod CLO, daripada data'),
        cognitiveLevel: cognitiveLevelSchema,
        cognitiveDescription: z
          .string()
          .describe('Apa yang perlu dilakukan pelajar, bermula dengan kata kerja aras itu'),
      }),
    )
    .max(80),
});
export type JsuAnswer = z.infer<typeof jsuAnswerSchema>;

export const jsuPrompt = writing({
  id: 'valentra.jsu',
  version: 2,
  maxOutputTokens: 8_000,
  schema: jsuAnswerSchema,
  task: `Tugas: cadangkan baris Jadual Spesifikasi Ujian (JSU). Bagi setiap topik dalam data, cadangkan bilangan baris yang diminta dalam <data nama="agihan">, dengan subtopik yang berlainan, CLO daripada senarai topik itu (CLO yang ditaksir oleh ujian) dan aras kognitif C1 hingga C6 yang tidak melebihi aras CLO itu. Sekurang-kurangnya 40% markah perlu pada aras C3 hingga C6. Jika ada <data nama="permintaan">, tulis semula satu baris dalam <data nama="semasa"> mengikutnya dan beri satu baris sahaja.`,
});
