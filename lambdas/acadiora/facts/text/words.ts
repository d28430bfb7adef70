import type { Facts } from '../../../../shared/acadiora/facts.ts';

/**
 * The number of words: what stands between white space; the bars between the cells of a table are none. A product (3 × 6) is one word,
 * however far apart a reader sets its sign.
 */
export const countWords = (text: string): number =>
  text.replace(/(?<=\d) ?× ?(?=\d)/gu, '×').match(/(?!\|(?:\s|$))\S+/gu)?.length ?? 0;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Small words of English, and of Malay and Indonesian. */
export const english = wordSet('the of and in to is that for with was were are this by from on as which be have');
const malayan = wordSet(
  'yang dan dengan untuk dalam ini itu pada kepada adalah tidak telah oleh akan juga bagi atau antara lebih di ke mereka terhadap secara seperti',
);
/** Words of everyday Malaysian prose that Indonesian writes otherwise, and the other way round. */
const malaysian = wordSet(
  'daripada kerana bahawa ialah iaitu manakala boleh murid dapatan berbanding perbincangan kaedah pensyarah mempunyai',
);
const indonesian = wordSet(
  'karena bahwa yaitu bisa dari penelitian peneliti metode siswa sebesar berbeda kualitas aktivitas pembahasan saat',
);

/** What a paper is written in, by its most frequent small words; a short abstract in another language does not tip it. */
export function paperLanguage(text: string): Facts['language'] {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const countOf = (set: ReadonlySet<string>) => words.filter((word) => set.has(word)).length;
  const [en, malay] = [countOf(english), countOf(malayan)];
  if (Math.max(en, malay) < words.length * 0.025 || words.length === 0) return 'other';
  if (en > malay) return 'en';
  return countOf(indonesian) > countOf(malaysian) ? 'id' : 'ms';
}

export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

/** A pattern with these flags that is made of others, written as in a literal: `re.iu` before `\d ${nouns}`. */
const withFlags =
  (flags: string) =>
  (written: TemplateStringsArray, ...parts: readonly (string | number | RegExp)[]): RegExp =>
    new RegExp(String.raw(written, ...parts.map((part) => (part instanceof RegExp ? part.source : part))), flags);

export const re = { u: withFlags('u'), iu: withFlags('iu'), gu: withFlags('gu'), giu: withFlags('giu') };
