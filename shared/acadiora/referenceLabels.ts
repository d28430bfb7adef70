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

export const referenceCheckText = {
  title: 'Semakan rujukan',
  start: 'Semak rujukan',
  again: 'Semak semula',
  working: 'Rujukan sedang disemak',
  busy: 'Kertas ini sedang dianalisis semula.',
  failed: 'Semakan rujukan gagal.',
  off: 'Semakan rujukan tidak dihidupkan di sini.',
  note: 'Setiap entri senarai rujukan dicari dalam Crossref, kemudian OpenAlex. Karya yang tidak dijumpai mungkin tetap wujud: banyak jurnal Melayu tidak didaftarkan di sana.',
};
