import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import type { Some } from '../../language/rotation.ts';

/** What a learner does at a level, before what it is done to. */
export const deeds: Readonly<Record<CognitiveLevel, Some<string>>> = {
  C1: ['Menyatakan ciri utama', 'Menyenaraikan perkara penting tentang', 'Mengenal pasti istilah berkaitan dengan'],
  C2: ['Menerangkan maksud dan contoh', 'Menjelaskan kepentingan', 'Meringkaskan idea utama'],
  C3: ['Mengaplikasikan prinsip', 'Menggunakan pengetahuan tentang', 'Menunjukkan cara melaksanakan'],
  C4: ['Menganalisis kekuatan dan kelemahan', 'Membandingkan dua contoh', 'Mencerakinkan komponen'],
  C5: ['Menilai keberkesanan', 'Mewajarkan pemilihan pendekatan', 'Mempertimbangkan kesesuaian'],
  C6: ['Mereka bentuk penyelesaian', 'Mencadangkan penambahbaikan', 'Merancang projek'],
};
