import { modules } from '../../modules.ts';
import { disclaimerText, notFoundText } from '../../texts.ts';
import { bullets, cell, factTable, note, pageBreak, paragraph, table } from '../../word/blocks.ts';
import type { Block, Cell, CellBlock, Inline, List, Section, WordDocument } from '../../word/blocks.ts';
import { chainLabels as labels, courseTitle, dateTimeLabel, orEmpty, weightLabel } from '../labels.ts';

/** What the files of the chain say of the session they belong to. */
export interface ChainContext {
  sessionName: string;
  /** When the session was made, ISO. */
  createdAt: string;
  courses: readonly { courseCode: string | null; courseName: string | null; sourceDocument: string }[];
}

/** A PEDAGONA file: its header names the product, its footer holds the disclaimer. */
export const pedagonaDocument = (title: string, subtitle: string, sections: readonly Section[]): WordDocument => ({
  title,
  subtitle,
  header: modules.pedagona.title,
  footerNote: `${labels.disclaimer}: ${disclaimerText}`,
  sections,
});

/** How each file of the chain starts: its session, how it was made, and the disclaimer. */
export const openingBlocks = (context: ChainContext, engineNotice: string | null): Block[] => [
  factTable(sessionFacts(context)),
  ...noticeBlocks(engineNotice),
  disclaimerNote,
];

export const sessionFacts = ({ sessionName, createdAt, courses }: ChainContext) =>
  [
    [labels.sessionName, sessionName],
    [labels.createdAt, dateTimeLabel(createdAt)],
    [labels.courses, listOf(courses.map((course) => courseTitle(course, notFoundText)))],
  ] as const;

export const disclaimerNote = note('info', labels.disclaimer, [disclaimerText]);

export const noticeBlocks = (engineNotice: string | null): Block[] =>
  engineNotice === null ? [] : [note('info', labels.notice, [engineNotice])];

/** A written text, a paragraph for each that an empty line divides; one that was emptied is said to be so. */
export const textBlocks = (text: string): CellBlock[] =>
  orEmpty(text)
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => paragraph(part.trim()));

/** A named text for each of the labels, in their order. */
export const textTable = <K extends string>(names: Readonly<Record<K, string>>, texts: Readonly<Record<K, string>>) =>
  factTable(keysOf(names).map((key) => [names[key], textBlocks(texts[key])] as const));

/** The labels' own keys, in the order they are written in. */
export const keysOf = <K extends string>(names: Readonly<Record<K, string>>): K[] => Object.keys(names) as K[];

/** Two or more parts as a list, one as it is, none as `none`. */
export function listOf(
  texts: readonly string[],
  { list = bullets, none = notFoundText }: { list?: (items: readonly string[]) => List; none?: string } = {},
): CellBlock[] {
  const stated = texts.filter((text) => text.trim() !== '');
  if (stated.length > 1) return [list(stated)];
  return [paragraph(stated[0] ?? none)];
}

/** A headed table, or the word for none. */
export const listing = (widths: readonly number[], head: readonly string[], rows: readonly Cell[][]): Block =>
  rows.length === 0 ? paragraph(labels.empty) : table(widths, [head.map((text) => cell(text))], rows);

/** A weight from a course's document, or that it gives none. */
export const weightText = (weight: number | null): string => (weight === null ? notFoundText : weightLabel(weight));

export const italic = (text: string): Inline => [{ text, italic: true }];

/** The sections with neighbours of one orientation made one, a page break between them. */
export function joinSections(sections: readonly Section[]): Section[] {
  const joined: Section[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last?.orientation === section.orientation)
      joined[joined.length - 1] = { ...last, blocks: [...last.blocks, pageBreak, ...section.blocks] };
    else joined.push(section);
  }
  return joined;
}
