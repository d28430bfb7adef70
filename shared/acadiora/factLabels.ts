import type { Facts } from './facts.ts';

/** What code counts in a paper (facts.ts). */
export const factLabels = {
  title: 'Fakta yang Dikira',
  wordCount: 'Jumlah perkataan',
  pageCount: 'Jumlah muka surat',
  language: 'Bahasa',
  sections: 'Bahagian Kertas',
  section: 'Bahagian',
  heading: 'Tajuk dalam kertas',
  place: 'Tempat',
  words: 'Perkataan',
  missingSections: 'Bahagian yang tidak ditemui',
  citations: 'Petikan dan Rujukan',
  citationStyle: 'Gaya petikan',
  inText: 'Petikan dalam teks',
  references: 'Rujukan dalam senarai',
  notListed: 'Dipetik tetapi tiada dalam senarai rujukan',
  notCited: 'Dalam senarai rujukan tetapi tidak dipetik',
  years: 'Tahun rujukan',
  recentPercent: 'Rujukan lima tahun terkini',
  websites: 'Rujukan laman web',
  isOrdered: 'Senarai mengikut susunan gayanya',
  /** Too little is known to say, such as a share of dated references when none is dated. */
  unknown: 'Tidak dapat ditentukan',
  illustrations: 'Jadual dan Rajah',
  illustration: 'Jadual atau rajah',
  absentIllustrations: 'Disebut tetapi tidak ditemui',
  silentIllustrations: 'Ada tetapi tidak disebut',
  sample: 'Saiz sampel yang dinyatakan',
  statistics: 'Statistik yang Dilaporkan',
  cronbachAlpha: 'Alfa Cronbach',
  tests: 'Ujian statistik',
  normality: 'Kenormalan',
  outliers: 'Data terpencil',
  multicollinearity: 'Multikekolinearan',
  effectSize: 'Saiz kesan',
  contentValidity: 'Kesahan kandungan',
  constructValidity: 'Kesahan konstruk',
  software: 'Perisian',
  objectives: 'Objektif, Persoalan dan Hipotesis',
  answeredBy: 'Dapatan yang berkaitan',
  notAnswered: 'Tiada dapatan berkaitan ditemui',
} as const;

export const languageLabels: Record<Facts['language'], string> = {
  ms: 'Bahasa Melayu',
  en: 'Bahasa Inggeris',
  id: 'Bahasa Indonesia',
  other: 'Bahasa lain',
};
export const citationStyleLabels: Record<Facts['citations']['style'], string> = {
  'author-year': 'Pengarang dan tahun',
  numbered: 'Bernombor',
  mixed: 'Bercampur',
  none: 'Tiada petikan ditemui',
};
