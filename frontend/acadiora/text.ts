import { stepNames } from '../text/session.ts';

/** Spec 2 §1, §2, §5, §8: wording given there is to the letter. The words of a review are in shared/acadiora/labels.ts. */
export const listText = {
  title: 'Sesi ACADIORA',
  intro: 'Penasihat penyelidikan: ulasan dan skor bagi kertas penyelidikan anda.',
  create: 'Sesi Analisis Baharu',
  empty: 'Tiada sesi analisis lagi',
  emptyHint: 'Muat naik satu kertas penyelidikan (PDF atau Word) untuk memulakan sesi pertama anda.',
  document: 'Dokumen',
  round: (round: number) => `versi ${round}`,
  retry: 'Cuba Lagi',
};

export const waitingText = {
  duration: 'Analisis ini mengambil masa 2 hingga 5 minit.',
  steps: stepNames('Menilai kriteria'),
  opening: 'Analisis selesai. Membuka hasil...',
  failedTitle: 'Analisis gagal',
  failed: 'Analisis gagal',
  fault: 'Ralat semasa analisis',
  statusFailed: 'Ralat memeriksa status analisis',
  tooLong: 'Analisis mengambil masa terlalu lama. Sila semak kemudian.',
  retry: 'Cuba Lagi',
};

export const resultsText = {
  print: 'Cetak',
  revise: 'Muat naik versi baharu',
  revising: 'Versi baharu kertas ini sedang dianalisis. Ulasan di bawah ialah ulasan versi sebelumnya.',
  revisingReason: 'Versi baharu kertas ini sedang dianalisis.',
  revisionFailed: 'Analisis versi baharu gagal. Ulasan versi sebelumnya dikekalkan.',
  notYet: 'Analisis sesi ini belum selesai.',
  details: 'Lihat punca dan cuba semula',
  tabs: 'Bahagian ulasan',
  overview: 'Ringkasan',
  ai: 'Pengesanan AI',
  openAll: 'Buka semua kriteria',
  closeAll: 'Tutup semua kriteria',
  counts: (strengths: number, weaknesses: number, improvements: number) =>
    `${strengths} kekuatan, ${weaknesses} kelemahan, ${improvements} penambahbaikan`,
  counted: 'Dikira oleh sistem daripada teks kertas; bukan penilaian AI.',
  against: (page: number) => `Berbanding dengan muka surat ${page}`,
  opinionOf: (text: string) => `Pendapat anda tentang: ${text}`,
  opinionFailed: (message: string) => `Pendapat anda tidak dapat disimpan: ${message}`,
};
