import type { Some } from '../../language/rotation.ts';

/** Scenes that any programme knows: no profession, names, sexes or places. */
export const actors: Some<string> = [
  'Sebuah kumpulan pelajar',
  'Satu pasukan projek',
  'Sebuah jawatankuasa fakulti',
  'Seorang penyelia latihan',
];
export const doings: Some<string> = [
  'menyediakan taklimat tentang',
  'menyemak hasil kerja tentang',
  'merancang projek tentang',
];
export const observations: Some<string> = [
  'ahlinya menggunakan istilah yang sama dengan maksud yang berlainan',
  'langkah kerja disusun mengikut kebiasaan dan bukan mengikut keperluan',
  'hasil yang diperoleh tidak sama apabila kerja itu diulang',
  'sumber yang dirujuk bercanggah antara satu sama lain',
  'pengguna hasil itu tidak memahami tujuannya',
];
export const contexts: Some<string> = [
  'dalam situasi sebenar',
  'dengan contoh yang sesuai',
  'berdasarkan bahan kursus',
  'bagi menyelesaikan satu masalah',
];
/** What of a matter is asked for, in Malay and in English. */
export const facets: Some<readonly [malay: string, english: string]> = [
  ['konsep asas', 'basic concepts of'],
  ['tujuan', 'purpose of'],
  ['ciri utama', 'main features of'],
  ['komponen', 'components of'],
  ['prinsip', 'principles of'],
  ['langkah utama dalam', 'main steps in'],
  ['contoh', 'examples of'],
  ['kepentingan', 'importance of'],
  ['kelebihan dan batasan', 'strengths and limits of'],
  ['istilah penting dalam', 'key terms in'],
  ['cabaran dalam', 'challenges in'],
];
