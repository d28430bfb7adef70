import type { Language } from '../../shared/account/notice.ts';
import { uploadDays } from '../../shared/account/retention.ts';

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
