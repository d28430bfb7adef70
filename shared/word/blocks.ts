import type { Fact as CourseFact } from '../fact/fact.ts';
import { type Inline, plainOf } from '../richText/blocks.ts';

/** A document as plain data: render.ts makes a Word file of it, and the page shows the same blocks (frontend/ui/artefact/Blocks.tsx). */

interface Heading {
  kind: 'heading';
  level: 1 | 2 | 3 | 4;
  text: string;
}
export interface Paragraph {
  kind: 'paragraph';
  text: Inline;
  /** Left when left out. */
  align?: 'centre' | 'right';
  /** Stays on the page of what follows. */
  isKept?: boolean;
}
/** Ruled lines to write on. */
interface AnswerSpace {
  kind: 'answerSpace';
  lines: number;
}
/** A numbered list starts at 1. */
export interface List {
  kind: 'list';
  numbered: boolean;
  /** Of a few words each: one line of a file. */
  isShort?: boolean;
  items: readonly (readonly CellBlock[])[];
}
/** A callout. Its title says in words what its colour says. */
export interface Note {
  kind: 'note';
  tone: Tone;
  title: string;
  lines: readonly Inline[];
}
export interface PageBreak {
  kind: 'pageBreak';
}
/** Lists the headings of the upper two levels. */
interface TableOfContents {
  kind: 'tableOfContents';
  title: string;
}

/** A part of an artefact at its pointer, which a page lets be edited in its place. */
export interface Part {
  kind: 'part';
  at: string;
  blocks: readonly CellBlock[];
  /** Says nothing yet: only a page shows it. */
  isBlank?: boolean;
  /** What a form with its neighbours calls it, where not by its place. */
  name?: string;
  /** What it may become, where it is chosen from a list. */
  choices?: readonly { value: string; label: string }[];
}
/** A button that a page has for the row at a pointer; `add`: for the list there; `confirm`: for the part there, which takes the value. */
export interface Tool {
  kind: 'tool';
  does: 'add' | 'arrange' | 'regenerate' | 'confirm';
  at: string;
  value: string;
}
/** How the document bears out the value above it; `label`: what it is the evidence of. */
export interface Evidence {
  kind: 'evidence';
  fact: CourseFact;
  label: string;
}

/** What a module's page draws in a way of its own, known by `what`; a file has its blocks. */
export interface Own {
  kind: 'own';
  what: unknown;
  blocks: readonly CellBlock[];
}

export type Tone = 'warning' | 'info';
/** How a cell looks: `label` names the row it starts, `total` ends a column, the tones are those of notes. */
export type CellStyle = 'label' | 'total' | Tone;
export type CellBlock = Paragraph | List | AnswerSpace | Table | Part | Tool | Evidence | Own;
export interface Cell {
  blocks: readonly CellBlock[];
  /** Columns covered, 1 when left out. */
  colspan?: number;
  style?: CellStyle;
}
export type Row = readonly Cell[];
export interface Table {
  kind: 'table';
  /**
   * Of the text's width, in percent. In a file a column of width 0 stands in the cells of the one before it, and one of 100 beside others in
   * a row of its own below.
   */
  widths: readonly number[];
  /** Repeated at the top of every page the table runs over. */
  head: readonly Row[];
  rows: readonly Row[];
  /** `plain`: without lines and fills, to set a text beside another. `dense`: smaller type, for many columns. */
  look?: 'usual' | 'plain' | 'dense';
  /** On one page, when it is not longer than one. */
  isKept?: boolean;
  /** Stays on the page of what follows it. */
  isLeading?: boolean;
  /** One paragraph of a file: what each label names, one after the other. */
  isShort?: boolean;
}

export type Block = CellBlock | Heading | Note | PageBreak | TableOfContents;

export interface Section {
  orientation: 'portrait' | 'landscape';
  blocks: readonly Block[];
}
export const portrait = (blocks: readonly Block[]): Section => ({ orientation: 'portrait', blocks });
export const landscape = (blocks: readonly Block[]): Section => ({ orientation: 'landscape', blocks });

export interface WordDocument {
  title: string;
  subtitle?: string;
  /** Lines above the title: the institution, its faculty. */
  letterhead?: readonly string[];
  /** How far the document has come, at the end of every page's head: 'Draf'. */
  status?: string;
  /** Stands before the title at the top of every page: the product's name, or a course's code. */
  header: string;
  /** Heads the notes at the end, to which evidence is numbered; without it evidence stands below its value. */
  notesTitle?: string;
  /** Stands above the page number at the foot of every page; none when empty. */
  footerNote: string;
  /** `paper`: the title stands in the middle and in black, as on a form or an examination paper. */
  look?: 'paper';
  /** What stands before and between the numbers at the foot of every page, in Malay when left out. */
  pageWords?: readonly [page: string, of: string];
  sections: readonly Section[];
}

