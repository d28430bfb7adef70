/** Texts of Semak Fakta, where the lecturer decides what was read of a course. */
export const reviewText = {
  counts: (unconfirmed: number, missing: number, doubts: number) =>
    [
      ...(unconfirmed > 0 ? [`${unconfirmed} belum disahkan`] : []),
      ...(missing > 0 ? [`${missing} tidak ditemui`] : []),
      ...(doubts > 0 ? [`${doubts} perkara untuk disemak`] : []),
    ].join(', '),
  none: 'Tiada fakta yang menunggu semakan.',
  correct: 'Betulkan',
  remove: 'Buang',
  add: { clos: 'Tambah CLO', assessments: 'Tambah pentaksiran', topics: 'Tambah topik' },
  saved: (name: string) => `Disimpan: ${name}.`,
  removed: (name: string) => `Dibuang: ${name}.`,
  accepted: (count: number) => (count === 1 ? 'Satu nilai diterima.' : `${count} nilai diterima.`),
  notStated: 'Tidak dinyatakan',
  lines: 'Tulis satu perkara pada setiap baris.',
  skills:
    'Satu kemahiran pada setiap baris: kod, nama, kemudian butiran selepas titik bertindih. Contoh: KI2 Pemikiran kritis: menganalisis data.',
};
