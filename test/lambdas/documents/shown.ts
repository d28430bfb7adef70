import type { Block, GridRow, SourceDocument } from '../../../shared/document/document.ts';

/** A document's blocks as lines: 'h1 Sinopsis', '- (a) anak', 'teks', and rows as '| a | b | < |', with their page where it is another than the first row's. */
export function shown({ blocks }: Pick<SourceDocument, 'blocks'>): string[] {
  return blocks.flatMap(linesOf);
}

function linesOf(block: Block): string[] {
  if (block.kind === 'table')
    return block.rows.map((row) => rowOf(row) + (row.page === block.page ? '' : ` p${row.page}`));
  const mark = { heading: `h${block.kind === 'heading' ? block.level : ''} `, item: '- ', paragraph: '' }[block.kind];
  return [mark + block.text.replaceAll('\n', ' / ')];
}

function rowOf({ cells }: GridRow): string {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : cell.text.replaceAll('\n', ' / ')));
  return `| ${texts.join(' | ')} |`;
}
