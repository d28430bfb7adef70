import { type Section } from '../../../../shared/acadiora/facts.ts';
import type { SectionKind } from '../../../../shared/acadiora/kinds.ts';
import { blockText, placeAt } from '../../../../shared/document/citation.ts';
import type { Block, SourceDocument } from '../../../../shared/document/document.ts';
import { findHeadings, type Heading } from './headings.ts';
import { partNamedBy, plainTitle } from './sectionNames.ts';
import { isCaption } from '../text/captions.ts';
import { countWords } from '../text/words.ts';

/** No text of the study itself. */
export const apart: ReadonlySet<SectionKind> = new Set(['front', 'references', 'appendix', 'acknowledgements']);
/** What may tell of other people's studies, too. */
export const foreign: ReadonlySet<SectionKind> = new Set([...apart, 'literature', 'theory']);

const alwaysMain: ReadonlySet<SectionKind> = new Set(['abstract', 'acknowledgements', 'references', 'appendix']);

/** Names that every chapter of a thesis may give its first and last part. */
const framing: ReadonlySet<SectionKind> = new Set(['introduction', 'conclusion', 'abstract']);

/** Below these their parts may stand at the same level, where a document marks all its headings alike. */
const opening: ReadonlySet<SectionKind> = new Set(['literature', 'methodology', 'findings', 'discussion']);

/** A section whose place and words are not known yet. */
type Placed = Omit<Section, 'place' | 'words'>;

/** Findings are told under headings of their own, up to the next section that has a name. */
const isTheme = (named: SectionKind | null, placed: readonly Placed[]): boolean =>
  named === null && placed.findLast(({ level }) => level === 1)?.kind === 'findings';

/** What a heading's form says of its level; null where it leaves it open. */
function levelByForm({ form, number, named, isContents }: Heading, hasNumbers: boolean): number | null {
  const isMain = named !== null && alwaysMain.has(named);
  if (isMain || isContents || form === 'chapter' || form === 'roman') return 1;
  if (form === 'letter') return hasNumbers ? 2 : 1;
  return form === 'numbered' ? Math.min(4, number.length) : null;
}

/** `before`: the headings that are `placed`; `top`: the document's own level of main sections, above which its title may stand. */
function sectionLevel(heading: Heading, before: readonly Heading[], placed: readonly Placed[], top: number): number {
  const { named, level } = heading;
  const hasNumbers = before.some((one) => one.number.length > 0 && one.form !== 'letter');
  const byForm = levelByForm(heading, hasNumbers);
  if (byForm !== null) return byForm;
  if (named === 'conclusion' && !before.some(({ form }) => form === 'chapter')) return 1;
  if (isTheme(named, placed)) return 2;
  if (level !== null) return Math.min(4, Math.max(1, level - top + 1));
  // 'Peserta Kajian' below 'Metodologi' is a part of it.
  const isPart = named === null ? hasNumbers : named === placed.findLast((one) => one.level === 1)?.kind;
  return isPart ? 2 : 1;
}

function sectionKind(heading: Heading, level: number, placed: readonly Placed[]): SectionKind {
  const { number } = heading;
  if (level === 1) return heading.named ?? 'other';
  const named = partNamedBy(heading.title) ?? heading.named;
  const isAbove = (one: Placed): boolean =>
    one.level < level || (one.level === level && number.length === 0 && opening.has(one.kind));
  const section = placed.findLast(isAbove)?.kind ?? 'other';
  const isBound = section === 'appendix' || section === 'references';
  if (named === null || isBound) return section;
  // 'Reka bentuk modul' among findings tells what came of it.
  if (section === 'findings' && named === 'methodology') return section;
  const isOwn = section === 'discussion' && named === 'conclusion';
  return framing.has(named) && section !== 'other' && !isOwn ? section : named;
}

/** Headings before the first that has a name or a number are the paper's title and its authors. */
function withoutTitle(headings: readonly Heading[]): readonly Heading[] {
  const first = headings.findIndex(
    ({ named, number, isContents }) => named !== null || number.length > 0 || isContents,
  );
  return first < 0 ? headings.slice(1) : headings.slice(first);
}

