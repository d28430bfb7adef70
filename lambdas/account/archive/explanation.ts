import { retentionTable } from '../../../shared/account/retention.ts';

/** A document that is still there and yet not in the archive. */
export interface LeftOut {
  name: string;
  reason: string;
}

/** What an archive of own data says of itself. */
export const explanationName = 'BACA_DAHULU.txt';

/** `BACA_DAHULU.txt`: what is what, what is not there, and how long each kind of data is kept. */
export const explanationOf = (at: Date, leftOut: readonly LeftOut[]): string =>
  [
    'SALINAN DATA ANDA',
    '',
    `Disediakan pada ${at.toLocaleString('ms-MY', { timeZone: 'Asia/Kuala_Lumpur', dateStyle: 'long', timeStyle: 'short' })} (waktu Malaysia).`,
    'Salinan ini disediakan mengikut hak akses di bawah Akta Perlindungan Data Peribadi 2010 (Akta 709). Simpan di tempat yang selamat.',
    '',
    'KANDUNGAN',
    '- data.json: semua data anda dalam bentuk yang boleh dibaca oleh program lain:',
    '    profile: nama, alamat e-mel, gambar profil, tarikh menyertai dan penerimaan notis privasi',
    '    statistics: bilangan sesi, dokumen dan penggunaan model AI bagi setiap modul',
    '    dailyUse: bilangan penjanaan anda bagi beberapa hari yang lalu',
    '    uploads: fail yang dimuat naik dan masih disimpan',
    '    sessions: semua sesi PEDAGONA, ACADIORA dan VALENTRA; "results" ialah hasil setiap sesi (result), versi terdahulu yang masih disimpan (earlierVersion) dan kerja yang dijalankan padanya (work)',
    '- dokumen/: dokumen asal yang anda muat naik dan masih disimpan',
    '- teks/: teks yang dibaca daripada dokumen anda, mengikut sesi',
    '',
    'TIDAK DISERTAKAN',
    '- Rekod kejadian sesi dan log sistem, yang menyimpan ID anda sahaja, dan log capaian laman.',
    '- Rekod capaian pentadbir, yang menyimpan ID anda serta ID dan alamat e-mel pentadbir yang melihatnya.',
    '- Fail eksport Word, yang boleh dimuat turun pada halaman sesi.',
    ...leftOut.map(({ name, reason }) => `- ${name}: ${reason}`),
    '',
    'TEMPOH SIMPANAN',
    ...retentionTable.map(({ data, kept }) => `- ${data}: ${kept}`),
    '',
  ].join('\r\n');
