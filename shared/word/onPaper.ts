import type { Fact } from '../fact/fact.ts';
import { factGrounds, factLines, factStateLabels, factToShow } from '../fact/labels.ts';
import { plainOf, type Run, runsOf } from '../richText/blocks.ts';
import { parted } from '../richText/flat.ts';
import {
  type Block,
  type Cell,
  type CellBlock,
  type Paragraph,
  type Row,
  type Section,
  type Table,
  type WordDocument,
  cellBlockTexts,
  heading,
  italic,
  paragraph,
} from './blocks.ts';

/** The texts of notes with their numbers. */
type Notes = Map<string, number>;

/** The sections as a file has them, with the notes at the end. */
export function paperSections({ sections, notesTitle }: WordDocument): Section[] {
  if (notesTitle === undefined) return sections.map((section) => ({ ...section, blocks: onPaper(section.blocks) }));
  const notes: Notes = new Map();
  const shown = sections.map((section) => ({ ...section, blocks: onPaper(section.blocks, notes) }));
  const listed = notes.size === 0 ? [] : [heading(1, notesTitle), notesParagraph(notes)];
  return shown.map((one, index) => (index < shown.length - 1 ? one : { ...one, blocks: [...one.blocks, ...listed] }));
}

/** In brackets: behind a figure a bare number is read as a power. */
const noteMark = (n: number | undefined): string => `[${n}]`;

/** One after the other: each is short, and as a list they would fill a page. */
const notesParagraph = (notes: Notes): Paragraph => {
  const each = [...notes].map(([text, n]): Run[] => [{ text: `${noteMark(n)}\u00A0`, bold: true }, { text }]);
  return paragraph(parted(each, ' · '));
};

/** Blocks as a file has them: parts are what they say, evidence is told, and nothing is there to press. */
export function onPaper<B extends Block>(blocks: readonly B[], notes?: Notes): (B | CellBlock)[] {
  const shown: (B | CellBlock)[] = [];
  for (const block of blocks) {
    const last = shown.at(-1);
    // The mark stands in the line of its value.
    if (block.kind === 'evidence' && notes && last?.kind === 'paragraph')
      shown[shown.length - 1] = { ...last, text: [...runsOf(last.text), ...markRuns(block.fact, notes)] };
    else shown.push(...paperBlock(block, notes));
  }
  return shown;
}

/** ' (belum disahkan)' and the number of the note that says why; one note serves all that rests on the same. */
function markRuns(fact: Fact, notes: Notes): Run[] {
  const state = factToShow(fact) === undefined ? '' : factStateLabels[fact.state];
  const mark = fact.state === 'suggestion' ? state : state.toLowerCase();
  const text = fact.state === 'notFound' ? '' : factGrounds(fact).join(' ');
  if (text !== '' && !notes.has(text)) notes.set(text, notes.size + 1);
  return [
    ...(mark === '' ? [] : [{ text: ` (${mark})`, italic: true }]),
    ...(text === '' ? [] : [{ text: ` ${noteMark(notes.get(text))}`, isNote: true }]),
  ];
}

function paperBlock<B extends Block>(block: B, notes?: Notes): (B | CellBlock)[] {
  switch (block.kind) {
    case 'part':
      return block.isBlank === true ? [] : onPaper(block.blocks, notes);
    case 'own':
      return onPaper(block.blocks, notes);
    case 'tool':
      return [];
    case 'evidence': {
      if (notes === undefined) return factLines(block.fact).map((line) => paragraph(italic(line)));
      const runs = markRuns(block.fact, notes);
      return runs.length === 0 ? [] : [paragraph(runs)];
    }
    case 'list': {
      const items = block.items.map((item) => onPaper(item, notes));
      return [block.isShort ? paragraph(parted(items.map(runsIn), '; ')) : { ...block, items }];
    }
    case 'table':
      return [block.isShort ? inOneParagraph(block, notes) : paperTable(block, notes)];
  }
  return [block];
}

