import type { Block, Cell, GridRow, SourceDocument, TableBlock } from './document.ts';

interface NamedDocument {
  name: string;
  document: SourceDocument;
}

const lineBreak = '<br>';
/** Tags of prompts, also with blanks or unseen characters in them: document text cannot leave its fence. */
const tags = /<(?=[\s\p{Cf}]*\/?[\s\p{Cf}]*(?:dokumen|muka_surat|data|br)\b)/giu;
const otherLineEnds = /[\r\v\f\u0085\u2028\u2029]/g;

/** Text on one line that cannot be taken for a tag. */
const inline = (text: string): string =>
  text.replace(tags, '‹').replaceAll('\r\n', '\n').replace(otherLineEnds, ' ').replaceAll('\n', lineBreak);
const lines = (text: string): string => text.replaceAll(lineBreak, '\n');
const attribute = (text: string): string => text.replace(/["<>&\p{Cc}]/gu, ' ');

/** Marks that would make a paragraph read as another kind of block; a backslash before them says that they are its own. */
const marks = /^(?=\\|#{1,6} |- |\|)/;

const cellForm = (cell: Cell): string => {
  if (typeof cell === 'string') return cell;
  return cell.text === '' ? '' : ` ${inline(cell.text).replaceAll('|', '¦')} `;
};
const rowForm = ({ cells }: GridRow): string => `|${cells.map(cellForm).join('|')}|`;

function textForm(block: Exclude<Block, TableBlock>): string {
  const text = inline(block.text);
  if (block.kind === 'heading') return `${'#'.repeat(block.level)} ${text}`;
  return block.kind === 'item' ? `- ${text}` : text.replace(marks, '\\');
}

/**
 * The form in which every prompt shows a document: a line per block, `[12] text`, a heading `[12] ## text`, an item of a list `[12] - text`;
 * a table's rows are `[12.3] | a | b |`, with `<br>` for line breaks, `|<|` and `|^|` for places covered by a merged cell from the left and
 * from above, `¦` for a literal `|`. Lines `--- muka surat 3 ---` and `--- helaian "CLO" ---` stand before what is printed there.
 */
export function renderDocument({ name, document }: NamedDocument): string {
  const out = [`<dokumen nama="${attribute(name)}">`];
  let page: number | undefined;
  let sheet: string | undefined;
  const mark = (next: number | undefined) => {
    if (next === undefined || next === page) return;
    page = next;
    out.push(`--- muka surat ${next} ---`);
  };
  for (const block of document.blocks) {
    if (block.sheet !== undefined && block.sheet !== sheet) {
      sheet = block.sheet;
      out.push(`--- helaian "${inline(sheet)}" ---`);
    }
    if (block.kind !== 'table') {
      mark(block.page);
      out.push(`[${block.n}] ${textForm(block)}`);
    } else
      for (const [index, row] of block.rows.entries()) {
        mark(row.page ?? block.page);
        out.push(`[${block.n}.${index + 1}] ${rowForm(row)}`);
      }
  }
  return [...out, '</dokumen>'].join('\n');
}

const parseRow = (text: string): GridRow['cells'] =>
  text
    .slice(1, -1)
    .split('|')
    .map((form) => (form === '<' || form === '^' ? form : { text: lines(form.slice(1, -1)) }));

function parseText(text: string) {
  const [heading, level = ''] = /^(#{1,6}) /.exec(text) ?? [];
  if (heading !== undefined)
    return { kind: 'heading' as const, level: level.length, text: lines(text.slice(heading.length)) };
  if (text.startsWith('- ')) return { kind: 'item' as const, text: lines(text.slice(2)) };
  return { kind: 'paragraph' as const, text: lines(text.replace(/^\\/, '')) };
}

interface Printed {
  page?: number;
  sheet?: string;
}

/** The place that a line between blocks names: `--- muka surat 3 ---`; null for other lines. */
function printedPlace(line: string): Printed | null {
  const [, page, sheet] = /^--- (?:muka surat (\d+)|helaian "(.*)") ---$/.exec(line) ?? [];
  if (page !== undefined) return { page: Number(page) };
  return sheet === undefined ? null : { sheet };
}

function addLine(blocks: Block[], line: string, place: Printed): void {
  const [, number, row, content = ''] = /^\[(\d+)(\.\d+)?\] (.*)$/.exec(line) ?? [];
  if (number === undefined) return;
  const n = Number(number);
  const last = blocks.at(-1);
  if (row === undefined) blocks.push({ n, ...place, ...parseText(content) });
  else if (last?.n !== n || last.kind !== 'table')
    blocks.push({ n, ...place, kind: 'table', rows: [{ cells: parseRow(content) }] });
  else {
    const { page } = place;
    last.rows.push({ cells: parseRow(content), ...(page !== undefined && page !== last.page && { page }) });
  }
}

const kindOf = ({ page, sheet }: Printed): SourceDocument['kind'] => {
  if (sheet !== undefined) return 'xlsx';
  return page === undefined ? 'docx' : 'pdf';
};

/** The inverse of `renderDocument`, but for notices and the kind, which is told from pages and sheets; null where no document is shown. */
export function parseDocument(text: string): NamedDocument | null {
  const [, name, body] = /^<dokumen nama="([^"\n]*)">\n([\s\S]*?)^<\/dokumen>$/m.exec(text) ?? [];
  if (name === undefined || body === undefined) return null;
  const blocks: Block[] = [];
  let place: Printed = {};
  for (const line of body.split('\n')) {
    place = { ...place, ...printedPlace(line) };
    addLine(blocks, line, place);
  }
  const sheets = new Set(blocks.map((block) => block.sheet)).size;
  return { name, document: { kind: kindOf(place), blocks, notices: [], pages: place.page ?? sheets } };
}
