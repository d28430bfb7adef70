import { sentencesOf } from '../../../../shared/claims/names.ts';

/** In Malay, English and Indonesian. */
export const monthNames =
  'januari|februari|mac|maret|april|mei|jun|juni|julai|juli|ogos|agustus|september|oktober|november|disember|desember|january|february|march|may|june|july|august|october|december';

export interface Sentence {
  text: string;
  /** Where it begins in the text that it is of. */
  start: number;
}

/** The sentences of a paragraph. */
export const sentencesIn = (text: string): Sentence[] =>
  sentencesOf(text).flatMap(({ from, to }) => {
    const raw = text.slice(from, to);
    const start = from + (raw.length - raw.trimStart().length);
    return raw.trim() === '' ? [] : [{ text: raw.trim(), start }];
  });

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
