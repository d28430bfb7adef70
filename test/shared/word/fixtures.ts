import {
  cell,
  factTable,
  heading,
  note,
  numbered,
  pageBreak,
  paragraph,
  table,
  tableOfContents,
} from '../../../shared/word/blocks.ts';
import type { WordDocument } from '../../../shared/word/blocks.ts';

const bullets = (items: readonly string[]) => ({ ...numbered(items), numbered: false });

/** Every kind of block, in both orientations; `text` stands wherever text may. */
export const everyBlock = (text: string): WordDocument => ({
  title: text,
  subtitle: text,
  header: text,
  footerNote: text,
  sections: [
    {
      orientation: 'portrait',
      blocks: [
        tableOfContents(text),
        pageBreak,
        heading(1, text),
        paragraph([{ text }, { text, bold: true }, { text, italic: true }, { text, bold: true, italic: true }]),
        heading(2, text),
        bullets([text, text]),
        numbered([text, [{ text, bold: true }]]),
        numbered([text]),
        heading(3, text),
        note('warning', text, [text, text]),
        note('info', text, []),
        pageBreak,
        paragraph(text),
      ],
    },
    {
      orientation: 'landscape',
      blocks: [
        table(
          [20, 40, 40],
          [[cell(text), cell(text, { colspan: 2 })]],
          [
            [cell(text, { style: 'label' }), cell([bullets([text]), numbered([text])]), cell([])],
            [cell(text, { style: 'total' }), cell(text, { style: 'warning' }), cell(text, { style: 'info' })],
          ],
        ),
        factTable([[text, text]]),
      ],
    },
  ],
});
