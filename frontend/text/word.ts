/** Messages for a Word file that could not be made (spec 1 §8). */
export const wordText = {
  download: 'Muat Turun MS Word',
  failed: 'Ralat semasa menjana dokumen Word',
  downloadFailed: (message: string) => `Ralat muat turun: ${message}`,
  toolsMissing: 'Sambungan terputus. Semak rangkaian dan cuba lagi; jika masih gagal, muat semula halaman.',
};
