import type { PageText } from '../../../shared/evidence.ts';
import { rowLine } from './lines.ts';
import type { LineBlock, PageBlocks, TableBlock } from './pdf-blocks.ts';

/** Stands between a hyphen and what followed on the next line until the whole document is known. */
const SEAM = '\u0001';

/** The pages' text in the format of shared/evidence.ts. */
export function pageTexts(pages: readonly PageBlocks[]): PageText[] {
  const texts = pages.map((page) => ({ number: page.number, text: pageText(page) }));
  const words = new Set(texts.flatMap((page) => page.text.toLowerCase().match(/[\p{L}]+/gu) ?? []));
  return texts.map((page) => ({ ...page, text: closeSeams(page.text, words) })).filter((page) => page.text !== '');
}

/** A hyphen at a line's end stays (`bersama-sama`), unless the document elsewhere writes the word without it (`environ-ment`). */
function closeSeams(text: string, words: ReadonlySet<string>): string {
  return text
    .replace(
      new RegExp(`(\\p{L}*)([-‐\u00ad])${SEAM}(\\p{L}*)`, 'gu'),
      (_, before: string, hyphen: string, after: string) => {
        if (hyphen === '\u00ad') return before + after;
        return words.has((before + after).toLowerCase()) ? before + after : `${before}-${after}`;
      },
    )
    .replaceAll('\u00ad', '');
}

function pageText(page: PageBlocks): string {
  const lines: string[] = [];
  let paragraph: LineBlock[] = [];
  const flush = (): void => {
    if (paragraph.length > 0)
      lines.push(
        joinLines(
          paragraph.map((line) => line.text),
          ' ',
        ).replace(/^\|/, '¦'),
      );
    paragraph = [];
  };
  for (const block of page.blocks) {
    if (block.kind === 'table') {
      flush();
      lines.push(...tableLines(block));
    } else {
      const last = paragraph.at(-1);
      if (last && !continues(paragraph, last, block)) flush();
      paragraph.push(block);
    }
  }
  flush();
  return lines.join('\n');
}

function tableLines(table: TableBlock): string[] {
  return table.rows.flatMap(
    (row) => rowLine(row.cells.map((cell) => joinLines(cell?.lines ?? [], '<br>').replaceAll('|', '¦'))) ?? [],
  );
}

/** Lines joined by `mark`; where a word runs on after a hyphen, by nothing. */
export function joinLines(lines: readonly string[], mark: string): string {
  let text = '';
  for (const line of lines) {
    if (text === '') text = line;
    else if (/(?:https?:|www\.|doi\.org)\S*[/.-]$/u.test(text)) text += line;
    else if (/[\p{L}\p{N}][-‐\u00ad]$/u.test(text) && /^[\p{L}\p{N}]/u.test(line)) text += SEAM + line;
    else text += mark + line;
  }
  return text;
}

const BULLET =
  /^(?:[•▪●○◦➢❖–—*-]\s|[¹²³⁴⁵⁶⁷⁸⁹]|\(?[a-zA-Z][.)]\s|\(?[ivxIVX]{1,5}[.)]\s|\[\d+\]|[A-Z]{2,4}\s?\d+\s?[:.)])/u;
const NUMBERED = /^\(?\d{1,3}(?:[.)]|(?:\.\d{1,2})+\.?)\s/u;

/** Whether `next` carries on the paragraph that ends in `last`: same print, next line, and its first word did not fit before it. */
function continues(paragraph: readonly LineBlock[], last: LineBlock, next: LineBlock): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.size - next.size) > 0.08 * size || last.running || next.running) return false;
  if (last.fonts.last !== next.fonts.first && last.fonts.first !== next.fonts.first) return false;
  if (BULLET.test(next.text)) return false;
  const word = next.text.split(' ', 1)[0] ?? '';
  const wide = ((next.x1 - next.x0) / Math.max(1, next.text.length)) * (word.length + 1);
  if (last.x1 + wide * 0.9 <= last.right) return false;
  const open = !/[.:;?!]["”)]?$/u.test(last.text);
  // From the foot of one column to the head of the next.
  if (next.left !== last.left) return open && next.baseline < last.baseline && /^\p{Ll}/u.test(next.text);
  const pitch = next.baseline - last.baseline;
  if (pitch <= 0 || pitch > 1.75 * size) return false;
  const shift = next.x0 - last.x0;
  // A number at the line's head may be a sentence's (`ialah` / `68. Semua`) only in the midst of a paragraph.
  if (NUMBERED.test(next.text) && !(open && paragraph.length > 1 && Math.abs(shift) < 1)) return false;
  if (paragraph.length > 1) return Math.abs(shift) <= 0.6 * size;
  return shift < 5 * size;
}
