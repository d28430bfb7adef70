import { Paragraph, TableOfContents, type Table } from 'docx';
import type { Block, Note, PageBreak } from './blocks.ts';
import { renderFlow } from './renderTable.ts';
import { textRuns, type RenderContext } from './renderText.ts';
import { styleIds } from './styles.ts';
import { cleanText } from '../text/clean.ts';

type Child = Paragraph | Table | TableOfContents;

export function renderBlocks(blocks: readonly Block[], context: RenderContext): Child[] {
  const children = blocks.flatMap((block, index) => {
    // A break in a paragraph of its own would leave an empty line above the heading.
    if (block.kind === 'pageBreak') return blocks[index + 1]?.kind === 'heading' ? [] : [spacer(true)];
    const pageBreakBefore = block.kind === 'heading' && blocks[index - 1]?.kind === 'pageBreak';
    // A text stays on the page of the table that it leads to.
    const keepNext = blocks[index + 1]?.kind === 'table';
    return renderBlock(block, context, { pageBreakBefore, keepNext });
  });
  // What must follow a last table takes no room, or it would fill a page of its own.
  return blocks.at(-1)?.kind === 'table'
    ? [...children.slice(0, -1), new Paragraph({ style: styleIds.end })]
    : children;
}

function renderBlock(
  block: Exclude<Block, PageBreak>,
  context: RenderContext,
  { pageBreakBefore, keepNext }: { pageBreakBefore: boolean; keepNext: boolean },
): Child[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          style: styleIds.headings[block.level],
          children: textRuns(block.text),
          ...(pageBreakBefore && { pageBreakBefore }),
        }),
      ];
    case 'note':
      return renderNote(block);
    case 'tableOfContents':
      return [
        new Paragraph({ style: styleIds.contentsTitle, children: textRuns(block.title) }),
        new TableOfContents(cleanText(block.title), { hyperlink: true, headingStyleRange: `1-${block.depth}` }),
      ];
  }
  return renderFlow(
    [block],
    context,
    { bullets: styleIds.bullets, numbers: styleIds.numbers },
    keepNext ? { keepNext } : {},
  );
}

function renderNote({ tone, title, lines }: Note): Paragraph[] {
  const style = styleIds.notes[tone];
  return [
    new Paragraph({ style, keepNext: lines.length > 0, children: textRuns(title, { bold: true }) }),
    ...lines.map((line) => new Paragraph({ style, children: textRuns(line) })),
    spacer(),
  ];
}

const spacer = (pageBreakBefore = false): Paragraph =>
  new Paragraph({ style: styleIds.spacer, ...(pageBreakBefore && { pageBreakBefore }) });
