import { ownDataHours } from '../../shared/account/retention.ts';

/** The privacy notice's surroundings; the notice itself is in shared/account/notice.ts (PDPA 2010: notice, access, erasure). */
export const noticeText = {
  version: (version: number) => `Versi ${version}`,
  retention: 'Tempoh data disimpan',
  columns: { data: 'Data', kept: 'Tempoh simpanan' },
  home: 'Laman Utama',
  login: 'Log Masuk',
};

export const gateText = {
  signedInAs: (name: string, email: string) => `Anda log masuk sebagai ${name} (${email}).`,
  changed: 'Notis ini telah dikemas kini sejak kali terakhir anda menerimanya. Sila baca semula.',
  consent:
    'Dengan menekan butang di bawah, anda mengesahkan bahawa anda telah membaca notis ini dan bersetuju data anda diproses seperti yang dinyatakan.',
  accept: 'Saya faham dan setuju',
  leave: 'Log keluar',
  failed: 'Persetujuan anda belum direkodkan',
  outdated: 'Notis ini baru sahaja dikemas kini. Muat semula halaman untuk membaca versi terkini.',
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
  life: `Salinan ini boleh dimuat turun selama ${ownDataHours} jam selepas siap. Selepas itu, anda boleh meminta salinan baharu.`,
  create: 'Muat turun data saya',
  working: 'Menyediakan salinan data anda',
  ready: 'Salinan data anda sudah sedia.',
  startedAt: 'Diminta pada',
  download: (size: string | null) => (size === null ? 'Muat turun fail ZIP' : `Muat turun fail ZIP (${size})`),
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
  final: 'Tindakan ini tidak boleh dibatalkan. Jika anda mahu menyimpan hasil kerja anda, muat turun data anda dahulu.',
  label: 'Taip alamat e-mel anda untuk mengesahkan',
  hint: (email: string) => `Alamat e-mel anda: ${email}`,
  button: 'Padam akaun saya',
  reason: 'Taip alamat e-mel anda dengan tepat untuk mengaktifkan butang ini.',
  failed: 'Akaun anda tidak dapat dipadam',
};
