export const reviewText = {
  waiting: (count: number) => `${count} fakta untuk disemak`,
  none: 'Semua fakta disahkan',
  correct: 'Betulkan',
  remove: 'Buang',
  add: { clos: 'Tambah CLO', assessments: 'Tambah pentaksiran', topics: 'Tambah topik' },
  saved: (name: string) => `Disimpan: ${name}.`,
  removed: (name: string) => `Dibuang: ${name}.`,
  accepted: (count: number) => (count === 1 ? 'Satu nilai diterima.' : `${count} nilai diterima.`),
  usedDocument: (count: number, of: number) =>
    `${count} nilai ditetapkan kepada nilai dokumen${count < of ? `; ${of - count} tidak sesuai dengan medannya` : ''}.`,
  notStated: 'Tidak dinyatakan',
};
