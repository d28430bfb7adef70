import { strToU8, zipSync } from 'fflate';
import mammoth from 'mammoth';
import type { SourceDocument } from '../../../shared/document/document.ts';
import { ReadError } from '../fault.ts';
import { raise } from '../pdf/text/pdfCharacters.ts';
import { BlockList, cellText, keepsRows, rowLine } from './blockList.ts';
import { docxMarks, DocxStyles } from './docxParts.ts';
import { preparedContent } from './docxPrepare.ts';
import { placeRows, type PlacedCell } from '../grid.ts';
import { child, parseXml, toXml, type XmlElement } from './officeXml.ts';
import { unpack, xmlText } from './zipPackage.ts';

/** A node of the document that mammoth reads, as its `transformDocument` gets it before it becomes HTML. */
interface MammothNode {
  readonly type: string;
  readonly children?: readonly MammothNode[];
  readonly value?: string;
  readonly styleId?: string | null;
  readonly verticalAlignment?: string;
  readonly colSpan?: number;
  readonly rowSpan?: number;
}

/** Word allows 63 columns; a span beyond that is nonsense. */
const maxColumns = 63;
/** Blocks that mammoth reads at once: it takes about 6 kB for each paragraph, which is freed in between. */
const blocksAtOnce = 500;
const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

/**
 * Reads a Word package (DOCX, DOCM, DOTX; transitional or strict). Headers stand once before the text, notes and footers behind it.
 * @throws {ReadError} empty, no_text_layer (nothing but pictures), damaged, bomb or external_entity; other errors mean damaged bytes
 */
export async function readDocx(bytes: Uint8Array): Promise<SourceDocument> {
  const parts = Object.entries(unpack(bytes, (name) => /^word\/(?:diagrams\/data|[a-z]+)\d*\.xml$/iu.test(name)));
  const contentsOf = (name: RegExp) => parts.flatMap(([part, content]) => (name.test(part) ? [content] : []));
  const [main] = contentsOf(/\/document\d*\.xml$/iu);
  const body = main && child(parseXml(xmlText(main)), 'w:body');
  if (!body) throw new ReadError('damaged');
  const list = new BlockList();
  let isPartial = false;
  const leaveOut = (): void => {
    isPartial = true;
  };
  const named = (name: RegExp): XmlElement[] => contentsOf(name).flatMap((content) => parsed(content, leaveOut));
  const styles = new DocxStyles(named(/\/styles\d*\.xml$/iu)[0]);
  const markOf = docxMarks(named(/\/numbering\d*\.xml$/iu)[0]);
  const read = async (elements: readonly XmlElement[]): Promise<readonly MammothNode[]> =>
    readByMammoth(
      elements.flatMap((element) => preparedContent(element, { styles, markOf, list })),
      leaveOut,
    );
  const header = await read(named(/\/header\d*\.xml$/iu));
  list.margin((margin) => addBlocks(margin, header));
  addBlocks(list, await read([body]));
  // The words of SmartArt, which the text names only by a relation.
  for (const words of named(/\/diagrams\/data\d*\.xml$/iu).flatMap(drawnTexts)) list.paragraph(words);
  const notes = named(/\/(?:footnotes|endnotes)\d*\.xml$/iu).flatMap(({ children }) => children);
  // Separators between text and notes are notes with a type.
  for (const [index, note] of notes.filter(({ attributes }) => !attributes['type']).entries())
    list.paragraph(`[${index + 1}] ${linesOf(await read([note])).join('\n')}`);
  const footer = await read(named(/\/footer\d*\.xml$/iu));
  list.margin((margin) => addBlocks(margin, footer));
  if (list.isEmpty && holds(body, 'w:drawing', 'w:pict')) throw new ReadError('no_text_layer');
  // What another program put into the package as HTML or as a document of its own.
  return list.toDocument('docx', isPartial || holds(body, 'w:altChunk') ? [partialNotice] : []);
}

const partialNotice =
  'Sebahagian dokumen Word ini tidak dapat dibaca dan ditinggalkan; bandingkan hasil dengan dokumen asal.';

/** A part beside the main text (a header, notes, styles); one that is not well-formed is left out. */
function parsed(content: Uint8Array, leaveOut: () => void): XmlElement[] {
  try {
    return [parseXml(xmlText(content))];
  } catch (error) {
    // What attacks the reader is refused, wherever it stands.
    if (error instanceof ReadError && error.fault !== 'damaged') throw error;
    leaveOut();
    return [];
  }
}