export const part = (at: string, shown: Content, options: Pick<Part, 'isBlank' | 'choices'> = {}): Part => ({
  kind: 'part',
  at,
  blocks: blocksOf(shown),
  ...options,
});
export const tool = (does: Tool['does'], at: string, value = ''): Tool => ({ kind: 'tool', does, at, value });

export const italic = (text: string): Inline => [{ text, italic: true }];
export const heading = (level: Heading['level'], text: string): Heading => ({ kind: 'heading', level, text });
export const paragraph = (text: Inline): Paragraph => ({ kind: 'paragraph', text });
export const centred = (text: Inline): Paragraph => ({ kind: 'paragraph', text, align: 'centre' });
export const atRight = (text: Inline): Paragraph => ({ kind: 'paragraph', text, align: 'right' });
/** A text that leads to what follows and stays with it. */
export const leading = (text: Inline): Paragraph => ({ kind: 'paragraph', text, isKept: true });
export const answerSpace = (lines: number): AnswerSpace => ({ kind: 'answerSpace', lines });
export const numbered = (items: readonly Inline[]): List => ({
  kind: 'list',
  numbered: true,
  items: items.map((item) => [paragraph(item)]),
});
export const note = (tone: Tone, title: string, lines: readonly Inline[]): Note => ({
  kind: 'note',
  tone,
  title,
  lines,
});
export const pageBreak: PageBreak = { kind: 'pageBreak' };
export const tableOfContents = (title: string): TableOfContents => ({ kind: 'tableOfContents', title });

/** A cell of one text or of blocks. */
export function cell(content: Content, options: Omit<Cell, 'blocks'> = {}): Cell {
  return { blocks: blocksOf(content), ...options };
}
const blocksOf = (content: Content): readonly CellBlock[] => (isBlocks(content) ? content : [paragraph(content)]);
const isBlocks = (content: Content): content is readonly CellBlock[] =>
  typeof content !== 'string' && (content.length === 0 || content.some((one) => 'kind' in one));

type Look = Pick<Table, 'look' | 'isKept' | 'isLeading' | 'isShort'>;

/** Throws when a row's cells do not cover the columns exactly: Word calls such a file damaged. */
export function table(
  widths: readonly number[],
  head: readonly Row[],
  rows: readonly Row[],
  options: Look = {},
): Table {
  for (const [index, row] of [...head, ...rows].entries()) {
    const covered = row.reduce((sum, { colspan = 1 }) => sum + colspan, 0);
    if (covered !== widths.length) throw new Error(`Row ${index} covers ${covered} of ${widths.length} columns`);
  }
  return { kind: 'table', widths, head, rows, ...options };
}

export const labelCell = (text: string): Cell => cell(text, { style: 'label' });
export const totalCell = (text: string, colspan = 1): Cell => cell(text, { style: 'total', colspan });
export const headRow = (texts: readonly Inline[]): Row => texts.map((text) => cell(text));

type Content = Inline | readonly CellBlock[];
export type Fact = readonly [label: string, value: Content];

export const factTable = (facts: readonly Fact[], look: Look = {}): Table =>
  table(
    [22, 78],
    [],
    facts.map(([label, value]) => [labelCell(label), cell(value)]),
    look,
  );

/** A column of {@link recordTable}: its width in percent, its head, and what it shows of a record. */
export type Column<T> = readonly [width: number, head: string, show: (record: T, index: number) => Content | Cell];

/** What a column shows, as the cell that holds it. */
export const cellOf = (shown: Content | Cell): Cell =>
  typeof shown === 'object' && 'blocks' in shown ? shown : cell(shown);

export type TableOptions = Look & { totals?: readonly Row[] };

/** A row for each record, then the rows of `totals`. */
export const recordTable = <T>(
  records: readonly T[],
  columns: readonly Column<T>[],
  { totals = [], ...options }: TableOptions = {},
): Table =>
  table(
    columns.map(([width]) => width),
    [headRow(columns.map(([, head]) => head))],
    [...records.map((record, index) => columns.map(([, , show]) => cellOf(show(record, index)))), ...totals],
    options,
  );

/** The lines of a block that may stand in a cell; lines to write on hold no text. */
export function cellBlockTexts(block: CellBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items.flat().flatMap(cellBlockTexts);
    case 'table':
      return [...block.head, ...block.rows].flat().flatMap(({ blocks }) => blocks.flatMap(cellBlockTexts));
    case 'part':
    case 'own':
      return block.blocks.flatMap(cellBlockTexts);
    case 'paragraph':
      return [plainOf(block.text)];
  }
  return [];
}

/** The parts of a document, each once. */
export const headingsIn = (blocks: readonly Block[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block.text] : []))),
];

/** All parts that stand in these blocks. */
export const partsIn = (blocks: readonly Block[]): Part[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'part':
        return [block];
      case 'list':
        return partsIn(block.items.flat());
      case 'table':
        return block.rows.flat().flatMap((each) => partsIn(each.blocks));
      default:
        return [];
    }
  });
