/** The words of editing in place that stand on the page; those of the opened editor and list are fetched with it. */
export const editText = {
  edit: (label: string) => `Sunting: ${label}`,
  undo: 'Buat asal',
  undone: 'Teks asal telah dipulihkan.',
  undoTooLate: 'Teks telah berubah selepas itu. Buka Versi untuk memulihkan versi yang dikehendaki.',
  undoFailed: (message: string) => `Ralat: ${message}`,
  regenerating: 'Bahagian ini sedang dijana semula',
  regeneratingSome: 'Satu bahagian sedang dijana semula',
  regenerated: 'Bahagian itu telah dijana semula.',
  regenerateFailed: (message: string) => `Ralat: ${message}`,
  versions: 'Versi',
  rewrite: 'Jana semula',
  rewriteNamed: (label: string) => `Jana semula: ${label}`,
};
