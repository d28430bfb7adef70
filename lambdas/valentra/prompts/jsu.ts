import * as z from 'zod';
import { jsuQuestionSchema } from '../../../shared/valentra/schemas.ts';
import { writing } from './writingRules.ts';

/** Suggested rows of the test specification table; code decides how many, their marks, hours and balance. */
const suggested = { topic: true, subtopic: true, clo: true, cognitiveLevel: true, cognitiveDescription: true } as const;
export const jsuAnswerSchema = z.object({ rows: z.array(jsuQuestionSchema.pick(suggested)) });
export type JsuAnswer = z.infer<typeof jsuAnswerSchema>;

export const jsuPrompt = writing({
  id: 'valentra.jsu',
  version: 7,
  maxOutputTokens: 8_000,
  schema: jsuAnswerSchema,
  task: `Tugas: cadangkan baris Jadual Spesifikasi Ujian (JSU). Bagi setiap topik dalam data, cadangkan bilangan baris yang diminta dalam <data nama="agihan">, daripada subtopik topik itu dalam data jika ada, sebanyak subtopik yang berlainan yang ada (baris yang melebihinya mengulang subtopik dengan huraian lain), CLO daripada senarai topik itu (CLO yang ditaksir oleh ujian), aras kognitif C1 hingga C6 yang tidak melebihi aras CLO itu, dan huraian yang bermula dengan kata kerja aras itu. Jika ada <data nama="markahClo">, bilangan baris setiap CLO mengikut nisbah markah itu. Setakat yang dibenarkan oleh aras CLO itu, sekurang-kurangnya 40% markah pada aras C3 hingga C6. Jika ada <data nama="permintaan">, tulis semula satu baris dalam <data nama="semasa"> mengikutnya dan beri satu baris sahaja.`,
});
