import { AlignmentType, Paragraph, TextRun, type IParagraphOptions } from 'docx';
import { cleanText } from '../text/clean.ts';
import { runsOf, type Inline, type Run } from '../richText/blocks.ts';
import type { AnswerSpace, Paragraph as ParagraphBlock } from './blocks.ts';
import { styleIds } from './styles.ts';

export interface RenderContext {
  /** Twips between the margins of the current section, or between the sides of a cell. */
  textWidth: number;
  /** Twips of text on a page. */
  textHeight: number;
  /** A number for each numbered list, so that each starts at 1. */
  nextList: () => number;
}

export const lists = { bullets: 'bullets', numbers: 'numbers' } as const;

/** The runs of a text: faces as character styles, line feeds as breaks. */
export function textRuns(text: Inline, face: { bold?: boolean } = {}): TextRun[] {
  return runsOf(text).flatMap((run) =>
    cleanText(run.text)
      .split('\n')
      .map(
        (line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }), ...faceOf({ ...face, ...run }) }),
      ),
  );
}

function faceOf({ bold, italic, code }: Omit<Run, 'text'>): { style?: string; italics?: true; font?: string } {
  if (code) return { font: 'Courier New', ...(bold && { style: styleIds.strong }) };
  // A run takes one character style; text both bold and italic adds the second face directly.
  if (bold) return { style: styleIds.strong, ...(italic && { italics: true }) };
  return italic ? { style: styleIds.emphasis } : {};
}

const alignments = { centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

export const renderParagraph = (
  { text, align, isKept }: ParagraphBlock,
  options: Pick<IParagraphOptions, 'style' | 'keepNext' | 'indent'> = {},
): Paragraph =>
  new Paragraph({
    ...(isKept && { keepNext: true }),
    ...options,
    ...(align && { alignment: alignments[align] }),
    children: textRuns(text),
  });

export const renderAnswerSpace = ({ lines }: AnswerSpace): Paragraph[] =>
  Array.from({ length: lines }, () => new Paragraph({ style: styleIds.answerLine }));