/** In one line: items are parted by semicolons. */
const runsIn = (blocks: readonly CellBlock[]): Run[] =>
  parted(
    blocks.map((block) => {
      if (block.kind === 'paragraph') return block.text;
      return block.kind === 'list' ? parted(block.items.map(runsIn), '; ') : cellBlockTexts(block).join('; ');
    }),
    ' ',
  );

function inOneParagraph({ rows, isLeading = false }: Table, notes?: Notes): Paragraph {
  const facts: Run[][] = [];
  for (const { style, blocks } of rows.flat()) {
    const runs = runsIn(onPaper(blocks, notes));
    if (style === 'label') facts.push([{ text: `${plainOf(runs)}:`, bold: true }]);
    else if (runs.length > 0) facts.at(-1)?.push({ text: ' ' }, ...runs);
  }
  return { ...paragraph(parted(facts, ' · ')), isKept: isLeading };
}

/** A column of the whole width beside others stands in a row of its own below each record. */
const wholeWidth = 100;

function paperTable({ widths: asked, head, rows, ...look }: Table, notes?: Notes): Table {
  const below = asked.length > 1 ? asked.indexOf(wholeWidth) : -1;
  const widths = asked.map((width, place) => (place === below ? 0 : width));
  const shown = widths.filter((width) => width > 0);
  const mainRow = (row: Row): Row => {
    const names = row.length === widths.length ? (head.at(-1) ?? []) : [];
    const cells = row.map((each, place): Cell => {
      const [name = ''] = widths[place] === 0 ? (names[place]?.blocks ?? []).flatMap(cellBlockTexts) : [];
      return { ...each, blocks: underName(name, onPaper(each.blocks, notes)) };
    });
    const isBare = joined(row, widths).map((all) => all.every(({ blocks }) => blocks.length === 0));
    return joined(cells, widths).map(([first, ...more], place) => {
      // What a record is called leads its cell.
      const titled = place === 0 && more.length > 0 ? { ...first, blocks: first.blocks.map(bold) } : first;
      const blocks = [titled, ...more].flatMap((each) => each.blocks);
      return { ...first, blocks: blocks.length > 0 || isBare[place] ? blocks : [paragraph('-')] };
    });
  };
  return {
    ...look,
    widths: shown,
    head: head.map((row) => joined(row, widths).map(([first]) => first)),
    rows: rows.flatMap((row) => {
      const whole = row.length === widths.length ? row[below] : undefined;
      const blocks = onPaper(whole?.blocks ?? [], notes);
      const main = mainRow(row.map((each) => (each === whole ? { ...each, blocks: [] } : each)));
      return blocks.length === 0 ? [main] : [main, [{ blocks, colspan: shown.length }]];
    }),
  };
}

const bold = (block: CellBlock): CellBlock =>
  block.kind === 'paragraph' ? { ...block, text: runsOf(block.text).map((run) => ({ ...run, bold: true })) } : block;

/** 'Tempoh: 25 minit': what stands in the cell of another column has its own name, and one line. */
const underName = (name: string, blocks: readonly CellBlock[]): CellBlock[] =>
  name === '' || blocks.length === 0 ? [...blocks] : [paragraph([{ text: `${name}: ` }, ...runsIn(blocks)])];

/** Each cell with those of the columns without a width that follow it. */
function joined(row: Row, widths: readonly number[]): [Cell, ...Cell[]][] {
  const cells: [Cell, ...Cell[]][] = [];
  let column = 0;
  for (const cell of row) {
    const covered = widths.slice(column, column + (cell.colspan ?? 1));
    column += covered.length;
    const colspan = covered.filter((width) => width > 0).length;
    if (colspan > 0) cells.push([{ ...cell, ...(covered.length > 1 && { colspan }) }]);
    else cells.at(-1)?.push(cell);
  }
  return cells;
}
