import type { Block, CellBlock, Inline, WordDocument } from './blocks.ts';

/** What XML 1.0 cannot hold, even escaped: control characters, halves of surrogate pairs, the two non-characters. */
const illegal = /[\u0000-\u0008\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu; // oxlint-disable-line no-control-regex

/** The text as a file can hold it: one kind of line end, tabs as spaces (Word would jump to a stop), nothing XML forbids. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(illegal, '');

const inlineText = (text: Inline): string =>
  typeof text === 'string' ? cleanText(text) : text.map((run) => cleanText(run.text)).join('');

/**
 * The lines that a reader meets in the body, in order, without empty ones: one a paragraph, list item or cell paragraph. Header,
 * footer, list marks and the entries of a table of contents are not among them. Screen and file are compared by it.
 */
export const plainText = (document: WordDocument): string[] =>
  [document.title, document.subtitle ?? '', ...document.sections.flatMap(({ blocks }) => blocks.flatMap(blockTexts))]
    .flatMap((text) => cleanText(text).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'paragraph':
    case 'list':
    case 'answerSpace':
      return cellBlockTexts(block);
    case 'note':
      return [block.title, ...block.lines.map(inlineText)];
    case 'table':
      return [...block.head, ...block.rows].flat().flatMap(({ blocks }) => blocks.flatMap(cellBlockTexts));
    case 'pageBreak':
      return [];
  }
  return [block.title];
}

/** The lines of a block that may stand in a cell; lines to write on hold no text. */
export function cellBlockTexts(block: CellBlock): string[] {
  if (block.kind === 'list') return block.items.map(inlineText);
  return block.kind === 'paragraph' ? [inlineText(block.text)] : [];
}
