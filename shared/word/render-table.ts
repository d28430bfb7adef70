import { Paragraph, Table, TableCell, TableLayoutType, TableRow, WidthType } from 'docx';
import type { Cell, CellBlock, Row, Table as TableBlock } from './blocks.ts';
import { renderList, textRuns } from './render-text.ts';
import type { RenderContext } from './render-text.ts';
import { cellFill, styleIds } from './styles.ts';
import { inlineText } from './text.ts';

/**
 * A row this long may run over a page's end. Shorter ones move to the next page whole; a row taller than a page that must not split
 * would be cut off by some programs. The longest cell is weighed: characters per twip of width.
 */
const maxUnsplitLines = 20;
const twipsPerCharacter = 105;

export function renderTable({ widths, head, rows }: TableBlock, context: RenderContext): Table {
  const sum = widths.reduce((total, width) => total + width, 0);
  const columns = widths.map((width) => Math.floor((width / sum) * context.textWidth));
  const labelled = rows.some(([first]) => first?.style === 'label');
  return new Table({
    style: styleIds.table,
    layout: TableLayoutType.FIXED,
    width: { size: columns.reduce((total, width) => total + width, 0), type: WidthType.DXA },
    columnWidths: columns,
    tableLook: { firstRow: head.length > 0, firstColumn: labelled, lastRow: false, noHBand: true, noVBand: true },
    rows: [
      ...head.map((row) => renderRow(row, columns, context, { isHead: true, maySplit: false })),
      // LibreOffice (7.4) can lose the rows after a page's end when the first one under a head must stay whole.
      ...rows.map((row, index) =>
        renderRow(row, columns, context, { isHead: false, maySplit: index === 0 && head.length > 0 }),
      ),
    ],
  });
}

function renderRow(
  row: Row,
  columns: readonly number[],
  context: RenderContext,
  { isHead, maySplit }: { isHead: boolean; maySplit: boolean },
): TableRow {
  let column = 0;
  let lines = 0;
  const children = row.map((cell) => {
    const { colspan = 1 } = cell;
    const width = columns.slice(column, column + colspan).reduce((total, part) => total + part, 0);
    column += colspan;
    lines = Math.max(lines, linesOf(cell, width));
    return renderCell(cell, width, context, isHead);
  });
  return new TableRow({ children, tableHeader: isHead, cantSplit: !maySplit && lines <= maxUnsplitLines });
}

/** About how many lines the cell takes. */
const linesOf = ({ blocks }: Cell, width: number): number =>
  blocks
    .flatMap((block) => (block.kind === 'list' ? block.items : [block.text]))
    .flatMap((text) => inlineText(text).split('\n'))
    .reduce((lines, line) => lines + Math.max(1, Math.ceil((line.length * twipsPerCharacter) / width)), 0);

function renderCell(cell: Cell, width: number, context: RenderContext, isHead: boolean): TableCell {
  const { blocks, colspan = 1 } = cell;
  const style = cell.style ?? (isHead ? 'head' : undefined);
  const isHeading = style === 'head' || style === 'label' || style === 'total';
  const children = blocks.flatMap((block) => renderCellBlock(block, context, isHeading));
  return new TableCell({
    // Word calls a cell without a paragraph damaged.
    children: children.length > 0 ? children : [new Paragraph({ style: styleIds.tableText })],
    ...(colspan > 1 && { columnSpan: colspan }),
    width: { size: width, type: WidthType.DXA },
    ...(style && { shading: { fill: cellFill[style] } }),
  });
}

function renderCellBlock(block: CellBlock, context: RenderContext, isHeading: boolean): Paragraph[] {
  if (block.kind === 'list')
    return renderList(block, context, { bullets: styleIds.tableBullets, numbers: styleIds.tableNumbers });
  return [
    new Paragraph({ style: isHeading ? styleIds.tableHeading : styleIds.tableText, children: textRuns(block.text) }),
  ];
}
