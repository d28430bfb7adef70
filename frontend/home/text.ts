import type { ModuleName } from '../../shared/modules.ts';

/** Spec 1 §1, §2 (Home), §8. */
export const homeText = {
  title: 'Laman Utama',
  welcome: (product: string) => `Selamat datang ke ${product}`,
  invitation: 'Pilih modul di bawah untuk memulakan inovasi pendidikan berpacukan AI.',
  subtitles: {
    pedagona: 'Keupayaan pedagogi pembelajaran bermakna: analisis kursus Kemahiran & Merungkai (KmR)',
    acadiora: 'Penasihat penyelidikan: semakan kertas penyelidikan dengan AI',
    valentra: 'Pentaksiran dan penilaian: dokumen pentaksiran, rubrik dan skema pemarkahan',
  } satisfies Record<ModuleName, string>,
  continue: 'Teruskan',
  next: {
    follow: 'Lihat kemajuan',
    results: 'Semak hasil merungkai',
    merangkai: 'Rangkai kursus',
    scripts: 'Jana skrip',
    dlo: 'Jana skrip atau DLO',
    report: 'Jana laporan',
    export: 'Eksport laporan lengkap',
    review: 'Baca semakan',
    jst: 'Jana JST',
    jsu: 'Jana JSU',
    pentaksiran: 'Jana pentaksiran',
    rubrik: 'Jana rubrik',
    exam: 'Jana soalan',
    assessment: 'Muat turun dokumen',
  },
  sessions: (count: number) => `${count} sesi`,
  statistics: 'Statistik anda',
  tiles: { totalActiveProjects: 'Projek Aktif', totalSessions: 'Jumlah Sesi', totalDocuments: 'Dokumen Dijana' },
  statisticsFailed: 'Gagal memuatkan statistik. Sila muat semula halaman.',
};
