/** Heads of what is looked up rather than read. */
export const lookedUp = {
  cloList: 'Hasil Pembelajaran Kursus (CLO)',
  objectives: 'Objektif Pentaksiran Berterusan',
  details: 'Perincian Pentaksiran',
} as const;

/** Heads of what a document is read for; a question's may go on with its marks. */
export const readFirst = { tasks: 'Jadual Spesifikasi', items: 'Jadual Item', question: 'Soalan' } as const;
