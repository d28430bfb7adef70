import * as z from 'zod';
import { writing } from './writingRules.ts';

/** One row of the task specification table. Codes and titles outside the course fall away; shares are put right by code. */
export const jstAnswerSchema = z.object({
  suggestedQuestionType: z
    .string()
    .describe('Jenis item yang sesuai: aneka pilihan, berstruktur, esei, projek, pembentangan ...'),
  topics: z.array(z.string()).max(20).describe('Tajuk topik kursus yang ditaksir, tepat seperti dalam data'),
  clo: z.array(z.string()).max(10).describe('Kod CLO yang ditaksir, daripada data'),
  description: z.string().describe('Huraian tugasan, satu atau dua ayat'),
  objective: z.string().describe('Objektif pentaksiran: apa yang pelajar dapat lakukan, boleh diukur'),
  hpAllocation: z.array(z.object({ hp: z.string(), percent: z.number().min(0).max(100) })).max(11),
  domains: z.object({
    cognitive: z.array(z.string()).describe('Kod dan nama aras, contoh C4 Menganalisis'),
    affective: z.array(z.string()),
    psychomotor: z.array(z.string()),
    skills: z.array(z.string()).describe('Kemahiran insaniah yang ditaksir'),
    outcomes: z.array(z.string()).describe('HP yang ditaksir dengan namanya'),
  }),
  criteria: z.array(z.string()).max(8).describe('Kriteria penilaian, frasa pendek'),
  startDate: z.string().describe('Minggu mula jika dokumen menyatakannya, contoh Minggu 3; kosong jika tiada'),
  dueDate: z.string().describe('Minggu akhir jika dokumen menyatakannya; kosong jika tiada'),
});
export type JstAnswer = z.infer<typeof jstAnswerSchema>;

export const jstPrompt = writing({
  id: 'valentra.jst',
  version: 2,
  maxOutputTokens: 3_000,
  schema: jstAnswerSchema,
  task: `Tugas: lengkapkan satu baris Jadual Spesifikasi Tugasan (JST) bagi pentaksiran dalam <data nama="pentaksiran">. Pilih topik dan CLO yang benar-benar ditaksir olehnya; jika dokumen telah mengaitkan CLO, kekalkan. Agihkan HP CLO itu dalam peratus mengikut tumpuan tugasan. Jika ada <data nama="permintaan">, tulis semula baris dalam <data nama="semasa"> mengikutnya.`,
});
