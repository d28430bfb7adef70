import { at, type Some } from '../../language/rotation.ts';

/** Who teaches: 11. No names, no sexes, no places. */
const actors: Some<string> = [
  'Seorang guru pelatih di sekolah luar bandar',
  'Guru sebuah kelas Tahun Tiga',
  'Seorang guru prasekolah yang berpengalaman',
  'Guru baharu di sekolah berasrama penuh',
  'Guru mata pelajaran Tingkatan Dua',
  'Seorang guru pembimbing sepanjang praktikum',
  'Guru kelas pemulihan pada sesi petang',
  'Dua orang guru yang mengajar bersama-sama',
  'Guru kelas bercantum di kawasan pedalaman',
  'Seorang guru ganti di sekolah bandar',
  'Ketua panitia yang mencerap rakan sejawat',
];

/** In what way: 7. */
const doings: Some<string> = [
  'mengendalikan pelajaran tentang',
  'membimbing perbincangan tentang',
  'memulakan unit baharu tentang',
  'menyelia projek kumpulan tentang',
  'mengadakan bengkel tentang',
  'mengulang kaji',
  'memperkenalkan',
];

/** What someone does with a matter before a lesson: 7. */
const preparings: Some<string> = [
  'menyediakan nota tentang',
  'menyusun bahan rujukan tentang',
  'merancang perbincangan tentang',
  'menulis ringkasan tentang',
  'membina peta minda tentang',
  'memilih petikan bacaan tentang',
  'menyemak kefahaman sendiri tentang',
];

/** Where and when a question of knowledge is at home: 13. */
const contexts: Some<string> = [
  'dalam pengajaran di sekolah rendah',
  'semasa merancang pelajaran harian',
  'bagi kelas yang mempunyai pelbagai kebolehan',
  'ketika membimbing kerja berkumpulan',
  'sebagai persediaan untuk praktikum',
  'apabila kemudahan sekolah terhad',
  'dalam pembelajaran berbantukan teknologi',
  'untuk dikongsi dengan ibu bapa',
  'semasa menyediakan bahan pentaksiran',
  'dalam komuniti pembelajaran profesional',
  'bagi murid yang baru mula belajar',
  'semasa pembelajaran di luar bilik darjah',
  'selepas keputusan ujian bulanan diumumkan',
];

/** What of a matter is asked for: 23. */
const facets: Some<string> = [
  'ciri utama',
  'tujuan mempelajari',
  'kepentingan',
  'istilah penting dalam',
  'prinsip asas',
  'langkah mengajarkan',
  'contoh',
  'komponen',
  'peranan guru dalam',
  'cabaran mengajarkan',
  'kelebihan menguasai',
  'kesukaran murid dalam',
  'faktor yang mempengaruhi pembelajaran',
  'salah faham lazim tentang',
  'sumber rujukan bagi',
  'bahan bantu mengajar bagi',
  'kemahiran yang diperlukan dalam',
  'bukti penguasaan murid dalam',
  'soalan pemandu tentang',
  'aktiviti murid bagi',
  'idea pokok',
  'nilai yang dipupuk melalui',
  'pengetahuan sedia ada yang menyokong',
];

export const actorAt = (turn: number): string => at(actors, turn);
export const doingAt = (turn: number): string => at(doings, turn);
export const preparingAt = (turn: number): string => at(preparings, turn);
export const contextAt = (turn: number): string => at(contexts, turn);
export const facetAt = (turn: number): string => at(facets, turn);
