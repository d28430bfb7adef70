import { Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import type { Cell, Row, Table as TableBlock } from './blocks.ts';
import { renderAnswerSpace, renderList, renderParagraph } from './renderText.ts';
import type { RenderContext } from './renderText.ts';
import { cellFill, styleIds } from './styles.ts';
import { cellBlockTexts } from './text.ts';

/**
 * A row this long may run over a page's end. Shorter ones move to the next page whole; a row taller than a page that must not split
 * would be cut off by some programs. The longest cell is weighed: characters per twip of width.
 */
const maxUnsplitLines = 20;
/** A line to write on, in lines of text. */
const answerLineHeight = 1.75;

const looks = {
  usual: { table: styleIds.table, cells: styleIds.cells.usual, twipsPerCharacter: 105 },
  plain: { table: styleIds.plainTable, cells: styleIds.cells.usual, twipsPerCharacter: 105 },
  dense: { table: styleIds.denseTable, cells: styleIds.cells.dense, twipsPerCharacter: 90 },
} as const;

/** What a row and its cells are rendered by. */
interface Face {
  look: (typeof looks)[keyof typeof looks];
  isHead: boolean;
  /** The first row under a head. */
  isFirst: boolean;
  /** The row stays on the page of the next one. */
  keepNext: boolean;
}

export function renderTable(block: TableBlock, context: RenderContext): Table {
  const { widths, head, rows, isKept = false } = block;
  const look = looks[block.look ?? 'usual'];
  const sum = widths.reduce((total, width) => total + width, 0);
  const columns = widths.map((width) => Math.floor((width / sum) * context.textWidth));
  const labelled = rows.some(([first]) => first?.style === 'label');
  return new Table({
    style: look.table,
    layout: TableLayoutType.FIXED,
    width: { size: columns.reduce((total, width) => total + width, 0), type: WidthType.DXA },
    columnWidths: columns,
    tableLook: { firstRow: head.length > 0, firstColumn: labelled, lastRow: false, noHBand: true, noVBand: true },
    rows: [
      ...head.map((row) => renderRow(row, columns, context, { look, isHead: true, isFirst: false, keepNext: isKept })),
      ...rows.map((row, index) =>
        renderRow(row, columns, context, {
          look,
          isHead: false,
          isFirst: index === 0 && head.length > 0,
          keepNext: isKept && index < rows.length - 1,
        }),
      ),
    ],
  });
}

function renderRow(row: Row, columns: readonly number[], context: RenderContext, face: Face): TableRow {
  let column = 0;
  const placed = row.map((cell) => {
    const { colspan = 1 } = cell;
    const width = columns.slice(column, column + colspan).reduce((total, part) => total + part, 0);
    column += colspan;
    return { cell, width };
  });
  const isShort = placed.every(
    ({ cell, width }) => lineCount(cell, width, face.look.twipsPerCharacter) <= maxUnsplitLines,
  );
  return new TableRow({
    children: placed.map(({ cell, width }) => renderCell(cell, width, context, { ...face, isShort })),
    tableHeader: face.isHead,
    // LibreOffice (7.4) can lose the rows after a page's end when the first one under a head must stay whole.
    cantSplit: isShort && !face.isFirst,
  });
}

/** About how many lines the cell takes. */
const lineCount = ({ blocks }: Cell, width: number, twipsPerCharacter: number): number =>
  blocks
    .flatMap((block) =>
      block.kind === 'answerSpace'
        ? Array<string>(Math.ceil(answerLineHeight * block.lines)).fill('')
        : cellBlockTexts(block),
    )
    .flatMap((text) => text.split('\n'))
    .reduce((lines, line) => lines + Math.max(1, Math.ceil((line.length * twipsPerCharacter) / width)), 0);

type CellFace = Face & { isShort: boolean };

function renderCell(cell: Cell, width: number, context: RenderContext, face: CellFace): TableCell {
  const { blocks, colspan = 1 } = cell;
  const style = cell.style ?? (face.isHead ? 'head' : undefined);
  const isHeading = style === 'head' || style === 'label' || style === 'total';
  // The first row may split, but Word still keeps the lines of its paragraphs together.
  const keep = { ...(face.keepNext && { keepNext: true }), ...(face.isFirst && face.isShort && { keepLines: true }) };
  const { text, heading, bullets, numbers } = face.look.cells;
  const children = blocks.flatMap((block) => {
    if (block.kind === 'list') return renderList(block, context, { bullets, numbers }, keep);
    if (block.kind === 'answerSpace') return renderAnswerSpace(block);
    return [renderParagraph(block, { style: isHeading ? heading : text, ...keep })];
  });
  return new TableCell({
    // Word calls a cell without a paragraph damaged.
    children: children.length > 0 ? children : [new Paragraph({ style: text, ...keep })],
    ...(colspan > 1 && { columnSpan: colspan }),
    width: { size: width, type: WidthType.DXA },
    ...(style && { shading: { fill: cellFill[style] } }),
  });
}
