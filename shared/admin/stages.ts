/** What takes long in any module, by the name under which its durations are counted; any other name is shown as it is. */
export const stageLabels: Readonly<Record<string, string>> = {
  merungkai: 'Merungkai',
  merangkai: 'Merangkai',
  scripts: 'Skrip Pembelajaran',
  dlo: 'DLO',
  report: 'Laporan Eksekutif',
  export: 'Laporan lengkap (Word)',
  regenerate: 'Penjanaan semula bahagian',
  ulasan: 'Ulasan kertas',
  semakan: 'Semakan versi baharu',
  maklumat: 'Maklumat kursus',
  jst: 'Jadual Spesifikasi Tugasan (JST)',
  jsu: 'Jadual Spesifikasi Ujian (JSU)',
  pentaksiran: 'Soalan Pentaksiran Berterusan',
  rubrik: 'Rubrik Pentaksiran',
  exam: 'Soalan Ujian',
};
