import type { SourceDocument } from '../../../shared/document/document.ts';
import { BlockList } from './blockList.ts';
import { DocFile, type DocRange, type Modifiers } from './docFile.ts';
import { DocTable } from './docTable.ts';
import { readSymbols } from './symbolFonts.ts';
import { listCounter, type ListLevel } from './listMarks.ts';

const codes = {
  deleted: 0x0800,
  bold: 0x0835,
  hidden: 0x083c,
  halfPoints: 0x4a43,
  color: 0x6870,
  colorIndex: 0x2a42,
  symbol: 0x6a09,
  font: 0x4a4f,
  inTable: 0x2416,
  rowEnd: 0x2417,
  depth: 0x6649,
  innerCell: 0x244b,
  innerRowEnd: 0x244c,
  list: 0x460b,
  level: 0x260a,
};
/** Shading and highlighting of runs and of paragraphs. */
const backgrounds = [0xca71, 0x4866, 0x2a0c, 0xc64d, 0x442d];
const tinyHalfPoints = 4;
const whiteIndex = 8;
/** Word writes no deeper nesting; a deeper one is damage. */
const maxDepth = 30;
/** Stories that belong to notes stand before the headers and footers, which come six a section ([MS-DOC] 2.8.25). */
const separatorStories = 6;
const footerStories = new Set([2, 3, 5]);

/**
 * Reads a Word 97 to 2003 document (DOC). Headers stand once before the text; text boxes, notes and footers behind it.
 * @throws {ReadError} empty, damaged, encrypted or old_format; other errors mean damaged bytes
 */
export async function readDoc(bytes: Uint8Array): Promise<SourceDocument> {
  const file = new DocFile(bytes);
  const walk = new DocWalk(file);
  const list = new BlockList();
  const { above, below } = headerStories(file);
  list.margin((margin) => [...above, file.range('headerBoxes')].forEach((range) => walk.addBlocks(range, margin)));
  for (const part of ['main', 'boxes', 'footnotes', 'endnotes'] as const) walk.addBlocks(file.range(part), list);
  list.margin((margin) => below.forEach((range) => walk.addBlocks(range, margin)));
  return list.toDocument('doc');
}

/** The format leaves the last position undefined: what does not ascend or lies past the part is no range. */
function headerStories(file: DocFile): { above: DocRange[]; below: DocRange[] } {
  const part = file.range('headers');
  const { own: bytes } = file.structure('headers');
  const stories: Record<'above' | 'below', DocRange[]> = { above: [], below: [] };
  let reached = part.start;
  for (let index = 0; index + 1 < Math.floor(bytes.length / 4); index += 1) {
    const start = Math.max(reached, part.start + bytes.readUInt32LE(index * 4));
    reached = Math.max(reached, Math.min(part.end, part.start + bytes.readUInt32LE(index * 4 + 4)));
    if (index < separatorStories) continue;
    stories[footerStories.has((index - separatorStories) % 6) ? 'below' : 'above'].push({ start, end: reached });
  }
  return stories;
}

/** Walks ranges of a DOC's text in reading order. */
class DocWalk {
  readonly #file: DocFile;
  readonly #markOf: (modifiers: Modifiers) => string;
  readonly #fonts: readonly string[];

  constructor(file: DocFile) {
    this.#file = file;
    this.#markOf = listMarks(file);
    this.#fonts = readFonts(file.structure('fonts').own);
  }

