/** Sentences that more than one module shows. Malaysian Malay; wording fixed by spec 1 §1, §2, §8 is to the letter. */
export const productName = 'Suite AI Pendidikan';

export const commonText = {
  loading: 'Memuatkan...',
  retry: 'Cuba semula',
  reload: 'Muat semula halaman',
  cancel: 'Batal',
  close: 'Tutup',
  skipToContent: 'Langkau ke kandungan utama',
  reference: (id: string) => `Rujukan: ${id}`,
  version: 'Versi 1.0',
  disclaimer: 'Penafian',
  privacy: 'Privasi Data',
  notice: 'Notis Privasi',
  account: 'Akaun saya',
  logout: 'Log Keluar',
  adminPanel: 'Admin Panel',
  nameless: 'Pengguna',
  signedInAs: 'Log masuk sebagai',
  otherFormat: (label: string) => `${label}: pilih format fail`,
  asFormat: { doc: 'Word (.doc)', docx: 'Word (.docx)' },
  crashed: 'Halaman ini tidak dapat dipaparkan. Muat semula halaman; kerja anda yang telah disimpan tidak terjejas.',
  partMissing: 'Halaman ini tidak dapat dimuatkan. Semak sambungan internet anda, kemudian tekan Cuba semula.',
  startFailed: 'Aplikasi tidak dapat dimulakan. Semak sambungan internet anda, kemudian muat semula halaman.',
  signInUnsure: 'Log masuk anda tidak dapat disemak buat masa ini. Semak sambungan internet anda dan cuba semula.',
};

export const clientText = {
  offline: 'Tiada sambungan ke pelayan. Semak sambungan internet anda dan cuba lagi.',
  failed: 'Perkhidmatan tidak dapat memberi jawapan. Sila cuba lagi sebentar.',
  uploadExpired: 'Masa untuk memuat naik fail ini telah tamat. Cuba semula fail ini.',
  uploadFailed: 'Fail ini tidak dapat dimuat naik. Cuba semula fail ini.',
};

export const uploadText = {
  drop: 'Seret dan lepaskan dokumen di sini, atau',
  choose: 'Pilih dokumen',
  counter: (count: number, max: number) => `${count}/${max} dokumen`,
  sending: (percent: number) => `memuat naik ${percent}%`,
  sent: 'sudah dimuat naik',
  refused: 'tidak dapat digunakan',
  progressOf: (name: string) => `Kemajuan muat naik ${name}`,
  remove: 'Buang',
  removeNamed: (name: string) => `Buang ${name}`,
  retryNamed: (name: string) => `Cuba semula muat naik ${name}`,
  cancel: 'Batal muat naik',
  leave: 'Muat naik belum selesai. Tinggalkan halaman ini?',
  leaveConfirm: 'Tinggalkan halaman',
};

export const bellText = {
  open: 'Kerja terkini',
  title: 'Kerja terkini',
  empty: 'Belum ada kerja yang selesai.',
  completed: 'selesai dianalisis',
  failed: 'gagal',
};
