import type { Editable } from '../session/artefact.ts';
import type { Doubt } from '../claims/doubt.ts';
import { type Inline, type Mark, plainOf, type Run, runsOf } from '../richText/blocks.ts';
import { type Block, type CellBlock, cellBlockTexts } from './blocks.ts';
import { writtenBlocks } from './written.ts';

/** What an artefact's reply says of its own words. */
export interface Unsure {
  doubts?: readonly Doubt[];
  /** Phrases that the writer has declared as invented. */
  illustrations?: readonly string[];
}

/** Where a text stands in another, from left to right. */
export function placesOf(text: string, whole: string): number[] {
  let end = -text.length;
  return text === ''
    ? []
    : whole
        .split(text)
        .slice(0, -1)
        .map(({ length }) => (end += text.length + length));
}

/** Marked words, and where they stand. */
interface Span extends Mark {
  from: number;
  to: number;
}

const isWithin = (place: number, { from, to }: Span): boolean => from <= place && place < to;

/** Not '5.2' in '15.2'. */
const isWhole = (text: string, { from, to }: Span): boolean =>
  !/^[\p{L}\d]{2}/u.test(text.slice(Math.max(0, from - 1), from + 1)) &&
  !/^[\p{L}\d]{2}/u.test(text.slice(to - 1, to + 1));

/** Behind words within a sum or a row of figures: 'contoh rekaan' stands at its end. */
const goesOn = /^\s*(?:[-+=×x*/÷−–]\s*[\dR(]|RM\s?\d|\d)/u;

/** Marks the texts of a part, called for each in the order in which they stand there; `told`: the lists and texts whose invented words are told. */
function partMarker(
  at: string,
  { doubts = [], illustrations = [] }: Unsure,
  told: Set<string>,
): (text: Inline) => Inline {
  const [, list = ''] = at.split('/');
  /** The part's doubts by their words; `seen`: how often the words have stood in the part so far. */
  const own = new Map<string, { seen: number; byNth: Map<number, number> }>();
  for (const [place, doubt] of doubts.entries()) {
    if (doubt.at !== at) continue;
    const same = own.get(doubt.text) ?? { seen: 0, byNth: new Map<number, number>() };
    own.set(doubt.text, same);
    same.byNth.set(doubt.nth, same.byNth.get(doubt.nth) ?? place);
  }
  let isDoubted = false;
  return (text) => {
    const plain = plainOf(text);
    const spans: Span[] = [];
    const add = (span: Span) => {
      if (!spans.some((other) => isWithin(span.from, other) || isWithin(other.from, span))) spans.push(span);
    };
    for (const [words, same] of own)
      for (const from of placesOf(words, plain)) {
        const doubt = same.byNth.get(same.seen++);
        if (doubt !== undefined) add({ from, to: from + words.length, doubt, isFirst: false });
      }
    for (const phrase of illustrations)
      for (const from of placesOf(phrase.toLowerCase(), plain.toLowerCase())) {
        const span = { from, to: from + phrase.length, doubt: null, isFirst: false };
        if (isWhole(plain, span)) add(span);
      }
    spans.sort((a, b) => a.from - b.from);
    for (const span of spans) {
      const isInvented = span.doubt === null;
      span.isFirst = isInvented ? !told.has(list) && !goesOn.test(plain.slice(span.to)) : !isDoubted;
      if (!isInvented) isDoubted = true;
      else if (span.isFirst) told.add(list);
    }
    return spans.length === 0 ? text : cut(runsOf(text), spans);
  };
}

/** The runs parted where marked words begin and end; these stand in their order and apart from each other. */
function cut(runs: readonly Run[], spans: readonly Span[]): Run[] {
  let [end, at] = [0, 0];
  return runs.flatMap((run) => {
    const start = end;
    end += run.text.length;
    const parts: Run[] = [];
    for (let from = start, to; from < end; from = to) {
      const next = spans[at];
      const mark = next && isWithin(from, next) ? next : undefined;
      to = Math.min(end, mark?.to ?? next?.from ?? end);
      parts.push({ ...run, text: run.text.slice(from - start, to - start), ...(mark && { mark }) });
      if (to === next?.to) at++;
    }
    return parts;
  });
}

/** The blocks with the doubted and invented words of their parts as runs of their own. A doubt whose words do not stand in its part has none. */
export function marked(blocks: readonly Block[], unsure: Unsure): Block[] {
  const told = new Set<string>();
  const markerOf = (at: string) => partMarker(at, unsure, told);
  return blocks.map((block) => withMarks(block, markerOf, null));
}

type Marker = (text: Inline) => Inline;
function withMarks<B extends Block>(block: B, markerOf: (at: string) => Marker, mark: Marker | null): B | CellBlock {
  const all = (blocks: readonly CellBlock[], by = mark): CellBlock[] =>
    blocks.map((one) => withMarks(one, markerOf, by));
  const rows = (of: Extract<Block, { kind: 'table' }>['rows']) =>
    of.map((row) => row.map((cell) => ({ ...cell, blocks: all(cell.blocks) })));
  switch (block.kind) {
    case 'part':
      return { ...block, blocks: all(block.blocks, markerOf(block.at)) };
    case 'own':
      return { ...block, blocks: all(block.blocks) };
    case 'list':
      return { ...block, items: block.items.map((item) => all(item)) };
    case 'table':
      return { ...block, head: rows(block.head), rows: rows(block.rows) };
    case 'paragraph':
      return mark === null ? block : { ...block, text: mark(block.text) };
  }
  return block;
}

const wordsOf = (text: string): string => writtenBlocks(text).flatMap(cellBlockTexts).join('\n');

/** A part's value with what is known in place of the claim; null where no such place is found. */
export function withOffered(value: Editable, { text, nth, offered = '' }: Doubt): Editable | null {
  if (typeof value === 'number') return Number.parseInt(offered, 10) || null;
  const texts = typeof value === 'string' ? [value] : value;
  let left = nth;
  for (const [index, written] of texts.entries()) {
    const words = wordsOf(written);
    const places = placesOf(text, words);
    const from = places[left];
    left -= places.length;
    if (from === undefined) continue;
    const wanted = words.slice(0, from) + offered + words.slice(from + text.length);
    const changed = replacements(written, text, offered).find((one) => wordsOf(one) === wanted);
    if (changed === undefined) return null;
    return typeof value === 'string' ? changed : texts.with(index, changed);
  }
  return null;
}

/** `offered` in each place of the words in a written text, with the marks of Markdown among them behind it, before it, or left out. */
const replacements = (written: string, words: string, offered: string): string[] =>
  Array.from({ length: written.length }, (_, from) => from).flatMap((from) => {
    let [to, kept] = [from, ''];
    for (const letter of words) {
      while (to > from && written[to] !== letter && /[*_`\\]/.test(written[to] ?? '')) kept += written[to++];
      if (!written.startsWith(letter, to)) return [];
      to += letter.length;
    }
    return [offered + kept, kept + offered, offered].map((put) => written.slice(0, from) + put + written.slice(to));
  });
