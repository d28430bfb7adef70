import { re } from './patterns.ts';

/** Numbers of list items and of headings. */
const itemMarks = String.raw`\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z]|[ivx]{1,4}|[A-H]|[IVX]{1,5})[.)]`;
const listMark = re.u`^\s*(?:[-•▪●○–*]|${itemMarks}|\d{1,2}(?:\.\d{1,2}){1,3}(?=\s+\p{Lu}))\s+\S`;

/** In Malay, English and Indonesian. */
export const monthNames =
  'januari|februari|mac|maret|april|mei|jun|juni|julai|juli|ogos|agustus|september|oktober|november|disember|desember|january|february|march|may|june|july|august|october|december';

/** A point after one of these ends no sentence. */
const abbreviations = [
  'Dr|Prof|Mohd|Md|Hj|Hjh|En|Pn|et al|dkk|dll|dsb|cth|spt|ms|hlm|hal|pp|p|vol|no|bil|cf|vs|ed|eds|fig|tab|rj|jld',
  String.raw`e\.g|i\.e|sdn|bhd|st|mr|mrs|approx|resp`,
];
const abbreviation = re.iu`(?:^|[\s("])(?:\p{Lu}|${abbreviations.join('|')})\.$`;

/** The mark of a list item: '2.', 'iv.', '3.1.'. */
const onlyMark = /^\s*\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[ivx]{1,4}|[a-z]|(?:RQ|RO|SK|PK|OK|H)\s?\d{1,2})\.$/iu;

export interface Sentence {
  text: string;
  /** Where it begins in the text that it is of. */
  start: number;
}

/** Where sentences end: after . ? or ! before white space and what may begin another, and before the mark of a list item on a new line. */
function* ends(text: string): Generator<number> {
  for (const match of text.matchAll(/[.?!]["”’)\]]*(?=\s+["“‘([]?[\p{Lu}\d])|\n/gu)) {
    const end = match.index + match[0].length;
    if (match[0] === '\n') {
      if (listMark.test(text.slice(end, end + 20))) yield end;
      continue;
    }
    const before = text.slice(Math.max(0, end - 13), end);
    if (match[0] === '.' && (abbreviation.test(before) || (end <= 12 && onlyMark.test(before)))) continue;
    yield end;
  }
  yield text.length;
}

/** The sentences of a paragraph. */
export function sentencesIn(text: string): Sentence[] {
  let from = 0;
  return [...ends(text)].flatMap((end) => {
    const raw = text.slice(from, end);
    const start = from + (raw.length - raw.trimStart().length);
    from = end;
    return raw.trim() === '' ? [] : [{ text: raw.trim().replaceAll('\n', ' '), start }];
  });
}

/** A citation in the text: '(Brightmoor, 2022)', 'Marensky (2021)', '[3]'. */
export const citation =
  /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?:[^.()]|(?<=et al|dkk)\.){0,60}?[,(]\s*(?:19|20)\d\d|\[\d{1,3}(?:[\s,–-]+\d{1,3})*\]/u;

/** Longer quotes are no help to a reader. */
const longestQuote = 300;

/** What a quote shows of a text: all of it, or so much about the place `at` as fits, on whole words. */
export function excerpt(text: string, at = 0): string {
  if (text.length <= longestQuote) return text;
  const from = Math.max(0, Math.min(at - longestQuote / 2, text.length - longestQuote));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + longestQuote >= text.length ? text.length : text.lastIndexOf(' ', start + longestQuote);
  return text.slice(start, end > start ? end : start + longestQuote).trim();
}
