import { textOfCell, withTexts, type Block, type GridRow } from '../../../../shared/document/document.ts';
import { median } from '../pdfGeometry.ts';
import { BROKEN, CAPTION, isLine, type LinePart, type PageParts, type Part } from './pdfParts.ts';
import { ascending, runsOf } from '../../../../shared/values/runs.ts';

/** Stands between a hyphen and what followed on the next line until the whole document is known. */
const SEAM = '\u0001';
/** Stands for a line break of a cell that may have cut a word for want of room (`Bersemuk` / `a`). */
const CUT = '\u0002';

interface Paragraph {
  page: number;
  lines: LinePart[];
  text: string;
}
interface PageTable {
  page: number;
  rows: GridRow[];
}

/** The pages' parts as blocks, numbered from 1. */
export function blocksOf(pages: readonly PageParts[]): Block[] {
  const reach = reachOf(pages);
  const drafts = madeWhole(pages.flatMap((page) => gathered(page, reach)));
  const body = bodySize(pages.flatMap(({ parts }) => parts));
  const levelOf = headingLevels(headingsIn(drafts, body), body);
  const close = seamCloser(
    drafts.flatMap((draft) =>
      'lines' in draft ? draft.text : draft.rows.flatMap(({ cells }) => cells.map(textOfCell)),
    ),
  );
  return drafts.map((draft, at): Block => {
    const place = { n: at + 1, page: draft.page };
    if ('rows' in draft) {
      const rows = draft.rows.map((row) => ({ page: draft.page, ...row }));
      return withTexts({ ...place, kind: 'table', rows }, close);
    }
    const text = close(draft.text);
    const level = levelOf.get(draft);
    if (level !== undefined) return { ...place, kind: 'heading', level, text };
    return { ...place, kind: beginsItem(text) || NUMBERED.test(text) ? 'item' : 'paragraph', text };
  });
}

/** Lines of a paragraph stand no farther apart than this, in sizes of print, unless the document sets its lines wider. */
const USUAL_REACH = 1.75;

/** How far below a line its paragraph may go on, by the lines that certainly do: in the midst of a sentence. */
function reachOf(pages: readonly PageParts[]): number {
  const pitches = pages.flatMap(({ parts }) => {
    const lines = parts.filter(isLine);
    return lines.flatMap((next, at) => {
      const last = lines[at - 1];
      const isMidst = last?.size === next.size && /[\p{L},]$/u.test(last.text) && /^\p{Ll}{2}/u.test(next.text);
      return isMidst ? (next.baseline - last.baseline) / next.size : [];
    });
  });
  return pitches.length < 5 ? USUAL_REACH : Math.min(3, Math.max(USUAL_REACH, 1.05 * median(pitches)));
}

type Draft = Paragraph | PageTable;
const isText = (draft: Draft | undefined): draft is Paragraph => draft !== undefined && 'lines' in draft;

/** A paragraph that the end of a page or a column cuts, whole; notes, captions, tables and running heads may stand between its parts. */
function madeWhole(drafts: readonly Draft[]): Draft[] {
  const whole: Draft[] = [];
  for (const draft of drafts) {
    const size = isText(draft) ? draft.lines[0]?.size : undefined;
    const isAside = (other: Draft): boolean =>
      !isText(other) || CAPTION.test(other.text) || other.lines[0]?.running === true || other.lines[0]?.size !== size;
    const at = isText(draft) ? whole.findLastIndex((other) => !isAside(other)) : -1;
    const cut = whole[at];
    if (isText(cut) && isText(draft) && isCut(cut, draft))
      whole[at] = { ...cut, lines: [...cut.lines, ...draft.lines], text: joinLines([cut.text, draft.text], ' ') };
    else whole.push(draft);
  }
  return whole;
}

/** Whether a page or a column ends in the midst of a sentence: its line has no room for the word that the other begins with. */
function isCut(cut: Paragraph, { page, lines: [next], text }: Paragraph): boolean {
  const last = cut.lines.at(-1);
  if (!last || !next || next.running || (cut.page === page && last.left === next.left)) return false;
  return /[\p{L},-]$/u.test(cut.text) && /^\p{Ll}{2}/u.test(text) && !hadRoom(last, next, true);
}

