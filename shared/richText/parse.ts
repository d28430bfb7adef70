import { cleanText } from '../text/clean.ts';
import type { TextBlock, Run } from './blocks.ts';

/** What begins at a line, and the line after it. */
interface Found {
  block: TextBlock;
  end: number;
}

/** Lists within lists deeper than this stay lines of text. */
const deepest = 3;
/** Cells of a row beyond these share the last one: every row has as many as the widest, in a long table fewer. */
const mostColumns = 20;
const mostCells = 4000;
/** Rows beyond these are text, or another table: a page draws 4,000 cells in half a second. */
const mostRows = 1000;

/* Any text may come: patterns hold against trimmed lines and bounded stretches, so that no text takes longer than its length. */

/** A model's or a lecturer's text as blocks. It may use Markdown; any other text becomes paragraphs, parted by empty lines. */
export const parseText = (text: string): TextBlock[] =>
  blocksOf(cleanText(text.replaceAll('\t', '    ')).split('\n'), 0);

/** A text that is an item of a list, without a mark of its own. */
export function parseItem(text: string): readonly TextBlock[] {
  const blocks = parseText(text);
  const [only] = blocks;
  return blocks.length === 1 && only?.kind === 'list' && only.items.length === 1 ? (only.items[0] ?? []) : blocks;
}

function blocksOf(lines: readonly string[], depth: number): TextBlock[] {
  const blocks: TextBlock[] = [];
  let paragraph: string[] = [];
  const endParagraph = () => {
    const text = paragraph.join('\n').trim();
    if (text !== '') blocks.push({ kind: 'paragraph', text: parseInline(text) });
    paragraph = [];
  };
  for (let at = 0; at < lines.length;) {
    const found = codeAt(lines, at) ?? headingAt(lines, at) ?? tableAt(lines, at) ?? listAt(lines, at, depth);
    const line = lines[at] ?? '';
    if (found !== null || isParting(line)) endParagraph();
    else paragraph.push(line.trimEnd().replace(quoteMark, ''));
    if (found !== null) blocks.push(found.block);
    at = found?.end ?? at + 1;
  }
  endParagraph();
  return blocks;
}

/** An empty line, or a rule drawn with `---` or `***`. */
const isParting = (line: string): boolean => /^(?:-{3,}|\*(?:\s*\*){2,})?$/.test(line.trim());

