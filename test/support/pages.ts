import type { Block, SourceDocument } from '../../shared/document/document.ts';

/** The rows of a block, the cells of each without those that are covered; a text is a row of one. */
const rowsOf = (block: Block): { page: number; cells: string[] }[] =>
  block.kind === 'table'
    ? block.rows.map(({ cells, page = block.page ?? 1 }) => ({
        page,
        cells: cells.map((cell) => (typeof cell === 'string' ? '' : cell.text.trim())),
      }))
    : [{ page: block.page ?? 1, cells: [block.text] }];

/** The words of every page, each gap one blank. */
export function wordsByPage({ blocks, pages }: SourceDocument): string[] {
  const rows = blocks.flatMap(rowsOf);
  return Array.from({ length: pages }, (_, at) =>
    rows
      .flatMap(({ page, cells }) => (page === at + 1 ? cells : []))
      .join(' ')
      .replaceAll(/\s+/g, ' '),
  );
}

/** The numbers in front of the rows of tables, which heads have not. */
export const rowNumbers = ({ blocks }: SourceDocument): number[] =>
  blocks
    .filter(({ kind }) => kind === 'table')
    .flatMap(rowsOf)
    .flatMap(({ cells: [first = ''] }) => (/^\d+$/.test(first) ? [Number(first)] : []));
