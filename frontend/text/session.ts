import type { Progress } from '../../shared/session.ts';

/** Texts of every module about its sessions, except their lists (sessionList.ts). Wording given in spec 1 and 2 is to the letter. */
export const sessionText = {
  view: 'Lihat Hasil',
  follow: 'Lihat kemajuan',
  back: 'Kembali ke senarai sesi',
  missing: 'Sesi tidak dijumpai',
  /** At the results of a session that is not analysed yet. */
  notYet: 'Analisis sesi ini belum selesai.',
  details: 'Lihat punca dan cuba semula',
  showPlace: 'Lihat dalam dokumen',
  documentText: 'Teks dokumen',
  page: (page: number) => `Muka surat ${page}`,
  table: (block: number) => `Jadual, perenggan ${block}`,
  evidence: (place: string) => `Bukti: ${place || 'petikan dokumen'}`,
};

/** The status of a running analysis. */
export const waitText = {
  /** Heads a session whose status could not be fetched. */
  heading: 'Kemajuan Analisis',
  title: 'Analisis Sedang Berjalan',
  mayClose: 'Anda boleh menutup halaman ini; analisis diteruskan dan hasilnya akan ada dalam senarai sesi.',
  stepOf: (done: number, total: number) => `${done} daripada ${total}`,
  stepState: { done: 'selesai', active: 'sedang berjalan', closed: 'belum bermula' },
  /** 0: the models are busy, or did not answer in time. */
  inLine: (place: number) =>
    place === 0 ? 'Perkhidmatan AI sibuk atau lambat menjawab; kerja anda menunggu.' : `Anda di giliran ke-${place}.`,
  documents: 'Dokumen',
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

/** Texts of all new-session forms; wording given in spec 1 §5, §8 and spec 2 §5 is to the letter. */
export const newSessionText = {
  name: 'Nama Sesi',
  nameMissing: 'Sila masukkan nama sesi',
  nameTooLong: 'Nama sesi terlalu panjang. Maksimum 120 aksara.',
  nameLength: (count: number, max: number) => `${count}/${max} aksara`,
  starting: 'Memulakan analisis...',
  signInAgain: 'Sila log masuk semula',
};

/** Texts of every module's list of sessions; wording given in spec 1 and 2 is to the letter. */
export const sessionListText = {
  title: 'Senarai sesi',
  more: 'Papar lagi',
  remove: 'Padam',
  removeNamed: (name: string) => `Padam sesi ${name}`,
  removed: (name: string) => `Sesi ${name} telah dipadam.`,
  removeThis: 'Padam sesi ini',
  otherFile: 'Muat naik fail dalam sesi baharu',
  removedThis: 'Sesi ini telah dipadam.',
  confirmRemove: 'Adakah anda pasti mahu memadam sesi ini?',
  removeFailed: (message: string) => `Ralat memadam sesi: ${message}`,
};

/** Texts of every module about generation. */
export const workText = {
  mayClose: 'Anda boleh menutup halaman ini; kerja diteruskan dan hasilnya akan ada di sini.',
  open: 'Buka',
  unknown: 'Penjanaan tidak berjaya. Sila cuba lagi.',
  lineLost: 'Sambungan terputus. Kemajuan akan disemak semula secara automatik.',
  busy: 'Penjanaan ini sedang berjalan. Tunggu sehingga selesai.',
};

/** Messages for a Word file that could not be made (spec 1 §8). */
export const wordText = {
  download: 'Muat Turun MS Word',
  failed: 'Ralat semasa menjana dokumen Word',
  downloadFailed: (message: string) => `Ralat muat turun: ${message}`,
  toolsMissing: 'Sambungan terputus. Semak rangkaian dan cuba lagi; jika masih gagal, muat semula halaman.',
};
