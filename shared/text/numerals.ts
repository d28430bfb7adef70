/** Words as numbers, each a step more than the one before. */
export const counted = (words: string, from: number, step = 1): [string, number][] =>
  words.split('/').map((word, i) => [word, from + i * step]);

/** Numbers in words, each by itself; `numeralAt` puts them together with 'belas' and 'puluh'. */
export const numerals: ReadonlyMap<string, number> = new Map([
  ...counted('satu/dua/tiga/empat/lima/enam/tujuh/lapan/sembilan/sepuluh/sebelas', 1),
  ...counted('one/two/three/four/five/six/seven/eight/nine/ten/eleven/twelve/thirteen/fourteen/fifteen', 1),
  ...counted('sixteen/seventeen/eighteen/nineteen', 16),
  ...counted('twenty/thirty/forty/fifty/sixty/seventy/eighty/ninety', 20, 10),
  ...counted('seratus/hundred', 100),
]);

export interface NumberRead {
  value: number;
  /** The word behind it. */
  next: number;
}

/** The number in words that begins at a word, in lower case: 'empat belas', 'dua puluh lima', 'thirty-five'; null for other words. */
export function numeralAt(word: (i: number) => string, i: number): NumberRead | null {
  const first = numerals.get(word(i));
  if (first === undefined) return null;
  const ones = (k: number): number => numerals.get(word(k)) ?? 10;
  if (word(i + 1) === 'belas') return { value: first + 10, next: i + 2 };
  const [tens, next] = word(i + 1) === 'puluh' ? [first * 10, i + 2] : [first, i + 1];
  return tens >= 20 && tens < 100 && ones(next) < 10
    ? { value: tens + ones(next), next: next + 1 }
    : { value: tens, next };
}

const word = `(?:${[...numerals.keys(), 'belas', 'puluh', 'ratus'].join('|')})`;
const number = String.raw`(?:${word}(?:[\s-]+(?:(?:dan|and)\s+)?${word})*|\d+)`;
/** The form of a number, or of several that are linked: 'two to three', 'one hundred and eighty'. In '7 dan 2' there are two. */
export const numeralRun = String.raw`(?<![\p{L}\d.,])${number}(?:\s+(?:atau|or|hingga|to)\s+${number})*`;

/** The number that a run of numerals is as a whole, in words; null for several, and for one that is not known. */
export function wholeNumeral(run: string): number | null {
  const words = run.toLowerCase().split(/[\s-]+/);
  const read = numeralAt((i) => words[i] ?? '', 0);
  return read?.next === words.length ? read.value : null;
}
