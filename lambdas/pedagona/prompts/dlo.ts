import { dloSchema } from '../../../shared/pedagona/stages.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { writingRules } from './writingRules.ts';

/** What a model writes of a DLO; ids and the whole duration are code's. */
export const dloAnswerSchema = dloSchema
  .omit({
    id: true,
    dloId: true,
    merangkaiId: true,
    durationMinutes: true,
    engineNotice: true,
    assessmentMethods: true,
  })
  .extend({
    assessmentMethods: dloSchema.shape.assessmentMethods.element.omit({ weight: true }).array().min(1).max(8),
  });

export const dloPrompt: Prompt<typeof dloAnswerSchema> = {
  id: 'pedagona.dlo',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 8_000,
  schema: dloAnswerSchema,
  instructions: `${writingRules}

Tugas: reka bentuk satu objek pembelajaran digital (DLO) untuk kursus yang dirangkai: tajuk, keterangan, sasaran, model KPPB, objektif, 3 hingga 6 aktiviti dengan minit masing-masing, elemen multimedia, kaedah pentaksiran, pemetaan 6C, kerangka 3E dan 3R. Jumlah masa dikira oleh sistem daripada minit aktiviti.`,
};
