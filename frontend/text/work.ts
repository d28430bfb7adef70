/** Texts of every module about generation. */
export const workText = {
  mayClose: 'Anda boleh menutup halaman ini; kerja diteruskan dan hasilnya akan ada di sini.',
  open: 'Buka',
  unknown: 'Penjanaan tidak berjaya. Sila cuba lagi.',
  lineLost: 'Sambungan terputus. Kemajuan akan disemak semula secara automatik.',
  busy: 'Penjanaan ini sedang berjalan. Tunggu sehingga selesai.',
};
