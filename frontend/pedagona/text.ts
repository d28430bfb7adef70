import type { StageName } from '../../shared/pedagona/stages.ts';
import { stepNames } from '../text/session.ts';

/** Spec 1 §2, §4, §5, §8, §9: wording given there is to the letter. The words of a result are in shared/pedagona/labels.ts. */
export const listText = {
  title: 'Sesi PEDAGONA',
  intro: 'Kemahiran & Merungkai (KmR): analisis dokumen maklumat kursus.',
  counters: { totalSessions: 'Jumlah Sesi', totalCourses: 'Jumlah Kursus', totalMerangkai: 'Sesi Boleh Dirangkai' },
  create: 'Proses KPPB Baru',
  empty: 'Tiada sesi merungkai lagi',
  emptyHint: 'Muat naik 1 hingga 4 dokumen maklumat kursus untuk memulakan sesi pertama anda.',
  chips: { merangkai: 'Merangkai', scripts: 'Skrip', dlo: 'DLO', report: 'Laporan' },
};

export const reasonText = {
  notCompleted: 'Tersedia selepas analisis sesi ini selesai.',
  noData: 'Tiada data untuk dimuat turun',
};

export const analysisText = {
  duration: 'Analisis ini mungkin mengambil masa 1 hingga 3 minit.',
  steps: stepNames('Menganalisis kursus'),
  statusFailed: 'Failed to check status',
  startFailed: 'Upload failed',
  failedTitle: 'Pemprosesan gagal',
  failed: 'Ralat tidak diketahui semasa memproses dokumen',
  retry: 'Cuba semula',
  retryFailed: (message: string) => `Ralat: ${message}`,
};

/** `duration`: how long it takes (spec 1 §9), beside the button that starts it. */
type StageText = Record<'success' | 'working' | 'duration' | 'generate' | 'view', string> & {
  failed: (message: string) => string;
};

/** Of a stage that is generated; `name`: what it is called when it is done; `minutes`: how long that takes (spec 1 §9). */
const textOf = (name: string, minutes: string, [noun = name, of = noun]: string[]): StageText => ({
  success: `${of} berjaya dijana!`,
  failed: (message) => `Ralat: ${message}`,
  working: `${of} sedang dijana`,
  duration: `Penjanaan ${noun} mengambil masa ${minutes} minit.`,
  generate: `Jana ${name}`,
  view: `Lihat ${name}`,
});

export const stageText: Record<StageName, StageText> = {
  merangkai: {
    success: 'Merangkai berjaya!',
    failed: (message) => `Ralat merangkai: ${message}`,
    working: 'Kursus sedang dirangkai',
    duration: 'Merangkai mengambil masa 1 hingga 2 minit.',
    generate: 'Merangkai',
    view: 'Lihat Merangkai',
  },
  scripts: textOf('Skrip Pembelajaran', '1 hingga 2', ['skrip', 'Skrip pembelajaran']),
  dlo: textOf('DLO', '1 hingga 2', []),
  report: textOf('Laporan Eksekutif', '2 hingga 3', ['laporan', 'Laporan eksekutif']),
};

export const teachingText = {
  name: 'Sasaran pengajaran',
  programme: 'Untuk siapa: program',
  groupSize: 'Bilangan pelajar',
  time: 'Masa',
  unit: 'Unit masa',
  mode: 'Mod',
  change: 'Ubah',
};
