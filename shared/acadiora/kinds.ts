/** The parts of a paper that are told apart, as people call them; `other`: a heading of its own that none of them fits. */
export const sectionKindLabels = {
  front: 'Bahagian depan',
  abstract: 'Abstrak',
  introduction: 'Pengenalan',
  objectives: 'Objektif dan persoalan kajian',
  theory: 'Teori dan kerangka konseptual',
  literature: 'Sorotan literatur',
  methodology: 'Metodologi',
  findings: 'Dapatan kajian',
  discussion: 'Perbincangan',
  conclusion: 'Kesimpulan',
  acknowledgements: 'Penghargaan',
  references: 'Rujukan',
  appendix: 'Lampiran',
  other: 'Bahagian lain',
};
export type SectionKind = keyof typeof sectionKindLabels;
export const sectionKinds = Object.keys(sectionKindLabels) as SectionKind[];

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
  terms: 'Singkatan',
  conflicts: 'Percanggahan yang dilihat',
} as const;
export type RowKind = keyof typeof rowKindLabels;
export const rowKinds = Object.keys(rowKindLabels) as RowKind[];

/** Details of an entry that may differ from the work that was found. `doi`: the entry's leads to another work, or nowhere. */
export const detailLabels = { title: 'tajuk', authors: 'pengarang', year: 'tahun', doi: 'DOI' } as const;
export type Detail = keyof typeof detailLabels;

/** A work that Crossref does not have may exist all the same: Malay journals often have no DOI. */
export const referenceStateLabels = {
  found: 'Dijumpai',
  differs: 'Butiran berbeza',
  notFound: 'Tidak dijumpai dalam Crossref',
  retracted: 'Telah ditarik balik',
  unchecked: 'Tidak dapat disemak',
} as const;
export type ReferenceState = keyof typeof referenceStateLabels;
