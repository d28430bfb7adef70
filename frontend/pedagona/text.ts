import type { Progress } from '../../shared/session.ts';

/** Spec 1 §2, §4, §5, §8: wording given there is to the letter. The words of a result are in shared/pedagona/labels.ts. */
export const listText = {
  title: 'Sesi PEDAGONA',
  intro: 'Kemahiran & Merungkai (KmR): analisis dokumen maklumat kursus.',
  counters: { totalSessions: 'Jumlah Sesi', totalCourses: 'Jumlah Kursus', totalMerangkai: 'Jumlah Merangkai' },
  countersFailed: 'Kiraan sesi tidak dapat dimuatkan.',
  create: 'Proses KPPB Baru',
  sessions: 'Senarai sesi',
  empty: 'Tiada sesi merungkai lagi',
  emptyHint: 'Muat naik 1 hingga 4 dokumen maklumat kursus untuk memulakan sesi pertama anda.',
  counts: (courses: number, documents: number) => `${courses} kursus, ${documents} dokumen`,
  more: 'Papar lagi',
  chips: { merangkai: 'Merangkai', scripts: 'Skrip', dlo: 'DLO', report: 'Laporan' },
  done: 'selesai',
  notDone: 'belum ada',
  progress: 'Kemajuan',
  view: 'Lihat Hasil',
  merungkai: 'Merungkai',
  viewScripts: 'Lihat Skrip',
  viewDlo: 'Lihat DLO',
  viewReport: 'Lihat Laporan',
  follow: 'Lihat kemajuan',
  details: 'Lihat punca dan cuba semula',
  remove: 'Padam',
  removeNamed: (name: string) => `Padam sesi ${name}`,
  removed: (name: string) => `Sesi ${name} telah dipadam.`,
  confirmRemove: 'Adakah anda pasti mahu memadam sesi ini?',
  removeFailed: (message: string) => `Ralat memadam sesi: ${message}`,
};

export const reasonText = {
  notCompleted: 'Tersedia selepas analisis sesi ini selesai.',
  noData: 'Tiada data untuk dimuat turun',
};

export const wordText = {
  failed: 'Ralat semasa menjana dokumen Word',
  downloadFailed: (message: string) => `Ralat muat turun: ${message}`,
  toolsMissing: 'Sambungan terputus. Semak rangkaian dan cuba lagi; jika masih gagal, muat semula halaman.',
};

export const processingText = {
  /** Over a session whose state is not known. */
  heading: 'Kemajuan Analisis',
  title: 'Analisis Sedang Berjalan',
  duration: 'Analisis ini mungkin mengambil masa 1 hingga 3 minit.',
  mayClose: 'Anda boleh menutup halaman ini; analisis diteruskan dan hasilnya akan ada dalam senarai sesi.',
  steps: {
    queued: 'Menunggu giliran',
    reading: 'Membaca dokumen',
    analysing: 'Menganalisis kursus',
    finishing: 'Menyusun dan menyemak hasil',
  } satisfies Record<Progress['step'], string>,
  stepOf: (done: number, total: number) => `${done} daripada ${total}`,
  stepState: { done: 'selesai', active: 'sedang berjalan', waiting: 'belum bermula' },
  documents: 'Dokumen',
  started: (label: string) => `Bermula: ${label.toLowerCase()}`,
  lineLost: 'Sambungan terputus. Kemajuan akan disemak semula secara automatik.',
  statusFailed: 'Failed to check status',
  completed: 'Analisis Selesai!',
  courses: (count: number) => `${count} kursus dianalisis.`,
  openingResults: 'Membuka halaman hasil...',
  openResults: 'Lihat Hasil',
  failed: 'Pemprosesan gagal',
  unknownFailure: 'Ralat tidak diketahui semasa memproses dokumen',
  retry: 'Cuba semula',
  retryWithout: 'Cuba semula tanpa fail bermasalah',
  retryFailed: (message: string) => `Ralat: ${message}`,
  back: 'Kembali ke senarai sesi',
};

export const resultsText = {
  back: 'Kembali ke senarai sesi',
  merangkai: (courses: number) => `Merangkai Kursus (${courses})`,
  word: 'Muat Turun MS Word',
  missing: 'Sesi tidak dijumpai',
  fetchFailed: 'Failed to fetch session',
  notYet: 'Analisis sesi ini belum selesai.',
  follow: 'Lihat kemajuan',
  openAll: 'Buka semua kursus',
  closeAll: 'Tutup semua kursus',
  cloCount: (count: number) => `${count} CLO`,
  assessmentCount: (count: number) => `${count} pentaksiran`,
  warningCount: (count: number) => `${count} perkara untuk disemak`,
  evidence: (page: string) => `Bukti: ${page}`,
};
