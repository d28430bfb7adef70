import type { SectionKind } from '../../../../../shared/acadiora/facts.ts';
import { comparable } from '../../../../../shared/text/comparable.ts';
import type { ReadDocument } from '../../reading/requestText.ts';
import type { Outline } from './requestFacts.ts';

/** A heading as the page prints it. */
export interface Heading {
  text: string;
  page: number;
  kind: SectionKind;
  level: number;
}

/** A sentence of the paper, or what a page's end leaves of one. Table rows are no sentences. */
export interface Sentence {
  text: string;
  /** The same in lower case: cues are compared in this form. */
  lower: string;
  page: number;
  /** The heading it stands under; null before the first one and where the outline names none. */
  heading: Heading | null;
}

type Page = ReadDocument['pages'][number];

/** Words whose full stop ends no sentence. */
const abbreviation =
  /(?:^|[\s(])(?:dr|prof|hj|tn|pn|en|et al|al|e\.g|i\.e|eg|ie|cf|vs|no|bil|jil|vol|hlm|ms|pp|p|fig|rajah|st|dll|dsb|spt|eds?|[A-Z])\.$/i;
const sentenceEnd = /[.!?]["”’)\]]*\s+(?=["“‘([]?[\p{Lu}\d])/gu;

/** The sentences of running text, as printed. */
function splitSentences(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const end of text.matchAll(sentenceEnd)) {
    const to = end.index + end[0].length;
    if (abbreviation.test(text.slice(Math.max(from, end.index - 8), end.index + 1))) continue;
    parts.push(text.slice(from, to).trim());
    from = to;
  }
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
}

const listMark = /^(?:[•▪●◦*-]\s|\(?(?:[ivx]{1,4}|[a-h]|\d{1,2})[.)]\s)/i;
const caption = /^(?:jadual|rajah|gambar rajah|table|tabel|figure|gambar)\s*\d/i;

/** No paragraph is longer: what seems so are lines of a table or a listing without marks. */
const longestRun = 4_000;

/** Whether a line goes on with the one before it rather than starting something of its own. */
const goesOn = (before: string, line: string): boolean =>
  !listMark.test(line) &&
  !caption.test(line) &&
  !/[.!?:;]["”’)]*$/.test(before.slice(-4)) &&
  (before.length > 70 || /^\p{Ll}/u.test(line)) &&
  before.length < longestRun;

/** The part of a line after the heading it begins with; null when it begins with another text. */
function afterHeading(line: string, heading: string): string | null {
  if (line.startsWith(heading)) return line.slice(heading.length).trim();
  return comparable(line) === comparable(heading) ? '' : null;
}

const outlineHeading = ({ heading, page, kind, level }: Outline[number]): Heading => ({
  text: heading.trim(),
  page,
  kind,
  level,
});

/** Collects sentences page by page, knowing which heading they stand under. */
class Reading {
  readonly sentences: Sentence[] = [];
  readonly headings: Heading[] = [];
  private buffer = '';

  constructor(
    private readonly outline: Outline,
    private heading: Heading | null,
  ) {}

  page(page: Page): void {
    const expected = this.outline.filter(({ page: at, heading }) => at === page.number && heading.trim() !== '');
    for (const raw of page.text.split('\n')) {
      const line = raw.trim();
      const found = line === '' ? -1 : expected.findIndex(({ heading }) => afterHeading(line, heading.trim()) !== null);
      const entry = expected[found];
      if (entry) {
        this.flush(page.number);
        this.heading = outlineHeading(entry);
        this.headings.push(this.heading);
        expected.splice(found, 1);
        this.buffer = afterHeading(line, entry.heading.trim()) ?? '';
      } else this.line(line, page.number);
    }
    this.flush(page.number);
  }

  private line(line: string, page: number): void {
    if (line === '' || line.startsWith('|')) return this.flush(page);
    if (this.buffer !== '' && !goesOn(this.buffer, line)) this.flush(page);
    this.buffer = this.buffer === '' ? line : `${this.buffer} ${line}`;
  }

  private flush(page: number): void {
    for (const text of splitSentences(this.buffer))
      this.sentences.push({ text, lower: text.toLowerCase(), page, heading: this.heading });
    this.buffer = '';
  }
}

/** The sentences and headings of a document, in reading order. */
export function readSentences(pages: readonly Page[], outline: Outline): Pick<Reading, 'sentences' | 'headings'> {
  // A part of a long paper may begin in the middle of a section.
  const start = outline.findLast(({ page, heading }) => heading.trim() !== '' && page < (pages[0]?.number ?? 1));
  const reading = new Reading(outline, start ? outlineHeading(start) : null);
  for (const page of pages) reading.page(page);
  return reading;
}

/** Longest quote that a remark carries. */
const longestQuote = 300;
/** Shorter ones prove nothing. */
export const shortestQuote = 12;

/** The sentence, cut at a word's end to what a quote may hold. */
export function shortenedQuote(text: string): string {
  if (text.length <= longestQuote) return text;
  const cut = text.slice(0, longestQuote);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trim();
}

/** A sentence that stands by itself: it begins with a capital and ends. */
export const isWhole = ({ text }: Pick<Sentence, 'text'>): boolean =>
  text.length >= 25 && /^["“‘(]?[\p{Lu}\d]/u.test(text) && /[.!?]["”’)\]]*$/.test(text);

export const wordCount = (text: string): number => text.split(/\s+/).filter((word) => word !== '').length;
