/** Heads of what is looked up rather than read. */
export const lookedUp = {
  cloList: 'Hasil Pembelajaran Kursus (CLO)',
  objectives: 'Objektif Pentaksiran Berterusan',
  details: 'Perincian Pentaksiran',
} as const;
