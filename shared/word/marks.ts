import type { Editable } from '../artefact.ts';
import type { Doubt } from '../claims/doubt.ts';
import { sentencesOf } from '../claims/names.ts';
import { type Inline, type Mark, plainOf, type Run, runsOf } from '../richText/blocks.ts';
import { toCheckText } from '../texts.ts';
import { type Block, type CellBlock, cellBlockTexts, heading, numbered, partsIn } from './blocks.ts';
import { writtenBlocks } from './written.ts';

/** What an artefact's reply says of its own words. */
export interface Unsure {
  doubts?: readonly Doubt[];
  /** Phrases that the writer has declared as invented. */
  illustrations?: readonly string[];
}

/** Where a text stands in another, from left to right. */
function placesOf(text: string, whole: string): number[] {
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

/** A part as its doubts are looked up in it; `places`: of each text that was looked for. */
interface PartWords {
  title: string;
  words: string;
  sentences: ReturnType<typeof sentencesOf>;
  places: Map<string, number[]>;
}

/** The sentence round a place in a part's words. */
function sentenceAt(from: number, { words, sentences }: Pick<PartWords, 'words' | 'sentences'>): string {
  const sentence = sentences.find(({ to }) => to > from);
  return words.slice(sentence?.from, sentence?.to).trim();
}

/** A block, or the rows of a table, each with its label. */
const labelled = (block: Block): [label: string, blocks: readonly Block[]][] =>
  block.kind !== 'table'
    ? [['', [block]]]
    : block.rows.map((row) => [
        row[0]?.style === 'label' ? row[0].blocks.flatMap(cellBlockTexts).join(' ') : '',
        row.flatMap(({ blocks }) => blocks),
      ]);

/** What is to be checked, each sentence once with the heading above its part, or else the label of its row: the end of a file. `of`: what it is of. */
export function doubtBlocks(blocks: readonly Block[], doubts: readonly Doubt[] = [], of = ''): Block[] {
  if (doubts.length === 0) return [];
  const parts = new Map<string, PartWords>();
  let above = '';
  for (const block of blocks)
    if (block.kind === 'heading') above = block.text;
    else
      for (const [label, shown] of labelled(block))
        for (const part of partsIn(shown)) {
          const words = part.blocks.flatMap(cellBlockTexts).join('\n');
          parts.set(part.at, { title: above || label, words, sentences: sentencesOf(words), places: new Map() });
        }
  const items = new Map<string, { title: string; told: string; count: number }>();
  for (const doubt of doubts) {
    const part = parts.get(doubt.at) ?? { title: '', words: '', sentences: [], places: new Map() };
    const { title, places } = part;
    const found = places.get(doubt.text) ?? placesOf(doubt.text, part.words);
    places.set(doubt.text, found);
    const from = found[doubt.nth];
    const sentence = from === undefined ? '' : sentenceAt(from, part);
    const quoted = sentence === '' || sentence === doubt.text ? '' : ` Ayat: “${sentence}”`;
    // Most reasons name the words.
    const named = doubt.reason.includes(doubt.text) ? '' : `“${doubt.text}”. `;
    const told = `${title === '' ? '' : ': '}${named}${doubt.reason}${quoted}`;
    const item = items.get(title + told) ?? { title, told, count: 0 };
    items.set(title + told, item);
    item.count++;
  }
  return [
    heading(2, `${of === '' ? '' : `${of}: `}${toCheckText(doubts.length)}`),
    numbered(
      [...items.values()].map(({ title, told, count }) => [
        { text: title, bold: true },
        { text: count > 1 ? `${told} (${count} kali)` : told },
      ]),
    ),
  ];
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
