import type { Detail } from '../../../shared/acadiora/labels.ts';
import type { FoundReference } from '../../../shared/acadiora/facts.ts';
import { comparableWords, wordsIn } from '../../../shared/text/comparable.ts';
import { nameTokens, shareName } from '../facts/citations/authorNames.ts';
import type { Entry } from './entry.ts';

export interface Work {
  doi: string | null;
  title: string;
  subtitle: string;
  authors: readonly string[];
  /** In print and online: either may be cited. */
  years: readonly number[];
  isRetracted: boolean;
}

/** Shares of words that titles have in common. */
const bounds = { same: 0.9, similar: 0.75, alike: 0.55 };
/** So many words of a title tell a work by themselves. */
const tellingWords = 6;
/** So many words one after the other are no accident. */
const phraseWords = 4;

/** Dice's share of two lists of words; a title is made of its very words and numbers. */
function shareOf(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  const common = one.filter((word) => left.includes(word) && left.splice(left.indexOf(word), 1).length > 0);
  return (2 * common.length) / Math.max(1, one.length + other.length);
}

const isPhraseOf = (words: string, text: string): boolean =>
  words.split(' ').length >= phraseWords && ` ${text} `.includes(` ${words} `);

/** How much of a title an entry has, from 0 to 1; a subtitle may be left out. */
function titleShare({ title, text }: Entry, work: Work): number {
  const own = comparableWords(title ?? '');
  const shares = [work.title, `${work.title} ${work.subtitle}`].map((one) => {
    const words = comparableWords(one);
    const isWithin = isPhraseOf(words, comparableWords(text)) || ` ${words} `.startsWith(` ${own} `);
    return isWithin && own.split(' ').length >= phraseWords ? 1 : shareOf(wordsIn(own), wordsIn(words));
  });
  const found = comparableWords(work.title);
  return Math.max(title === null && isPhraseOf(found, comparableWords(text)) ? 1 : 0, ...shares);
}

/** Nobody is named by an entry without names, or by a service that knows none. */
function hasAuthors({ authors }: Entry, work: Work): boolean {
  const [first, ...others] = work.authors.map(nameTokens);
  if (first === undefined || authors.length === 0) return true;
  const known = [first, ...others].flat();
  const unknown = authors.filter((word) => !known.includes(word)).length;
  return shareName(authors, first) && unknown * 2 <= authors.length;
}

const hasYear = ({ year }: Entry, { years }: Work): boolean =>
  year === null || years.length === 0 || years.includes(year);

/** How sure it is that an entry means this work; 0: it does not. */
export function likeness(entry: Entry, work: Work): number {
  const share = titleShare(entry, work);
  const agreeing = [hasAuthors(entry, work), hasYear(entry, work)].filter(Boolean).length;
  const isLong = wordsIn(work.title).length >= tellingWords;
  const isMeant =
    (share >= bounds.same && (agreeing > 0 || isLong)) ||
    (share >= bounds.similar && agreeing > 0) ||
    (share >= bounds.alike && agreeing === 2 && entry.authors.length > 0 && entry.year !== null);
  return isMeant ? share + agreeing / 10 : 0;
}

/** What an entry says otherwise than the work that it is compared with. */
function differencesOf(entry: Entry, work: Work): Detail[] {
  const { doi } = entry;
  // A line's end may have cut a DOI off.
  const isOtherDoi = doi !== null && work.doi !== null && !work.doi.startsWith(doi) && !doi.startsWith(work.doi);
  return [
    ...(titleShare(entry, work) < bounds.same ? (['title'] as const) : []),
    ...(hasAuthors(entry, work) ? [] : (['authors'] as const)),
    ...(hasYear(entry, work) ? [] : (['year'] as const)),
    ...(isOtherDoi ? (['doi'] as const) : []),
  ];
}

/** What is said of an entry whose work was found. */
export function judged(entry: Entry, work: Work): FoundReference {
  const differs = differencesOf(entry, work);
  const state = work.isRetracted ? 'retracted' : differs.length > 0 ? 'differs' : 'found';
  const title = work.subtitle === '' ? work.title : `${work.title}: ${work.subtitle}`;
  return { state, differs, found: { title, year: work.years[0] ?? null, doi: work.doi }, reason: null };
}