  addBlocks(range: DocRange, list: BlockList): void {
    const tables: DocTable[] = [];
    const fields: boolean[] = [];
    for (const { start, end, at } of this.#paragraphs(range)) {
      const { style = 0, modifiers = new Map<number, Buffer>() } = this.#file.runAt('paragraphs', at) ?? {};
      openTables(tables, depthOf(modifiers), list);
      const table = tables.at(-1);
      const isOnColour = table !== undefined || hasBackground(modifiers);
      const { text, isBold } = this.#readText({ start, end }, fields, isOnColour, list);
      // An empty list paragraph is counted too; in a cell its number is all that a reader sees.
      const listMark = this.#markOf(modifiers);
      const line = isShown(text, listMark, table !== undefined) ? listMark + text : '';
      const level = style >= 1 && style <= 9 ? style : undefined;
      if (!table) list.paragraph(line, { level, isBold, isListed: listMark !== '' });
      table?.addLine(line);
      const ended = endOf(this.#file.text[at], modifiers);
      if (ended === 'row') table?.endRow(modifiers);
      if (ended === 'cell') table?.endCell();
    }
    openTables(tables, 0, list);
  }

  /** The range's paragraphs; `at` is the mark that ends each, the last may have none. */
  *#paragraphs(range: DocRange): Generator<DocRange & { at: number }> {
    let { start } = range;
    for (let at = range.start; at < range.end; at += 1) {
      const isLast = at + 1 === range.end;
      if (!isLast && !'\r\u0007\f'.includes(this.#file.text[at] ?? ' ')) continue;
      yield { start, end: isLast ? range.end : at, at };
      start = at + 1;
    }
  }

  /** @param fields for each field that is open, whether its instruction is being read; of a field only the result is text */
  #readText(
    range: DocRange,
    fields: boolean[],
    isOnColour: boolean,
    list: BlockList,
  ): { text: string; isBold: boolean } {
    let text = '';
    let hidden = '';
    let isBold = true;
    for (let at = range.start; at < range.end; at += 1) {
      const character = this.#file.text[at] ?? '';
      if (character === '\u0013') fields.push(true);
      else if (character === '\u0014') fields[fields.length - 1] = false;
      else if (character === '\u0015') fields.pop();
      const modifiers = this.#file.runAt('characters', at)?.modifiers ?? new Map<number, Buffer>();
      if (fields.includes(true) || isOn(modifiers, codes.deleted)) continue;
      const shown = this.#shown(character, modifiers);
      if (isUnseen(modifiers, isOnColour)) hidden += shown;
      else text += shown;
      isBold &&= isOn(modifiers, codes.bold) || shown.trim() === '';
    }
    list.hidden(hidden);
    return { text, isBold };
  }

  /** A symbol inserted from a font stands as a left bracket. */
  #shown(character: string, modifiers: Modifiers): string {
    const symbol = character === '(' ? modifiers.get(codes.symbol) : undefined;
    if (symbol) return readSymbols(String.fromCodePoint(symbol.readUInt16LE(2)), this.#fonts[symbol.readUInt16LE(0)]);
    return readSymbols(plainCharacter(character), this.#fonts[modifiers.get(codes.font)?.readUInt16LE(0) ?? -1]);
  }
}

/** Closes tables deeper than this depth and opens those that are missing. */
function openTables(tables: DocTable[], depth: number, list: BlockList): void {
  while (tables.length > depth) {
    const table = tables.pop();
    const outer = tables.at(-1);
    if (table && outer) outer.addInner(table);
    else table?.addTo(list);
  }
  while (tables.length < depth) tables.push(new DocTable());
}

function depthOf(modifiers: Modifiers): number {
  const depth = modifiers.get(codes.depth)?.readInt32LE(0) ?? (isOn(modifiers, codes.inTable) ? 1 : 0);
  return Math.min(maxDepth, Math.max(0, depth));
}

/** 0x81 switches a style's value over, which for these properties nearly always means on. */
function isOn(modifiers: Modifiers, code: number): boolean {
  const value = modifiers.get(code)?.[0] ?? 0;
  return value === 1 || value === 0x81;
}

const isShown = (text: string, mark: string, isInCell: boolean): boolean =>
  text.trim() !== '' || (isInCell && mark !== '• ');

/** What of a table ends with a paragraph. */
function endOf(mark: string | undefined, modifiers: Modifiers): 'row' | 'cell' | undefined {
  if (isOn(modifiers, codes.rowEnd) || isOn(modifiers, codes.innerRowEnd)) return 'row';
  return mark === '\u0007' || isOn(modifiers, codes.innerCell) ? 'cell' : undefined;
}

const hasBackground = (modifiers: Modifiers): boolean => backgrounds.some((code) => modifiers.has(code));

/** Hidden print, print of 2 points or less, and white print where nothing colours the background. */
function isUnseen(modifiers: Modifiers, isOnColour: boolean): boolean {
  if (isOn(modifiers, codes.hidden)) return true;
  if ((modifiers.get(codes.halfPoints)?.readUInt16LE(0) ?? 24) <= tinyHalfPoints) return true;
  const color = modifiers.get(codes.color);
  const isWhite = color
    ? color.readUInt8(3) === 0 && color.subarray(0, 3).every((part) => part >= 0xfa)
    : modifiers.get(codes.colorIndex)?.[0] === whiteIndex;
  return isWhite && !isOnColour && !hasBackground(modifiers);
}

/** Characters below the blank that are text; the others mark pictures, references, fields and ends. */
function plainCharacter(character: string): string {
  if (character >= ' ' || character === '\t') return character;
  if (character === '\u000b' || character === '\u000e') return '\n';
  return character === '\u001e' ? '-' : '';
}

/** Font names by number ([MS-DOC] 2.9.286 SttbfFfn). */
function readFonts(bytes: Buffer): string[] {
  const fonts: string[] = [];
  for (let at = 4; at + 41 < bytes.length; at += bytes.readUInt8(at) + 1) {
    const end = at + bytes.readUInt8(at) + 1;
    fonts.push(bytes.toString('utf16le', at + 40, end).split('\u0000')[0] ?? '');
  }
  return fonts;
}

const listBytes = 28;
const levelBytes = 28;
const overrideBytes = 16;
const formats: Readonly<Record<number, string>> = {
  0: 'decimal',
  1: 'upperRoman',
  2: 'lowerRoman',
  3: 'upperLetter',
  4: 'lowerLetter',
  22: 'decimalZero',
  23: 'bullet',
  255: 'none',
};

/** The marks of list paragraphs in a DOC ([MS-DOC] 2.9.150 PlfLst, 2.9.148 PlfLfo): counts a paragraph, '' when it is in no list. */
function listMarks(file: DocFile): (modifiers: Modifiers) => string {
  const levelsOf = new Map<number, Map<number, ListLevel>>();
  const { own: lists, behind } = file.structure('lists');
  let at = 0;
  for (let list = 2; list + listBytes <= lists.length; list += listBytes) {
    const levels = new Map<number, ListLevel>();
    const levelCount = (lists.readUInt8(list + 26) & 1) === 1 ? 1 : 9;
    for (let depth = 0; depth < levelCount; depth += 1) {
      const textAt = at + levelBytes + behind.readUInt8(at + 24) + behind.readUInt8(at + 25);
      const textEnd = textAt + 2 + behind.readUInt16LE(textAt) * 2;
      const text = levelText(behind.toString('utf16le', textAt + 2, textEnd));
      const format = formats[behind.readUInt8(at + 4)] ?? 'decimal';
      levels.set(depth, { format, text, start: behind.readInt32LE(at) });
      at = textEnd;
    }
    levelsOf.set(lists.readInt32LE(list), levels);
  }
  const { own: overrides } = file.structure('listOverrides');
  const markOf = listCounter();
  return (modifiers) => {
    const override = modifiers.get(codes.list)?.readInt16LE(0) ?? 0;
    const place = 4 + (override - 1) * overrideBytes;
    if (override <= 0 || place + 4 > overrides.length) return '';
    const list = overrides.readInt32LE(place);
    const depth = modifiers.get(codes.level)?.readUInt8(0) ?? 0;
    return markOf(String(list), levelsOf.get(list) ?? new Map(), Math.min(depth, 8));
  };
}

/** A level's number stands in the text as a character with the level's value, from 0 to 8. */
const levelText = (text: string): string =>
  Array.from(text, (character) => (character < '\t' ? `%${character.charCodeAt(0) + 1}` : character)).join('');