/** A page's tables, and its lines gathered to paragraphs. */
function gathered({ number: page, parts }: PageParts, reach: number): Draft[] {
  const joins = (part: Part, run: readonly Part[]): boolean =>
    isLine(part) && continues(run.filter(isLine), part, reach);
  return runsOf(parts, joins).map((run) => {
    const [first] = run;
    if (first.kind === 'line') {
      const lines = run.filter(isLine);
      const texts = lines.map(({ text }) => text);
      return { page, lines, text: joinLines(texts, ' ') };
    }
    const rows = first.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) =>
        typeof cell === 'string' ? cell : { text: joinLines(cell.text.split(/ *\n/), '\n') },
      ),
    }));
    return { page, rows };
  });
}

/** Halves before the hyphen of a line's end: what Malay never parts from its word by one, and what is often a part by itself. */
const bound = /^(?:me(?:m|n|ng|ny)?|pe(?:m|n|ng|ny)?|ber|ter|di|se)$/i;
const apart = /^(?:anti|co|ex|high|inter|long|low|multi|non|one|part|pasca|post|pra|pre|re|self|semi|sub|two|well)$/i;
const isBound = (before: string, after: string): boolean => bound.test(before) && /^\p{Ll}{2}/u.test(after);

/**
 * A hyphen at a line's end stays (`bersama-sama`), unless the document elsewhere writes the word without it (`environ-ment`), or breaks
 * words by rule, as its bound halves tell (`pem-bubaran`), and has neither half elsewhere (`kontempo-rari`). A word cut without a hyphen is made whole where the document elsewhere has the whole and not the halves; where its cell shows that it
 * may be broken, also where the document has neither half elsewhere.
 */
function seamCloser(texts: readonly string[]): (text: string) => string {
  const hyphens = new RegExp(`(\\p{L}*)(\u00ad?[-‐]|\u00ad)${SEAM}(?=(\\p{L}*))`, 'gu');
  const cuts = new RegExp(`(\\p{L}+)([${CUT}${BROKEN}])(?=(\\p{L}+))`, 'gu');
  const words = new Map<string, number>();
  const add = (word: string): unknown => words.set(word, (words.get(word) ?? 0) + 1);
  for (const text of texts.map((each) => each.toLowerCase())) {
    for (const [word] of text.matchAll(/\p{L}+/gu)) add(word);
    for (const [, before = '', , after = ''] of [...text.matchAll(cuts), ...text.matchAll(hyphens)])
      add(`${before} ${after}`);
  }
  const count = (word: string): number => words.get(word.toLowerCase()) ?? 0;
  // The same word may be cut so again and again.
  const isElsewhere = (half: string, whole: string): boolean => count(half) > count(whole);
  const seams = texts.flatMap((text) => [...text.matchAll(hyphens)]);
  const isOneWord = (before: string, after: string): boolean =>
    before !== '' && (count(before + after) > 0 || isBound(before, after));
  const isByRule = seams.filter(([, before = '', , after = '']) => isOneWord(before, after)).length > 1;
  const isHyphenated = (before: string, after: string): boolean => {
    if (isOneWord(before, after)) return true;
    const whole = `${before} ${after}`;
    const isTwice = before.toLowerCase().includes(after.toLowerCase().slice(0, 4));
    const isHalf = before.length > 1 && /^\p{Ll}{2}/u.test(after) && !apart.test(before) && !isTwice;
    return isByRule && isHalf && !isElsewhere(before, whole) && !isElsewhere(after, whole);
  };
  const isWord = (before: string, mark: string, after: string): boolean => {
    const [first, second] = [before, after].map((half) => isElsewhere(half, `${before} ${after}`));
    // 'on' and 'an' end as many words as they are.
    if (mark === BROKEN && !first && (after.length < 3 || !second)) return true;
    return count(before + after) > 0 && !(first && second);
  };
  return (text) =>
    text
      .replace(hyphens, (_, before: string, hyphen: string, after: string) =>
        hyphen.startsWith('\u00ad') || isHyphenated(before, after) ? before : `${before}-`,
      )
      .replace(cuts, (_, before: string, mark: string, after: string) =>
        isWord(before, mark, after) ? before : `${before}\n`,
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
    else if (/[\p{L}\p{N}](?:\u00ad?[-‐]|\u00ad)$/u.test(text) && /^[\p{L}\p{N}]/u.test(line)) text += SEAM + line;
    else if (isCell && CODE_END.test(text) && /^\d{1,2}(?:[\s,;)]|$)/u.test(line)) text += line;
    else if (isCell && /\p{L}$/u.test(text) && /^\p{Ll}/u.test(line)) text += CUT + line;
    else text += mark + line;
  }
  return text;
}

