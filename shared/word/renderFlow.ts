import {
  AlignmentType,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from 'docx';
import { cleanText } from '../text/clean.ts';
import { runsOf, type Inline, type Run } from '../richText/blocks.ts';
import { type Cell, type CellBlock, type List, type Row, type Table as TableBlock, cellBlockTexts } from './blocks.ts';
import type { Paragraph as ParagraphBlock } from './blocks.ts';
import { columnWidths, fits, rowLines } from './columns.ts';
import { cellFill, cellPadding, densePadding, hanging, lineHeight, styleIds, typeSize } from './styles.ts';

export interface RenderContext {
  /** Twips between the margins of the current section, or between the sides of a cell. */
  textWidth: number;
  /** Twips of text on a page. */
  textHeight: number;
  /** A number for each numbered list, so that each starts at 1. */
  nextList: () => number;
}

export const lists = { bullets: 'bullets', numbers: 'numbers' } as const;

/** The runs of a text: faces as character styles, line feeds as breaks. */
export function textRuns(text: Inline, face: { bold?: boolean } = {}): TextRun[] {
  return runsOf(text).flatMap((run) =>
    cleanText(run.text)
      .split('\n')
      .map(
        (line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }), ...faceOf({ ...face, ...run }) }),
      ),
  );
}

function faceOf({ bold, italic, code }: Omit<Run, 'text'>): { style?: string; italics?: true; font?: string } {
  if (code) return { font: 'Courier New', ...(bold && { style: styleIds.strong }) };
  // A run takes one character style; text both bold and italic adds the second face directly.
  if (bold) return { style: styleIds.strong, ...(italic && { italics: true }) };
  return italic ? { style: styleIds.emphasis } : {};
}

const alignments = { centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

const renderParagraph = (
  { text, align, isKept }: ParagraphBlock,
  options: Pick<IParagraphOptions, 'style' | 'keepNext' | 'indent'> = {},
): Paragraph =>
  new Paragraph({
    ...(isKept && { keepNext: true }),
    ...options,
    ...(align && { alignment: alignments[align] }),
    children: textRuns(text),
  });

/** The part of a page that a row may fill and stay whole; a taller one goes on over the page rather than leave it half empty. */
const fullest = 1 / 3;

/** A table of up to this part of a page stays whole. */
const shortest = 1 / 4;

interface Look {
  table: string;
  cells: (typeof styleIds.cells)[keyof typeof styleIds.cells];
  size: number;
  padding: number;
  /** The look of tables within it. */
  inner: 'usual' | 'dense';
}
const usual: Look = {
  table: styleIds.table,
  cells: styleIds.cells.usual,
  size: typeSize.usual,
  padding: 2 * cellPadding.sides,
  inner: 'usual',
};
const looks: Record<NonNullable<TableBlock['look']>, Look> = {
  usual,
  plain: { ...usual, table: styleIds.plainTable, cells: styleIds.cells.plain, size: typeSize.plain },
  dense: {
    table: styleIds.denseTable,
    cells: styleIds.cells.dense,
    size: typeSize.dense,
    padding: 2 * densePadding.sides,
    inner: 'dense',
  },
};

interface Face {
  look: Look;
  isHead: boolean;
  keepNext: boolean;
}

type Keep = Pick<IParagraphOptions, 'keepNext'>;
interface Styles {
  text?: string;
  bullets: string;
  numbers: string;
}

/** Blocks that may stand in a cell, there or in the body. */
export const renderFlow = (
  blocks: readonly CellBlock[],
  context: RenderContext,
  styles: Styles,
  keep: Keep = {},
): (Paragraph | Table)[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'answerSpace':
        return Array.from({ length: block.lines }, () => new Paragraph({ style: styleIds.answerLine }));
      case 'list':
        return renderList(block, context, styles, keep, 0);
      case 'table':
        // Word runs two neighbouring tables into one and calls a cell that ends in a table damaged, so a paragraph follows each.
        return [
          renderTable(block, context),
          new Paragraph({ style: styleIds.spacer, keepNext: block.isLeading === true }),
        ];
      case 'paragraph':
        return [renderParagraph(block, { ...(styles.text !== undefined && { style: styles.text }), ...keep })];
    }
    throw new Error(`${block.kind} is not on paper`);
  });

/** A table in a cell; where that is too narrow for its words a list instead, an item a row, each cell after its head. */
const innerTable = (block: TableBlock, look: Look['inner'], textWidth: number): TableBlock | List =>
  fits(block, textWidth, looks[look]) ? { ...block, look } : asList(block);

