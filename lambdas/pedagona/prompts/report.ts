import { reportSchema } from '../../../shared/pedagona/stages.ts';
import type { Prompt } from '../../platform/model/prompt.ts';
import { writingRules } from './writingRules.ts';

/** The report is written in two halves side by side, so that neither answer grows too long. */
export const reportPlanSchema = reportSchema.pick({
  executiveSummary: true,
  background: true,
  objectives: true,
  methodology: true,
  implementationPlan: true,
  assessmentStrategy: true,
});

export const reportGroundsSchema = reportSchema.pick({
  expectedOutcomes: true,
  recommendations: true,
  pedagogicalJustification: true,
  theoreticalFramework: true,
  evidenceBase: true,
  alignmentWithIpgStandards: true,
  kppbIntegrationAnalysis: true,
});

export const reportPlanPrompt: Prompt<typeof reportPlanSchema> = {
  id: 'pedagona.report.plan',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 7_000,
  schema: reportPlanSchema,
  instructions: `${writingRules}

Tugas: tulis bahagian pertama laporan eksekutif projek interdisiplin ini untuk pengurusan IPG: ringkasan eksekutif, latar belakang, objektif, metodologi, pelan pelaksanaan dan strategi pentaksiran.`,
};

export const reportGroundsPrompt: Prompt<typeof reportGroundsSchema> = {
  id: 'pedagona.report.grounds',
  version: 1,
  tier: 'reasoning',
  maxOutputTokens: 7_000,
  schema: reportGroundsSchema,
  instructions: `${writingRules}

Tugas: tulis bahagian kedua laporan eksekutif: hasil dijangka, cadangan, justifikasi pedagogi, kerangka teori, asas bukti dan rujukan, penjajaran dengan standard IPG, dan analisis integrasi KPPB. Dalam asas bukti, senaraikan hanya dokumen kursus dan DLO yang ada dalam data serta kerangka yang bernama (contoh MQF 2.0, Taksonomi Bloom, KPPB). Jangan reka penerbitan, pengarang atau tahun.`,
};
