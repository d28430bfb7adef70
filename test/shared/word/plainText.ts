import { plainOf } from '../../../shared/richText/blocks.ts';
import { cleanText } from '../../../shared/text/clean.ts';
import { type Block, type WordDocument, cellBlockTexts } from '../../../shared/word/blocks.ts';
import { paperSections } from '../../../shared/word/onPaper.ts';

/**
 * The lines that a reader meets in the body, in order, without empty ones: one a paragraph, list item or cell paragraph. Header,
 * footer, list marks and the entries of a table of contents are not among them. Screen and file are compared by it.
 */
export const plainText = (document: WordDocument): string[] =>
  [
    ...(document.letterhead ?? []),
    document.title,
    document.subtitle ?? '',
    ...paperSections(document).flatMap(({ blocks }) => blocks.flatMap(blockTexts)),
  ]
    .flatMap((text) => cleanText(text).split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.text];
    case 'note':
      return [block.title, ...block.lines.map(plainOf)];
    case 'pageBreak':
      return [];
    case 'tableOfContents':
      return [block.title];
  }
  return cellBlockTexts(block);
}
