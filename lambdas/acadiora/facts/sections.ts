import type { Section, SectionKind } from '../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../shared/evidence.ts';
import {
  candidateAt,
  isContentsLine,
  isTitleCase,
  isUpper,
  linesOf,
  runningHeads,
  sameHead,
  type Candidate,
  type Line,
} from './headings.ts';
import { kindWithin, plainTitle } from './kinds.ts';
import { isTableRow } from './quote.ts';
import { wordsIn } from './words.ts';

type Place = Pick<Section, 'page' | 'line'>;
type Heading = Omit<Section, 'words'>;

/** What is known of the paper while its lines are gone through. */
interface State {
  headings: Heading[];
  /** Number of the main section, and of the part within it, that stands open. */
  open: number[];
  hasNumbers: boolean;
  hasChapters: boolean;
  /** The last lettered part within a Roman section. */
  letter: number;
  hasUpperCase: boolean;
  inContents: boolean;
}

/** A list of contents, tables or figures, up to the end of what reads like one. */
const contentsTitle =
  /^(?:(?:isi |senarai )?kandungan|daftar isi|(?:table of )?contents|(?:senarai|daftar|list of) (?:jadual|rajah|tabel|gambar|tables|figures|singkatan|lampiran|appendices))$/u;

const endsSentence = (text: string): boolean => /[.?!:][”"’')\]\d¹²³⁰⁴-⁹]*$/u.test(text) || isTableRow(text);
const isProse = (text: string): boolean => text.length >= 60 && /^[“"'(]?[\p{Lu}\d]/u.test(text) && !isTableRow(text);

/** Sections whose entries look like headings themselves: there only these begin another. */
const closed: ReadonlySet<SectionKind> = new Set(['references', 'appendix']);
const afterClosed: ReadonlySet<SectionKind> = new Set(['references', 'appendix', 'acknowledgements', 'abstract']);

/** A numbered line is a heading when its number carries on from the heading before; the same form also serves lists. */
function carriesOn(
  candidate: Candidate,
  { open, hasNumbers, hasChapters, letter }: State,
  above: Line | undefined,
  next: Line | undefined,
): boolean {
  const { number, named, title, form } = candidate;
  const [main = 0, part = 0] = number;
  if (form === 'letter') {
    return hasNumbers
      ? main === letter + 1 &&
          isTitleCase(title) &&
          next !== undefined &&
          (isProse(next.text) || endsSentence(next.text))
      : named?.isMain === true;
  }
  if (number.length === 1) {
    if (named?.isMain === true) return true;
    if (main !== (open[0] ?? 0) + 1) return false;
    if (isUpper(title)) return true;
    // Chapters have their own word: a bare number counts items.
    if (hasChapters) return false;
    // The number before right above, or the next right below, makes it an item of a list.
    const isItem = [above, next].some((line) => line !== undefined && /^(?:\d{1,2}|[IVX]+)[.)]\s/u.test(line.text));
    return hasNumbers && !isItem && (next === undefined || isProse(next.text) || next.text.startsWith(`${main}.1`));
  }
  if (hasNumbers && main !== open[0]) return false;
  const before = main === open[0] ? (open[1] ?? 0) : 0;
  return part >= before && part <= before + 3;
}

const isAt = (heading: Heading | undefined, { page, line }: Line): boolean =>
  heading?.page === page && heading.line === line;

/** 'Objektif kajian ini adalah untuk:' begins a sentence. */
const isSetAsTitle = (title: string): boolean =>
  isUpper(title) ||
  isTitleCase(title) ||
  (title.split(/\s+/).length <= 5 && !/\b(?:ini|itu|adalah|ialah|tersebut|is|are|was|were|this)\b/iu.test(title));

/** An unknown title between two paragraphs. */
function standsAlone(candidate: Candidate, state: State, before: Line | undefined, next: Line | undefined): boolean {
  if (state.headings.length === 0 || before === undefined || next === undefined) return false;
  const { title } = candidate;
  const count = title.split(/\s+/).length;
  if (
    title.length > 80 ||
    count > 10 ||
    /[\d=%]$/u.test(title) ||
    /^(?:jadual|rajah|table|tabel|figure|gambar|sumber|source|nota|note|kata kunci|key ?words?)\b/iu.test(title)
  )
    return false;
  const looksSet = isUpper(title) || isTitleCase(title);
  const isBelowHeading = isAt(state.headings.at(-1), before);
  if ((!endsSentence(before.text) && !isBelowHeading) || !isProse(next.text)) return false;
  return (
    looksSet ||
    (!isBelowHeading && !/[?]$/u.test(title) && count <= 7 && next.text.length >= 90 && before.text.length >= 60)
  );
}

function isHeading(candidate: Candidate, state: State, before: Line | undefined, next: Line | undefined): boolean {
  const { form, named } = candidate;
  const inside = state.headings.at(-1);
  const isClosed = inside !== undefined && closed.has(inside.kind);
  if (isClosed) {
    if (named !== null && afterClosed.has(named.kind))
      return !(inside.kind === 'appendix' && named.kind === 'abstract');
    return form === 'chapter' && named !== null && inside.kind === 'references';
  }
  if (form === 'chapter' || form === 'appendix' || form === 'runIn') return true;
  if (form === 'plain') return standsAlone(candidate, state, before, next);
  if (form !== 'named') return carriesOn(candidate, state, before, next);
  if (named?.isMain === true) return true;
  if (inside === undefined || before === undefined || next === undefined || isTableRow(next.text)) return false;
  return isSetAsTitle(candidate.title) && (endsSentence(before.text) || isAt(inside, before));
}

const alwaysMain: ReadonlySet<SectionKind> = new Set(['abstract', 'acknowledgements', 'references', 'appendix']);

function levelOf(candidate: Candidate, state: State): number {
  const { form, number, named, title } = candidate;
  if (named !== null && alwaysMain.has(named.kind)) return 1;
  if (form === 'chapter' || form === 'roman') return 1;
  if (form === 'letter') return state.hasNumbers ? 2 : 1;
  if (form === 'numbered') return Math.min(4, number.length);
  // A closing section often goes without the number of the others.
  if (named?.kind === 'conclusion' && named.isMain && !state.hasChapters) return 1;
  if (state.hasNumbers || named?.isMain === false) return 2;
  const isWithin = named === null || named.kind === 'objectives' || named.kind === 'theory';
  return isWithin && state.hasUpperCase && !isUpper(title) ? 2 : 1;
}

/** Names that every chapter of a thesis may give its first and last part. */
const framing: ReadonlySet<SectionKind> = new Set(['introduction', 'conclusion', 'abstract']);

function kindOf(candidate: Candidate, level: number, headings: readonly Heading[]): SectionKind {
  const own = candidate.named?.kind ?? null;
  if (level === 1) return own ?? (candidate.number.length > 0 ? kindWithin(candidate.title) : null) ?? 'other';
  const parent = headings.findLast((heading) => heading.level < level)?.kind ?? 'other';
  if (own === null) return parent;
  const isFrame = framing.has(own) && candidate.named?.isMain === true && parent !== 'discussion' && parent !== 'other';
  return isFrame ? parent : own;
}

/** Goes through the lines once and keeps what is a heading at its place. */
function findHeadings(pages: readonly PageText[]): Heading[] {
  const lines = linesOf(pages);
  const running = runningHeads(pages);
  const met = new Set<string>();
  const state: State = {
    headings: [],
    open: [],
    hasNumbers: false,
    hasChapters: false,
    letter: 0,
    hasUpperCase: false,
    inContents: false,
  };
  for (let index = 0; index < lines.length; index += 1) {
    const at = lines[index];
    if (at === undefined) break;
    const head = sameHead(at.text);
    if (leftToContents(lines, index, state)) continue;
    const isRepeated = running.has(head) && met.has(head);
    met.add(head);
    if (isRepeated) continue;
    const candidate = candidateAt(lines, index);
    if (candidate === null || (running.has(head) && candidate.named === null)) continue;
    const next = lines[index + candidate.lines];
    if (!isHeading(candidate, state, lines[index - 1], next)) continue;
    const level = levelOf(candidate, state);
    const kind = kindOf(candidate, level, state.headings);
    state.headings.push({ kind, heading: candidate.heading, level, page: at.page, line: at.line });
    remember(candidate, state);
    index += candidate.lines - 1;
  }
  return settleSummaries(state.headings);
}

function remember({ number, form, title, named }: Candidate, state: State): void {
  if (number.length > 0 && form !== 'letter') {
    state.open = [...number];
    state.hasNumbers = true;
    state.hasChapters ||= form === 'chapter';
    state.letter = 0;
  }
  if (form === 'letter') state.letter = number[0] ?? 0;
  if (named !== null && form === 'named' && isUpper(title)) state.hasUpperCase = true;
}

/** A list of contents lasts to the end of its page, and over the next ones that read like it. */
function leftToContents(lines: readonly Line[], index: number, state: State): boolean {
  const at = lines[index];
  if (at === undefined) return false;
  if (contentsTitle.test(plainTitle(at.text))) {
    if (!state.inContents)
      state.headings.push({ kind: 'front', heading: at.text, level: 1, page: at.page, line: at.line });
    state.inContents = true;
    return true;
  }
  const begins = lines[index - 1]?.page !== at.page;
  if (state.inContents && begins) {
    const page = lines.filter((line) => line.page === at.page);
    const like = page.filter(({ text }) => isContentsLine(text) || isTableRow(text) || /\s\d{1,3}$/u.test(text)).length;
    state.inContents = like >= page.length / 2;
  }
  return state.inContents;
}

/** 'Summary' before everything else is an abstract, later a conclusion. */
function settleSummaries(headings: readonly Heading[]): Heading[] {
  return headings.map((heading, index) =>
    heading.kind === 'abstract' && index > 2 && /(?:summary|ringkasan)$/u.test(plainTitle(heading.heading))
      ? { ...heading, kind: 'conclusion' }
      : heading,
  );
}

/** The headings of a paper with what follows each, in reading order; the front first. */
export function findSections(pages: readonly PageText[]): Section[] {
  const front: Heading = { kind: 'front', heading: '', level: 1, page: pages[0]?.number ?? 1, line: 0 };
  const all = [front, ...findHeadings(pages)];
  return all.map((heading, index) => {
    const text = textBetween(pages, heading, all[index + 1]);
    return { ...heading, words: Math.max(0, wordsIn(text) - wordsIn(heading.heading)) };
  });
}

const isBefore = (a: Place, b: Place): boolean => a.page < b.page || (a.page === b.page && a.line < b.line);

function textBetween(pages: readonly PageText[], from: Place, to: Place | undefined): string {
  return pages
    .flatMap((page) =>
      page.text.split('\n').filter((_, line) => {
        const place = { page: page.number, line };
        return !isBefore(place, from) && (to === undefined || isBefore(place, to));
      }),
    )
    .join('\n');
}

/** Lists of contents, tables and figures have a heading of their own. */
export const isContents = ({ kind, heading }: Section): boolean => kind === 'front' && heading !== '';

/** The section that holds a place. Sections stand in reading order, so halving finds it. */
export function sectionAt(sections: readonly Section[], place: Place): Section | undefined {
  let [low, high] = [0, sections.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const section = sections[middle];
    if (section !== undefined && !isBefore(place, section)) low = middle + 1;
    else high = middle;
  }
  return sections[low - 1];
}

/** The lines of these sections, page by page; pages without any are left out. */
export function pagesOfSections(
  pages: readonly PageText[],
  all: readonly Section[],
  wanted: ReadonlySet<Section>,
): PageText[] {
  return pages.flatMap((page) => {
    const lines = page.text.split('\n').filter((_, line) => {
      const section = sectionAt(all, { page: page.number, line });
      return section !== undefined && wanted.has(section);
    });
    return lines.length === 0 ? [] : [{ ...page, text: lines.join('\n') }];
  });
}
