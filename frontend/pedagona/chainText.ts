import type { StageName } from '../../shared/pedagona/stages.ts';

/**
 * The words of the chain's pages that are not part of an artefact; wording given in spec 1 §2, §5, §8, §9 is to the letter. The
 * artefacts' own words are in shared/pedagona/labels.ts.
 */
export const chainText = {
  back: 'Kembali ke senarai sesi',
  backToMerangkai: 'Kembali ke Merangkai',
  backToDlo: 'Kembali ke DLO',
  word: 'Muat Turun MS Word',
  exports: 'Pusat Eksport',
  steps: 'Langkah KPPB',
};

export const stepStateText = {
  done: 'Selesai',
  active: 'Sedang Aktif',
  open: 'Boleh Diakses',
  closed: 'Belum Tersedia',
} as const;

/** What a page says of an artefact: absent, made, being made, not made; and its two buttons. */
interface StageText {
  missing: string;
  success: string;
  failed: (message: string) => string;
  /** Shown while it is being made. */
  working: string;
  /** Expected duration (spec 1 §9), beside the button that starts it. */
  duration: string;
  generate: string;
  view: string;
}

const failed = (message: string): string => `Ralat: ${message}`;

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
  scripts: {
    missing: 'Skrip tidak dijumpai',
    success: 'Skrip pembelajaran berjaya dijana!',
    failed,
    working: 'Skrip pembelajaran sedang dijana',
    duration: 'Penjanaan skrip mengambil masa 1 hingga 2 minit.',
    generate: 'Jana Skrip Pembelajaran',
    view: 'Lihat Skrip Pembelajaran',
  },
  dlo: {
    missing: 'DLO tidak dijumpai',
    success: 'DLO berjaya dijana!',
    failed,
    working: 'DLO sedang dijana',
    duration: 'Penjanaan DLO mengambil masa 1 hingga 2 minit.',
    generate: 'Jana DLO',
    view: 'Lihat DLO',
  },
  report: {
    missing: 'Laporan tidak dijumpai',
    success: 'Laporan eksekutif berjaya dijana!',
    failed,
    working: 'Laporan eksekutif sedang dijana',
    duration: 'Penjanaan laporan mengambil masa 2 hingga 3 minit.',
    generate: 'Jana Laporan Eksekutif',
    view: 'Lihat Laporan Eksekutif',
  },
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
    'Saiz fail biasanya 500 KB hingga 2 MB.',
    'Setiap eksport mengandungi teks seperti yang dipaparkan pada masa fail itu disusun.',
  ],
};
