/** Texts of several places; one that a single place shows is written there. What spec 1 and 2 fix is to the letter. */
export const productName = 'Suite AI Pendidikan';

export const commonText = {
  loading: 'Memuatkan...',
  retry: 'Cuba semula',
  cancel: 'Batal',
  close: 'Tutup',
  version: 'Versi 1.0',
  notice: 'Notis Privasi',
  nameless: 'Pengguna',
};
