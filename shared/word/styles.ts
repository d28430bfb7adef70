import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  DocumentDefaults,
  LineRuleType,
  UnderlineType,
} from 'docx';
import type { IParagraphStyleOptions, IStylesOptions, ITableBordersOptions } from 'docx';
import type { CellStyle, Tone } from './blocks.ts';

/** Lengths in twips (a twentieth of a point), type sizes in half points, as Word counts them. */
export const page = {
  // A4 as Word itself writes it.
  width: 11_906,
  height: 16_838,
  margin: convertMillimetersToTwip(18),
};
/** Of a list item's first line, so that its mark stands out; and what parts items. */
export const hanging = convertMillimetersToTwip(6);
export const afterItem = 40;
/** Above and below the text of a cell, and at its sides. */
export const cellEnds = convertMillimetersToTwip(0.6);
const usualSides = convertMillimetersToTwip(1.6);
export const cellSides = { plain: usualSides, usual: usualSides, dense: convertMillimetersToTwip(1.2) } as const;

/** Of titles and headings; text is in a type that every machine has, so that pages fall as they are counted. */
const wishedFont = 'Plus Jakarta Sans';
/** Where the wished type is missing, the one named here takes its place. */
export const fontTable = {
  path: 'word/fontTable.xml',
  data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:font w:name="${wishedFont}"><w:altName w:val="Arial"/><w:panose1 w:val="020B0604020202020204"/><w:charset w:val="00"/><w:family w:val="swiss"/><w:pitch w:val="variable"/></w:font></w:fonts>`,
};

/** Of a cell's text; `plain`: of the body too. */
export const typeSize = { plain: 20, usual: 19, dense: 19 } as const;
/** Twips from line to line. */
export const lineHeight = (size: number): number => Math.round(size * 12.1);
/** Lines of one height in every program and stand-in for a type, so that pages fall as they are counted. */
const lines = (size: number) => ({ line: lineHeight(size), lineRule: LineRuleType.AT_LEAST });

/** The page's light scheme: green, gold and paper. */
const colour = { green: '0F4C4A', gold: 'D3A651', rule: 'C9C2B0', quiet: '4A5B5E' };
/** A line beside a paragraph, in eighths of a point, and its distance in points. */
const edge = (color: string, size: number, space: number) => ({ style: BorderStyle.SINGLE, size, space, color });
const tones: Record<Tone, { fill: string; edge: string }> = {
  warning: { fill: 'F8EFDB', edge: '7D5109' },
  info: { fill: 'F7F5F0', edge: colour.green },
};

/** Cell fills; Word has no named style for one cell, and not every program honours a table style's first row. */
export const cellFill: Record<CellStyle | 'head', string> = {
  head: 'E3F0EC',
  label: 'F7F5F0',
  total: 'EFECE4',
  warning: tones.warning.fill,
  info: tones.info.fill,
};

/** Words that are to be checked or were invented, and what is said behind them. */
export const markedRun = {
  doubted: {
    shading: { fill: tones.warning.fill },
    underline: { type: UnderlineType.DOTTED, color: tones.warning.edge },
  },
  invented: { underline: { type: UnderlineType.DOTTED, color: colour.quiet } },
} as const;
export const markLabel = { size: 15, color: tones.warning.edge } as const;

export const styleIds = {
  title: 'Title',
  subtitle: 'Subtitle',
  header: 'Header',
  footer: 'Footer',
  headings: { 1: 'Heading1', 2: 'Heading2', 3: 'Heading3', 4: 'Heading4' },
  contentsTitle: 'TOCHeading',
  notes: { warning: 'NoteWarning', info: 'NoteInfo' },
  cells: { plain: 'PlainText', usual: 'TableText', dense: 'DenseText' },
  spacer: 'Spacer',
  end: 'End',
  answerLine: 'AnswerLine',
  letterhead: 'Letterhead',
  paperTitle: 'PaperTitle',
  paperSubtitle: 'PaperSubtitle',
} as const;

type Style = Omit<IParagraphStyleOptions, 'id' | 'name'>;
const style = (id: string, name: string, own: Style): IParagraphStyleOptions => ({
  id,
  name,
  basedOn: 'Normal',
  ...own,
});
/** One that a usual paragraph follows. */
const single = (id: string, name: string, own: Style): IParagraphStyleOptions =>
  style(id, name, { next: 'Normal', ...own });

const heading = (level: keyof typeof styleIds.headings, size: number, before: number): IParagraphStyleOptions =>
  single(styleIds.headings[level], `heading ${level}`, {
    quickFormat: true,
    run: { font: wishedFont, size, bold: true, color: colour.green },
    paragraph: {
      border: level === 1 ? { bottom: edge(colour.gold, 12, 3) } : {},
      spacing: { before, after: 80, ...lines(size) },
      keepNext: true,
      keepLines: true,
      outlineLevel: level - 1,
    },
  });

/** An entry of the table of contents; docx writes its tab stop itself. */
const contentsEntry = (level: number): IParagraphStyleOptions =>
  single(`TOC${level}`, `toc ${level}`, {
    paragraph: { spacing: { after: 40 }, indent: { left: (level - 1) * hanging } },
  });

const noteStyle = (tone: Tone, name: string): IParagraphStyleOptions =>
  style(styleIds.notes[tone], name, {
    paragraph: {
      shading: { fill: tones[tone].fill },
      border: { left: edge(tones[tone].edge, 24, 6) },
      indent: { left: 160 },
      spacing: { before: 0, after: 0 },
    },
  });

const answerRule = { style: BorderStyle.DOTTED, size: 6, space: 1, color: colour.quiet };
const centred = { alignment: AlignmentType.CENTER };

const paragraphStyles: IParagraphStyleOptions[] = [
  { id: 'Normal', name: 'Normal', quickFormat: true },
  single(styleIds.title, 'Title', {
    quickFormat: true,
    run: { font: wishedFont, size: 40, bold: true, color: 'FFFFFF' },
    paragraph: {
      shading: { fill: colour.green },
      border: { top: edge(colour.green, 36, 10), bottom: edge(colour.gold, 36, 10) },
      spacing: { before: 120, after: 200 },
      keepNext: true,
    },
  }),
  heading(1, 30, 320),
  heading(2, 25, 200),
  heading(3, 22, 160),
  heading(4, 20, 120),
  ...[1, 2, 3, 4].map(contentsEntry),
  single(styleIds.subtitle, 'Subtitle', {
    run: { size: 24, color: colour.quiet },
    paragraph: { spacing: { after: 160 } },
  }),
  style(styleIds.header, 'header', {
    run: { size: 19, color: colour.quiet },
    paragraph: {
      border: { bottom: edge(colour.gold, 4, 4) },
      spacing: { after: 120 },
    },
  }),
  style(styleIds.footer, 'footer', {
    run: { size: 19, color: colour.quiet },
    paragraph: { spacing: { before: 40, after: 0 } },
  }),
  single(styleIds.contentsTitle, 'TOC Heading', {
    run: { font: wishedFont, size: 30, bold: true, color: colour.green },
    paragraph: { spacing: { before: 240, after: 80 }, keepNext: true },
  }),
  style(styleIds.cells.plain, 'Plain Text', { paragraph: { spacing: { after: 20, ...lines(typeSize.plain) } } }),
  ...(['usual', 'dense'] as const).map((look) =>
    style(styleIds.cells[look], look === 'usual' ? 'Table Text' : 'Dense Text', {
      paragraph: { spacing: { after: 20, ...lines(typeSize[look]) } },
      run: { size: typeSize[look] },
    }),
  ),
  style(styleIds.spacer, 'Spacer', { paragraph: { spacing: { after: 0, line: 200, lineRule: LineRuleType.EXACT } } }),
  style(styleIds.end, 'End', {
    run: { size: 2 },
    paragraph: { spacing: { after: 0, line: 20, lineRule: LineRuleType.EXACT } },
  }),
  style(styleIds.answerLine, 'Answer Line', {
    // Word draws one frame round neighbours alike; the line between them is what divides them.
    paragraph: { border: { bottom: answerRule, between: answerRule }, spacing: { before: 0, after: 0, line: 440 } },
  }),
  single(styleIds.letterhead, 'Letterhead', {
    run: { size: 24, bold: true },
    paragraph: { ...centred, spacing: { after: 20 }, keepNext: true },
  }),
  single(styleIds.paperTitle, 'Paper Title', {
    run: { size: 32, bold: true },
    paragraph: { ...centred, spacing: { before: 160, after: 60 }, keepNext: true },
  }),
  single(styleIds.paperSubtitle, 'Paper Subtitle', {
    basedOn: styleIds.subtitle,
    run: { bold: true, color: '000000' },
    paragraph: centred,
  }),
  noteStyle('warning', 'Note Warning'),
  noteStyle('info', 'Note Info'),
];

const rule = { style: BorderStyle.SINGLE, size: 4, color: colour.rule };
export const tableRules: ITableBordersOptions = {
  top: rule,
  left: rule,
  bottom: rule,
  right: rule,
  insideHorizontal: rule,
  insideVertical: rule,
};

/** A function, so that nothing is built before a file is asked for. */
export const documentStyles = (): IStylesOptions => ({
  paragraphStyles,
  // These take the place of the library's own default styles, so the defaults of the document are among them.
  importedStyles: [
    new DocumentDefaults({
      run: { font: 'Arial', size: typeSize.plain, language: { value: 'ms-MY', eastAsia: 'ms-MY' } },
      paragraph: { spacing: { after: 80, ...lines(typeSize.plain) } },
    }),
  ],
});
