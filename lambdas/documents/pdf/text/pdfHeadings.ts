import { median } from '../pdfGeometry.ts';
import type { LinePart, Part } from './pdfParts.ts';

/** Headings of papers and course documents in Malay, English and Indonesian, numbered or not. */
const KNOWN =
  /^(?:(?:(?:BAB|Bab|CHAPTER|Chapter)\s+)?(?:\d{1,2}(?:\.\d{1,2}){0,2}\.?|[IVX]{1,4}\.|[A-Z][.)])\s+)?(?:abstrak|abstract|pengenalan|introduction|pendahuluan|latar belakang(?: kajian)?|penyataan masalah|pernyataan masalah|objektif(?: kajian| pembelajaran| kursus)?|soalan kajian|persoalan kajian|(?:sorotan|tinjauan) (?:literatur|kajian)|literature review|tinjauan pustaka|kajian literatur|metodologi(?: kajian)?|methodology|methods?|metode(?: penelitian)?|dapatan(?: kajian)?|dapatan dan perbincangan|hasil(?: dan pembahasan| penelitian)?|results?(?: and discussion)?|findings|perbincangan|discussion|pembahasan|kesimpulan|conclusions?|penutup|rumusan|cadangan|limitasi(?: kajian)?|penghargaan|acknowledge?ments?|rujukan|references?|bibliografi|bibliography|daftar pustaka|senarai rujukan|lampiran|appendi(?:x|ces)|hasil pembelajaran(?: kursus)?|(?:course )?learning outcomes?|kandungan(?: kursus)?|isi kandungan(?: kursus)?|(?:course )?contents?|rancangan mingguan|jadual kuliah|pentaksiran(?: kursus)?|penilaian|assessments?|sinopsis|synopsis)\s*:?$/iu;

/** Whether a line reads as a usual title. It begins with a capital, however much of it is small: a wrapped word of a sentence does not. */
export const isKnownTitle = (text: string): boolean => /^(?:[\d.()\s]*)\p{Lu}/u.test(text) && KNOWN.test(text);

const CAPTION = /^(?:Jadual|Rajah|Table|Figure|Tabel|Gambar|Lampiran|Carta)\s+\d/u;
const PERSON = /@|\b(?:bin|binti|bt\.?|a\/[lp])\b|\p{Ll}[⁰¹²³⁴⁵⁶⁷⁸⁹]/u;
const CHAPTER = /^(?:BAB|CHAPTER|UNIT|BAHAGIAN|PART)\s+(?:\d{1,2}|[IVX]{1,5}|[A-Z])\b/iu;
const NUMBER = /^(?<number>\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+\p{L}/u;
const LETTER = /^(?:[A-Z]|[IVX]{1,5})[.)]\s+\p{L}/u;
/** Larger than the text around it, in shares of its size. */
const LARGER = 1.12;
const LONGEST = 150;

/** The size of most of a document's print. */
export function bodySize(parts: readonly Part[]): number {
  const sizes = parts.flatMap((part) => {
    const words =
      part.kind === 'line'
        ? part.text.length
        : part.rows.reduce((sum, row) => sum + JSON.stringify(row.cells).length, 0);
    return Array<number>(Math.ceil(words / 10)).fill(part.size);
  });
  return median(sizes);
}

/** What tells a paragraph's level as a heading. */
interface Heading {
  text: string;
  size: number;
}

const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether these lines of one paragraph are a heading, by print size and weight, by number or by a usual title. */
export function isHeading(lines: readonly LinePart[], text: string, body: number): boolean {
  const [first] = lines;
  if (!first || first.running || lines.length > 3 || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false;
  if (isKnownTitle(text)) return true;
  if (CAPTION.test(text) || PERSON.test(text) || /[.;,]["”)]?$/u.test(text) || !/^[\d.()\s]*\p{Lu}/u.test(text))
    return false;
  if (lines.some(isSpread)) return false;
  const isNumbered = CHAPTER.test(text) || NUMBER.test(text) || LETTER.test(text);
  if (first.size > LARGER * body) return true;
  if (lines.every((line) => line.isBold)) return isNumbered || !/:\s+\S/u.test(text);
  const dots = NUMBER.exec(text)?.groups?.['number']?.includes('.') ?? false;
  return lines.length === 1 && text.length < 100 && ((isNumbered && isCapitals(text)) || dots || CHAPTER.test(text));
}

/** A label and its value far apart, or figures in columns; a number may stand off from its title. */
function isSpread(line: LinePart): boolean {
  const pieces = /^[\dIVX.()A-Z]{1,6}$/u.test(line.pieces[0]?.text ?? '') ? line.pieces.slice(1) : line.pieces;
  return pieces.some((piece, at) => at > 0 && piece.x0 - (pieces[at - 1]?.x1 ?? piece.x0) > 2.5 * line.size);
}

/** Levels by printed number, else by size, else by capitals. */
export function headingLevels(headings: readonly Heading[], body: number): number[] {
  const larger = headings.filter(({ text, size }) => size > LARGER * body && !NUMBER.test(text));
  const sizes = [...new Set(larger.map(({ size }) => Math.round(size)))].toSorted((a, b) => b - a);
  return headings.map(({ text, size }) => {
    const number = NUMBER.exec(text)?.groups?.['number'];
    if (number !== undefined) return number.replace(/(?:\.0)+$/u, '').split('.').length;
    const rank = sizes.indexOf(Math.round(size));
    if (rank >= 0 && size > LARGER * body) return Math.min(rank + 1, 3);
    return isKnownTitle(text) || isCapitals(text) || CHAPTER.test(text) || LETTER.test(text) ? 1 : 2;
  });
}
