/** Texts of Semak Fakta, where the lecturer decides what was read of a course. */
export const reviewText = {
  open: 'Semak Fakta',
  of: (course: string) => `Semak Fakta: ${course}`,
  counts: (unconfirmed: number, missing: number, doubts: number) =>
    [
      ...(unconfirmed > 0 ? [`${unconfirmed} belum disahkan`] : []),
      ...(missing > 0 ? [`${missing} tidak ditemui`] : []),
      ...(doubts > 0 ? [`${doubts} perkara untuk disemak`] : []),
    ].join(', '),
  none: 'Tiada fakta yang menunggu semakan.',
  left: (count: number) => `${count} fakta lagi untuk disemak`,
  toReview: 'Perlu disemak',
  all: 'Semua fakta',
  accept: 'Terima',
  acceptRow: 'Terima semua di sini',
  acceptAll: (count: number) => `Terima semua ${count} nilai yang belum disahkan`,
  acceptNone: 'Memang tiada',
  take: (offered: string) => `Guna “${offered}”`,
  correct: 'Betulkan',
  fill: 'Isi',
  remove: 'Buang',
  up: 'Alih ke atas',
  down: 'Alih ke bawah',
  add: { clos: 'Tambah CLO', assessments: 'Tambah pentaksiran', topics: 'Tambah topik' },
  addNote: (example: string) =>
    `Satu perkara pada setiap baris; boleh ditampal daripada dokumen. Contoh: ${example}. Ctrl+Enter untuk simpan.`,
  addSave: (count: number) => (count < 2 ? 'Tambah' : `Tambah ${count} baris`),
  addEmpty: 'Sila tulis sekurang-kurangnya satu baris.',
  added: (count: number) => `${count} baris ditambah.`,
  undo: 'Buat asal',
  saved: (name: string) => `Disimpan: ${name}.`,
  removed: (name: string) => `Dibuang: ${name}.`,
  accepted: (count: number) => (count === 1 ? 'Satu nilai diterima.' : `${count} nilai diterima.`),
  undone: 'Perubahan dibuat asal.',
  before: 'Teks sebelum ini',
  after: 'Teks seterusnya',
  backToFacts: 'Kembali ke fakta',
  show: 'Lihat dalam dokumen',
  cover: 'Kulit dan bahasa kertas',
  coverNote: 'Dicetak pada setiap fail Word; bahasa dan program diikuti oleh semua yang dijana.',
  notStated: 'Tidak dinyatakan',
  lines: 'Tulis satu perkara pada setiap baris.',
  skills:
    'Satu kemahiran pada setiap baris: kod, nama, kemudian butiran selepas titik bertindih. Contoh: KI2 Pemikiran kritis: menganalisis data.',
  badNumber: 'Masukkan nombor, contohnya 20 atau 2.5.',
  noClos: 'Tambah CLO dahulu.',
  theirs: 'Nilai yang tersimpan sekarang',
  keepMine: 'Simpan nilai saya',
  takeTheirs: 'Guna nilai yang tersimpan',
  weightTotal: (total: string) => `Jumlah wajaran: ${total}%`,
  empty: 'Belum ada.',
};

/** Before something is made from facts that nobody has confirmed. */
export const unconfirmedText = {
  ask: (names: readonly string[]) =>
    `Fakta ini belum disahkan oleh dokumen atau oleh anda: ${names.slice(0, 12).join('; ')}${
      names.length > 12 ? ` dan ${names.length - 12} lagi` : ''
    }. Teruskan dengan fakta ini?`,
  confirm: 'Teruskan',
};
