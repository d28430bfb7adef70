import type { Progress } from '../../shared/session/session.ts';

export const sessionText = {
  view: 'Lihat Hasil',
  missing: 'Sesi tidak dijumpai',
  showPlace: 'Lihat dalam dokumen',
  documentText: 'Teks dokumen',
};

export const waitText = {
  /** Heads a session whose status could not be fetched. */
  heading: 'Kemajuan Analisis',
  stepOf: (done: number, total: number) => `${done} daripada ${total} bahagian siap`,
  stepState: { done: 'selesai', active: 'sedang berjalan', closed: 'belum bermula' },
  /** 0: the models are busy, or did not answer in time. */
  inLine: (place: number) =>
    place === 0 ? 'Perkhidmatan AI sibuk atau lambat menjawab; kerja anda menunggu.' : `Anda di giliran ke-${place}.`,
  started: (label: string) => `Bermula: ${label.toLowerCase()}`,
  lineLost: 'Sambungan terputus. Kemajuan akan disemak semula secara automatik.',
};

/** The steps of an analysis by name; what is analysed differs by module. */
export const stepNames = (analysing: string): Record<Progress['step'], string> => ({
  queued: 'Menunggu giliran',
  reading: 'Membaca dokumen',
  analysing,
  finishing: 'Menyusun dan menyemak hasil',
});

export const sampleText = { badge: 'Contoh', open: 'Lihat contoh', copy: 'Salin sebagai milik saya' };

export const sessionListText = {
  remove: 'Padam',
  removeFailed: (message: string) => `Ralat memadam sesi: ${message}`,
};

export const workText = {
  unknown: 'Penjanaan tidak berjaya. Sila cuba lagi.',
  busy: 'Penjanaan ini sedang berjalan. Tunggu sehingga selesai.',
};

export const wordText = {
  download: 'Muat Turun MS Word',
  toolsMissing: 'Sambungan terputus. Semak rangkaian dan cuba lagi; jika masih gagal, muat semula halaman.',
};
