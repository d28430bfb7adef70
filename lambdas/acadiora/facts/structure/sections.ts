import type { Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { PageText } from '../../../../shared/evidence.ts';
import {
  candidateAt,
  isContentsLine,
  isUpper,
  candidateLines,
  runningHeads,
  sameHead,
  type Candidate,
  type Line,
} from './headingCandidates.ts';
import { isHeading, type Heading, type State } from './headingRules.ts';
import { kindWithin, mayBePartOf, plainTitle } from './sectionNames.ts';
import { isTableRow, lastThat, linesOfPage } from '../text/pageSentences.ts';
import { wordsIn } from '../text/wordCount.ts';

type Place = Pick<Section, 'page' | 'line'>;

/** A list of contents, tables or figures, up to the end of what reads like one. */
const contentsTitle =
  /^(?:(?:isi |senarai )?kandungan|daftar isi|(?:table of )?contents|(?:senarai|daftar|list of) (?:jadual|rajah|tabel|gambar|tables|figures|singkatan|lampiran|appendices))$/u;

const alwaysMain: ReadonlySet<SectionKind> = new Set(['abstract', 'acknowledgements', 'references', 'appendix']);

/** Findings are told under headings of their own, up to the next section that has a name. */
const isTheme = (title: string, { headings }: State): boolean =>
  headings.findLast(({ level }) => level === 1)?.kind === 'findings' &&
  !/implikasi|cadangan|implication|recommend|saran\b/iu.test(title);

function headingLevel(candidate: Candidate, state: State): number {
  const { form, number, named, title } = candidate;
  if (named !== null && alwaysMain.has(named.kind)) return 1;
  if (form === 'chapter' || form === 'roman') return 1;
  if (form === 'letter') return state.hasNumbers ? 2 : 1;
  if (form === 'numbered') return Math.min(4, number.length);
  // A closing section often goes without the number of the others.
  if (named?.kind === 'conclusion' && named.isMain && !state.hasChapters) return 1;
  if (state.hasNumbers || named?.isMain === false) return 2;
  if (form === 'plain' && isTheme(title, state)) return 2;
  const isWithin = named === null || named.kind === 'objectives' || named.kind === 'theory';
  return isWithin && state.hasUpperCase && !isUpper(title) ? 2 : 1;
}

/** Names that every chapter of a thesis may give its first and last part. */
const framing: ReadonlySet<SectionKind> = new Set(['introduction', 'conclusion', 'abstract']);

function sectionKind(candidate: Candidate, level: number, headings: readonly Heading[]): SectionKind {
  const own = candidate.named?.kind ?? null;
  if (level === 1) return own ?? (candidate.number.length > 0 ? kindWithin(candidate.title) : null) ?? 'other';
  const parent = headings.findLast((heading) => heading.level < level)?.kind ?? 'other';
  if (own === null) return parent;
  // 'Batasan kajian' is a part of an introduction as well as of a conclusion: it is of the section it stands in.
  if (mayBePartOf(candidate.title, parent)) return parent;
  const isFrame = framing.has(own) && candidate.named?.isMain === true && parent !== 'discussion' && parent !== 'other';
  return isFrame ? parent : own;
}

/** Goes through the lines once and keeps what is a heading at its place. */
function findHeadings(pages: readonly PageText[]): Heading[] {
  const lines = candidateLines(pages);
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
    const level = headingLevel(candidate, state);
    const kind = sectionKind(candidate, level, state.headings);
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
  const words = all.map(() => 0);
  let open = 0;
  for (const page of pages) {
    for (const [line, text] of linesOfPage(page).entries()) {
      for (let next = all[open + 1]; next && !isBefore({ page: page.number, line }, next); next = all[open + 1]) open++;
      words[open] = (words[open] ?? 0) + wordsIn(text);
    }
  }
  return all.map((heading, index) => ({
    ...heading,
    words: Math.max(0, (words[index] ?? 0) - wordsIn(heading.heading)),
  }));
}

const isBefore = (a: Place, b: Place): boolean => a.page < b.page || (a.page === b.page && a.line < b.line);

/** Lists of contents, tables and figures have a heading of their own. */
export const isContents = ({ kind, heading }: Section): boolean => kind === 'front' && heading !== '';

/** Index of the section that holds a place, -1 before the first. Sections stand in reading order, so halving finds it. */
export const sectionIndexAt = (sections: readonly Section[], place: Place): number =>
  lastThat(sections, (section) => !isBefore(place, section));

/** The section that holds a place. */
export const sectionAt = (sections: readonly Section[], place: Place): Section | undefined =>
  sections[sectionIndexAt(sections, place)];

/** The lines of these sections, page by page; pages without any are left out. */
export function pagesOfSections(
  pages: readonly PageText[],
  all: readonly Section[],
  wanted: ReadonlySet<Section>,
): PageText[] {
  return pages.flatMap((page) => {
    const lines = linesOfPage(page).filter((_, line) => {
      const section = sectionAt(all, { page: page.number, line });
      return section !== undefined && wanted.has(section);
    });
    return lines.length === 0 ? [] : [{ ...page, text: lines.join('\n') }];
  });
}
