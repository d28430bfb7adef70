export const editText = {
  edit: (label: string) => `Sunting: ${label}`,
  failed: (message: string) => `Ralat: ${message}`,
  regenerating: 'Bahagian ini sedang dijana semula',
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
  keysHint: 'Ctrl+Enter untuk simpan, Escape untuk batal.',
  saved: 'Perubahan disimpan.',
  theirs: 'Teks yang tersimpan sekarang',
  keepMine: 'Simpan teks saya',
  takeTheirs: 'Guna teks yang tersimpan',
  leave: 'Suntingan anda belum disimpan. Tinggalkan halaman ini?',
  leaveConfirm: 'Tinggalkan halaman',
};
