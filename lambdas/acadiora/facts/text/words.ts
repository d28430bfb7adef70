/**
 * The number of words: what stands between white space; the bars between the cells of a table are none. A product (3 × 6) is one word,
 * however far apart a reader sets its sign.
 */
export const countWords = (text: string): number =>
  text.replace(/(?<=\d) ?× ?(?=\d)/gu, '×').match(/(?!\|(?:\s|$))\S+/gu)?.length ?? 0;

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

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
