export const editText = {
  edit: (label: string) => `Sunting: ${label}`,
  failed: (message: string) => `Ralat: ${message}`,
  regenerating: 'Bahagian ini sedang dijana semula',
};

export const editorText = {
  keysHint: 'Ctrl+Enter untuk simpan, Escape untuk batal.',
  saved: 'Perubahan disimpan.',
  theirs: 'Teks yang tersimpan sekarang',
  keepMine: 'Simpan teks saya',
  takeTheirs: 'Guna teks yang tersimpan',
  leave: 'Suntingan anda belum disimpan. Tinggalkan halaman ini?',
};
