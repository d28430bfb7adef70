import { wordSet } from '../../../lambdas/acadiora/facts/text/words.ts';
import { contentWords } from '../../../shared/text/contentWords.ts';

type Language = 'ms' | 'en' | 'id';

const cues: Record<Language, ReadonlySet<string>> = {
  ms: wordSet(
    `dan yang dalam dengan untuk bagi serta pada kepada di oleh atau secara berdasarkan melalui terhadap kursus pelajar murid sekolah
    pendidikan pengajaran pembelajaran pentaksiran kaedah asas pengurusan kuiz ujian tugasan projek laporan peperiksaan akhir kumpulan
    individu amali kajian`,
  ),
  en: wordSet(
    `the of and explain describe analyse analyze evaluate design apply demonstrate interpret create show discuss identify construct produce
    present develop compare perform display justify in to for with on by an using from at their is are based through education school
    teaching learning course student students skill skills children development quiz quizzes test tests assignment assignments project
    projects report final exam group individual practical coursework case study midterm participation theory introduction basic
    principles approaches methods issues`,
  ),
  id: wordSet(
    `mahasiswa mampu kode kuliah sks bobot tugas dosen prodi capaian karena siswa peserta didik pertemuan kelompok individu presentasi hasil`,
  ),
};

/** Malay begins like this with a prefix, but for these English words. */
const englishStarts = [
  'method|measur|mechan|member|memory|mental|message|meaning|persons?$|personalit|perform|perspectiv',
  'periods?$|percept|percent|terms?$',
];
const forms: Partial<Record<Language, RegExp>> = {
  ms: new RegExp(
    `^(?:(?!${englishStarts.join('|')})(?:meng|mem|men|me|peng|pem|pen|per|ber|ter)[a-z]{4,}|ke[a-z]{4,}an)$`,
  ),
  en: /^(?:[a-z]{3,}ly|[a-z]{2,}(?:tions?|ing|ments?|ogy|ics|ical|ness|ity|ive|ance|ence|ship|ions))$/,
};

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+(?:['’-][\p{L}]+)*/gu) ?? [];

const score = (text: string, language: Language): number =>
  lowerWords(text).filter((word) => cues[language].has(word) || forms[language]?.test(word) === true).length;

/** Whether a text is English rather than Malay; null when nothing in it tells. */
export function isEnglish(text: string): boolean | null {
  const english = score(text, 'en');
  const malay = score(text, 'ms');
  return english === malay ? null : english > malay;
}

/**
 * The language most words of a text speak for; a text that says everything in Malay and English is Malay. Indonesian differs from Malay by a
 * few words that are frequent in course plans.
 */
export function languageOf(text: string): Language {
  if (score(text, 'en') > 2 * score(text, 'ms')) return 'en';
  return score(text, 'id') > 2 && /\b(?:mata kuliah|cpmk|sks|mahasiswa)\b/i.test(text) ? 'id' : 'ms';
}

/** The items that share words with a text, those that share most first. */
export function nearest<Item>(text: string, items: readonly Item[], wordsOf: (item: Item) => string): Item[] {
  const words = contentWords(text);
  const shared = (item: Item): number => [...contentWords(wordsOf(item))].filter((word) => words.has(word)).length;
  return items.filter((item) => shared(item) > 0).toSorted((a, b) => shared(b) - shared(a));
}

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A name in a frame: one line, without numbering in front and without marks that would end a sentence. */
export const named = (text: string, limit = 100): string =>
  clip(
    text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^(?:(?:topik|unit|bab|minggu)\s+)?\d+(?:\.\d+)*\s*[.):–-]?\s+(?=\p{L})/iu, '')
      .replace(/[?!]+/g, '')
      .replace(/\.(?=\s)/g, ',')
      .replace(/[\s.,;:]+$/, ''),
    limit,
  );

const joiningWords =
  'dan|serta|atau|yang|dalam|dengan|untuk|bagi|pada|di|ke|daripada|dari|kepada|oleh|and|or|of|the|with|in|for|to|by|using';
const danglingWords = new RegExp(String.raw`[\s,;:(–-]+(?:${joiningWords})?$`, 'iu');

/** Shortened at a word's end to `limit` characters, so that what is left still reads as a phrase. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const phrase = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return phrase.replace(danglingWords, '').replace(danglingWords, '').slice(0, limit);
}

/** In typographic quotes; quotes inside become single ones. */
export const quoted = (text: string): string => `“${text.replace(/["“”]/g, '’')}”`;

/** Statements in sentence form: first letter large, a full stop where none stands. */
export const sentence = (text: string): string => {
  const whole = upperFirst(text.replace(/\s+/g, ' ').trim());
  return /[.?!]”?$/.test(whole) ? whole : `${whole}.`;
};
