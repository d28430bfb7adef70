import type { PageText } from '../../../../shared/evidence.ts';
import { namedBy } from '../structure/sectionNames.ts';

/** A sentence of prose where it stands: `line` counts from 0 and is where it begins. */
interface Sentence {
  text: string;
  page: number;
  line: number;
}

/** Longer quotes are no help to a reader, and evidence bounds them. */
export const longestQuote = 300;

export const isTableRow = (line: string): boolean => /^\s*\|.*\|\s*$/.test(line);

/** Numbers of list items and of headings. */
const listMark =
  /^\s*(?:[-•▪●○–*]|\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[a-z]|[ivx]{1,4}|[A-H]|[IVX]{1,5})[.)]|\d{1,2}(?:\.\d{1,2}){1,3}(?=\s+\p{Lu}))\s+\S/u;

/** A point after one of these ends no sentence. */
const abbreviation =
  /(?:^|[\s("])(?:\p{Lu}|Dr|Prof|Mohd|Md|Hj|Hjh|En|Pn|et al|dkk|dll|dsb|cth|spt|ms|hlm|hal|pp|p|vol|no|bil|cf|e\.g|i\.e|vs|ed|eds|fig|tab|rj|jld|sdn|bhd|st|mr|mrs|approx|resp)\.$/iu;

interface Piece {
  text: string;
  line: number;
}

/** Prose of one page in paragraphs: broken at blank lines, table rows and list marks, before headings and after them. */
function paragraphPieces(lines: readonly string[]): Piece[][] {
  const result: Piece[][] = [[]];
  for (const [line, raw] of lines.entries()) {
    const text = raw.trim();
    if (text === '' || isTableRow(raw)) {
      result.push([]);
      continue;
    }
    const current = result.at(-1) ?? [];
    if (
      listMark.test(raw) ||
      isAfterHeading(current, text) ||
      isHeadingLike(current, text, lines[line + 1]?.trim() ?? '')
    )
      result.push([]);
    result.at(-1)?.push({ text, line });
  }
  return result.filter((pieces) => pieces.length > 0);
}

const isShortTitle = (text: string): boolean =>
  text.length < 60 && /^[\p{Lu}\d“"]/u.test(text) && !/[.,;:?!–-]$/u.test(text);
const beginsSentence = (text: string): boolean => /^[\p{Lu}\d“"(]/u.test(text);

const isName = (text: string): boolean => namedBy(text)?.isMain === true;

/** A short line without a full stop that opens a paragraph, before a line that begins a sentence: a heading or a caption. */
function isAfterHeading(paragraph: readonly Piece[], next: string): boolean {
  const [first] = paragraph;
  if (first === undefined || paragraph.length > 1 || !isShortTitle(first.text) || !beginsSentence(next)) return false;
  return isName(first.text) || first.text === first.text.toUpperCase() || next.length > first.text.length + 15;
}

/** The same between a finished sentence and the start of another; the name of a section needs no such sign. */
const isHeadingLike = (paragraph: readonly Piece[], text: string, next: string): boolean =>
  isShortTitle(text) &&
  beginsSentence(next) &&
  (isName(text) || (/[.?!]["”’)\]]*$/u.test(paragraph.at(-1)?.text ?? '') && next.length > text.length));

/** The mark of a list item: '2.', 'iv.', '3.1.'. */
const onlyMark = /^\s*\(?(?:\d{1,2}(?:\.\d{1,2}){0,3}|[ivx]{1,4}|[a-z])\.$/iu;

/** Where sentences end in a joined paragraph: after . ? or ! before white space and what may begin another. */
function ends(text: string): number[] {
  const result: number[] = [];
  for (const match of text.matchAll(/[.?!]["”’)\]]*(?=\s+["“‘([]?[\p{Lu}\d])/gu)) {
    const end = match.index + match[0].length;
    if (match[0] === '.' && abbreviation.test(text.slice(Math.max(0, match.index - 12), end))) continue;
    if (end <= 12 && onlyMark.test(text.slice(0, end))) continue;
    result.push(end);
  }
  return [...result, text.length];
}

/** A paragraph on one line. */
interface Joined {
  text: string;
  /** Where its lines begin in it, and which lines of the page these are. */
  starts: number[];
  lines: number[];
  /** Where its sentences end. */
  stops: number[];
}

function joinPieces(pieces: readonly Piece[]): Joined {
  const starts: number[] = [];
  let length = 0;
  for (const { text } of pieces) {
    starts.push(length);
    length += text.length + 1;
  }
  const text = pieces.map((piece) => piece.text).join(' ');
  return { text, starts, lines: pieces.map(({ line }) => line), stops: ends(text) };
}

/** A page taken apart once: a Word file without page breaks is one page as long as a book. */
interface Layout {
  lines: string[];
  /** Where its lines begin in its text. */
  starts: number[];
  paragraphs: Joined[];
  /** The paragraph of each line that is prose. */
  paragraphAt: Map<number, Joined>;
}
const layouts = new WeakMap<PageText, Layout>();

function layoutOf(page: PageText): Layout {
  const known = layouts.get(page);
  if (known !== undefined) return known;
  const lines = page.text.split('\n');
  let length = 0;
  const starts = lines.map((line) => (length += line.length + 1) - line.length - 1);
  const paragraphs = paragraphPieces(lines).map(joinPieces);
  const paragraphAt = new Map(paragraphs.flatMap((one) => one.lines.map((line) => [line, one] as const)));
  const layout = { lines, starts, paragraphs, paragraphAt };
  layouts.set(page, layout);
  return layout;
}

/** Index of the last item that fits, found by halving: all that fit stand before all that do not. -1 when none does. */
export function lastThat<T>(items: readonly T[], fits: (item: T) => boolean): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && fits(item)) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Index of the last of these ascending numbers that is not beyond `value`; -1 when all are. */
const lastUpTo = (ascending: readonly number[], value: number): number => lastThat(ascending, (one) => one <= value);

export const linesOfPage = (page: PageText): readonly string[] => layoutOf(page).lines;

/** The line of a page, counted from 0, on which the character at `index` of its text stands. */
export const lineAt = (page: PageText, index: number): number => Math.max(0, lastUpTo(layoutOf(page).starts, index));

/** Sentences of prose of a page, joined over line breaks with a space; table rows are left out, list items stand by themselves. */
export function proseSentences(page: PageText): Sentence[] {
  return layoutOf(page).paragraphs.flatMap(({ text: joined, starts, lines, stops }) => {
    let from = 0;
    return stops.flatMap((end) => {
      const raw = joined.slice(from, end);
      const at = from + (raw.length - raw.trimStart().length);
      from = end;
      const line = lines[lastUpTo(starts, at)] ?? 0;
      return raw.trim() === '' ? [] : [{ text: raw.trim(), page: page.number, line }];
    });
  });
}

/**
 * The page's own words around `length` characters at `index` of its text, on whole words, at most `longestQuote` characters: the
 * sentence, or the table row, where it is short enough, otherwise what fits about the place.
 */
export function quoteAround(page: PageText, index: number, length: number): string {
  const { lines, starts, paragraphAt } = layoutOf(page);
  const line = lineAt(page, index);
  const lineText = lines[line] ?? '';
  const column = index - (starts[line] ?? 0) - (lineText.length - lineText.trimStart().length);
  const paragraph = paragraphAt.get(line);
  if (paragraph === undefined) return cut(lineText.trim(), 0, lineText.trim().length, Math.max(0, column), length);
  const { text, stops } = paragraph;
  const at = Math.max(0, (paragraph.starts[lastUpTo(paragraph.lines, line)] ?? 0) + column);
  const from = stops[lastUpTo(stops, at)] ?? 0;
  const to = stops[lastUpTo(stops, Math.min(at + length, text.length) - 1) + 1] ?? text.length;
  return cut(text, from, to, at, length);
}

/** At most `longestQuote` characters of [from, to) that hold the place, on whole words. */
function cut(text: string, from: number, to: number, index: number, length: number): string {
  if (to - from <= longestQuote) return text.slice(from, to).trim();
  const kept = Math.min(length, longestQuote);
  const room = longestQuote - kept;
  let start = Math.max(from, Math.min(index - Math.floor(room / 2), to - longestQuote));
  let end = Math.min(to, start + longestQuote);
  if (start > from) start += Math.min(Math.max(0, index - start), text.slice(start, index).search(/\s/) + 1);
  if (end < to) end = index + kept + Math.max(0, text.slice(index + kept, end).search(/\s\S*$/));
  return text.slice(start, end).trim();
}
