/** A list of words or phrases that is written as one text: 'kuiz/ujian akhir'. */
export const wordList = (words: string): string[] => words.split('/').map((word) => word.trim());

/** A text on one line, its words one space apart. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** 'a, b dan c', in Malay or another language; 'a serta b' where a part has its own 'dan'. */
export function listed(parts: readonly string[], language = 'ms'): string {
  const links = new Intl.ListFormat(language).formatToParts(parts);
  const isNested = parts.some((part) => / dan /i.test(part));
  return links
    .map(({ type, value }) => (isNested && type === 'literal' ? value.replace('dan', 'serta') : value))
    .join('');
}

/** Words between numbers and codes of a list or range, as a part of a regular expression. */
export const joins = 'dan|and|atau|or|hingga|to';

/** Words after which a text goes on: one that ends with them is a fragment. */
export const openEnds = new Set(
  'dan dalam untuk di ke dari daripada kepada dengan bagi oleh pada serta atau and of the in for to with on or a an by during'.split(
    ' ',
  ),
);
