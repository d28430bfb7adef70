import type { Block, GridRow } from '../../../../shared/document/document.ts';
import { bodySize, headingLevels, isHeading, isKnownTitle } from './pdfHeadings.ts';
import { runsOf } from '../pdfGeometry.ts';
import { linesOf, type LinePart, type PageParts, type Part, type Row, type TablePart } from './pdfParts.ts';

/** Stands between a hyphen and what followed on the next line until the whole document is known. */
const SEAM = '\u0001';
/** Stands for a line break of a cell that may have cut a word for want of room (`Bersemuk` / `a`). */
const CUT = '\u0002';

interface Paragraph {
  page: PageParts;
  lines: LinePart[];
  text: string;
}

/** The pages' parts as blocks, numbered from 1. */
export function blocksOf(pages: readonly PageParts[]): Block[] {
  const drafts = pages.flatMap((page) => gathered(page));
  const body = bodySize(pages.flatMap(({ parts }) => parts));
  const headings = drafts.filter(
    (draft): draft is Paragraph => 'lines' in draft && isHeading(draft.lines, draft.text, body),
  );
  const levels = headingLevels(
    headings.map(({ text, lines }) => ({ text, size: lines[0]?.size ?? 0 })),
    body,
  );
  const levelOf = new Map<unknown, number>(headings.map((heading, at) => [heading, levels[at] ?? 1]));
  const close = seamCloser(
    drafts.flatMap((draft) => ('lines' in draft ? draft.text : draft.rows.flatMap(({ cells }) => cells.map(cellText)))),
  );
  return drafts.map((draft, at): Block => {
    const { number, confidence } = draft.page;
    const place = { n: at + 1, page: number, ...(confidence === undefined ? {} : { confidence }) };
    if (!('lines' in draft)) return { ...place, kind: 'table', rows: gridRows(draft.rows, number, close) };
    const text = close(draft.text);
    const level = levelOf.get(draft);
    if (level !== undefined) return { ...place, kind: 'heading', level, text };
    return { ...place, kind: BULLET.test(text) || NUMBERED.test(text) ? 'item' : 'paragraph', text };
  });
}

const isLine = (part: Part): part is LinePart => part.kind === 'line';

/** A page's tables, and its lines gathered to paragraphs. */
function gathered(page: PageParts): (Paragraph | { page: PageParts; rows: Row[] })[] {
  const joins = (part: Part, run: readonly Part[]): boolean => isLine(part) && continues(run.filter(isLine), part);
  return runsOf(page.parts, joins).map((run) => {
    const [first] = run;
    if (first?.kind === 'table') return { page, rows: withEqualWidth(first) };
    const lines = run.filter(isLine);
    const texts = lines.map(({ text }) => text);
    return { page, lines, text: joinLines(texts, ' ') };
  });
}

const withEqualWidth = ({ rows, xs }: TablePart): Row[] =>
  rows.map((row) => ({ ...row, cells: Array.from({ length: xs.length - 1 }, (_, at) => row.cells[at] ?? '<') }));

const cellText = (cell: Row['cells'][number]): string => joinLines(linesOf(cell), '\n');

const gridRows = (rows: readonly Row[], page: number, close: (text: string) => string): GridRow[] =>
  rows.map((row) => ({
    page: row.page ?? page,
    cells: row.cells.map((cell) => (typeof cell === 'string' ? cell : { text: close(cellText(cell)) })),
  }));

/**
 * A hyphen at a line's end stays (`bersama-sama`), unless the document elsewhere writes the word without it (`environ-ment`). A word cut
 * without a hyphen is made whole where the document elsewhere has the whole and not the halves.
 */
function seamCloser(texts: readonly string[]): (text: string) => string {
  const words = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  const count = (word: string): number => words.get(word.toLowerCase()) ?? 0;
  const hyphens = new RegExp(`(\\p{L}*)([-‐\u00ad])${SEAM}(?=(\\p{L}*))`, 'gu');
  const cuts = new RegExp(`(\\p{L}+)${CUT}(?=(\\p{L}+))`, 'gu');
  return (text) =>
    text
      .replace(hyphens, (_, before: string, hyphen: string, after: string) =>
        hyphen === '\u00ad' || count(before + after) > 0 ? before : `${before}-`,
      )
      .replace(cuts, (_, before: string, after: string) =>
        count(before + after) > 0 && Math.min(count(before), count(after)) === 1 ? before : `${before}\n`,
      )
      .replaceAll('\u00ad', '');
}

const CODE_END = /(?:^|[\s,;(])(?:CLO|HPK|PLO|HPP|HP|PO|LO|CO|KI|KB|PEO|CPMK|CPL|TP)$/u;

/** Lines joined by `mark`; where a word, a code or an address runs on, by nothing. */
function joinLines(lines: readonly string[], mark: string): string {
  const isCell = mark === '\n';
  let text = '';
  for (const line of lines) {
    if (text === '') text = line;
    else if (/(?:https?:|www\.|doi\.org)\S*[/.-]$/u.test(text)) text += line;
    else if (/[\p{L}\p{N}][-‐\u00ad]$/u.test(text) && /^[\p{L}\p{N}]/u.test(line)) text += SEAM + line;
    else if (isCell && CODE_END.test(text) && /^\d{1,2}(?:[\s,;)]|$)/u.test(line)) text += line;
    else if (isCell && /\p{L}$/u.test(text) && /^\p{Ll}$/u.test(line)) text += line;
    else if (isCell && /\p{L}$/u.test(text) && /^\p{Ll}/u.test(line)) text += CUT + line;
    else text += mark + line;
  }
  return text;
}

const BULLET =
  /^(?:[•▪●○◦➢❖–—*-]\s|[¹²³⁴⁵⁶⁷⁸⁹]|\(?[a-zA-Z][.)]\s|\(?[ivxIVX]{1,5}[.)]\s|\[\d+\]|[A-Z]{2,4}\s?\d+\s?[:.)]|(?:HPK|CLO|CPMK|PLO)\s?\d{1,2}\s+\p{Lu}|(?:Minggu|Week|Pertemuan)\s\d{1,2}\s?[:.)–-]\s)/u;
const NUMBERED = /^\(?\d{1,3}(?:[.)]|(?:\.\d{1,2})+\.?)\s/u;

/** Whether `next` carries on a paragraph: same print as its last line, next line, and its first word did not fit before it. */
function continues(paragraph: readonly LinePart[], next: LinePart): boolean {
  const last = paragraph.at(-1);
  if (!last) return false;
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.size - next.size) > 0.08 * size || last.running || next.running) return false;
  if (last.fonts.last !== next.fonts.first && last.fonts.first !== next.fonts.first) return false;
  // '(C3,' / 'PLO1)'
  const isInBracket = last.text.lastIndexOf('(') > last.text.lastIndexOf(')');
  if ((BULLET.test(next.text) && !isInBracket) || isKnownTitle(next.text) || isKnownTitle(last.text)) return false;
  // '12(3), 201–' / '219.'
  if (/\d[–-]$/u.test(last.text) && /^\d/u.test(next.text)) return true;
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
