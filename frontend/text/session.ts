import type { Progress } from '../../shared/session.ts';

/** Texts of every module about its sessions, except their lists (sessionList.ts). Wording given in spec 1 and 2 is to the letter. */
export const sessionText = {
  view: 'Lihat Hasil',
  follow: 'Lihat kemajuan',
  back: 'Kembali ke senarai sesi',
  missing: 'Sesi tidak dijumpai',
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
