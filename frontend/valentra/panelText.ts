import { stepLabels } from '../../shared/valentra/labels.ts';
import type { StageName } from '../../shared/valentra/schemas.ts';

/** Texts of an opened document, fetched with it. */

export const vettingText = {
  checks: 'Senarai semak',
  check: 'Perkara',
  finding: 'Dapatan',
  state: 'Status',
  of: (name: string) => `Semakan ${name}`,
  by: 'Nama penyemak atau pengesah',
  save: 'Simpan status',
  saved: (name: string) => `Status ${name} disimpan.`,
  lapsed: (state: string) => `Status "${state}" bagi versi terdahulu. Dokumen telah berubah, jadi kembali ke Draf.`,
  printed: 'Status dan senarai semak ini dicetak pada fail Word dokumen.',
};

/** For a document without content (spec 2 §2). */
export const emptyText = (stage: StageName): string => `Tiada data ${stepLabels[stage]} untuk dipaparkan`;
export const emptyKeysText = (keys: readonly string[]): string =>
  `Kunci data: ${keys.length === 0 ? 'tiada' : keys.join(', ')}`;

export const previewText = {
  showAnswers: 'Papar skema jawapan',
  hideAnswers: 'Sembunyikan skema jawapan',
  notLookedAt: 'Belum disemak',
  lookAgrees: 'tiada masalah ditemui',
  source: 'Sumber',
  general: 'Daripada pengetahuan am model',
  look: 'Semak',
  fix: 'Baiki',
  /** Within the 500 characters of an instruction. */
  fixInstruction: (finding: string) => `Baiki soalan ini: ${finding}`.slice(0, 500),
  examGaps: 'Janji JSU yang tidak diuji dalam kertas ini',
  ofMarks: (marks: number) => `${marks} markah`,
  questionCount: (count: number) => `${count} soalan`,
};

export const alignmentText = {
  matrix: 'Matriks penjajaran',
  notGenerated: 'Belum dijana',
  none: 'Tiada',
  row: 'Perkara',
  week: (week: string) => `Minggu ${week}`,
  kinds: { clo: 'CLO', topic: 'Topik', hp: 'HP' },
};
