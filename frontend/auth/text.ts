import type { ModuleName } from '../../shared/modules.ts';

/** Spec 1 §1, §2, §8: sign-in and callback. */
export const loginText = {
  title: 'Log Masuk',
  tagline: 'Alat AI untuk pendidikan: rancang, teliti dan taksir dengan yakin.',
  features: {
    pedagona: 'Keupayaan pedagogi pembelajaran bermakna',
    acadiora: 'Penasihat penyelidikan',
    valentra: 'Pentaksiran dan penilaian',
  } satisfies Record<ModuleName, string>,
  button: 'Log masuk dengan akaun pendidikan kebangsaan',
  restricted: 'Akses Terhad',
  onlyDomain: 'Hanya e-mel rasmi dengan domain berikut dibenarkan:',
  rejected: 'Login Ditolak',
  closeRejected: 'Tutup makluman login ditolak',
  expired: 'Sesi log masuk anda telah tamat. Log masuk semula untuk kembali ke halaman tadi.',
  closeExpired: 'Tutup makluman sesi tamat',
  removed: 'Akaun anda sedang dipadam.',
  closeRemoved: 'Tutup makluman pemadaman akaun',
};

export const callbackText = {
  verifying: 'Mengesahkan...',
  wait: 'Sila tunggu sebentar',
  failed: 'Login Gagal',
  noToken: 'Token tidak dijumpai',
  noUser: 'Gagal mendapatkan maklumat pengguna',
  redirecting: 'Mengalihkan ke halaman login...',
};
