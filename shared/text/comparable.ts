const lowered = (text: string): string => text.normalize('NFKC').toLowerCase().replaceAll('<br>', ' ');

/** A text's letters, digits and % alone, in lower case: what two wordings of one thing have in common. */
export const comparable = (text: string): string => lowered(text).replace(/[^\p{L}\p{N}%]+/gu, '');

/** A text's words of letters and digits, in lower case and one space apart: how titles and stems are compared. */
export const comparableWords = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export const wordsIn = (text: string): string[] =>
  comparableWords(text)
    .split(' ')
    .filter((word) => word !== '');

/**
 * Whether a text says these words whole: 'EDUP3153' does not say 'EDUP315', 'HP10' does not say 'HP1'. Case and
 * what stands between letters and digits are not compared, so 'EDUP 3153' says 'EDUP3153'.
 */
export function saysWhole(text: string, words: string): boolean {
  const letters = Array.from(comparable(words));
  if (letters.length === 0) return false;
  const whole = new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[^\\p{L}\\p{N}%]*')}(?![\\p{L}\\p{N}])`, 'u');
  return whole.test(lowered(text));
}
