import {
  AlignmentType,
  Document,
  Footer,
  Header,
  LevelFormat,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  TextRun,
  TableOfContents,
} from 'docx';
import type { ISectionOptions, Table } from 'docx';
import type { Section, WordDocument, Block, Note, PageBreak } from './blocks.ts';
import { documentStyles, fontTable, hanging, page, styleIds } from './styles.ts';
import { assertBounded } from './bounds.ts';
import { cleanText } from '../text/clean.ts';
import { paperSections } from './onPaper.ts';
import { lists, renderFlow, type RenderContext, textRuns } from './renderFlow.ts';

/** The type of the bytes, whatever the file's name ends in (Word opens OOXML named .doc too). */
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** The document as a Word file (OOXML). Heavy: pages load this module when a file is asked for. @throws {WordTooLong} */
export async function renderWordBytes(document: WordDocument): Promise<Uint8Array<ArrayBuffer>> {
  assertBounded(document);
  let listCount = 0;
  const nextList = () => ++listCount;
  const sections = paperSections(document);
  const hasContents = sections.some(({ blocks }) => blocks.some(({ kind }) => kind === 'tableOfContents'));
  const file = new Document({
    title: cleanText(document.title),
    creator: cleanText(document.header),
    styles: documentStyles(),
    // Lays the pages out as Word would; heavy, so it is loaded for a table of contents alone.
    ...(hasContents && { pageNumbers: (await import('docx/layout')).estimatePageNumbersWith({ guess: true }) }),
    numbering: {
      config: [
        { reference: lists.bullets, levels: listLevels(LevelFormat.BULLET, (level) => (level % 2 === 0 ? '•' : '–')) },
        { reference: lists.numbers, levels: listLevels(LevelFormat.DECIMAL, (level) => `%${level + 1}.`) },
      ],
    },
    sections: sections.map((section, index) => buildSection(document, section, index === 0, nextList)),
  });
  return new Uint8Array(await Packer.toArrayBuffer(file, undefined, [fontTable]));
}

function buildSection(
  document: WordDocument,
  section: Section,
  isFirst: boolean,
  nextList: () => number,
): ISectionOptions {
  const isLandscape = section.orientation === 'landscape';
  const { margin } = page;
  const [width, height] = isLandscape ? [page.height, page.width] : [page.width, page.height];
  const context = { textWidth: width - 2 * margin, textHeight: height - 2 * margin, nextList };
  return {
    properties: {
      page: {
        // The library swaps width and height of a landscape page itself.
        size: {
          width: page.width,
          height: page.height,
          orientation: isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT,
        },
        margin: { top: margin, bottom: margin, left: margin, right: margin, header: margin / 2, footer: margin / 2 },
      },
    },
    headers: { default: header(document) },
    footers: { default: footer(document) },
    children: [...(isFirst ? titles(document) : []), ...renderBlocks(section.blocks, context)],
  };
}

const malayPageWords = ['Muka surat ', ' daripada '] as const;

function titles({ title, subtitle, letterhead = [], look }: WordDocument): Paragraph[] {
  const styles =
    look === 'paper'
      ? { title: styleIds.paperTitle, subtitle: styleIds.paperSubtitle }
      : { title: styleIds.title, subtitle: styleIds.subtitle };
  return [
    ...letterhead.map((line) => new Paragraph({ style: styleIds.letterhead, children: textRuns(line) })),
    new Paragraph({ style: styles.title, children: textRuns(title) }),
    ...(subtitle === undefined ? [] : [new Paragraph({ style: styles.subtitle, children: textRuns(subtitle) })]),
  ];
}

const header = (document: WordDocument): Header =>
  new Header({
    children: [
      new Paragraph({
        style: styleIds.header,
        children: [
          ...textRuns(document.header, { bold: true }),
          ...textRuns(` | ${document.title}`),
          ...(document.status === undefined ? [] : textRuns(` | ${document.status}`, { bold: true })),
        ],
      }),
    ],
  });

const footer = ({ footerNote, pageWords: [before, between] = malayPageWords }: WordDocument): Footer =>
  new Footer({
    children: [
      ...(footerNote === '' ? [] : [new Paragraph({ style: styleIds.footer, children: textRuns(footerNote) })]),
      new Paragraph({
        style: styleIds.footer,
        alignment: AlignmentType.RIGHT,
        children: [new TextRun({ children: [before, PageNumber.CURRENT, between, PageNumber.TOTAL_PAGES] })],
      }),
    ],
  });

/** Lists within lists have levels 1 and more. */
const listLevels = (format: (typeof LevelFormat)['BULLET' | 'DECIMAL'], textOf: (level: number) => string) =>
  [0, 1, 2, 3].map((level) => ({
    level,
    alignment: AlignmentType.LEFT,
    style: { paragraph: { indent: { left: hanging * (level + 1), hanging } } },
    format,
    text: textOf(level),
  }));

/** Of the headings that a table of contents lists. */
const contentsLevels = '1-2';

type Child = Paragraph | Table | TableOfContents;

function renderBlocks(blocks: readonly Block[], context: RenderContext): Child[] {
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
        new TableOfContents(cleanText(block.title), { hyperlink: true, headingStyleRange: contentsLevels }),
      ];
  }
  return renderFlow([block], context, keepNext ? { keepNext } : {});
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