/** What mammoth makes of prepared blocks, so many at once, with the spans of their tables. A block on which it throws is left out alone. */
async function readByMammoth(blocks: readonly XmlElement[], leaveOut: () => void): Promise<MammothNode[]> {
  const inTwo = async (at: number): Promise<MammothNode[]> => [
    ...(await readByMammoth(blocks.slice(0, at), leaveOut)),
    ...(await readByMammoth(blocks.slice(at), leaveOut)),
  ];
  if (blocks.length > blocksAtOnce) return inTwo(blocksAtOnce);
  try {
    return await nodesOf(blocks);
  } catch {
    // Which block it is, mammoth does not say.
    if (blocks.length > 1) return inTwo(Math.ceil(blocks.length / 2));
    leaveOut();
    return [];
  }
}

async function nodesOf(blocks: readonly XmlElement[]): Promise<MammothNode[]> {
  const nodes: MammothNode[] = [];
  const main = strToU8(`<w:document xmlns:w="${wordNamespace}"><w:body>${toXml(blocks)}</w:body></w:document>`);
  const buffer = Buffer.from(zipSync({ 'word/document.xml': main }, { level: 0 }));
  const transformDocument = (document: MammothNode): MammothNode => {
    nodes.push(...(document.children ?? []));
    return { ...document, children: [] };
  };
  await mammoth.convertToHtml({ buffer }, { transformDocument });
  return nodes;
}

function addBlocks(list: BlockList, nodes: readonly MammothNode[]): void {
  for (const node of nodes) {
    if (node.type === 'paragraph') list.paragraph(textOf(node), lookOf(node.styleId ?? ''));
    if (node.type !== 'table') continue;
    const rows = (node.children ?? []).map((row) => row.children ?? []);
    // A table of one column is a frame around its content.
    if (rows.every(({ length }) => length === 1)) for (const [cell] of rows) addBlocks(list, cell?.children ?? []);
    else {
      list.table(placeRows(rowsOf(node)));
      addBlocks(list, tablesIn(node));
    }
  }
}

const isTable = ({ type, children: rows = [] }: MammothNode): boolean =>
  type === 'table' &&
  keepsRows(rows.flatMap(({ children: [first, second] = [] }) => (first && second ? [textOf(first)] : [])));

/** The tables with rows and columns in a table's cells, also in frames there: they stand behind it, so that they keep their own rows. */
const tablesIn = ({ children: rows = [] }: MammothNode): MammothNode[] =>
  rows
    .flatMap(({ children: cells = [] }) => cells.flatMap(({ children = [] }) => children))
    .flatMap((node) => (isTable(node) ? [node] : node.type === 'table' ? tablesIn(node) : []));

/** The style that the preparation gave a paragraph. */
function lookOf(style: string): { level: number | undefined; isBold: boolean; isListed: boolean } {
  const level = Number(/^heading(\d)$/u.exec(style)?.[1] ?? 0) || undefined;
  return { level, isBold: style.startsWith('bold'), isListed: style.endsWith('item') };
}

const rowsOf = (table: MammothNode): Pick<PlacedCell, 'across' | 'down' | 'text'>[][] =>
  (table.children ?? []).map((row) =>
    (row.children ?? []).map(({ children = [], colSpan = 1, rowSpan = 1 }) => ({
      text: cellText(linesOf(children)),
      across: Math.min(maxColumns, Math.max(1, colSpan || 1)),
      down: rowSpan,
    })),
  );

const linesOf = (blocks: readonly MammothNode[]): string[] =>
  blocks
    .filter((block) => !isTable(block))
    .flatMap((block) => (block.type === 'table' ? rowsOf(block).map(rowLine) : [textOf(block)]));

function textOf({ type, value = '', verticalAlignment, children = [] }: MammothNode): string {
  if (type === 'text') return value;
  const text = type === 'tab' ? '\t' : type === 'break' ? '\n' : children.map(textOf).join('');
  if (verticalAlignment !== 'superscript') return text;
  return isTerm.test(text) ? `^(${text})` : raise(text);
}
/** An exponent of more than one number: '1/t', '0.1'. */
const isTerm = /[\p{L}\d]\s?[/.+−]\s?[\p{L}\d]/u;

/** The paragraphs of a drawing. */
const drawnTexts = ({ name, text, children }: XmlElement): string[] => {
  const inner = children.flatMap(drawnTexts);
  return name === ':p' ? [inner.join('')] : name === ':t' ? [text] : inner;
};

const holds = ({ name, children }: XmlElement, ...names: readonly string[]): boolean =>
  names.includes(name) || children.some((inner) => holds(inner, ...names));
