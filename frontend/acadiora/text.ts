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
};

/** The new-session form. */
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
  duration: 'Analisis mengambil masa 2 hingga 5 minit.',
  failed: (message: string) => `Ralat semasa analisis: ${message}`,
};

/** The upload of a revised paper. */
export const reviseText = {
  title: 'Muat naik versi baharu',
  intro: 'Kertas yang telah dibaiki akan dinilai semula dan dibandingkan dengan ulasan ini.',
  submit: 'Analisis versi baharu',
};

/** The author's corrections of facts. */
export const correctText = {
  title: 'Betulkan fakta',
  intro: 'Ulasan yang bergantung pada fakta ini akan dikira dan disemak semula; penilaian lain dikekalkan.',
  wrong: 'Tandakan fakta yang salah',
  invalid: 'Tajuk dan pengarang tidak boleh kosong; tahun mesti empat digit.',
  submit: 'Simpan dan semak semula',
};

export const analysisText = {
  duration: 'Analisis ini mengambil masa 2 hingga 5 minit.',
  steps: stepNames('Menilai kriteria'),
  opening: 'Analisis selesai. Membuka hasil...',
  failedTitle: 'Analisis gagal',
  failed: 'Analisis gagal',
  statusFailed: 'Ralat memeriksa status analisis',
  lineLostTitle: 'Ralat memeriksa status analisis',
  tooLong: 'Analisis mengambil masa terlalu lama. Sila semak kemudian.',
  retry: 'Cuba Lagi',
  retryFailed: (message: string) => `Ralat semasa analisis: ${message}`,
};

export const resultsText = {
  print: 'Cetak',
  revise: 'Muat naik versi baharu',
  revising: 'Versi baharu kertas ini sedang dianalisis. Ulasan di bawah ialah ulasan versi sebelumnya.',
  revisingReason: 'Versi baharu kertas ini sedang dianalisis.',
  revisionFailed: 'Analisis versi baharu gagal. Ulasan versi sebelumnya dikekalkan.',
  again: 'Nilai bahagian ini',
  completing: 'Bahagian yang belum dinilai sedang dinilai.',
  completionFailed: 'Bahagian yang belum dinilai tidak dapat dinilai.',
  tabs: 'Bahagian ulasan',
  overview: 'Ringkasan',
  ai: 'Pengesanan AI',
  openAll: 'Buka semua kriteria',
  closeAll: 'Tutup semua kriteria',
  counts: (strengths: number, weaknesses: number, improvements: number) =>
    `${strengths} kekuatan, ${weaknesses} kelemahan, ${improvements} penambahbaikan`,
  counted: 'Dikira oleh sistem daripada teks kertas; bukan penilaian AI.',
  against: (place: string) => (place === '' ? 'Berbanding dengan' : `Berbanding dengan: ${place}`),
  opinionOf: (text: string) => `Pendapat anda tentang: ${text}`,
  opinionFailed: (message: string) => `Pendapat anda tidak dapat disimpan: ${message}`,
};
