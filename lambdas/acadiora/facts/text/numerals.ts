import { romans } from '../../../../shared/text/romans.ts';

/** Numbers in words, in Malay, English and Indonesian. */
const malay = 'satu dua tiga empat lima enam tujuh lapan sembilan sepuluh sebelas'.split(' ');
const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals = ['pertama', ...malay.slice(1, 6).map((word) => `ke${word}`)];
const englishOrdinals = 'first second third fourth fifth sixth'.split(' ');

const values = new Map<string, number>([
  ...[malay, english, ordinals, englishOrdinals].flatMap((words) =>
    words.map((word, index) => [word, index + 1] as const),
  ),
  ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ...malay.map((word, index) => [`ke${word}`, index + 1] as const),
  ['delapan', 8],
  ['belas', 10],
]);

const oneOf = (words: readonly string[]): string => `(?:${words.join('|')})`;
const unit = oneOf(['delapan', ...malay]);
export const malayNumeral = `${unit}(?: belas| puluh(?: ${unit})?)?`;
export const englishNumeral = `(?:${oneOf(tens)}(?:-${oneOf(english)})?|${oneOf(english.toReversed())})`;
/** A number in words: 'dua puluh tiga', 'sixty-four'. */
export const numeralWords = `(?:${malayNumeral}|${englishNumeral})(?!\\p{L})`;
/** 'pertama', 'second'. */
export const ordinal = [...ordinals, ...englishOrdinals].join('|');

export const valueInWords = (words: string): number =>
  words
    .toLowerCase()
    .split(/[\s-]/u)
    .reduce((sum, word) => (word === 'puluh' ? sum * 10 : sum + (values.get(word) ?? 0)), 0);

/** '12', '2,5' or 'dua belas'. */
export const valueOfNumeral = (said: string): number =>
  /^[\d.,]/u.test(said) ? Number(said.replace(',', '.')) : valueInWords(said);

/** The number that a word, a numeral or a Roman numeral names; 0 for what is no number. */
export function numberNamed(word: string): number {
  const plain = word.toLowerCase();
  return Number.parseInt(plain, 10) || (values.get(plain) ?? romans.indexOf(plain) + 1);
}
