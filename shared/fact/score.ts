import { memoOfTexts } from '../values/memo.ts';
import { romans } from '../text/romans.ts';
import { joins, wordList } from '../text/words.ts';

/** How alike two wordings are. They are compared word by word, so that spelling slips, order, ellipses and punctuation do not count. */

const ordinal = /^\s*(?:\(?(?:\d{1,2}(?:\.\d{1,2})*|[a-z]|[ivx]{1,4})[.)]|\d{1,2}\.\d{1,2}(?=\s+\p{L})|[•▪◦–*-])\s+/iu;

/** A text without the mark of a footnote behind it: 'Laporan†', 'Laporan²'. */
export const withoutNote = (text: string): string => text.replace(/(?<=\p{L})\s*(?:[*†‡§#]+|[¹²³⁴-⁹ᵃ-ᵉ])$/u, '');

/** A text without the mark of a list before it: '1. Ujian' is 'Ujian'. */
export const withoutOrdinal = (text: string): string => text.replace(ordinal, '').trim();

/** The number of a part before its name: 'Minggu 2: ', 'Bab 3 dan 4 - ', 'Topik 3 Tempahan'. */
const partWords = 'topik|topic|bab|chapter|unit|minggu|weeks?|sesi|sessions?';
const partEnd = String.raw`[:.–-]\s+|\t|(?<=\d)\s+(?!(?:${joins})\s)`;
const partNumber = new RegExp(
  String.raw`^(?:${partWords})\b[\s\d.,–-]*(?:(?:${joins})\s+\d+\s*)?(?:\([^)]*\)\s*)?(?:${partEnd})(?=\p{L})`,
  'iu',
);

const amount = String.raw`\d+(?:[.,]\d+)?`;
const amounts = String.raw`(?:\d+\s*(?:\p{L}+\s*)?[x×]\s*)?${amount}(?:\s*%?\s*\+\s*${amount})*`;
const weightBehind = new RegExp(String.raw`[\s:=–(-]*${amounts}\s*(?:%|peratus|percent|markah|marks?)\)?\s*$`, 'iu');

/** The name in a text without what surrounds it: its mark in a list, its week, its count or hours, its weight. 'Minggu 2: Kuiz (2) 10%' names Kuiz. */
export const nameOf = (text: string): string =>
  withoutOrdinal(text.trim().replace(/^["“‘']+|["”’']+$/g, ''))
    .replace(/^(?:0\d|\d+(?:[.,]\d+)?\s*%)\s+(?=\p{L})/u, '')
    .replace(partNumber, '')
    // '15% + 10%' is one weight in parts, and so is '3 × 10%'.
    .replace(weightBehind, '')
    .replace(/\s*\[\d{1,2}(?:[,;–-]\s*\d{1,2})*\]$/u, '')
    .replace(/\s*\(\d{1,2}(?::\d{1,2}){0,3}\)$/u, '')
    .replace(/\s*\[\d{1,2} (?:lectures?|hours?|kuliah|jam)\b[^\]]*\]$/iu, '')
    .replace(/\t\d{1,3}(?:[.,]\d)?$/u, '')
    .trim();

/** A text without its brackets: 'Laporan (kumpulan)' is a Laporan. */
export const withoutBrackets = (name: string): string =>
  nameOf(name.replace(/\s*(?:\([^()]*\)|\[[^[\]]*\])/g, ' ').trim());

/** The words of a text in lower case; Roman numerals after the first word as digits. */
export const tokens = memoOfTexts(20_000, (text): string[] => {
  const found =
    withoutOrdinal(text)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  return found.map((word, index) => (index > 0 && romans.includes(word) ? `${romans.indexOf(word) + 1}` : word));
});

/** Whether two words are at most `most` letters apart (Levenshtein). */
export function isWithin(a: string, b: string, most: number): boolean {
  if (Math.abs(a.length - b.length) > most) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return (row[b.length] ?? Infinity) <= most;
}

const shortest = 4;

/** Words of assessments in Malay, Indonesian and English that mean the same. */
const sameMeaning = wordList(`kuiz kuis quiz quizzes/ujian test tests/peperiksaan exam examination/akhir final/
  pertengahan tengah mid midterm/tugasan tugas assignment task/projek proyek project/laporan report/
  pembentangan presentasi presentation/kumpulan berkumpulan kelompok group/individu individual/
  amali praktikal praktikum practical/makmal lab laboratory/
  penilaian pentaksiran evaluasi assessment evaluation/berterusan continuous/portfolio portofolio/kerja work/
  bertulis tertulis written`);
const meaningOf = new Map(sameMeaning.flatMap((words) => words.split(' ').map((word) => [word, words] as const)));

/** One edit counts as a slip from 4 letters, two from 8; a beginning counts for the whole: exam, examination. */
function isSameWord(a: string, b: string): boolean {
  if (a === b) return true;
  const meaning = meaningOf.get(a);
  if (meaning !== undefined && meaning === meaningOf.get(b)) return true;
  if (a.length < shortest || b.length < shortest) return false;
  if (a.length - b.length > 2 || b.length - a.length > 2) return isBeginning(a, b);
  return isAlmost(a)(b);
}
const isAlmost = memoOfTexts(5_000, (a) =>
  memoOfTexts(
    5_000,
    (b) => !/\d/.test(a + b) && (isBeginning(a, b) || isWithin(a, b, Math.min(a.length, b.length) >= 8 ? 2 : 1)),
  ),
);
const isBeginning = (a: string, b: string): boolean => (a.startsWith(b) || b.startsWith(a)) && !/\d/.test(a + b);

/** How many words of `a` stand in `b`, each word of `b` once. */
function shared(a: readonly string[], b: readonly string[]): number {
  const left = [...b];
  const take = (at: number): boolean => at >= 0 && left.splice(at, 1).length > 0;
  const unmatched = a.filter((word) => !take(left.indexOf(word)));
  const similar = unmatched.filter((word) => take(left.findIndex((other) => isSameWord(word, other))));
  return a.length - unmatched.length + similar.length;
}

/** F1 of the words of two texts, 0 to 1; names whose numbers differ are not alike. `above`: 0 at once where the lengths allow no more. */
export function similarity(a: string, b: string, above = 0): number {
  const [one, other] = [tokens(a), tokens(b)];
  if (one.length === 0 || other.length === 0) return 0;
  if ((2 * Math.min(one.length, other.length)) / (one.length + other.length) <= above) return 0;
  const f1 = (2 * shared(one, other)) / (one.length + other.length);
  const [first = [], second = []] = [one, other].map((words) => words.filter((word) => /^\d+$/.test(word)));
  const differ = first.length > 0 && second.length > 0 && !first.some((number) => second.includes(number));
  return differ ? Math.min(f1, 0.5) : f1;
}

/** The share of a text's words that stand in another, 0 to 1. */
export function coverage(part: string, whole: string): number {
  const words = tokens(part);
  return words.length === 0 ? 0 : shared(words, tokens(whole)) / words.length;
}
