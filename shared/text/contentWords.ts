import { wordsIn } from './comparable.ts';

/** Words that any sentence may have: particles, prepositions, question words. Verbs stay, for they say what is asked or done. */
const common = new Set(
  `yang dan atau di ke dari daripada pada kepada dalam dengan untuk bagi oleh ini itu tersebut adalah ialah merupakan
  apakah apa siapakah siapa bilakah manakah mana mengapakah mengapa bagaimanakah bagaimana berapakah antara berikut
  berikutan sebagai serta juga akan telah sedang dapat boleh perlu anda para seorang sebuah suatu satu secara iaitu
  tidak bukan kecuali a an the of in on at to for and or is are was what which who when where why how following by`.split(
    /\s+/u,
  ),
);

/** Whether two texts have a particle in common, as texts of one language do. */
export function shareParticles(one: string, other: string): boolean {
  const words = wordsIn(other);
  return wordsIn(one).some((word) => word.length > 1 && common.has(word) && words.includes(word));
}

/** The words of a text that say what it is about. */
export const contentWords = (text: string): Set<string> => new Set(wordsIn(text).filter((word) => !common.has(word)));
