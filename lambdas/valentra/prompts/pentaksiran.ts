import * as z from 'zod';
import { pentaksiranTaskSchema, text, workingSchema } from '../../../shared/valentra/schemas.ts';
import { nonEmpty, writing } from './writingRules.ts';

const taskAnswerSchema = z.object({
  theBigIdea: nonEmpty.describe('The Big Idea: satu ayat'),
  essentialQuestion: nonEmpty.describe('Soalan penting yang terbuka'),
  stimulus: z.object({
    type: text('Situasi, petikan, data, kes, gambar rajah ...'),
    title: z.string(),
    content: nonEmpty.describe('Rangsangan lengkap, 60 hingga 160 perkataan'),
    source: text(
      'Asal rangsangan; jika rekaan, "Situasi rekaan untuk tujuan pentaksiran" ("Fictional situation for assessment")',
    ),
  }),
  question: z.object({
    statement: nonEmpty.describe('Arahan tugasan yang lengkap dan jelas'),
    description: text('Perincian: langkah, hasil yang perlu dihantar, panjang, cara hantar'),
    cognitive: z.array(z.string()).describe('Kod dan nama aras yang ditaksir pada domain CLO itu: C, P atau A'),
    outcomes: z.array(z.string()).describe('HP yang ditaksir, daripada data'),
  }),
  ...pentaksiranTaskSchema.pick({ matter: true, figures: true, works: true, hasDeliberateError: true }).shape,
  working: z
    .array(workingSchema)
    .optional()
    .describe(
      'Setiap peratus, bahagian ("separuh" dengan kata itu sebagai hasilnya), jumlah (6 + 27 + 15 = 48), nisbah atau purata rangsangan yang terhasil daripada angka lain di situ; [] jika tiada',
    ),
});
export type TaskAnswer = z.infer<typeof taskAnswerSchema>;

export const taskPrompt = writing({
  id: 'valentra.pentaksiran',
  version: 8,
  maxOutputTokens: 4_000,
  schema: taskAnswerSchema,
  task: `Tugas: tulis soalan pentaksiran berterusan bagi tugasan dalam <data nama="tugasan">: idea besar, soalan penting, rangsangan yang autentik dan arahan tugasan yang boleh dilaksanakan dan ditaksir. Tugasan mesti menaksir CLO, HP dan topik yang tersenarai. Tempoh, minggu dan SLT hanya seperti dalam <data nama="rancangan">; yang tiada di situ tidak disebut. Bilangan halaman, patah perkataan dan saiz kumpulan mengikut baris tugasan. Markah tidak diagihkan dalam soalan; rubrik mengagihkannya. Aras ialah "levels" dalam rancangan, tidak lebih rendah dan tidak lebih tinggi. Jangan reka penerbitan atau statistik sebenar dalam rangsangan; rangsangan rekaan menyatakannya dalam "source". Jika ada <data nama="permintaan">, tulis semula tugasan dalam <data nama="semasa"> mengikutnya.`,
});
