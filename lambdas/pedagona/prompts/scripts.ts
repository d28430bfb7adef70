import { scriptType1Schema, scriptType2Schema } from '../../../shared/pedagona/stages.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { writingRules } from './writingRules.ts';

/** 'Jenis 1: Semasa PdP' (spec 1 §3). */
export const scriptType1Prompt: Prompt<typeof scriptType1Schema> = {
  id: 'pedagona.scripts.type1',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 6_000,
  schema: scriptType1Schema,
  instructions: `${writingRules}

Tugas: tulis skrip pembelajaran Jenis 1, iaitu skrip pensyarah semasa pengajaran dan pembelajaran kursus yang dirangkai: pengenalan, belajar cara belajar, aspirasi, hubungan, pemetaan 6C (pemikiran kritis, kreativiti, komunikasi, kolaborasi, sahsiah, kewarganegaraan), refleksi pelajar dan kesimpulan.`,
};

/** 'Jenis 2: Selepas DLO' (spec 1 §3). */
export const scriptType2Prompt: Prompt<typeof scriptType2Schema> = {
  id: 'pedagona.scripts.type2',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 6_000,
  schema: scriptType2Schema,
  instructions: `${writingRules}

Tugas: tulis skrip pembelajaran Jenis 2, iaitu skrip selepas pelajar melalui objek pembelajaran digital (DLO): konteks, objektif DLO, model pembelajaran (belajar cara belajar, aspirasi, hubungan), pemetaan 6C, kerangka 3E (engagement, enhancement, extension), kerangka 3R (rigor, relevance, relationship), refleksi pelajar dan rumusan.`,
};
