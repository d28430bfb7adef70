import * as z from 'zod';

/** As printed, lines parted by `\n`. A merged cell stands in its first place; '<' and '^' are covered from the left and from above. */
const cellSchema = z.union([z.object({ text: z.string() }), z.literal(['<', '^'])]);
export type Cell = z.infer<typeof cellSchema>;

/** The own text of a cell; '' where another covers it. */
export const textOfCell = (cell: Cell | undefined): string => (typeof cell === 'object' ? cell.text.trim() : '');

/** The cells of one row; every row of a table has the same number of places. `page`: where the row stands, in formats with true pages; `line`: its own number in a sheet. */
const gridRowSchema = z.object({
  cells: z.array(cellSchema),
  page: z.int().positive().optional(),
  line: z.int().positive().optional(),
});
export type GridRow = z.infer<typeof gridRowSchema>;

/** `n` counts the blocks of a document from 1; `page` only where the format has true pages (PDF); `sheet`: of a workbook. */
const place = {
  n: z.int().positive(),
  page: z.int().positive().optional(),
  sheet: z.string().optional(),
};

export const blockSchema = z.discriminatedUnion('kind', [
  /** `level`: 1 for the title and chapters, then deeper. The printed number is part of the text: '2.1 Objektif'. */
  z.object({ ...place, kind: z.literal('heading'), level: z.int().min(1).max(6), text: z.string() }),
  z.object({ ...place, kind: z.literal('paragraph'), text: z.string() }),
  /** An item of a list; its printed mark is part of the text: '(a) ...', '• ...'. */
  z.object({ ...place, kind: z.literal('item'), text: z.string() }),
  /** A table continued on the next page is one block; repeated heads are left out. */
  z.object({ ...place, kind: z.literal('table'), rows: z.array(gridRowSchema) }),
]);
export type Block = z.infer<typeof blockSchema>;
export type TableBlock = Extract<Block, { kind: 'table' }>;

export const withTexts = (block: Block, change: (text: string) => string): Block =>
  block.kind !== 'table'
    ? { ...block, text: change(block.text) }
    : {
        ...block,
        rows: block.rows.map((row) => ({
          ...row,
          cells: row.cells.map((cell) => (typeof cell === 'string' ? cell : { ...cell, text: change(cell.text) })),
        })),
      };

const documentKindSchema = z.enum(['pdf', 'docx', 'doc', 'xlsx', 'xls']);
export type DocumentKind = z.infer<typeof documentKindSchema>;

/** What reading one uploaded document yields; kept in S3 as long as its session. */
export const sourceDocumentSchema = z.object({
  /** The kind judged by content, never by name. */
  kind: documentKindSchema,
  blocks: z.array(blockSchema),
  /** What the reader of a result must know: hidden text, pages that are pictures, text recognised in a scan. Malay sentences. */
  notices: z.array(z.string()),
  /** Number of printed pages or sheets; 0 of a Word file, whose pages only its printer makes. */
  pages: z.int().nonnegative(),
  /** Words of repeated running heads, feet and page numbers, which stand in no block; absent where a reader leaves none out. */
  omittedWords: z.int().nonnegative().optional(),
});
export type SourceDocument = z.infer<typeof sourceDocumentSchema>;

/** Names a place in a document: '12' is a block, '12.3' row 3 of the table in block 12, '12.3.2' part 2 of that row's longest cell. */
export const refSchema = z.string().regex(/^[1-9]\d{0,5}(?:\.[1-9]\d{0,4}){0,2}$/);
export type Ref = z.infer<typeof refSchema>;
