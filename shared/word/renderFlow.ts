import {
  AlignmentType,
  Paragraph,
  Table,
  TableBorders,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from 'docx';
import { cleanText } from '../text/clean.ts';
import { sumOf } from '../values/sum.ts';
import { markWords, runsOf, type Inline } from '../richText/blocks.ts';
import { type Cell, type CellBlock, type List, type Row, type Table as TableBlock, cellBlockTexts } from './blocks.ts';
import type { Paragraph as ParagraphBlock } from './blocks.ts';
import { columnWidths, fits, rowLines } from './columns.ts';
import {
  afterItem,
  cellEnds,
  cellFill,
  cellSides,
  hanging,
  lineHeight,
  markedRun,
  markLabel,
  styleIds,
  tableRules,
  typeSize,
} from './styles.ts';

export interface RenderContext {
  /** Twips between the margins of the current section, or between the sides of a cell. */
  textWidth: number;
  /** Twips of text on a page. */
  textHeight: number;
  /** A number for each numbered list, so that each starts at 1. */
  nextList: () => number;
}

export const lists = { bullets: 'bullets', numbers: 'numbers' } as const;

/** The runs of a text, line feeds as breaks. Words that are unsure say so behind them. */
export const textRuns = (text: Inline, face: { bold?: boolean } = {}): TextRun[] =>
  runsOf(text).flatMap((run, place, all) => {
    const { bold = false, italic = false, code = false, isNote = false, mark } = { ...face, ...run };
    const isDoubted = typeof mark?.doubt === 'number';
    const isTold = mark !== undefined && all[place + 1]?.mark !== mark && (isDoubted || mark.isFirst);
    const runs = cleanText(run.text)
      .split('\n')
      .map(
        (line, index) =>
          new TextRun({
            text: line,
            ...(index > 0 && { break: 1 }),
            ...(bold && { bold }),
            ...(italic && { italics: true }),
            ...(code && { font: 'Courier New' }),
            ...(mark && markedRun[isDoubted ? 'doubted' : 'invented']),
            ...(isNote && { superScript: true }),
          }),
      );
    return isTold ? [...runs, new TextRun({ text: ` [${markWords(mark)}]`, ...markLabel })] : runs;
  });

const alignments = { centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

/** How the paragraphs of a flow are set; without a style, as the body is. */
type Flow = Pick<IParagraphOptions, 'style' | 'keepNext'> & { bold?: boolean };

const renderParagraph = (
  { text, align, isKept }: Pick<ParagraphBlock, 'text' | 'align' | 'isKept'>,
  { bold = false, ...options }: Flow & Pick<IParagraphOptions, 'indent' | 'numbering' | 'spacing'>,
): Paragraph =>
  new Paragraph({
    ...(isKept && { keepNext: true }),
    ...options,
    ...(align && { alignment: alignments[align] }),
    children: textRuns(text, { bold }),
  });

/** The part of a page that a row may fill and stay whole; a taller one goes on over the page rather than leave it half empty. */
const fullest = 3 / 4;

/** A table of up to this part of a page stays whole. */
const shortest = 1 / 6;

/** In lines, of a first or last row that does not stand alone on a page. */
const lowRow = 3;

type Look = NonNullable<TableBlock['look']>;
const measuresOf = (look: Look) => ({ size: typeSize[look], padding: 2 * cellSides[look] });

interface Face {
  look: Look;
  isHead: boolean;
  keepNext: boolean;
}

/** Blocks that may stand in a cell, there or in the body. */
export const renderFlow = (
  blocks: readonly CellBlock[],
  context: RenderContext,
  flow: Flow = {},
): (Paragraph | Table)[] =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'answerSpace':
        return Array.from({ length: block.lines }, () => new Paragraph({ style: styleIds.answerLine }));
      case 'list':
        return renderList(block, context, flow, 0);
      case 'table':
        // Word runs two neighbouring tables into one and calls a cell that ends in a table damaged, so a paragraph follows each.
        return [
          renderTable(block, context),
          new Paragraph({ style: styleIds.spacer, keepNext: block.isLeading === true }),
        ];
      case 'paragraph':
        return [renderParagraph(block, flow)];
    }
    throw new Error(`${block.kind} is not on paper`);
  });

