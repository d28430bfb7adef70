import { cleanText } from '../text/clean.ts';
import { runsOf, type Inline, type TextBlock } from './blocks.ts';
import { parseInline, parseText } from './parse.ts';

/** A written text as HTML on one line, as LMS formats need it. */
export const htmlOf = (text: string): string => parseText(text).map(blockHtml).join('');

/** A text of one line, such as an option, without a paragraph round it. */
export const inlineHtmlOf = (text: string): string => inlineHtml(parseInline(cleanText(text).trim()));

/** Safe in the content of XML and HTML alike. */
export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function blockHtml(block: TextBlock): string {
  switch (block.kind) {
    case 'heading':
      return `<p><strong>${inlineHtml(block.text)}</strong></p>`;
    case 'list': {
      const name = block.numbered ? 'ol' : 'ul';
      return `<${name}>${block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('')}</${name}>`;
    }
    case 'table':
      return `<table border="1">${rowHtml('th', block.head)}${block.rows.map((row) => rowHtml('td', row)).join('')}</table>`;
  }
  return `<p>${inlineHtml(block.text)}</p>`;
}

/** An item's first words stand beside its mark. */
const itemHtml = ([first, ...rest]: readonly TextBlock[]): string =>
  (first?.kind === 'paragraph' ? inlineHtml(first.text) : first === undefined ? '' : blockHtml(first)) +
  rest.map(blockHtml).join('');

const rowHtml = (name: 'th' | 'td', cells: readonly Inline[]): string =>
  `<tr>${cells.map((cell) => `<${name}>${inlineHtml(cell)}</${name}>`).join('')}</tr>`;

const inlineHtml = (text: Inline): string =>
  runsOf(text)
    .map(({ text: words, bold, italic, code }) => {
      const html = escapeHtml(words).replaceAll('\n', '<br>');
      const coded = code ? `<code style="white-space: pre-wrap">${html}</code>` : html;
      const slanted = italic ? `<em>${coded}</em>` : coded;
      return bold ? `<strong>${slanted}</strong>` : slanted;
    })
    .join('');
