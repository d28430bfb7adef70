export const editText = {
  edit: (label: string) => `Sunting: ${label}`,
  mode: 'Mod sunting',
  undo: 'Buat asal',
  undone: 'Teks asal telah dipulihkan.',
  undoTooLate: 'Teks telah berubah selepas itu. Buka Versi untuk memulihkan versi yang dikehendaki.',
  failed: (message: string) => `Ralat: ${message}`,
  regenerating: 'Bahagian ini sedang dijana semula',
  regeneratingSome: 'Satu bahagian sedang dijana semula',
  regenerated: 'Bahagian itu telah dijana semula.',
  versions: 'Versi',
  rowTools: (label: string) => `Baris: ${label}`,
  rowActions: { up: 'Alih ke atas', down: 'Alih ke bawah', remove: 'Buang baris' },
  rowDone: {
    add: 'Baris ditambah.',
    up: 'Baris dialihkan.',
    down: 'Baris dialihkan.',
    remove: 'Baris dibuang.',
  },
  add: 'Tambah baris',
  addRow: (label: string) => `Tambah baris: ${label}`,
  regenerateRow: 'Jana semula',
  regenerateNamed: (label: string) => `Jana semula: ${label}`,
};

export const editorText = {
  save: 'Simpan',
  listHint: 'Tulis satu perkara pada setiap baris.',
  keysHint: 'Ctrl+Enter untuk simpan, Escape untuk batal.',
  saved: 'Perubahan disimpan.',
  conflict:
    'Bahagian ini telah diubah di tempat lain semasa anda menyunting. Teks anda masih ada di sini; bandingkan, kemudian pilih.',
  theirs: 'Teks yang tersimpan sekarang',
  keepMine: 'Simpan teks saya',
  takeTheirs: 'Guna teks yang tersimpan',
  leave: 'Suntingan anda belum disimpan. Tinggalkan halaman ini?',
  leaveConfirm: 'Tinggalkan halaman',
  regenerate: 'Jana semula bahagian ini',
  regenerateStart: 'Jana semula',
  instruction: 'Apa yang perlu diubah?',
  instructionPlaceholder: 'Contoh: ringkaskan kepada tiga ayat dan beri satu contoh bilik darjah.',
  instructionMissing: 'Sila nyatakan apa yang perlu diubah.',
  counter: (count: number, max: number) => `${count}/${max} aksara`,
  regenerateBusy: 'Satu bahagian lain sedang dijana semula. Tunggu sehingga selesai.',
};

export const versionsText = {
  title: 'Versi yang disimpan',
  intro:
    'Sepuluh versi terdahulu disimpan. Memulihkan satu versi menjadikannya versi terkini; tiada versi yang hilang.',
  version: (n: number) => `Versi ${n}`,
  current: 'terkini',
  reasons: {
    generated: 'Dijana',
    kept: 'Suntingan dikekalkan',
    edited: 'Disunting',
    regenerated: 'Dijana semula',
    restored: 'Dipulihkan',
  },
  restore: 'Pulihkan',
  restoreNamed: (n: number) => `Pulihkan versi ${n}`,
  confirm: (n: number) => `Pulihkan versi ${n}? Teks semasa disimpan sebagai versi terdahulu.`,
  restored: (n: number) => `Versi ${n} telah dipulihkan.`,
};
