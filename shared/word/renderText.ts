import { AlignmentType, Paragraph, TextRun } from 'docx';
import type { IParagraphOptions } from 'docx';
import type { AnswerSpace, Inline, List, Paragraph as ParagraphBlock } from './blocks.ts';
import { styleIds } from './styles.ts';
import { cleanText } from './text.ts';

/** What the blocks of one file share. */
export interface RenderContext {
  /** Twips between the margins of the current section. */
  textWidth: number;
  /** A number for each numbered list, so that each starts at 1. */
  nextList: () => number;
}

/** Names of the list definitions in render.ts. */
export const lists = { bullets: 'bullets', numbers: 'numbers' } as const;

/** The runs of a text: faces as character styles, line feeds as breaks. */
export function textRuns(text: Inline, face: { bold?: boolean } = {}): TextRun[] {
  const runs = typeof text === 'string' ? [{ text }] : text;
  return runs.flatMap((run) =>
    cleanText(run.text)
      .split('\n')
      .map(
        (line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }), ...faceOf({ ...face, ...run }) }),
      ),
  );
}

function faceOf({ bold, italic }: { bold?: boolean; italic?: boolean }): { style?: string; italics?: true } {
  // A run takes one character style; text both bold and italic adds the second face directly.
  if (bold) return { style: styleIds.strong, ...(italic && { italics: true }) };
  return italic ? { style: styleIds.emphasis } : {};
}

export function renderList(
  list: List,
  context: RenderContext,
  styles: { bullets: string; numbers: string },
  options: Pick<IParagraphOptions, 'keepNext' | 'keepLines'> = {},
): Paragraph[] {
  const numbering = list.numbered
    ? { reference: lists.numbers, level: 0, instance: context.nextList(), custom: true }
    : { reference: lists.bullets, level: 0, custom: true };
  const style = list.numbered ? styles.numbers : styles.bullets;
  return list.items.map((item) => new Paragraph({ style, numbering, ...options, children: textRuns(item) }));
}

const alignments = { centre: AlignmentType.CENTER, right: AlignmentType.RIGHT } as const;

export const renderParagraph = (
  { text, align, isKept }: ParagraphBlock,
  options: Pick<IParagraphOptions, 'style' | 'keepNext' | 'keepLines'> = {},
): Paragraph =>
  new Paragraph({
    ...(isKept && { keepNext: true }),
    ...options,
    ...(align && { alignment: alignments[align] }),
    children: textRuns(text),
  });

export const renderAnswerSpace = ({ lines }: AnswerSpace): Paragraph[] =>
  Array.from({ length: lines }, () => new Paragraph({ style: styleIds.answerLine }));
