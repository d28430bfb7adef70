import type { BlockList } from './blockList.ts';
import type { DocFile, DocProperties, DocRange, Sprm } from './docFile.ts';
import { DocLists } from './docLists.ts';
import { DocTable } from './docTable.ts';
import { readSymbols } from './symbolFonts.ts';

const codes = {
  deleted: 0x0800,
  bold: 0x0835,
  hidden: 0x083c,
  special: 0x0855,
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
  outline: 0x2640,
};
/** Shading and highlighting of runs and of paragraphs. */
const backgrounds = new Set([0xca71, 0x4866, 0x2a0c, 0xc64d, 0x442d]);
const tinyHalfPoints = 4;
const whiteIndex = 8;
/** Word writes no deeper nesting; a deeper one is damage. */
const maxDepth = 30;

/** How a run of characters looks, as far as it changes what is read. */
interface RunLook {
  readonly isDeleted: boolean;
  readonly isHidden: boolean;
  /** Hidden only where nothing colours the background. */
  readonly isWhite: boolean;
  readonly isBold: boolean;
  readonly font: string | undefined;
  /** The one character that stands for a symbol inserted from a font. */
  readonly symbol: string | undefined;
}

/** Walks ranges of a DOC's text in reading order. */
export class DocWalk {
  readonly #file: DocFile;
  readonly #lists: DocLists;
  readonly #fonts: string[];
  readonly #looks = new WeakMap<readonly Sprm[], RunLook>();

  constructor(file: DocFile) {
    this.#file = file;
    this.#lists = new DocLists(file);
    this.#fonts = readFonts(file.structure('fonts'));
  }

  addBlocks({ start: first, end }: DocRange, list: BlockList): void {
    const tables: DocTable[] = [];
    const fields = new FieldState();
    let start = first;
    for (let at = first; at < end; at += 1) {
      const mark = this.#file.text[at] ?? '';
      if (mark !== '\r' && mark !== '\u0007' && mark !== '\f') continue;
      const { style, sprms } = this.#file.paragraphAt(at);
      openTables(tables, depthOf(sprms), list);
      const table = tables.at(-1);
      const isOnColour = table !== undefined || hasBackground(sprms);
      const { text, isBold } = this.#readText({ start, end: at }, fields, isOnColour, list);
      // An empty list paragraph is counted too; in a cell its number is all that a reader sees.
      const listMark = this.#lists.mark(sprms);
      const isShown = text.trim() !== '' || (table !== undefined && listMark !== '• ');
      const line = isShown ? listMark + text : '';
      const level = style >= 1 && style <= 9 ? style : outlineLevel(sprms);
      if (table) table.addLines([line]);
      else list.paragraph(line, { level, isBold, isListed: listMark !== '' });
      if (isOn(sprms, codes.rowEnd) || isOn(sprms, codes.innerRowEnd)) table?.endRow(sprms);
      else if (mark === '\u0007' || isOn(sprms, codes.innerCell)) table?.endCell();
      start = at + 1;
    }
    openTables(tables, 0, list);
    list.paragraph(this.#readText({ start, end }, fields, false, list).text);
  }

  #readText(
    range: DocRange,
    fields: FieldState,
    isOnColour: boolean,
    list: BlockList,
  ): { text: string; isBold: boolean } {
    let text = '';
    let hidden = '';
    let isBold = true;
    for (let at = range.start; at < range.end; at += 1) {
      const character = this.#file.text[at] ?? '';
      if (fields.isInstruction(character)) continue;
      const look = this.#lookAt(this.#file.characterAt(at));
      if (look.isDeleted) continue;
      const shown = look.symbol ?? readSymbols(plainCharacter(character), look.font);
      if (look.isHidden || (look.isWhite && !isOnColour)) {
        hidden += shown;
        continue;
      }
      text += shown;
      isBold &&= look.isBold || shown.trim() === '';
    }
    list.hidden(hidden);
    return { text, isBold };
  }

  #lookAt({ sprms }: DocProperties): RunLook {
    const known = this.#looks.get(sprms);
    if (known) return known;
    const symbol = isOn(sprms, codes.special) ? operandOf(sprms, codes.symbol) : undefined;
    const size = operandOf(sprms, codes.halfPoints)?.readUInt16LE(0);
    const look = {
      isDeleted: isOn(sprms, codes.deleted),
      isHidden: isOn(sprms, codes.hidden) || (size !== undefined && size <= tinyHalfPoints),
      isWhite: isWhite(sprms) && !hasBackground(sprms),
      isBold: isOn(sprms, codes.bold),
      font: this.#fonts[operandOf(sprms, codes.font)?.readUInt16LE(0) ?? -1],
      symbol: symbol && readSymbols(String.fromCodePoint(symbol.readUInt16LE(2)), this.#fonts[symbol.readUInt16LE(0)]),
    };
    this.#looks.set(sprms, look);
    return look;
  }
}

/** Tracks fields: of `{ PAGE \\* MERGEFORMAT | 3 }` only the result is text. */
class FieldState {
  readonly #inInstruction: boolean[] = [];

  /** Whether this character belongs to a field's marks or instruction. */
  isInstruction(character: string): boolean {
    if (character === '\u0013') this.#inInstruction.push(true);
    else if (character === '\u0014') this.#inInstruction[this.#inInstruction.length - 1] = false;
    else if (character === '\u0015') this.#inInstruction.pop();
    else return this.#inInstruction.includes(true);
    return true;
  }
}

/** Closes tables deeper than this depth and opens those that are missing. */
function openTables(tables: DocTable[], depth: number, list: BlockList): void {
  while (tables.length > depth) {
    const table = tables.pop();
    const outer = tables.at(-1);
    if (outer) outer.addLines(table?.toLines() ?? []);
    else list.table(table?.toCells() ?? []);
  }
  while (tables.length < depth) tables.push(new DocTable());
}

function depthOf(sprms: readonly Sprm[]): number {
  const depth = operandOf(sprms, codes.depth)?.readInt32LE(0) ?? (isOn(sprms, codes.inTable) ? 1 : 0);
  return Math.min(maxDepth, Math.max(0, depth));
}

function outlineLevel(sprms: readonly Sprm[]): number | undefined {
  const level = operandOf(sprms, codes.outline)?.[0] ?? 9;
  return level < 9 ? level + 1 : undefined;
}

function operandOf(sprms: readonly Sprm[], code: number): Buffer | undefined {
  return sprms.findLast((sprm) => sprm.code === code)?.operand;
}

/** 0x81 switches a style's value over, which for these properties nearly always means on. */
function isOn(sprms: readonly Sprm[], code: number): boolean {
  const value = operandOf(sprms, code)?.[0] ?? 0;
  return value === 1 || value === 0x81;
}

function hasBackground(sprms: readonly Sprm[]): boolean {
  return sprms.some(({ code }) => backgrounds.has(code));
}

function isWhite(sprms: readonly Sprm[]): boolean {
  const color = operandOf(sprms, codes.color);
  if (color) return color.length >= 4 && color[3] === 0 && color.subarray(0, 3).every((part) => part >= 0xfa);
  return operandOf(sprms, codes.colorIndex)?.[0] === whiteIndex;
}

/** Characters below the blank that are text; the others mark pictures, references and marks. */
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
