/** Sentences that the page, the Word files and the server share to the letter. */
/** An empty text or list in the results of all modules. */
export const emptyText = 'Tiada';
export const notFoundText = 'Tidak ditemui dalam dokumen';
/** After a claim that nothing known bears out, after an invented example, and how many claims there are. */
export const doubtText = 'perlu disemak';
export const inventedText = 'contoh rekaan';
export const toCheckText = (count: number): string => `${count} perkara untuk disemak`;
export const disclaimerText =
  'Output AI hanyalah panduan awal, mungkin tidak tepat, dan mesti disemak serta disahkan oleh pensyarah sebelum digunakan.';
export const privacyText =
  'Data anda dilindungi dan tidak dikongsi tanpa kebenaran. Jangan muat naik maklumat sulit atau sensitif.';
export const localEngineText =
  'Mod tempatan: disusun mengikut peraturan daripada dokumen anda, bukan ditulis oleh model AI';