function placedHeadings(blocks: readonly Block[]): Placed[] {
  const headings = withoutTitle(findHeadings(blocks));
  const levels = headings.flatMap(({ named, level }) => (named !== null && level !== null ? [level] : []));
  const top = Math.min(6, ...levels);
  const placed: Placed[] = [];
  for (const [index, heading] of headings.entries()) {
    const level = sectionLevel(heading, headings.slice(0, index), placed, top);
    const kind = heading.isContents ? 'front' : sectionKind(heading, level, placed);
    placed.push({ at: String(heading.n), heading: heading.heading, kind, level });
  }
  // 'Summary' before everything else is an abstract, later a conclusion.
  return placed.map((one, index) =>
    one.kind === 'abstract' && index > 2 && /(?:summary|ringkasan)$/u.test(plainTitle(one.heading))
      ? { ...one, kind: 'conclusion' }
      : one,
  );
}

/** The headings of a paper with what follows each, in reading order; the front first. */
export function findSections(document: SourceDocument): Section[] {
  const { blocks } = document;
  const front: Placed = { at: String(blocks[0]?.n ?? 1), heading: '', kind: 'front', level: 1 };
  const sections = [front, ...placedHeadings(blocks)].map(({ at, kind, heading, level }) => ({
    kind,
    heading,
    level,
    at,
    place: placeAt(document, at),
    words: -countWords(heading),
  }));
  const indexes = sectionIndexes(blocks, sections);
  for (const block of blocks) {
    const section = sections[indexes.get(block.n) ?? 0];
    if (section) section.words += countWords(blockText(block));
  }
  return sections.map((section) => ({ ...section, words: Math.max(0, section.words) }));
}

/** The document with its sections' headings as headings, also where its reader has taken them for paragraphs, and no caption as one. */
export function withHeadings(document: SourceDocument): SourceDocument {
  const sections = new Map(findSections(document).map((section) => [Number(section.at), section]));
  const blocks = document.blocks.map((block): Block => {
    const { n, page, sheet } = block;
    if (block.kind === 'table') return block;
    if (block.kind === 'heading')
      return isCaption(block.text) ? { n, page, sheet, kind: 'paragraph', text: block.text } : block;
    const section = sections.get(n);
    const isWhole = section !== undefined && section.heading !== '' && section.heading.startsWith(block.text.trim());
    return isWhole ? { ...block, kind: 'heading', level: section.level } : block;
  });
  return { ...document, blocks };
}

/** Lists of contents, tables and figures have a heading of their own. */
export const isContents = ({ kind, heading }: Section): boolean => kind === 'front' && heading !== '';

/** Index of the section that holds each block, by its number. */
export function sectionIndexes(blocks: readonly Block[], sections: readonly Section[]): Map<number, number> {
  const starts = sections.map(({ at }) => Number(at));
  let open = 0;
  return new Map(
    blocks.map(({ n }) => {
      while ((starts[open + 1] ?? Infinity) <= n) open += 1;
      return [n, open] as const;
    }),
  );
}

export function blocksOf(
  blocks: readonly Block[],
  all: readonly Section[],
  wanted: (section: Section) => boolean,
): Block[] {
  const indexes = sectionIndexes(blocks, all);
  return blocks.filter(({ n }) => {
    const section = all[indexes.get(n) ?? 0];
    return section !== undefined && wanted(section);
  });
}

export const saysKeywords = /kata[\s-]*kunci|key\s?-?words?\b|index terms/iu;

/**
 * A paper that reports a study of its own leads up to it and has parts on how, on what was found and on what that means; one of them may be
 * missing. A chapter of a thesis has its beginning elsewhere.
 */
export function isStudy(sections: readonly Section[]): boolean {
  const held = new Set(sections.map(({ kind }) => kind));
  const isBegun = held.has('introduction') || held.has('literature');
  return isBegun && (['methodology', 'findings', 'discussion'] as const).filter((kind) => held.has(kind)).length > 1;
}