const asList = ({ head: [heads = []], rows }: TableBlock): List => ({
  kind: 'list',
  numbered: false,
  items: rows.map((row) =>
    row.flatMap(({ blocks }, column) => {
      const label = heads[column]?.blocks.flatMap(cellBlockTexts).join(' ') ?? '';
      return blocks.map((block) =>
        block.kind === 'paragraph'
          ? { ...block, text: [...(label === '' ? [] : [{ text: `${label}: `, bold: true }]), ...runsOf(block.text)] }
          : block,
      );
    }),
  ),
});

/** Each item's first words stand beside its mark, the rest of it below them. */
function renderList(
  list: List,
  context: RenderContext,
  styles: Styles,
  keep: Keep,
  level: number,
): (Paragraph | Table)[] {
  const numbering = list.numbered
    ? { reference: lists.numbers, level, instance: context.nextList(), custom: true }
    : { reference: lists.bullets, level, custom: true };
  const style = list.numbered ? styles.numbers : styles.bullets;
  return list.items.flatMap((item) => {
    const [first] = item;
    const isWords = first?.kind === 'paragraph';
    return [
      new Paragraph({ style, numbering, ...keep, children: isWords ? textRuns(first.text) : [] }),
      ...item.slice(isWords ? 1 : 0).flatMap((block) => {
        if (block.kind === 'list') return renderList(block, context, styles, keep, level + 1);
        if (block.kind !== 'paragraph') return renderFlow([block], context, styles, keep);
        return [renderParagraph(block, { style, indent: { left: hanging * (level + 1) }, ...keep })];
      }),
    ];
  });
}

function renderTable(block: TableBlock, context: RenderContext): Table {
  const { head, rows, isKept = false, isLeading = false } = block;
  const look = looks[block.look ?? 'usual'];
  const columns = columnWidths(block, context.textWidth, look);
  const heights = rows.map((row) => rowHeight(row, columns, look.size));
  const isWhole = isKept || heights.reduce((total, height) => total + height, 0) <= shortest * context.textHeight;
  const labelled = rows.some(([first]) => first?.style === 'label');
  return new Table({
    style: look.table,
    layout: TableLayoutType.FIXED,
    width: { size: columns.reduce((total, width) => total + width, 0), type: WidthType.DXA },
    columnWidths: columns,
    tableLook: { firstRow: head.length > 0, firstColumn: labelled, lastRow: false, noHBand: true, noVBand: true },
    rows: [
      ...head.map((row) => renderRow(row, columns, context, { look, isHead: true, keepNext: true })),
      ...rows.map((row, index) =>
        renderRow(row, columns, context, {
          look,
          isHead: false,
          // The last row brings the one before it, so that it never stands on a page alone.
          keepNext: isLeading || (index < rows.length - 1 && (isWhole || index === rows.length - 2)),
        }),
      ),
    ],
  });
}

function cellWidths(row: Row, columns: readonly number[]): number[] {
  let column = 0;
  return row.map(({ colspan = 1 }) => {
    column += colspan;
    return columns.slice(column - colspan, column).reduce((total, part) => total + part, 0);
  });
}

const rowHeight = (row: Row, columns: readonly number[], size: number): number =>
  rowLines(row, cellWidths(row, columns), size) * lineHeight(size);

function renderRow(row: Row, columns: readonly number[], context: RenderContext, face: Face): TableRow {
  const { look, isHead } = face;
  const widths = cellWidths(row, columns);
  const isShort = rowHeight(row, columns, look.size) <= fullest * context.textHeight;
  return new TableRow({
    children: row.map((cell, index) => renderCell(cell, widths[index] ?? 0, context, face)),
    tableHeader: isHead,
    cantSplit: isShort,
  });
}

function renderCell(cell: Cell, width: number, context: RenderContext, face: Face): TableCell {
  const { colspan = 1 } = cell;
  const { cells, padding, inner } = face.look;
  const style = cell.style ?? (face.isHead ? 'head' : undefined);
  const text = style === 'head' || style === 'label' || style === 'total' ? cells.heading : cells.text;
  const inside = { ...context, textWidth: width - padding };
  // Word calls a cell without a paragraph damaged.
  const blocks: readonly CellBlock[] = cell.blocks.length > 0 ? cell.blocks : [{ kind: 'paragraph', text: '' }];
  return new TableCell({
    children: renderFlow(
      blocks.map((block) => (block.kind === 'table' ? innerTable(block, inner, inside.textWidth) : block)),
      inside,
      { ...cells, text },
      face.keepNext ? { keepNext: true } : {},
    ),
    ...(colspan > 1 && { columnSpan: colspan }),
    width: { size: width, type: WidthType.DXA },
    ...(style && { shading: { fill: cellFill[style] } }),
  });
}
