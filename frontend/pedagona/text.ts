import type { StageName } from '../../shared/pedagona/stages.ts';
import { stepNames } from '../text/session.ts';

/** Spec 1 §2, §4, §5, §8, §9: wording given there is to the letter. The words of a result are in shared/pedagona/labels.ts. */
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
};

export const reasonText = {
  notCompleted: 'Tersedia selepas analisis sesi ini selesai.',
  noData: 'Tiada data untuk dimuat turun',
};

/** The new-session form. */
export const newSessionText = {
  title: 'Sesi Baharu',
  intro: 'Muat naik 1 hingga 4 dokumen maklumat kursus. AI akan menganalisis setiap kursus.',
  namePlaceholder: 'Contoh: Semester 1 2026 - EDUP3033 Psikologi Pembelajaran',
  documents: 'Dokumen maklumat kursus',
  limits: 'PDF, Word atau Excel, maksimum 20MB per fail',
  noDocuments: 'Sila muat naik sekurang-kurangnya 1 dokumen',
  infoTitle: 'AI akan menghasilkan',
  info: [
    'Kod dan nama kursus',
    '3 hingga 5 hasil pembelajaran kursus (CLO / HPK) dengan domain dan aras',
    'Kemahiran insaniah HP1 hingga HP11',
    'Pengetahuan, konsep mikro dan konsep makro',
    'The Big Idea dan Essential Questions',
    'Senarai pentaksiran dengan wajaran',
    'Pembangunan pembelajaran mengikut model KPPB',
  ],
  submit: (count: number) => `Jana Merungkai (${count} dokumen)`,
  uploadFailed: 'Upload failed',
  failed: (message: string) => `Ralat: ${message}`,
};

export const analysisText = {
  duration: 'Analisis ini mungkin mengambil masa 1 hingga 3 minit.',
  steps: stepNames('Menganalisis kursus'),
  statusFailed: 'Failed to check status',
  completed: 'Analisis Selesai!',
  courses: (count: number) => `${count} kursus dianalisis.`,
  openingResults: 'Membuka halaman hasil...',
  failedTitle: 'Pemprosesan gagal',
  failed: 'Ralat tidak diketahui semasa memproses dokumen',
  retry: 'Cuba semula',
  retryWithout: 'Cuba semula tanpa fail bermasalah',
  retryFailed: (message: string) => `Ralat: ${message}`,
};

export const resultsText = {
  merangkai: (courses: number) => `Merangkai Kursus (${courses})`,
  fetchFailed: 'Failed to fetch session',
  leftOut: 'Dokumen yang tidak dapat dianalisis',
  retryDocument: 'Cuba lagi dokumen ini',
  openAll: 'Buka semua kursus',
  closeAll: 'Tutup semua kursus',
  cloCount: (count: number) => `${count} CLO`,
  assessmentCount: (count: number) => `${count} pentaksiran`,
  warningCount: (count: number) => `${count} perkara untuk disemak`,
};

/** Texts that the pages of merangkai, scripts, DLO and report share; the artefacts' own words are in shared/pedagona/labels.ts. */
export const chainText = {
  backToMerangkai: 'Kembali ke Merangkai',
  backToDlo: 'Kembali ke DLO',
  exports: 'Pusat Eksport',
  contents: 'Kandungan',
  further: 'Tindakan lain',
  steps: 'Langkah KPPB',
};

export const stepStateText = {
  done: 'Selesai',
  active: 'Sedang Aktif',
  open: 'Boleh Diakses',
  closed: 'Belum Tersedia',
} as const;

/** The messages and the two buttons of a stage. */
interface StageText {
  missing: string;
  success: string;
  failed: (message: string) => string;
  /** Shown while the stage is generated. */
  working: string;
  /** Expected duration (spec 1 §9), beside the button that starts it. */
  duration: string;
  generate: string;
  view: string;
}

/** Of a stage that is generated; `name`: what it is called when it is done; `minutes`: how long that takes (spec 1 §9). */
const textOf = (name: string, missing: string, minutes: string, [noun = name, of = noun]: string[]): StageText => ({
  missing: `${missing} tidak dijumpai`,
  success: `${of} berjaya dijana!`,
  failed: (message) => `Ralat: ${message}`,
  working: `${of} sedang dijana`,
  duration: `Penjanaan ${noun} mengambil masa ${minutes} minit.`,
  generate: `Jana ${name}`,
  view: `Lihat ${name}`,
});

