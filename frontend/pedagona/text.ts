import { stepNames } from '../text/session.ts';

/** Spec 1 §2, §4, §5, §8: wording given there is to the letter. The words of a result are in shared/pedagona/labels.ts. */
export const listText = {
  title: 'Sesi PEDAGONA',
  intro: 'Kemahiran & Merungkai (KmR): analisis dokumen maklumat kursus.',
  counters: { totalSessions: 'Jumlah Sesi', totalCourses: 'Jumlah Kursus', totalMerangkai: 'Jumlah Merangkai' },
  countersFailed: 'Kiraan sesi tidak dapat dimuatkan.',
  create: 'Proses KPPB Baru',
  empty: 'Tiada sesi merungkai lagi',
  emptyHint: 'Muat naik 1 hingga 4 dokumen maklumat kursus untuk memulakan sesi pertama anda.',
  counts: (courses: number, documents: number) => `${courses} kursus, ${documents} dokumen`,
  chips: { merangkai: 'Merangkai', scripts: 'Skrip', dlo: 'DLO', report: 'Laporan' },
  done: 'selesai',
  notDone: 'belum ada',
  progress: 'Kemajuan',
  merungkai: 'Merungkai',
  viewScripts: 'Lihat Skrip',
  viewDlo: 'Lihat DLO',
  viewReport: 'Lihat Laporan',
  details: 'Lihat punca dan cuba semula',
};

export const reasonText = {
  notCompleted: 'Tersedia selepas analisis sesi ini selesai.',
  noData: 'Tiada data untuk dimuat turun',
};

export const processingText = {
  duration: 'Analisis ini mungkin mengambil masa 1 hingga 3 minit.',
  steps: stepNames('Menganalisis kursus'),
  statusFailed: 'Failed to check status',
  completed: 'Analisis Selesai!',
  courses: (count: number) => `${count} kursus dianalisis.`,
  openingResults: 'Membuka halaman hasil...',
  failed: 'Pemprosesan gagal',
  unknownFailure: 'Ralat tidak diketahui semasa memproses dokumen',
  retry: 'Cuba semula',
  retryWithout: 'Cuba semula tanpa fail bermasalah',
  retryFailed: (message: string) => `Ralat: ${message}`,
};

export const resultsText = {
  merangkai: (courses: number) => `Merangkai Kursus (${courses})`,
  fetchFailed: 'Failed to fetch session',
  notYet: 'Analisis sesi ini belum selesai.',
  openAll: 'Buka semua kursus',
  closeAll: 'Tutup semua kursus',
  cloCount: (count: number) => `${count} CLO`,
  assessmentCount: (count: number) => `${count} pentaksiran`,
  warningCount: (count: number) => `${count} perkara untuk disemak`,
};