/** Not before a figure: `> 80` is a comparison. */
const quoteMark = /^\s*>\s?(?=[\p{L}"“*])/u;

/** Lines between fences, letter by letter; what follows the opening fence only names the language. */
function codeAt(lines: readonly string[], at: number): Found | null {
  if (!/^`{3,}\s*[\w+#.-]*$/.test((lines[at] ?? '').trim())) return null;
  let end = at + 1;
  while (end < lines.length && !/^`{3,}$/.test((lines[end] ?? '').trim())) end++;
  const text = lines.slice(at + 1, end).map((line) => line.slice(Math.min(indentOf(line), indentOf(lines[at] ?? ''))));
  return { block: { kind: 'paragraph', text: [{ text: text.join('\n'), code: true }] }, end: end + 1 };
}

function headingAt(lines: readonly string[], at: number): Found | null {
  const text = /^\s{0,3}#{1,6}\s+(\S.*)$/.exec(lines[at] ?? '')?.[1]?.trimEnd();
  if (text === undefined) return null;
  return { block: { kind: 'heading', text: parseInline(text.replace(/\s#{1,6}$/, '').trimEnd()) }, end: at + 1 };
}

const isTableRule = (line = ''): boolean => line.includes('|') && cellsOf(line).every((cell) => /^:?-+:?$/.test(cell));
/** `| a | b |`: bars round two cells and more. */
const isBordered = (line = ''): boolean =>
  /^\|\s/.test(line.trim()) && /\s\|$/.test(line.trim()) && cellsOf(line).length > 1;

/** A table has a rule under its head, or bars round two rows and more; its first row is its head. */
function tableAt(lines: readonly string[], at: number): Found | null {
  const first = lines[at] ?? '';
  const isTable =
    first.includes('|') && (isTableRule(lines[at + 1]) || (isBordered(first) && isBordered(lines[at + 1])));
  if (!isTable) return null;
  let end = at + 1;
  while (end < at + mostRows && lines[end]?.includes('|')) end++;
  const rows = lines
    .slice(at, end)
    .filter((line) => !isTableRule(line))
    .map(cellsOf);
  const widest = Math.max(...rows.map(({ length }) => length));
  const columns = Math.min(mostColumns, widest, Math.floor(mostCells / rows.length));
  const [head = [], ...body] = rows.map((row) =>
    Array.from({ length: columns }, (_, place) =>
      parseInline(place < columns - 1 ? (row[place] ?? '') : row.slice(place).join(' | ')),
    ),
  );
  return { block: { kind: 'table', head, rows: body }, end };
}

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .replaceAll('\\|', '|')
        .split(/<br\s*\/?>/i)
        .map((part) => part.trim())
        .join('\n')
        .trim(),
    );

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The mark of a list's item: `-`, `*`, `•`, `1.` or `1)`. */
function markOf(line = ''): { indent: number; width: number; number: number | null } | null {
  const found = /^(\s*)(?:[-*•]|(\d{1,3})[.)])\s+(?=\S)/.exec(line);
  if (found === null || isParting(line)) return null;
  const [{ length: width }, { length: indent } = '', number] = found;
  return { indent, width, number: number === undefined ? null : Number(number) };
}

/** Numbers that do not count from 1 upwards, or stand alone, are words of the text. Lines set in belong to the item above. */
function listAt(lines: readonly string[], start: number, depth: number): Found | null {
  const opening = markOf(lines[start]);
  if (opening === null || depth > deepest) return null;
  const numbered = opening.number !== null;
  const items: string[][] = [];
  let at = start;
  for (let mark: typeof opening | null = opening; mark !== null; mark = markOf(lines[at])) {
    if (mark.number !== (numbered ? items.length + 1 : null)) break;
    const item = [(lines[at] ?? '').slice(mark.width)];
    for (at++; at < lines.length; at++) {
      const line = lines[at] ?? '';
      if (line.trim() !== '' && indentOf(line) < opening.indent + 2) break;
      item.push(line.slice(Math.min(indentOf(line), mark.width)));
    }
    items.push(item);
  }
  if (items.length < (numbered ? 2 : 1)) return null;
  return { block: { kind: 'list', numbered, items: items.map((item) => blocksOf(item, depth + 1)) }, end: at };
}

/**
 * A mark begins where no letter, digit or closing bracket stands before it and ends where none follows, so that `2*3*4`, `(a)*(b)`,
 * `x**2`, `f(**kwargs)`, `snake_case`, `__init__`, `____` and footnote stars stay what they are.
 */
const before = String.raw`(?<![\p{L}\p{N}\\)\]}/*_])`;
const after = String.raw`(?![\p{L}\p{N}(/*_])`;
const marks = new RegExp(
  [
    String.raw`\\(?<escaped>[*_#\x60])`,
    String.raw`(?<!\x60)(?<ticks>\x60{1,20})(?!\x60)(?<code>.{1,800}?)(?<!\x60)\k<ticks>(?!\x60)`,
    // Models often leave out the space after a bold label: `**Nota:**Pelajar`.
    String.raw`${before}(?<stars>\*{2,3})(?=[^\s*])(?<bold>.{1,800}?)(?<![\s\\*])\k<stars>(?:(?<=[:.!?]\*+)(?!\*)|${after})`,
    String.raw`${before}__(?=\S)(?<boldLow>[^_\n]{0,400}\s[^_\n]{0,400})(?<!\s)__${after}`,
    String.raw`${before}\*(?=["'“‘(\p{L}\p{N}])(?<italic>[^\n]{1,800}?)(?<![\s\\*])\*${after}`,
    String.raw`${before}_(?=["'“‘(\p{L}\p{N}])(?<italicLow>[^_\n]{1,800}?)(?<![\s\\])_${after}`,
  ].join('|'),
  'gsu',
);

/** The text of a line or paragraph with bold, italics and code in place of their marks. */
export function parseInline(text: string, face: Omit<Run, 'text'> = {}): Run[] {
  if (text === '') return [];
  const runs: Run[] = [];
  let read = 0;
  for (const found of text.matchAll(marks)) {
    const { escaped, code, stars, bold, boldLow, italic, italicLow } = found.groups ?? {};
    runs.push({ ...face, text: text.slice(read, found.index) });
    read = found.index + found[0].length;
    const strong = bold ?? boldLow;
    const slanted = italic ?? italicLow;
    if (escaped !== undefined) runs.push({ ...face, text: escaped });
    if (code !== undefined) runs.push({ ...face, text: code, code: true });
    if (strong !== undefined)
      runs.push(...parseInline(strong, { ...face, bold: true, ...(stars === '***' && { italic: true }) }));
    if (slanted !== undefined) runs.push(...parseInline(slanted, { ...face, italic: true }));
  }
  runs.push({ ...face, text: text.slice(read) });
  return runs.filter((run) => run.text !== '');
}
