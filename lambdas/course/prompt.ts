import * as z from 'zod';
import { skillSchema } from '../../shared/course/course.ts';
import type { Prompt } from '../platform/model/prompt.ts';

const at = z
  .array(z.string())
  .max(12)
  .describe('Nombor blok atau baris dokumen yang menyatakannya, contoh ["12.3"]; semua baris yang berkaitan');
const fact = (what: string) => z.object({ value: z.string().describe(what), at }).nullable();
const cloNumbers = z
  .array(z.string())
  .describe(
    'Nombor hasil pembelajaran yang dikaitkan oleh dokumen dengannya, contoh CLO1; kosong jika tidak dinyatakan',
  );

/** What a model reads out of a course document; every row and fact names the blocks it rests on. */
export const courseAnswerSchema = z.object({
  code: fact('Kod kursus dokumen ini, contoh EDUP3153; bukan kod prasyarat atau nombor borang'),
  name: fact('Nama kursus seperti dalam dokumen, dalam bahasa Melayu jika kedua-duanya ada, tanpa kod'),
  institution: fact('Nama universiti, institut atau politeknik'),
  faculty: fact('Fakulti, jabatan atau pusat pengajian'),
  programme: fact('Nama program pengajian'),
  language: z.enum(['ms', 'en', 'id']).describe('Bahasa utama dokumen: Melayu Malaysia, Inggeris atau Indonesia'),
  credit: z.object({ value: z.number().min(0).max(40), at }).nullable(),
  synopsis: fact('Sinopsis kursus seperti dalam dokumen'),
  clos: z
    .array(
      z.object({
        number: z.string().describe('Seperti dalam dokumen: HPK1, CLO 2, CPMK-3'),
        statement: z.string().describe('Pernyataan penuh seperti dalam dokumen, tanpa nombor dan kod'),
        domains: z.array(z.enum(['Kognitif', 'Psikomotor', 'Afektif'])),
        level: z.string().describe('Kod aras taksonomi seperti dalam dokumen: C4; A4, C5; kosong jika tiada'),
        outcomes: z.array(z.string()).describe('Kod hasil program yang dipetakan: HP2, PLO3, PO1'),
        skills: z.array(skillSchema).describe('Kemahiran insaniah yang dinyatakan bagi hasil ini'),
        at,
      }),
    )
    .max(30),
  assessments: z
    .array(
      z.object({
        type: z.string().describe('Nama pentaksiran seperti dalam dokumen: Tugasan Individu'),
        weight: z.number().min(0).max(100).nullable().describe('Pemberat dalam peratus; null jika tidak dinyatakan'),
        slt: z
          .number()
          .min(0)
          .max(1000)
          .nullable()
          .describe('Jumlah jam SLT pentaksiran ini; null jika tidak dinyatakan'),
        duration: z.string().describe('Tempoh seperti dinyatakan: 2 jam; kosong jika tiada'),
        clos: cloNumbers,
        description: z.string().describe('Huraian seperti dalam dokumen; kosong jika tiada'),
        at,
      }),
    )
    .max(40),
  topics: z
    .array(
      z.object({
        title: z.string().describe('Tajuk topik seperti dalam dokumen, tanpa subtopik'),
        week: z.string().describe('Minggu seperti dalam dokumen: 3 atau 3-4; kosong jika tiada'),
        hours: z.number().min(0).max(1000).nullable().describe('Jumlah jam topik ini; null jika tidak dinyatakan'),
        subtopics: z.array(z.string()).max(40),
        clos: cloNumbers,
        at,
      }),
    )
    .max(120),
  methods: z
    .array(z.object({ value: z.string(), at }))
    .max(30)
    .describe('Kaedah pengajaran dan pembelajaran'),
  references: z
    .array(z.object({ value: z.string(), at }))
    .max(60)
    .describe('Rujukan kursus, satu demi satu'),
});
export type CourseAnswer = z.infer<typeof courseAnswerSchema>;

/** Reads a course document for PEDAGONA and VALENTRA: facts only, no judgement. */
export const coursePrompt: Prompt<typeof courseAnswerSchema> = {
  id: 'course.facts',
  version: 1,
  tier: 'extraction',
  maxOutputTokens: 16_000,
  schema: courseAnswerSchema,
  instructions: '',
};
