import type { Section, SectionKind } from '../../../../shared/acadiora/facts.ts';
import type { Evidence, PageText } from '../../../../shared/evidence.ts';
import { longestQuote, proseSentences } from './pageSentences.ts';
import { sectionIndexAt } from '../structure/sections.ts';
import { paperTables, isCaption, type Table } from './paperTables.ts';

/** A sentence of prose with the part of the paper it stands in. */
export interface StudySentence {
  text: string;
  page: number;
  line: number;
  kind: SectionKind;
  /** Index of its section among the paper's. */
  section: number;
}

/** A paper as its checks read it: prose by section, captions, headings and tables apart. */
export interface StudyText {
  pages: readonly PageText[];
  sections: readonly Section[];
  /** The kind of each section; a heading that fits none takes the kind of the one it stands within. */
  kinds: SectionKind[];
  sentences: StudySentence[];
  captions: StudySentence[];
  tables: Table[];
}

/** A paper taken apart. Pure, and the same for the same text. */
export function readStudy(pages: readonly PageText[], sections: readonly Section[]): StudyText {
  const kinds = kindsOf(sections);
  // What stands before the first section is of it.
  const indexAt = (page: number, line: number): number => Math.max(0, sectionIndexAt(sections, { page, line }));
  const placed = (text: string, page: number, line: number): StudySentence => {
    const section = indexAt(page, line);
    return { text, page, line, section, kind: kinds[section] ?? 'front' };
  };
  const prose = pages.map((page) => withoutHeadings(page, sections));
  return {
    pages,
    sections,
    kinds,
    sentences: prose.flatMap(proseSentences).map(({ text, page, line }) => placed(text, page, line)),
    captions: pages.flatMap(({ number, text }) =>
      text.split('\n').flatMap((line, index) => (isCaption(line) ? [placed(line.trim(), number, index)] : [])),
    ),
    tables: paperTables(pages).map((table) => ({ ...table, kind: kinds[indexAt(table.page, table.line)] ?? 'front' })),
  };
}

/** Headings that fit no kind belong to the section they stand within; all within an appendix or a list of references stays there. */
function kindsOf(sections: readonly Section[]): SectionKind[] {
  const open: { level: number; kind: SectionKind }[] = [];
  return sections.map(({ kind: own, level }) => {
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop();
    const parent = open.at(-1)?.kind;
    const isBound = parent === 'appendix' || parent === 'references';
    const kind = parent !== undefined && (own === 'other' || isBound) ? parent : own;
    open.push({ level, kind });
    return kind;
  });
}

/** The page with its headings and captions blanked, line numbers kept; prose printed behind a heading stays. */
function withoutHeadings(page: PageText, sections: readonly Section[]): PageText {
  const lines = page.text.split('\n').map((line) => (isCaption(line) ? '' : line));
  for (const { page: number, line, heading } of sections) {
    const text = lines[line]?.trim();
    if (number !== page.number || text === undefined || heading === '') continue;
    lines[line] = text.startsWith(heading) ? text.slice(heading.length).replace(/^[\s:.—–-]+/u, '') : '';
  }
  return { ...page, text: lines.join('\n') };
}

/** The words of a sentence as evidence: whole, or what fits of it around `at`. */
export function cite({ text, page }: { text: string; page: number }, at = 0): Evidence {
  if (text.length <= longestQuote) return { page, quote: text };
  const from = Math.max(0, Math.min(at - longestQuote / 2, text.length - longestQuote));
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1;
  const end = start + longestQuote >= text.length ? text.length : text.lastIndexOf(' ', start + longestQuote);
  return { page, quote: text.slice(start, end > start ? end : start + longestQuote).trim() };
}

/** Parts that speak of the study itself, not of others' studies. */
export const ownKinds: ReadonlySet<SectionKind> = new Set<SectionKind>([
  'abstract',
  'objectives',
  'methodology',
  'findings',
  'other',
]);

/** What the study says of itself. */
export const ownSentences = ({ sentences }: StudyText): StudySentence[] =>
  sentences.filter(({ kind }) => ownKinds.has(kind));

/** The first sentences before the first heading: of what is named there, the whole study is about. */
export const titleText = ({ sentences }: StudyText): string =>
  sentences
    .filter(({ kind }) => kind === 'front')
    .slice(0, 3)
    .map(({ text }) => text)
    .join(' ');

const outside: ReadonlySet<SectionKind> = new Set<SectionKind>(['references', 'appendix', 'acknowledgements', 'front']);

/** All that the authors argue: without front, references, appendices and thanks. */
export const bodySentences = (study: StudyText): StudySentence[] =>
  study.sentences.filter(({ kind }) => !outside.has(kind));

export const sentencesWithin = (study: StudyText, ...kinds: readonly SectionKind[]): StudySentence[] =>
  study.sentences.filter(({ kind }) => kinds.includes(kind));

/** Evidence of the first place that says it, about that place. */
export function evidenceOf(sentences: readonly StudySentence[], pattern: RegExp): Evidence | null {
  for (const sentence of sentences) {
    const at = sentence.text.search(pattern);
    if (at >= 0) return cite(sentence, at);
  }
  return null;
}

/** Where something was looked for: the heading of the first such section, else its first sentence, else the paper's first words. */
export function sectionPlace(study: StudyText, ...kinds: readonly SectionKind[]): Evidence | null {
  for (const kind of kinds) {
    const index = study.kinds.indexOf(kind);
    const section = study.sections[index];
    if (section === undefined) continue;
    if (section.heading.length >= 3) return cite({ text: section.heading, page: section.page });
    const first = study.sentences.find((sentence) => sentence.section === index);
    if (first) return cite(first);
  }
  return null;
}

/** Whether the paper has such a section with enough in it to be judged. */
export const wordsUnder = (study: StudyText, ...kinds: readonly SectionKind[]): number =>
  sentencesWithin(study, ...kinds).reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
