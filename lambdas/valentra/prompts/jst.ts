import * as z from 'zod';
import { jstAssessmentSchema } from '../../../shared/valentra/schemas.ts';
import { writing } from './writingRules.ts';

/** One row of the task specification table. Codes and titles outside the course fall away; shares are put right by code. */
const jstAnswerSchema = jstAssessmentSchema
  .pick({
    suggestedQuestionType: true,
    topics: true,
    clo: true,
    description: true,
    objective: true,
    domains: true,
    criteria: true,
    matter: true,
    figures: true,
    startDate: true,
    dueDate: true,
  })
  .extend({ hpAllocation: z.array(z.object({ hp: z.string(), percent: z.number().min(0).max(100) })) });
export type JstAnswer = z.infer<typeof jstAnswerSchema>;

export const jstPrompt = writing({
  id: 'valentra.jst',
  version: 6,
  maxOutputTokens: 3_000,
  schema: jstAnswerSchema,
  task: `Tugas: lengkapkan satu baris Jadual Spesifikasi Tugasan (JST) bagi pentaksiran dalam <data nama="pentaksiran">. Pilih topik dan CLO yang benar-benar ditaksir olehnya; jika dokumen telah mengaitkan CLO, kekalkan. Agihkan HP CLO itu dalam peratus mengikut tumpuan tugasan; jika anda tiada asas untuk membezakannya, biarkan hpAllocation kosong. Aras dalam domains tidak melebihi aras CLO itu. Jangan nyatakan wajaran, tempoh, minggu, bilangan atau markah yang tiada dalam data. Jika ada <data nama="permintaan">, tulis semula baris dalam <data nama="semasa"> mengikutnya.`,
});
