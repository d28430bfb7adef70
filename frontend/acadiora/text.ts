import { stepNames } from '../text/session.ts';

/** Spec 2 §1, §2, §5, §8: wording given there is to the letter. The words of a review are in shared/acadiora/labels.ts. */
export const listText = {
  title: 'Sesi ACADIORA',
  intro: 'Penasihat penyelidikan: ulasan dan skor bagi kertas penyelidikan anda.',
  create: 'Sesi Analisis Baharu',
  empty: 'Tiada sesi analisis lagi',
  emptyHint: 'Muat naik satu kertas penyelidikan (PDF atau Word) untuk memulakan sesi pertama anda.',
};

export const newSessionText = {
  title: 'Sesi Analisis Baharu',
  intro: 'Muat naik satu kertas penyelidikan. AI akan menilainya mengikut 9 kriteria utama.',
  namePlaceholder: 'Contoh: Artikel jurnal - Motivasi murid 2026',
  documents: 'Dokumen penyelidikan',
  limits: 'PDF atau Word (.docx, .doc), satu dokumen, maksimum 20MB',
  noDocuments: 'Sila pilih fail dokumen',
  submit: () => 'Mula Analisis',
  infoTitle: 'Yang akan anda terima',
  info: [
    'Skor dan gred mengikut 9 kriteria utama',
    'Lima penambahbaikan paling penting, setiap satu dengan petikan dan muka surat',
    'Kekuatan, kelemahan dan cadangan bagi setiap kriteria',
    'Fakta yang dikira: petikan, rujukan, jadual, rajah dan statistik',
    'Petunjuk penulisan AI (bukan bukti)',
  ],
  failed: (message: string) => `Ralat semasa analisis: ${message}`,
};

export const analysisText = {
  duration: 'Analisis ini mengambil masa 2 hingga 5 minit.',
  steps: stepNames('Menilai kriteria'),
  failedTitle: 'Analisis gagal',
  failed: 'Analisis gagal',
  startFailed: 'Analisis gagal',
  statusFailed: 'Ralat memeriksa status analisis',
  lineLostTitle: 'Ralat memeriksa status analisis',
  tooLong: 'Analisis mengambil masa terlalu lama. Sila semak kemudian.',
  retry: 'Cuba Lagi',
  retryFailed: (message: string) => `Ralat semasa analisis: ${message}`,
};

export const resultsText = {
  correct: 'Betulkan fakta',
  againFailed: 'Analisis semula gagal. Ulasan sebelumnya dikekalkan.',
};
