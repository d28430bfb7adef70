import type { CognitiveLevel } from '../../../../../shared/valentra/schemas.ts';
import { at, type Some } from '../../language/rotation.ts';

/** Whether a level is asked in a situation: C3 to C6 (spec 2 §9). */
export const isHigher = (level: CognitiveLevel): level is HigherLevel => level !== 'C1' && level !== 'C2';
export type HigherLevel = 'C3' | 'C4' | 'C5' | 'C6';

type Ask = (about: string) => string;

const tasks: Readonly<Record<HigherLevel, Some<Ask>>> = {
  C3: [
    (about) => `Gunakan pengetahuan anda tentang ${about} untuk menyelesaikan masalah dalam situasi itu.`,
    (about) => `Aplikasikan pengetahuan tentang ${about} bagi membantu murid dalam situasi itu.`,
    (about) => `Tunjukkan, langkah demi langkah, cara pelajaran ${about} diteruskan supaya masalah itu dapat diatasi.`,
  ],
  C4: [
    (about) => `Analisis punca masalah dalam situasi itu dan hubungkan setiap satu dengan ${about}.`,
    (about) => `Bandingkan keadaan dalam situasi itu dengan pengajaran ${about} yang sepatutnya berlaku.`,
    (about) => `Cerakinkan situasi itu kepada faktor guru, murid dan bahan, kemudian kaitkan dengan ${about}.`,
  ],
  C5: [
    (about) => `Nilaikan kesan keadaan itu terhadap penguasaan ${about} dan berikan alasan anda.`,
    (about) => `Wajarkan sama ada pendekatan bagi ${about} dalam situasi itu patut diteruskan atau diubah.`,
    (about) => `Pertimbangkan dua jalan penyelesaian bagi situasi itu dan tentukan yang lebih baik untuk ${about}.`,
  ],
  C6: [
    (about) => `Reka bentuk satu aktiviti pembelajaran ${about} yang mengatasi masalah dalam situasi itu.`,
    (about) => `Cadangkan satu rancangan tindakan bagi ${about} yang menjawab keperluan dalam situasi itu.`,
    (about) => `Rancang semula pelajaran ${about} supaya masalah dalam situasi itu tidak berulang.`,
  ],
};

/** What a question of a higher level asks, after its situation. */
export const taskAt = (level: HigherLevel, about: string, turn: number): string => at(tasks[level], turn)(about);

const numberWords: Some<string> = ['satu', 'dua', 'tiga', 'empat', 'lima'];

/** 'tiga': as many things as the marks allow, five at the most. */
export const countFor = (marks: number): { count: number; word: string } => {
  const count = Math.max(1, Math.min(numberWords.length, Math.floor(marks / 2)));
  return { count, word: at(numberWords, count - 1) };
};
