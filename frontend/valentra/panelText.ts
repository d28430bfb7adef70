import type { StageName } from '../../shared/valentra/schemas.ts';

/** Of a document without content (spec 2 §2). Like all words of the opened cards they are fetched with them. */
export const emptyText: Record<StageName, string> = {
  jst: 'Tiada data JST untuk dipaparkan',
  jsu: 'Tiada data JSU untuk dipaparkan',
  pentaksiran: 'Tiada data Pentaksiran untuk dipaparkan',
  rubrik: 'Tiada data Rubrik untuk dipaparkan',
  exam: 'Tiada data Soalan Ujian untuk dipaparkan',
};
export const emptyKeysText = (keys: readonly string[]): string =>
  `Kunci data: ${keys.length === 0 ? 'tiada' : keys.join(', ')}`;

export const previewText = {
  showAnswers: 'Papar skema jawapan',
  hideAnswers: 'Sembunyikan skema jawapan',
  blindAgrees: 'sama dengan kunci',
  blindDiffers: 'berbeza daripada kunci',
  ofMarks: (marks: number) => `${marks} markah`,
  questionCount: (count: number) => `${count} soalan`,
};

export const alignmentText = {
  gaps: 'Jurang yang ditemui',
  noGaps: 'Tiada jurang ditemui.',
  matrix: 'Matriks penjajaran',
  asText: 'Matriks sebagai teks',
  notMade: 'Belum dijana',
  none: 'Tiada',
  row: 'Perkara',
  week: (week: string) => `Minggu ${week}`,
  kinds: { clo: 'CLO', topic: 'Topik', hp: 'HP' },
  columns: {
    topics: 'Topik',
    jst: 'JST',
    jsu: 'JSU',
    pentaksiran: 'Pentaksiran',
    rubrik: 'Rubrik',
    exam: 'Soalan Ujian',
  },
} as const;