export const stageText: Record<StageName, StageText> = {
  merangkai: {
    missing: 'Merangkai tidak dijumpai',
    success: 'Merangkai berjaya!',
    failed: (message) => `Ralat merangkai: ${message}`,
    working: 'Kursus sedang dirangkai',
    duration: 'Merangkai mengambil masa 1 hingga 2 minit.',
    generate: 'Merangkai',
    view: 'Lihat Merangkai',
  },
  scripts: textOf('Skrip Pembelajaran', 'Skrip', '1 hingga 2', ['skrip', 'Skrip pembelajaran']),
  dlo: textOf('DLO', 'DLO', '1 hingga 2', []),
  report: textOf('Laporan Eksekutif', 'Laporan', '2 hingga 3', ['laporan', 'Laporan eksekutif']),
};

export const alignmentText = { review: 'Buka Semak Fakta' };

export const teachingText = {
  name: 'Sasaran pengajaran',
  title: 'Tiga soalan sebelum menulis',
  intro:
    'Jawapan ini dibawa ke setiap peringkat: merangkai, skrip, DLO dan laporan. Nilai awal datang daripada dokumen kursus.',
  programme: 'Untuk siapa: program',
  groupSize: 'Bilangan pelajar',
  unknown: 'Belum diketahui',
  time: 'Masa',
  unit: 'Unit masa',
  mode: 'Mod',
  faulty: 'Bilangan pelajar 1 hingga 500 atau kosong; masa 1 hingga 600. Gunakan nombor bulat.',
  change: 'Ubah',
  save: 'Simpan',
};

export const reportPanelText = {
  title: 'Laporan Eksekutif',
  intro: 'Laporan disusun daripada DLO ini dan kursus-kursus yang dirangkai.',
  confirm: 'Jana laporan eksekutif? Penjanaan mengambil masa 2 hingga 3 minit.',
};

export const exportText = {
  title: 'Pusat Eksport',
  intro: 'Laporan lengkap sesi ini dalam satu fail Word: analisis, merangkai, skrip, DLO dan laporan eksekutif.',
  create: 'Eksport Laporan Lengkap',
  parts: 'Bahagian yang dieksport',
  noParts: 'Pilih sekurang-kurangnya satu bahagian.',
  confirm: 'Eksport laporan lengkap sesi ini sebagai fail Word (.docx)?',
  confirmButton: 'Eksport',
  working: 'Laporan lengkap sedang disusun',
  failed: (message: string) => `Ralat: ${message}`,
  buildFailed: 'Ralat semasa menjana dokumen',
  success: 'Laporan berjaya dimuat turun!',
  history: 'Sejarah Eksport',
  empty: 'Belum ada fail eksport',
  emptyHint: 'Tekan Eksport Laporan Lengkap untuk menyusun fail yang pertama.',
  facts: {
    createdAt: 'Tarikh',
    size: 'Saiz',
    downloads: 'Bilangan Muat Turun',
    lastDownload: 'Muat Turun Terakhir',
  },
  never: 'Belum pernah',
  download: 'Muat Turun',
  downloadNamed: (name: string) => `Muat Turun ${name}`,
  downloadFailed: (message: string) => `Ralat muat turun: ${message}`,
  remove: 'Padam',
  removeNamed: (name: string) => `Padam ${name}`,
  confirmRemove: (name: string) => `Adakah anda pasti mahu memadam fail ${name}?`,
  removed: 'Fail berjaya dipadam',
  infoTitle: 'Maklumat Eksport',
  info: [
    'Fail eksport disimpan selama 30 hari, kemudian dipadam secara automatik.',
    'Format fail ialah Microsoft Word (.docx).',
    'Saiz sebenar setiap fail dinyatakan dalam Sejarah Eksport; biasanya bawah 2 MB.',
    'Kad kursus penuh dengan bukti ada dalam fail MERUNGKAI; laporan lengkap memuatkan ringkasannya.',
    'Setiap eksport mengandungi teks seperti yang dipaparkan pada masa fail itu disusun.',
  ],
};
