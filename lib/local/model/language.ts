type Language = 'ms' | 'en' | 'id';

const cues: Record<Language, RegExp> = {
  ms: /^(?:dan|yang|dalam|dengan|untuk|bagi|serta|pada|kepada|di|oleh|atau|secara|berdasarkan|melalui|terhadap|kursus|pelajar|murid|sekolah|pendidikan|pengajaran|pembelajaran|pentaksiran|kaedah|asas|pengurusan|kuiz|ujian|tugasan|projek|laporan|peperiksaan|akhir|kumpulan|individu|amali|kajian|(?!method|measur|mechan|member|memory|mental|message|meaning|persons?$|personalit|perform|perspectiv|periods?$|percept|percent|terms?$)(?:meng|mem|men|me|peng|pem|pen|per|ber|ter)[a-z]{4,}|ke[a-z]{4,}an)$/,
  en: /^(?:the|of|and|explain|describe|analy[sz]e|evaluate|design|apply|demonstrate|interpret|create|show|discuss|identify|construct|produce|present|develop|compare|perform|display|justify|[a-z]{3,}ly|in|to|for|with|on|by|an|using|from|at|their|is|are|based|through|[a-z]{2,}(?:tion|tions|ing|ment|ments|ogy|ics|ical|ness|ity|ive|ance|ence|ship|ions)|education|school|teaching|learning|course|students?|skills?|children|development|quiz|quizzes|test|tests|assignment|assignments|project|projects|report|final|exam|group|individual|practical|coursework|case|study|midterm|participation|theory|introduction|basic|principles|approaches|methods|issues)$/,
  id: /^(?:mahasiswa|mampu|kode|kuliah|sks|bobot|tugas|dosen|prodi|capaian|karena|siswa|peserta|didik|pertemuan|kelompok|individu|presentasi|hasil)$/,
};

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}]+(?:['’-][\p{L}]+)*/gu) ?? [];

const score = (text: string, language: Language): number =>
  lowerWords(text).filter((word) => cues[language].test(word)).length;

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

const empty = new Set(['yang', 'dalam', 'dengan', 'untuk', 'kursus', 'pelajar', 'with', 'from', 'using', 'their']);

/** Beginnings of the words that carry meaning, to compare texts by what they are about. */
const stemsOf = (text: string): Set<string> =>
  new Set(
    lowerWords(text)
      .filter((word) => word.length > 3 && !empty.has(word))
      .map((word) => word.replace(/^(?:meng|mem|men|peng|pem|pen|ber|ter|ke|di|se)(?=\p{L}{4,})/u, '').slice(0, 6)),
  );

/** The items that share words with a text, those that share most first. */
export const nearest = <Item>(text: string, items: readonly Item[], wordsOf: (item: Item) => string): Item[] =>
  items
    .map((item) => {
      const stems = stemsOf(wordsOf(item));
      return { item, shared: [...stemsOf(text)].filter((stem) => stems.has(stem)).length };
    })
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ item }) => item);

/** 'a, b <word> c'. */
export const joined = (parts: readonly string[], word: string): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter((part) => part !== '').join(` ${word} `);

/** A list in Malay: 'a, b dan c'; 'a serta b' where a part has its own 'dan'. */
export const inMalay = (parts: readonly string[]): string =>
  joined(parts, parts.some((part) => / dan /i.test(part)) ? 'serta' : 'dan');

export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One line, without numbering in front and without marks that would end a sentence. */
const cleaned = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:(?:topik|unit|bab|minggu)\s+)?\d+(?:\.\d+)*\s*[.):–-]?\s+(?=\p{L})/iu, '')
    .replace(/[?!]+/g, '')
    .replace(/\.(?=\s)/g, ',')
    .replace(/[\s.,;:]+$/, '');

const danglingWords =
  /[\s,;:(–-]+(?:dan|serta|atau|yang|dalam|dengan|untuk|bagi|pada|di|ke|daripada|dari|kepada|oleh|and|or|of|the|with|in|for|to|by|using)?$/iu;

/** Shortened at a word's end to `limit` characters, so that what is left still reads as a phrase. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit + 1);
  const phrase = cut.slice(0, Math.max(cut.lastIndexOf(' '), 1));
  return phrase.replace(danglingWords, '').replace(danglingWords, '').slice(0, limit);
}

/** In typographic quotes; quotes inside become single ones. */
export const quoted = (text: string): string => `“${text.replace(/["“”]/g, '’')}”`;

/** Titles set in capitals throughout, or with a capital on every word, keep their look and stand in quotes. */
function isSetInCapitals(title: string): boolean {
  const words = title.match(/\p{L}{4,}/gu) ?? [];
  const shouted = words.filter((word) => word === word.toUpperCase());
  const later = words.slice(1).filter((word) => word !== word.toUpperCase());
  return shouted.length * 2 > words.length || (later.length > 0 && later.every((word) => /^\p{Lu}/u.test(word)));
}

/** A title as it runs inside a Malay sentence: in lower case, or in quotes where its own look must stay. */
export function running(title: string, limit = 90): string {
  const text = clip(cleaned(title), limit);
  return isEnglish(text) === true || isSetInCapitals(text) || /["“”]/.test(text) ? quoted(text) : lowerFirst(text);
}

/** A name that keeps its capitals inside a sentence; in quotes where its marks would be taken for the sentence's own. */
export function named(name: string, limit = 120): string {
  const text = clip(cleaned(name), limit);
  return /["“”:;,]/.test(text) ? quoted(text) : text;
}

/** Statements in sentence form: first letter large, a full stop where none stands. */
export const sentence = (text: string): string => {
  const whole = upperFirst(text.replace(/\s+/g, ' ').trim());
  return /[.?!]”?$/.test(whole) ? whole : `${whole}.`;
};