/** What stands at the head of an item of a list. */
const itemMarks = {
  bullet: /^[•▪●○◦➢❖–—*-]\s/u,
  note: /^[¹²³⁴⁵⁶⁷⁸⁹]/u,
  letter: /^\(?(?:[a-zA-Z]|[ivxIVX]{1,5})[.)]\s/u,
  reference: /^\[\d+\](?![.,;)])/u,
  code: /^[A-Z]{2,4}\s?\d+\s?[:.)]/u,
  outcome: /^(?:HPK|[CU]?LO|CPMK|PLO|CO|HP|OP)\s?\d{1,2}\s+(?:[–—=-]\s*)?\p{Lu}/u,
  week: /^(?:Minggu|Week|Pertemuan)\s\d{1,2}\s?[:.)–-]\s/u,
};
/** The code of an outcome on a line by itself, above its statement. */
const CODE_ALONE = /^(?:HPK|[CU]?LO|CPMK|PLO|CO)\s?\d{1,2}[.:)]?$/u;
const beginsItem = (text: string): boolean => Object.values(itemMarks).some((mark) => mark.test(text));
const NUMBERED = /^\(?\d{1,3}(?:[.)]|(?:\.\d{1,2})+\.?)\s/u;

/** Whether `next` carries on a paragraph: same print as its last line, next line, and its first word did not fit before it. */
function continues(paragraph: readonly LinePart[], next: LinePart, reach: number): boolean {
  const last = paragraph.at(-1);
  if (!last) return false;
  if (endsBracket(last, next)) return true;
  if (isOtherPrint(last, next) || beginsAnew(last.text, next.text)) return false;
  // '12(3), 201–' / '219.'
  if (/\d[–-]$/u.test(last.text) && /^\d/u.test(next.text)) return true;
  const isOpen = !/[.:;?!]["”)]?$/u.test(last.text);
  if (hadRoom(last, next, isOpen)) return false;
  // From the foot of one column to the head of the next.
  if (next.left !== last.left) return isOpen && next.baseline < last.baseline && /^\p{Ll}/u.test(next.text);
  const pitch = (next.baseline - last.baseline) / Math.max(last.size, next.size);
  return pitch > 0 && pitch <= reach && standsBelow(paragraph, last, next, isOpen);
}

/** '(C4,' / 'HPP2)', or '[P4]' alone: a bracket that had no room, also in other print. */
function endsBracket(last: LinePart, next: LinePart): boolean {
  const isBelow = next.baseline > last.baseline && next.baseline - last.baseline < 2 * last.size;
  return isBelow && (isInBracket(last.text) ? /^[^()]{1,30}\)/ : /^[([][CKPA][1-7][)\]]$/).test(next.text);
}

function isOtherPrint(last: LinePart, next: LinePart): boolean {
  if (last.running || next.running || Math.abs(last.size - next.size) > 0.08 * Math.max(last.size, next.size))
    return true;
  return last.fonts.last !== next.fonts.first && last.fonts.first !== next.fonts.first;
}

const isInBracket = (text: string): boolean => text.lastIndexOf('(') > text.lastIndexOf(')');

/** 'Topik 4: Tenaga Suria' below the end of a sentence or a bracket. */
const UNIT = /^(?:Topik|Topic|Bab|Unit|Tajuk)\s\d{1,2}\s?[:.)–-]\s/u;

