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

/** These words whole in a text, whatever its case and what stands between letters and digits; null where there are none. */
export function wholeForm(words: string): RegExp | null {
  const letters = Array.from(comparable(words));
  return letters.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])${letters.join('[^\\p{L}\\p{N}%]*')}(?![\\p{L}\\p{N}])`, 'giu');
}

/** Whether a text says these words whole: 'EDUP 3153' says 'EDUP3153' and not 'EDUP315', 'HP10' does not say 'HP1'. */
export const saysWhole = (text: string, words: string): boolean => wholeForm(words)?.test(lowered(text)) ?? false;
