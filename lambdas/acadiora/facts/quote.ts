import type { PageText } from '../../../shared/evidence.ts';

/** A sentence of prose where it stands: `line` counts from 0 and is where it begins. */
export interface Sentence {
  text: string;
  page: number;
  line: number;
}

/** Longer quotes are no help to a reader, and evidence bounds them. */
export const longestQuote = 300;

export const isTableRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

const listMark = /^\s*(?:[-•▪●○–*]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+\S/;

/** A point after one of these ends no sentence. */
const abbreviation =
  /(?:^|[\s("])(?:\p{Lu}|Dr|Prof|Mohd|Md|Hj|Hjh|En|Pn|et al|dkk|dll|dsb|cth|spt|ms|hlm|hal|pp|p|vol|no|bil|cf|e\.g|i\.e|vs|ed|eds|fig|tab|rj|jld|sdn|bhd|st|mr|mrs|approx|resp)\.$/iu;

interface Piece {
  text: string;
  line: number;
}

/** Prose of one page in paragraphs: broken at blank lines, table rows and list marks, and before a line far shorter than its like. */
function paragraphs(page: PageText): Piece[][] {
  const result: Piece[][] = [[]];
  for (const [line, raw] of page.text.split('\n').entries()) {
    const text = raw.trim();
    if (text === '' || isTableRow(raw)) {
      result.push([]);
      continue;
    }
    if (listMark.test(raw) || isAfterHeading(result.at(-1), text)) result.push([]);
    result.at(-1)?.push({ text, line });
  }
  return result.filter((pieces) => pieces.length > 0);
}

/** A short line without a full stop before a line that begins a sentence stands by itself: a heading or a caption. */
function isAfterHeading(paragraph: readonly Piece[] | undefined, next: string): boolean {
  const last = paragraph?.at(-1)?.text;
  if (last === undefined || paragraph === undefined) return false;
  return (
    paragraph.length === 1 &&
    last.length < 60 &&
    !/[.,;:?!–-]$/u.test(last) &&
    /^[\p{Lu}\d“"]/u.test(next) &&
    next.length > last.length + 15
  );
}

/** Where sentences end in a joined paragraph: after . ? or ! before white space and what may begin another. */
function ends(text: string): number[] {
  const result: number[] = [];
  for (const match of text.matchAll(/[.?!]["”’)\]]*(?=\s+["“‘([]?[\p{Lu}\d])/gu)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && abbreviation.test(text.slice(Math.max(0, match.index - 12), end))) continue;
    result.push(end);
  }
  return [...result, text.length];
}

/** Sentences of prose of a page, joined over line breaks with a space; table rows are left out, list items stand by themselves. */
export function sentencesOf(page: PageText): Sentence[] {
  return paragraphs(page).flatMap((pieces) => {
    let joined = '';
    const starts: { at: number; line: number }[] = [];
    for (const { text, line } of pieces) {
      if (joined !== '') joined += ' ';
      starts.push({ at: joined.length, line });
      joined += text;
    }
    let from = 0;
    return ends(joined).flatMap((end) => {
      const raw = joined.slice(from, end);
      const at = from + (raw.length - raw.trimStart().length);
      from = end;
      const line = starts.findLast((start) => start.at <= at)?.line ?? 0;
      return raw.trim() === '' ? [] : [{ text: raw.trim(), page: page.number, line }];
    });
  });
}

/**
 * The page's own words around `length` characters at `index` of its text, on whole words, at most `longestQuote` characters: the
 * sentence where it is short enough, otherwise what fits about the place. Never across a table row's or the page's end.
 */
export function quoteAround(page: PageText, index: number, length: number): string {
  const { text } = page;
  const lineStart = text.lastIndexOf('\n', index - 1) + 1;
  const lineEnd = endOfLine(text, index);
  if (isTableRow(text.slice(lineStart, lineEnd))) return cut(text, lineStart, lineEnd, index, length);
  const from = startOfPassage(text, index);
  const to = endOfPassage(text, index + length);
  return cut(text, from, to, index, length);
}

const endOfLine = (text: string, index: number): number => {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end;
};

/** Back to the sentence's start, but not over a blank line or a table row. */
function startOfPassage(text: string, index: number): number {
  const before = text.slice(0, index);
  const breaks = [...before.matchAll(/\n\s*\n|\|[ \t]*\n/g)].at(-1);
  const floor = breaks ? breaks.index + breaks[0].length : 0;
  const within = before.slice(floor);
  const last = ends(`${within}A`.replaceAll('\n', ' ')).findLast((end) => end < within.length);
  const start = floor + (last ?? 0);
  return start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0);
}

function endOfPassage(text: string, index: number): number {
  const after = text.slice(index);
  const stop = /\n\s*(?=\n|\|)/.exec(after)?.index ?? after.length;
  const within = after.slice(0, stop).replaceAll('\n', ' ');
  return index + (ends(within)[0] ?? within.length);
}

/** At most `longestQuote` characters of [from, to) that hold the place, on whole words. */
function cut(text: string, from: number, to: number, index: number, length: number): string {
  if (to - from <= longestQuote) return text.slice(from, to).replace(/\s+/g, ' ').trim();
  const kept = Math.min(length, longestQuote);
  const room = longestQuote - kept;
  let start = Math.max(from, Math.min(index - Math.floor(room / 2), to - longestQuote));
  let end = Math.min(to, start + longestQuote);
  if (start > from) start += Math.min(index - start, text.slice(start, index).search(/\s/) + 1);
  if (end < to) {
    const tail = text.slice(index + kept, end);
    end = index + kept + Math.max(0, tail.search(/\s\S*$/));
  }
  return text.slice(start, end).replace(/\s+/g, ' ').trim();
}