function beginsAnew(last: string, next: string): boolean {
  const isItem = (beginsItem(next) && !isInBracket(last)) || (CODE_ALONE.test(next) && /[.)\]]$/u.test(last));
  const isUnit = UNIT.test(next) && /[.)\]]$/u.test(last);
  return isItem || isUnit || isKnownTitle(next) || isKnownTitle(last);
}

/** Whether the next line's first word would have fitted before it. */
function hadRoom(last: LinePart, next: LinePart, isOpen: boolean): boolean {
  const { text, x0, x1 } = next.firstWord;
  // Of print that is not read from left to right the whole line is one word.
  const share = (text.split(' ', 1)[0] ?? '').length / Math.max(1, text.length);
  // A sentence that goes on in lower case gets the benefit of the doubt.
  const space = (isOpen && /^\p{Ll}[\p{L}-]*[\s,;)]/u.test(next.text) ? 0.6 : 0.1) * next.size;
  return last.x1 + (x1 - x0) * share + space <= last.right;
}

function standsBelow(paragraph: readonly LinePart[], last: LinePart, next: LinePart, isOpen: boolean): boolean {
  const size = Math.max(last.size, next.size);
  const shift = next.x0 - last.x0;
  const isCentred = Math.abs(next.x0 + next.x1 - last.x0 - last.x1) < 2 && Math.abs(shift) > next.size;
  if (isCentred && isOpen) return true;
  // A number at the line's head may be a sentence's (`ialah` / `68. Semua`) only in the midst of a paragraph.
  if (NUMBERED.test(next.text) && !(isOpen && paragraph.length > 1 && Math.abs(shift) < 1)) return false;
  return paragraph.length > 1 ? Math.abs(shift) <= 0.6 * size : shift < 5 * size;
}

/** Headings of papers and course documents in Malay, English and Indonesian, without number and without what they are of. */
const titles = new Set(
  `abstrak, pengenalan, pendahuluan, latar belakang, penyataan masalah, pernyataan masalah, objektif, soalan, persoalan,
  sorotan literatur, sorotan, tinjauan literatur, tinjauan, tinjauan pustaka, kajian literatur, metodologi, metode, dapatan,
  dapatan dan perbincangan, hasil, hasil dan pembahasan, perbincangan, pembahasan, kesimpulan, penutup, rumusan, cadangan,
  limitasi, penghargaan, rujukan, bibliografi, daftar pustaka, senarai rujukan, lampiran, kandungan, isi kandungan,
  rancangan mingguan, jadual kuliah, pentaksiran, penilaian, sinopsis, abstract, introduction, literature review,
  methodology, method, methods, result, results, result and discussion, results and discussion, findings, discussion,
  conclusion, conclusions, acknowledgement, acknowledgements, acknowledgment, acknowledgments, reference, references,
  bibliography, appendix, appendices, learning outcome, learning outcomes, content, contents, assessment, assessments,
  synopsis`.split(/,\s+/u),
);
const titleNumber = /^(?:(?:BAB|CHAPTER)\s+)?(?:\d{1,2}(?:\.\d{1,2}){0,2}\.?|[IVX]{1,4}\.|[A-Z][.)])\s+/iu;

/** Whether a line reads as a usual title. It begins with a capital, however much of it is small: a wrapped word of a sentence does not. */
const isKnownTitle = (text: string): boolean =>
  /^[\d.()\s]*\p{Lu}/u.test(text) &&
  titles.has(
    text
      .replace(titleNumber, '')
      .toLowerCase()
      .replace(/^course |(?: (?:kajian|kursus|penelitian|pembelajaran))*\s*:?$/gu, ''),
  );

const PERSON = /@|\b(?:bin|binti|bt\.?|a\/[lp])\b|\p{Ll}[⁰¹²³⁴⁵⁶⁷⁸⁹]/u;
const neverTitles = [CAPTION, PERSON, /[.;,]["”)]?$/u, /^(?![\d.()\s]*\p{Lu})/u];
const CHAPTER = /^(?:BAB|CHAPTER|UNIT|BAHAGIAN|PART)\s+(?:\d{1,2}|[IVX]{1,5}|[A-Z])\b/iu;
const NUMBER = /^(?<number>\d{1,2}(?:\.\d{1,2}){0,3})[.)]?\s+\p{L}/u;
const LETTER = /^(?:[A-Z]|[IVX]{1,5})[.)]\s+\p{L}/u;
/** Larger than the text around it, in shares of its size. */
const LARGER = 1.12;
const LONGEST = 150;

