import { isEnglish, lowerFirst, upperFirst } from './lexicon.ts';

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
  /[\s,;:(–-]+(?:dan|serta|atau|yang|dalam|dengan|untuk|bagi|pada|di|ke|daripada|dari|kepada|oleh)?$/iu;

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

/** Connected prose out of sentences; empty ones are left out. */
export const prose = (...sentences: readonly string[]): string =>
  sentences
    .filter((text) => text !== '')
    .map(sentence)
    .join(' ');

/** Steps one after the other: 'a, b lalu c'. */
export const inTurn = (steps: readonly string[]): string =>
  steps.length < 2 ? (steps[0] ?? '') : `${steps.slice(0, -1).join(', ')} lalu ${steps.at(-1) ?? ''}`;
