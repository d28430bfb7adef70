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

export const vocabularyOf = (text: string): Set<string> => new Set(lowerWords(text));

const empty = new Set(
  'dan yang dalam dengan untuk bagi serta pada kepada dari daripada oleh atau secara berdasarkan melalui terhadap satu setiap the of and in to for with on by using from their kursus pelajar'.split(
    ' ',
  ),
);

/** Beginnings of the words that carry meaning, to compare texts by what they are about. */
export const stemsOf = (text: string): Set<string> =>
  new Set(
    lowerWords(text)
      .filter((word) => word.length > 3 && !empty.has(word))
      .map((word) => word.replace(/^(?:meng|mem|men|peng|pem|pen|ber|ter|ke|di|se)(?=\p{L}{4,})/u, '').slice(0, 6)),
  );

export function overlap(one: string, other: string): number {
  const stems = stemsOf(other);
  return [...stemsOf(one)].filter((stem) => stems.has(stem)).length;
}

/** The items that share words with a text, those that share most first. */
export const nearest = <Item>(text: string, items: readonly Item[], wordsOf: (item: Item) => string): Item[] =>
  items
    .map((item) => ({ item, shared: overlap(text, wordsOf(item)) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ item }) => item);

/** A list in Malay: 'a, b dan c'; 'a serta b' where a part has its own 'dan'. */
export function inMalay(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')} ${parts.some((part) => / dan /i.test(part)) ? 'serta' : 'dan'} ${last}`;
}

export const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
