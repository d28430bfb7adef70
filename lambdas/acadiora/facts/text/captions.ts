import { re } from './words.ts';

const tables = 'jadual|tables?|tabel';
const figures = String.raw`(?:gambar\s?)?rajah|figures?|figs?\.?|gambar|carta|bagan|grafi?k?`;
/** What tables and figures are called in Malay, English and Indonesian. */
export const nouns = `${tables}|${figures}`;
const ofTable = re.iu`^(?:${tables})$`;
export const kindOf = (noun: string): 'table' | 'figure' => (ofTable.test(noun) ? 'table' : 'figure');
/** A percentage is none. */
export const numeral = String.raw`(?:\d{1,3}(?:\.\d{1,2}){0,3}[a-z]?|[IVX]{1,5})\b(?![.\d]*\s?%)`;

const opens = re.iu`^((${nouns})\s+(${numeral}))\s*([:.–—-]?)\s*(.*)$`;

/** What begins as a caption does, 'Jadual 2', also in capitals, and what follows it; null: nothing. */
export function captionBegun(text: string) {
  const [, label, noun = '', number = '', mark = '', title = ''] = opens.exec(text) ?? [];
  return label === undefined ? null : { label, kind: kindOf(noun), number: number.toUpperCase(), mark, title };
}
type Begun = NonNullable<ReturnType<typeof captionBegun>>;

/** A title behind the number; a sentence that begins there is none. */
export const isTitle = ({ mark, title }: Begun): boolean =>
  (mark === ':' || /^[“"'(]?[\p{Lu}\d]/u.test(title)) &&
  (mark !== '' || (!/[.;]$/u.test(title) && title.length <= 160));

const longestCaption = 200;

/** 'Jadual 2. Profil responden' is a caption; 'Jadual 2 menunjukkan profil responden.' is a sentence. */
export function isCaption(text: string): boolean {
  const begun = text.length < longestCaption ? captionBegun(text.trim()) : null;
  return begun !== null && (begun.title === '' || isTitle(begun));
}
