import type { SourceDocument } from '../../../shared/document/document.ts';
import { ReadError } from '../fault.ts';
import { raise } from '../pdf/text/pdfCharacters.ts';
import { BlockList, cellText, keepsRows, rowLine } from './blockList.ts';
import { docxMarks, DocxStyles } from './docxParts.ts';
import { preparedContent } from './docxPrepare.ts';
import { mergedDown, type PlacedCell } from '../grid.ts';
import { child, childrenOf, childValue, parseXml, textOf, type XmlElement } from './officeXml.ts';
import { unpack, xmlText } from './zipPackage.ts';

/** Word allows 63 columns; more are nonsense. */
const maxColumns = 63;

/**
 * Reads a Word package (DOCX, DOCM, DOTX; transitional or strict). Headers stand once before the text, notes and footers behind it.
 * @throws {ReadError} empty, no_text_layer (nothing but pictures), damaged, bomb or external_entity; other errors mean damaged bytes
 */
export function readDocx(bytes: Uint8Array): SourceDocument {
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
  const unfinished: XmlElement[] = [];
  const read = (elements: readonly XmlElement[]): XmlElement[] =>
    elements.flatMap((element) => preparedContent(element, { styles, markOf, list, unfinished }));
  const header = read(named(/\/header\d*\.xml$/iu));
  list.margin((margin) => addBlocks(margin, header));
  addBlocks(list, read([body]));
  // The words of SmartArt, which the text names only by a relation.
  for (const words of named(/\/diagrams\/data\d*\.xml$/iu).flatMap(drawnTexts)) list.paragraph(words);
  const notes = named(/\/(?:footnotes|endnotes)\d*\.xml$/iu).flatMap(({ children }) => children);
  // Separators between text and notes are notes with a type.
  for (const [index, note] of notes.filter(({ attributes }) => !attributes['type']).entries())
    list.paragraph(`[${index + 1}] ${linesOf(read([note])).join('\n')}`);
  const footer = read(named(/\/footer\d*\.xml$/iu));
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

function addBlocks(list: BlockList, blocks: readonly XmlElement[]): void {
  for (const block of blocks) {
    if (block.name === 'w:p') list.paragraph(lineOf(block), lookOf(block));
    if (block.name !== 'w:tbl') continue;
    const rows = rowsOf(block);
    // A table of one column is a frame around its content.
    if (rows.every(({ length }) => length === 1)) for (const [cell] of rows) addBlocks(list, cell?.children ?? []);
    else {
      list.table(placedCells(block));
      addBlocks(list, tablesIn(block));
    }
  }
}

const isTable = (block: XmlElement): boolean =>
  block.name === 'w:tbl' &&
  keepsRows(rowsOf(block).flatMap(([first, second]) => (first && second ? [textOf(first)] : [])));

/** The tables with rows and columns in a table's cells, also in frames there: they stand behind it, so that they keep their own rows. */
const tablesIn = (table: XmlElement): XmlElement[] =>
  rowsOf(table)
    .flatMap((cells) => cells.flatMap((cell) => childrenOf(cell, 'w:tbl')))
    .flatMap((inner) => (isTable(inner) ? [inner] : tablesIn(inner)));

/** The style that the preparation gave a paragraph. */
function lookOf(paragraph: XmlElement): { level: number | undefined; isBold: boolean; isListed: boolean } {
  const style = childValue(child(paragraph, 'w:pPr'), 'w:pStyle') ?? '';
  const level = Number(/^heading(\d)$/u.exec(style)?.[1] ?? 0) || undefined;
  return { level, isBold: style.startsWith('bold'), isListed: style.endsWith('item') };
}

/** A cell that goes on with the one above it. */
function goesOn(cell: XmlElement): boolean {
  const merge = child(child(cell, 'w:tcPr'), 'w:vMerge');
  return merge !== undefined && merge.attributes['val'] !== 'restart';
}

/** The rows of a table, each with the cells that begin in it. */
const rowsOf = (table: XmlElement): XmlElement[][] =>
  childrenOf(table, 'w:tr').map((row) => childrenOf(row, 'w:tc').filter((cell) => !goesOn(cell)));

const columnsIn = (properties: XmlElement | undefined, name: string): number =>
  Math.min(maxColumns, Math.max(0, Number(childValue(properties, name)) || 0));

const placedCells = (table: XmlElement): PlacedCell[] =>
  mergedDown(
    childrenOf(table, 'w:tr').map((row) => {
      let end = columnsIn(child(row, 'w:trPr'), 'w:gridBefore');
      return childrenOf(row, 'w:tc').map((cell) => {
        const column = end;
        const across = Math.max(1, columnsIn(child(cell, 'w:tcPr'), 'w:gridSpan'));
        end += across;
        return { column, across, text: textOfCell(cell), goesOn: goesOn(cell) };
      });
    }),
  );

const textOfCell = ({ children }: XmlElement): string => cellText(linesOf(children));

const linesOf = (blocks: readonly XmlElement[]): string[] =>
  blocks.flatMap((block) => {
    if (block.name === 'w:p') return [lineOf(block)];
    if (block.name !== 'w:tbl' || isTable(block)) return [];
    return rowsOf(block).map((cells) => rowLine(cells.map((cell) => ({ text: textOfCell(cell) }))));
  });

const lineOf = ({ children }: XmlElement): string =>
  children
    .map((run) => {
      const text = textOf(run);
      if (childValue(child(run, 'w:rPr'), 'w:vertAlign') !== 'superscript') return text;
      return isTerm.test(text) ? `^(${text})` : raise(text);
    })
    .join('');
/** An exponent of more than one number: '1/t', '0.1'. */
const isTerm = /[\p{L}\d]\s?[/.+−]\s?[\p{L}\d]/u;

/** The paragraphs of a drawing. */
const drawnTexts = ({ name, text, children }: XmlElement): string[] => {
  const inner = children.flatMap(drawnTexts);
  return name === ':p' ? [inner.join('')] : name === ':t' ? [text] : inner;
};

const holds = ({ name, children }: XmlElement, ...names: readonly string[]): boolean =>
  names.includes(name) || children.some((inner) => holds(inner, ...names));