/** The size of most of a document's print. */
const bodySize = (parts: readonly Part[]): number =>
  median(
    parts.flatMap((part) => {
      const { length } = part.kind === 'line' ? part.text : JSON.stringify(part.rows);
      return Array<number>(Math.ceil(length / 10)).fill(part.size);
    }),
  );

const isCapitals = (text: string): boolean => /\p{Lu}{3}/u.test(text) && !/\p{Ll}/u.test(text);

/** Whether a paragraph is a heading, by print size and weight, by number or by a usual title. */
function isHeading({ lines, text }: Paragraph, body: number): boolean {
  const [first] = lines;
  if (!first || first.running || lines.length > 3 || text.length > LONGEST || !/\p{L}{2}/u.test(text)) return false;
  if (isKnownTitle(text)) return true;
  if (neverTitles.some((never) => never.test(text)) || lines.some(isSpread)) return false;
  if (first.size > LARGER * body) return true;
  const isNumbered = [CHAPTER, NUMBER, LETTER].some((mark) => mark.test(text));
  if (lines.every((line) => line.isBold)) return isNumbered || !/:\s+\S|\s=\s/u.test(text);
  return lines.length === 1 && text.length < 100 && isNumberedTitle(text, isNumbered);
}

/** The headings; what goes on with the numbers of a list is its next item: '3. ...' right below '2. ...'. */
function headingsIn(drafts: readonly Draft[], body: number): Paragraph[] {
  const numberOf = ({ text }: Paragraph): number => Number(NUMBER.exec(text)?.groups?.['number'] ?? NaN);
  const headings: Paragraph[] = [];
  for (const [at, draft] of drafts.entries()) {
    const above = drafts[at - 1];
    const item = above !== undefined && 'lines' in above && above !== headings.at(-1) ? numberOf(above) : NaN;
    if ('lines' in draft && isHeading(draft, body) && item + 1 !== numberOf(draft)) headings.push(draft);
  }
  return headings;
}

function isNumberedTitle(text: string, isNumbered: boolean): boolean {
  const dots = NUMBER.exec(text)?.groups?.['number']?.includes('.') ?? false;
  return (isNumbered && isCapitals(text)) || dots || CHAPTER.test(text);
}

/** A label and its value far apart, or figures in columns; a number may stand off from its title. */
function isSpread(line: LinePart): boolean {
  const pieces = /^[\dIVX.()A-Z]{1,6}$/u.test(line.pieces[0]?.text ?? '') ? line.pieces.slice(1) : line.pieces;
  return pieces.some((piece, at) => at > 0 && piece.x0 - (pieces[at - 1]?.x1 ?? piece.x0) > 2.5 * line.size);
}

/** Levels by printed number, else by size, else by capitals. */
function headingLevels(headings: readonly Paragraph[], body: number): Map<unknown, number> {
  const sizeOf = ({ lines }: Paragraph): number => lines[0]?.size ?? 0;
  const larger = headings.filter((heading) => sizeOf(heading) > LARGER * body && !NUMBER.test(heading.text));
  const sizes = ascending(larger.map((heading) => Math.round(sizeOf(heading)))).toReversed();
  const levelOf = (heading: Paragraph): number => {
    const { text } = heading;
    const number = NUMBER.exec(text)?.groups?.['number'];
    if (number !== undefined) return number.replace(/(?:\.0)+$/u, '').split('.').length;
    const rank = sizes.indexOf(Math.round(sizeOf(heading)));
    if (rank >= 0 && sizeOf(heading) > LARGER * body) return Math.min(rank + 1, 3);
    return isKnownTitle(text) || isCapitals(text) || CHAPTER.test(text) || LETTER.test(text) ? 1 : 2;
  };
  return new Map(headings.map((heading) => [heading, levelOf(heading)]));
}
