import * as z from 'zod';
import { chainPrompt, illustrations } from './common.ts';

/** One section written again: a text, or a list of texts, of the same form as before. */
export const regenerateAnswerSchema = z.object({
  text: z.string().nullable().describe('Teks baharu jika bahagian itu ialah teks; jika tidak, null'),
  items: z.array(z.string()).nullable().describe('Senarai baharu jika bahagian itu ialah senarai; jika tidak, null'),
  illustrations: z.array(z.string()).max(20).default([]).describe(illustrations),
});

const task = `# Tugas: menulis semula satu bahagian
Tulis semula bahagian dalam data "bahagian" sahaja, mengikut data "permintaan" pensyarah. Bahagian lain dokumen itu ada dalam data "dokumen" (bagi kursus, juga "kursus"): bahagian baharu mesti sesuai dengan jirannya, tidak mengulang perkara yang sudah ditulis di situ, dan kekal dengan suara yang sama (skrip berkata "saya" kepada "anda"; laporan formal). Kekalkan bentuk (teks atau senarai), panjang dan minit dalam "brief" bahagian itu, melainkan permintaan mengubahnya, dan semua fakta kursus. Permintaan boleh mengubah gaya, fokus, panjang dan contoh; fakta, kod dan pemberat tidak berubah.`;

export const regeneratePrompt = chainPrompt({
  id: 'pedagona.regenerate',
  version: 7,
  maxOutputTokens: 3_000,
  schema: regenerateAnswerSchema,
  task,
});
