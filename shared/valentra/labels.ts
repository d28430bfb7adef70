import type { StepName, StepState } from './rules.ts';
import type { StageName, Status } from './schemas.ts';

export * from './documentLabels.ts';
export * from './labelFormats.ts';

/** The words of VALENTRA, shared by pages and files so that both say the same (design §9). Statuses: spec 2 §4. */
export const statusLabels: Record<Status, string> = {
  pending: 'Menunggu',
  ready: 'Sedia',
  processing_jst: 'Menjana JST',
  jst_completed: 'JST Selesai',
  processing_jsu: 'Menjana JSU',
  jsu_completed: 'JSU Selesai',
  processing_pentaksiran: 'Menjana Pentaksiran',
  pentaksiran_completed: 'Pentaksiran Selesai',
  processing_rubrik: 'Menjana Rubrik',
  rubrik_completed: 'Rubrik Selesai',
  processing_exam: 'Menjana Soalan Ujian',
  completed: 'Selesai',
  failed: 'Gagal',
};

// Without the schema, which the build leaves out of the page.
const isStatus = (status: string): status is Status => Object.hasOwn(statusLabels, status);

/** Unknown values are shown as pending (spec 2 §4). */
export const statusLabel = (status: string): string => statusLabels[isStatus(status) ? status : 'pending'];

export const stepLabels: Record<StepName, string> = {
  upload: 'Muat Naik',
  jst: 'JST',
  jsu: 'JSU',
  pentaksiran: 'Pentaksiran',
  rubrik: 'Rubrik',
  exam: 'Soalan Ujian',
  completed: 'Selesai',
};

export const stepStateLabels: Record<StepState, string> = {
  completed: 'Selesai',
  active: 'Langkah semasa',
  ready: 'Sedia',
  unavailable: 'Belum tersedia',
};

export const stageTitles: Record<StageName, string> = {
  jst: 'Jadual Spesifikasi Tugasan (JST)',
  jsu: 'Jadual Spesifikasi Ujian (JSU)',
  pentaksiran: 'Soalan Pentaksiran Berterusan',
  rubrik: 'Rubrik Pentaksiran',
  exam: 'Soalan Ujian',
};
