/** Indonesian-only words and their Malaysian ones: models drift to the former. Words that both languages use are not here. */
const malaysianWord: Record<string, string> = {
  karena: 'kerana',
  bisa: 'boleh',
  kualitas: 'kualiti',
  kuantitas: 'kuantiti',
  aktivitas: 'aktiviti',
  kreativitas: 'kreativiti',
  efektivitas: 'keberkesanan',
  universitas: 'universiti',
  fakultas: 'fakulti',
  komunitas: 'komuniti',
  identitas: 'identiti',
  dosen: 'pensyarah',
  evaluasi: 'penilaian',
  asesmen: 'pentaksiran',
  implementasi: 'pelaksanaan',
  informasi: 'maklumat',
  partisipasi: 'penyertaan',
  kebutuhan: 'keperluan',
  membutuhkan: 'memerlukan',
  berbeda: 'berbeza',
  perbedaan: 'perbezaan',
  kapan: 'bila',
  sumberdaya: 'sumber',
  pelatihan: 'latihan',
  seringkali: 'sering kali',
};

/** The Indonesian-only words in a text, each once, in their order. */
export const indonesianWords = (text: string): string[] => [
  ...new Set((text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => Object.hasOwn(malaysianWord, word))),
];
