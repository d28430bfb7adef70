import type { PageText } from '../../../../shared/evidence.ts';
import { rowLine } from '../../office/pageLines.ts';
import type { LineBlock, PageBlocks, TableBlock } from './pdfBlocks.ts';

/** Stands between a hyphen and what followed on the next line until the whole document is known. */
const SEAM = '\u0001';
/** Stands for a line break of a cell that may have cut a word for want of room (`Bersemuk` / `a`). */
const CUT = '\u0002';

/** The pages' text in the format of shared/evidence.ts. */
export function pageTexts(pages: readonly PageBlocks[]): PageText[] {
  const texts = pages.map((page) => ({ number: page.number, text: pageText(page) }));
  const words = new Map<string, number>();
  for (const { text } of texts) {
    for (const [word] of text.toLowerCase().matchAll(/\p{L}+/gu)) words.set(word, (words.get(word) ?? 0) + 1);
  }
  return texts.map((page) => ({ ...page, text: closeSeams(page.text, words) })).filter((page) => page.text !== '');
}

/**
 * A hyphen at a line's end stays (`bersama-sama`), unless the document elsewhere writes the word without it (`environ-ment`). A word cut
 * without a hyphen is made whole where the document elsewhere has the whole and not the halves.
 */
function closeSeams(text: string, words: ReadonlyMap<string, number>): string {
  const count = (word: string): number => words.get(word.toLowerCase()) ?? 0;
  return text
    .replace(
      new RegExp(`(\\p{L}*)([-‐\u00ad])${SEAM}(?=(\\p{L}*))`, 'gu'),
      (_, before: string, hyphen: string, after: string) =>
        hyphen === '\u00ad' || count(before + after) > 0 ? before : `${before}-`,
    )
    .replace(new RegExp(`(\\p{L}+)${CUT}(?=(\\p{L}+))`, 'gu'), (_, before: string, after: string) =>
      count(before + after) > 0 && Math.min(count(before), count(after)) === 1 ? before : `${before}<br>`,
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

const CODE_END = /(?:^|[\s,;(])(?:CLO|HPK|PLO|HPP|HP|PO|LO|CO|KI|KB|PEO|CPMK|CPL|TP)$/u;

/** Lines joined by `mark`; where a word, a code or an address runs on, by nothing. */
function joinLines(lines: readonly string[], mark: string): string {
  let text = '';
  for (const line of lines) {
    if (text === '') text = line;
    else if (/(?:https?:|www\.|doi\.org)\S*[/.-]$/u.test(text)) text += line;
    else if (/[\p{L}\p{N}][-‐\u00ad]$/u.test(text) && /^[\p{L}\p{N}]/u.test(line)) text += SEAM + line;
    else if (mark === '<br>' && CODE_END.test(text) && /^\d{1,2}(?:[\s,;)]|$)/u.test(line)) text += line;
    else if (mark === '<br>' && /\p{L}$/u.test(text) && /^\p{Ll}$/u.test(line)) text += line;
    else if (mark === '<br>' && /\p{L}$/u.test(text) && /^\p{Ll}/u.test(line)) text += CUT + line;
    else text += mark + line;
  }
  return text;
}

const BULLET =
  /^(?:[•▪●○◦➢❖–—*-]\s|[¹²³⁴⁵⁶⁷⁸⁹]|\(?[a-zA-Z][.)]\s|\(?[ivxIVX]{1,5}[.)]\s|\[\d+\]|[A-Z]{2,4}\s?\d+\s?[:.)]|(?:HPK|CLO|CPMK|PLO)\s?\d{1,2}\s+\p{Lu}|(?:Minggu|Week|Pertemuan)\s\d{1,2}\s?[:.)–-]\s)/u;
const NUMBERED = /^\(?\d{1,3}(?:[.)]|(?:\.\d{1,2})+\.?)\s/u;

/**
 * Headings of papers and course documents in Malay, English and Indonesian: a line of its own, numbered or not, perhaps in the same print
 * as the line before it.
 */
const HEADING =
  /^(?:(?:(?:BAB|Bab|CHAPTER|Chapter)\s+)?(?:\d{1,2}(?:\.\d{1,2}){0,2}\.?|[IVX]{1,4}\.|[A-Z][.)])\s+)?(?:abstrak|abstract|pengenalan|introduction|pendahuluan|latar belakang(?: kajian)?|penyataan masalah|pernyataan masalah|objektif(?: kajian| pembelajaran| kursus)?|soalan kajian|persoalan kajian|(?:sorotan|tinjauan) (?:literatur|kajian)|literature review|tinjauan pustaka|kajian literatur|metodologi(?: kajian)?|methodology|methods?|metode(?: penelitian)?|dapatan(?: kajian)?|dapatan dan perbincangan|hasil(?: dan pembahasan| penelitian)?|results?(?: and discussion)?|findings|perbincangan|discussion|pembahasan|kesimpulan|conclusions?|penutup|rumusan|cadangan|limitasi(?: kajian)?|penghargaan|acknowledge?ments?|rujukan|references?|bibliografi|bibliography|daftar pustaka|senarai rujukan|lampiran|appendi(?:x|ces)|hasil pembelajaran(?: kursus)?|(?:course )?learning outcomes?|kandungan(?: kursus)?|isi kandungan(?: kursus)?|(?:course )?contents?|rancangan mingguan|jadual kuliah|pentaksiran(?: kursus)?|penilaian|assessments?|sinopsis|synopsis)\s*:?$/iu;
/** A heading begins with a capital, however much of it is small: a wrapped word of a sentence does not. */
const looksLikeHeading = (text: string): boolean => /^(?:[\d.()\s]*)\p{Lu}/u.test(text) && HEADING.test(text);

/** Whether `next` carries on the paragraph that ends in `last`: same print, next line, and its first word did not fit before it. */
function continues(paragraph: readonly LineBlock[], last: LineBlock, next: LineBlock): boolean {
  const size = Math.max(last.size, next.size);
  if (Math.abs(last.size - next.size) > 0.08 * size || last.running || next.running) return false;
  if (last.fonts.last !== next.fonts.first && last.fonts.first !== next.fonts.first) return false;
  if (BULLET.test(next.text) || looksLikeHeading(next.text) || looksLikeHeading(last.text)) return false;
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
