/** The new-session form and the upload of a revised paper; wording given in spec 2 §1, §5, §8 is to the letter. */
export const newText = {
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
  analysisFailed: 'Analisis gagal',
};

export const reviseText = {
  title: 'Muat naik versi baharu',
  intro: 'Kertas yang telah dibaiki akan dinilai semula dan dibandingkan dengan ulasan ini.',
  submit: 'Analisis versi baharu',
};
