/** The lists of rows in which a paper is read, in the order in which they are shown. */
export const rowKindLabels = {
  designs: 'Reka bentuk',
  aims: 'Objektif, persoalan dan hipotesis',
  announced: 'Perkara yang diumumkan',
  samples: 'Populasi dan sampel',
  splits: 'Pembahagian',
  instruments: 'Instrumen',
  bands: 'Tafsiran skor',
  tests: 'Ujian statistik',
  measures: 'Nilai yang dilaporkan',
  claims: 'Dakwaan',
  quotes: 'Petikan peserta',
  terms: 'Singkatan',
  software: 'Perisian',
  conflicts: 'Percanggahan yang dilihat',
} as const;
export type RowKind = keyof typeof rowKindLabels;
export const rowKinds = Object.keys(rowKindLabels) as RowKind[];