/** A table in a cell; where that is too narrow for its words a list instead, an item a row, each cell after its head. */
const innerTable = (block: TableBlock, look: Look, textWidth: number): TableBlock | List =>
  fits(block, textWidth, measuresOf(look)) ? { ...block, look } : asList(block);

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
function renderList(list: List, context: RenderContext, flow: Flow, level: number): (Paragraph | Table)[] {
  const numbering = list.numbered
    ? { reference: lists.numbers, level, instance: context.nextList(), custom: true }
    : { reference: lists.bullets, level, custom: true };
  const item = { ...flow, spacing: { after: afterItem } };
  return list.items.flatMap(([first, ...rest]) => {
    const words = first?.kind === 'paragraph' ? first.text : null;
    return [
      renderParagraph({ text: words ?? '' }, { ...item, numbering }),
      ...[...(words === null && first ? [first] : []), ...rest].flatMap((block) => {
        if (block.kind === 'list') return renderList(block, context, flow, level + 1);
        if (block.kind !== 'paragraph') return renderFlow([block], context, flow);
        return [renderParagraph(block, { ...item, indent: { left: hanging * (level + 1) } })];
      }),
    ];
  });
}

function renderTable(block: TableBlock, context: RenderContext): Table {
  const { head, rows, isKept = false, isLeading = false } = block;
  const look = block.look ?? 'usual';
  const sides = cellSides[look];
  const columns = columnWidths(block, context.textWidth, measuresOf(look));
  const heights = rows.map((row) => rowHeight(row, columns, look));
  const isWhole = isKept || sumOf(heights) <= shortest * context.textHeight;
  const isLow = (index: number): boolean => (heights[index] ?? 0) <= lowRow * lineHeight(typeSize[look]);
  const isEdge = (index: number): boolean =>
    (index === rows.length - 2 && isLow(rows.length - 1)) || (index === 0 && isLow(0));
  // What stands below a row over all columns belongs to it.
  const goesOn = (index: number): boolean => columns.length > 1 && rows[index + 1]?.length === 1;
  // Of one that fills pages only the end can stay with what follows.
  const leads = (index: number): boolean =>
    isLeading && (index > rows.length - lowRow || sumOf(heights) <= fullest * context.textHeight);
  const labelled = rows.some(([first]) => first?.style === 'label');
  return new Table({
    borders: look === 'plain' ? TableBorders.NONE : tableRules,
    margins: { left: sides, right: sides, top: cellEnds, bottom: cellEnds },
    layout: TableLayoutType.FIXED,
    width: { size: sumOf(columns), type: WidthType.DXA },
    columnWidths: columns,
    tableLook: { firstRow: head.length > 0, firstColumn: labelled, lastRow: false, noHBand: true, noVBand: true },
    rows: [
      ...head.map((row) => renderRow(row, columns, context, { look, isHead: true, keepNext: true })),
      ...rows.map((row, index) =>
        renderRow(row, columns, context, {
          look,
          isHead: false,
          keepNext: leads(index) || (index < rows.length - 1 && (isWhole || isEdge(index) || goesOn(index))),
        }),
      ),
    ],
  });
}

function cellWidths(row: Row, columns: readonly number[]): number[] {
  let column = 0;
  return row.map(({ colspan = 1 }) => {
    column += colspan;
    return sumOf(columns.slice(column - colspan, column));
  });
}

const rowHeight = (row: Row, columns: readonly number[], look: Look): number =>
  rowLines(row, cellWidths(row, columns), measuresOf(look)) * lineHeight(typeSize[look]);

function renderRow(row: Row, columns: readonly number[], context: RenderContext, face: Face): TableRow {
  const { look, isHead } = face;
  const widths = cellWidths(row, columns);
  const isShort = rowHeight(row, columns, look) <= fullest * context.textHeight;
  return new TableRow({
    children: row.map((cell, index) => renderCell(cell, widths[index] ?? 0, context, face)),
    tableHeader: isHead,
    cantSplit: isShort,
  });
}

function renderCell(cell: Cell, width: number, context: RenderContext, face: Face): TableCell {
  const { colspan = 1 } = cell;
  const inner = face.look === 'dense' ? 'dense' : 'usual';
  const style = cell.style ?? (face.isHead ? 'head' : undefined);
  const bold = style === 'head' || style === 'label' || style === 'total';
  const inside = { ...context, textWidth: width - 2 * cellSides[face.look] };
  // Word calls a cell without a paragraph damaged.
  const blocks: readonly CellBlock[] = cell.blocks.length > 0 ? cell.blocks : [{ kind: 'paragraph', text: '' }];
  return new TableCell({
    children: renderFlow(
      blocks.map((block) => (block.kind === 'table' ? innerTable(block, inner, inside.textWidth) : block)),
      inside,
      { style: styleIds.cells[face.look], bold, ...(face.keepNext && { keepNext: true }) },
    ),
    ...(colspan > 1 && { columnSpan: colspan }),
    width: { size: width, type: WidthType.DXA },
    ...(style && { shading: { fill: cellFill[style] } }),
  });
}
