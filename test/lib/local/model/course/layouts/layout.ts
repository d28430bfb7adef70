import type { Block, GridRow, SourceDocument } from '../../../../../../shared/document/document.ts';

/** A course document in the layout of one kind of institution, with what a careful reader finds in it. People and courses are invented. */
export interface Layout {
  name: string;
  /** Lines: '# heading', '* item', '| a | b |' rows with '<' and '^' for covered places, '## Sheet: NAME'; every other line is a paragraph. */
  document: string;
  truth: Truth;
}

export interface Truth {
  code: string | null;
  name: string | null;
  credit: number | null;
  language: 'ms' | 'en' | 'id';
  /** Number, statement, level, programme outcomes. */
  clos: [number: string, statement: string, level: string, outcomes: string][];
  assessments: [type: string, weight: number][];
  topics: string[];
  /** How many references. */
  references: number;
}

/** The blocks that a reader of files gives for such a text. */
export function blocksOf(text: string): SourceDocument {
  const blocks: Block[] = [];
  let sheet: string | undefined;
  for (const line of text.trim().split('\n')) {
    const last = blocks.at(-1);
    const place = { n: blocks.length + 1, ...(sheet === undefined ? {} : { sheet }) };
    const named = /^## Sheet: (.+)$/.exec(line);
    if (named) sheet = named[1];
    else if (line.startsWith('|')) {
      const row = rowOf(line);
      if (last?.kind === 'table' && last.sheet === sheet) last.rows.push(row);
      else blocks.push({ ...place, kind: 'table', rows: [row] });
    } else if (line.startsWith('# ')) blocks.push({ ...place, kind: 'heading', level: 1, text: line.slice(2) });
    else if (line.startsWith('* ')) blocks.push({ ...place, kind: 'item', text: `• ${line.slice(2)}` });
    else blocks.push({ ...place, kind: 'paragraph', text: line });
  }
  for (const block of blocks) if (block.kind === 'table') level(block.rows);
  return { kind: 'docx', blocks, notices: [], pages: 1 };
}

const rowOf = (line: string): GridRow => ({
  cells: line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim())
    .map((cell) => (cell === '<' || cell === '^' ? cell : { text: cell.replaceAll('<br>', '\n') })),
});

/** Every row as wide as the widest, and merged cells with their reach. */
function level(rows: GridRow[]): void {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  for (const [index, { cells }] of rows.entries()) {
    while (cells.length < width) cells.push(cells.length > 1 ? '<' : { text: '' });
    for (const [column, cell] of cells.entries()) {
      if (typeof cell === 'string') continue;
      const across = reach(cells.slice(column + 1), '<');
      const down = reach(
        rows.slice(index + 1).map((row) => row.cells[column]),
        '^',
      );
      if (across > 1) cell.across = across;
      if (down > 1) cell.down = down;
    }
  }
}

const reach = (places: readonly unknown[], mark: string): number => {
  const end = places.findIndex((place) => place !== mark);
  return 1 + (end < 0 ? places.length : end);
};
