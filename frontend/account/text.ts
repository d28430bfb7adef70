import type { Language } from '../../shared/account/notice.ts';
import { ownDataHours, ownDataPauseHours, uploadDays } from '../../shared/account/retention.ts';

/** The privacy notice's surroundings; the notice itself is in shared/account/notice.ts (PDPA 2010: notice, access, erasure). */
export const noticeText = {
  ms: {
    version: (version: number) => `Versi ${version}`,
    retention: 'Tempoh data disimpan',
    columns: { data: 'Data', kept: 'Tempoh simpanan' },
  },
  en: {
    version: (version: number) => `Version ${version}`,
    retention: 'How long data is kept',
    columns: { data: 'Data', kept: 'Kept for' },
  },
};

/** The label of each language's button is in that language. */
export const languageText: Record<Language, string> = { ms: 'Baca dalam Bahasa Melayu', en: 'Read in English' };

export const privacyText = { home: 'Laman Utama', login: 'Log Masuk' };

/** Accepting or signing out, in both languages (PDPA 2010, s. 7(3)). */
export const gateText = {
  ms: {
    points: [
      'Kami menyimpan nama, e-mel dan gambar profil anda, dokumen yang anda muat naik dan hasil yang dijana.',
      'Teks dokumen diproses oleh model AI, yang mungkin berada di luar Malaysia. Data tidak dijual dan tidak digunakan untuk melatih model.',
      `Hanya anda dapat membuka dokumen dan hasil anda. Fail yang dimuat naik dipadam selepas ${uploadDays} hari; anda boleh memuat turun atau memadam data anda pada bila-bila masa.`,
      'Jangan muat naik maklumat sulit, rahsia rasmi atau data peribadi murid.',
    ],
    whole: 'Baca notis penuh',
    short: 'Tutup notis penuh',
    signedInAs: (name: string, email: string) => `Anda log masuk sebagai ${name} (${email}).`,
    changed: 'Notis ini telah dikemas kini sejak kali terakhir anda menerimanya. Sila baca semula.',
    consent:
      'Dengan menekan butang di bawah, anda mengesahkan bahawa anda telah membaca notis ini dan bersetuju data anda diproses seperti yang dinyatakan.',
    accept: 'Saya faham dan setuju',
    leave: 'Log keluar',
    failed: 'Persetujuan anda belum direkodkan',
    outdated: 'Notis ini baru sahaja dikemas kini. Muat semula halaman untuk membaca versi terkini.',
    reload: 'Muat semula halaman',
  },
  en: {
    points: [
      'We keep your name, e-mail address and profile picture, the documents that you upload and the results that are generated.',
      'The text of documents is processed by AI models, which may be outside Malaysia. Data is not sold and is not used to train models.',
      `Only you can open your documents and results. Uploaded files are deleted after ${uploadDays} days; you can download or delete your data at any time.`,
      'Do not upload confidential information, official secrets or personal data of pupils.',
    ],
    whole: 'Read the whole notice',
    short: 'Close the whole notice',
    signedInAs: (name: string, email: string) => `You are signed in as ${name} (${email}).`,
    changed: 'This notice has been updated since you last accepted it. Please read it again.',
    consent:
      'By pressing the button below, you confirm that you have read this notice and agree to your data being processed as stated.',
    accept: 'I understand and agree',
    leave: 'Sign out',
    failed: 'Your consent has not been recorded yet',
    outdated: 'This notice has just been updated. Reload the page to read the latest version.',
    reload: 'Reload the page',
  },
};

export const accountText = {
  title: 'Akaun Saya',
  profile: 'Profil',
  failed: 'Maklumat akaun tidak dapat dimuatkan',
  source:
    'Nama, alamat e-mel dan gambar datang daripada akaun Google anda dan dikemas kini setiap kali anda log masuk.',
  facts: {
    name: 'Nama',
    email: 'E-mel',
    joinedAt: 'Pengguna sejak',
    sessions: 'Jumlah sesi',
    notice: 'Notis privasi',
  },
  unknown: 'Tidak diketahui',
  accepted: (version: number) => `Versi ${version}, diterima pada`,
  notAccepted: 'Belum diterima.',
  readNotice: 'Baca notis privasi',
};

export const ownDataText = {
  title: 'Data saya',
  contents:
    'Satu fail ZIP yang mengandungi profil dan angka penggunaan anda, semua sesi dengan hasilnya, dokumen yang masih disimpan dan teks yang dibaca daripadanya. Fail eksport Word tidak disertakan; muat turun fail itu pada halaman sesi.',
  life: `Salinan ini boleh dimuat turun selama ${ownDataHours} jam selepas siap, atau sehingga anda memadam mana-mana sesi. Salinan baharu boleh diminta ${ownDataPauseHours} jam selepas permintaan terakhir, atau sebaik sahaja sesi dipadam.`,
  create: 'Muat turun data saya',
  working: 'Menyediakan salinan data anda',
  ready: 'Salinan data anda sudah sedia.',
  startedAt: 'Diminta pada',
  download: (size: string | null) => (size === null ? 'Muat turun fail ZIP' : `Muat turun fail ZIP (${size})`),
  renew: 'Sediakan salinan baharu',
  failed: 'Salinan data anda tidak dapat disediakan',
  downloadFailed: (reason: string) => `Fail tidak dapat dimuat turun. ${reason}`,
  expired: 'Salinan ini tidak lagi boleh dimuat turun. Minta salinan baharu.',
};

export const removalText = {
  title: 'Padam akaun',
  intro: 'Jika anda memadam akaun, perkara berikut akan dihapuskan:',
  losses: (sessions: number) => [
    sessions === 0
      ? 'sejarah penggunaan anda dalam PEDAGONA, ACADIORA dan VALENTRA'
      : `semua sesi anda dalam PEDAGONA, ACADIORA dan VALENTRA (${sessions} sesi)`,
    'dokumen yang dimuat naik, hasil yang dijana dan fail eksport',
    'profil anda: nama, alamat e-mel dan gambar',
  ],
  remains: 'Sesetengah rekod, seperti log sistem dan sandaran, masih disimpan buat sementara selepas akaun dipadam.',
  remainsFor: 'Lihat tempoh data disimpan',
  final: 'Tindakan ini tidak boleh dibatalkan. Jika anda mahu menyimpan hasil kerja anda, muat turun data anda dahulu.',
  label: 'Taip alamat e-mel anda untuk mengesahkan',
  hint: (email: string) => `Alamat e-mel anda: ${email}`,
  button: 'Padam akaun saya',
  reason: 'Taip alamat e-mel anda dengan tepat untuk mengaktifkan butang ini.',
  failed: 'Akaun anda tidak dapat dipadam',
};
