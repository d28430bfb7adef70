import { romans } from '../../../../shared/text/romans.ts';

/** Numbers in words, in Malay, English and Indonesian. */
const malay = 'satu dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas'.split(' ');
const english = [
  'one two three four five six seven eight nine ten eleven twelve',
  'thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
].flatMap((words) => words.split(' '));
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = ['pertama', ...malay.slice(1).map((word) => `ke${word}`)];
const englishOrdinals = 'first second third fourth fifth sixth'.split(' ');

const values = new Map<string, number>([
  ...[malay, english, ordinals, englishOrdinals].flatMap((words) =>
    words.map((word, index) => [word, index + 1] as const),
  ),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ['delapan', 8],
  ['belas', 10],
]);

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const unit = oneOf(['delapan', ...malay]);
const inMalay = `${unit}(?: belas| puluh(?: ${unit})?)?`;
const inEnglish = `(?:${oneOf(tens)}(?:-${oneOf(english)})?|${oneOf(english.toReversed())})`;
/** A number in words: 'dua puluh tiga', 'sixty-four'. */
export const numeralWords = `(?:${inMalay}|${inEnglish})(?!\\p{L})`;

export const valueInWords = (words: string): number =>
  words
    .toLowerCase()
    .split(/[\s-]/u)
    .reduce((sum, word) => (word === 'puluh' ? sum * 10 : sum + (values.get(word) ?? 0)), 0);

/** The number that a word, a numeral or a Roman numeral names; 0 for what is no number. */
export function numberNamed(word: string): number {
  const plain = word.toLowerCase();
  return Number.parseInt(plain, 10) || (values.get(plain) ?? romans.indexOf(plain) + 1);
}
