import type { DocFile, Sprm } from './docFile.ts';
import { DocLists } from './docLists.ts';
import { DocTable } from './docTable.ts';
import type { HiddenText } from '../office/hiddenText.ts';
import type { LineSink } from '../office/pageLines.ts';
import { readSymbols } from '../office/symbolFonts.ts';

const codes = {
  deleted: 0x0800,
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
  breakBefore: 0x2407,
};
/** Shading and highlighting of runs and of paragraphs. */
const backgrounds = new Set([0xca71, 0x4866, 0x2a0c, 0xc64d, 0x442d]);
const tinyHalfPoints = 4;
const whiteIndex = 8;
/** Word writes no deeper nesting; a deeper one is damage. */
const maxDepth = 30;

/** What the walk needs of the document around the text. */
export interface DocPlaces {
  /** Positions of section marks after which the text goes on on the same page. */
  readonly continuousMarks: ReadonlySet<number>;
  /** Called at each position where a note's reference may stand. */
  readonly atReference: (position: number) => void;
  /** The number of the page that is being written. */
  readonly page: () => number;
}

/** How a run of characters looks, as far as it changes what is read. */
interface RunLook {
  readonly isDeleted: boolean;
  readonly isHidden: boolean;
  /** Hidden only where nothing colours the background. */
  readonly isWhite: boolean;
  readonly font: string | undefined;
  /** The one character that stands for a symbol inserted from a font. */
  readonly symbol: string | undefined;
}

/** Walks ranges of a DOC's text and writes lines, table rows and page breaks. */
export class DocWalker {
  readonly hidden: HiddenText[] = [];
  readonly #file: DocFile;
  readonly #lists: DocLists;
  readonly #fonts: string[];
  readonly #looks = new WeakMap<readonly Sprm[], RunLook>();

  constructor(file: DocFile) {
    this.#file = file;
    this.#lists = new DocLists(file);
    this.#fonts = readFonts(file.structure('fonts'));
  }

  walk(range: { start: number; end: number }, sink: LineSink, places: DocPlaces): void {
    const end = Math.min(range.end, this.#file.text.length);
    const tables: DocTable[] = [];
    const fields = new FieldState();
    let start = range.start;
    for (let at = range.start; at < end; at += 1) {
      const mark = this.#file.text[at] ?? '';
      if (mark !== '\r' && mark !== '\u0007' && mark !== '\f') continue;
      const sprms = this.#file.paragraphSprms(at);
      openTables(tables, depthOf(sprms), sink);
      const table = tables.at(-1);
      const target = table?.cell ?? sink;
      if (isOn(sprms, codes.breakBefore)) target.breakRenderedPage();
      const text = this.#readText({ start, end: at }, fields, isShaded(sprms) || table !== undefined, places);
      // An empty list paragraph is counted too.
      const listMark = this.#lists.mark(sprms);
      if (text.trim() !== '') target.line(listMark + text);
      if (isOn(sprms, codes.rowEnd) || isOn(sprms, codes.innerRowEnd)) table?.endRow(sprms);
      else if (mark === '\u0007' || isOn(sprms, codes.innerCell)) table?.endCell();
      if (mark === '\f' && !places.continuousMarks.has(at)) target.breakPage();
      start = at + 1;
    }
    openTables(tables, 0, sink);
    const rest = this.#readText({ start, end }, fields, false, places);
    sink.line(rest);
  }

  #readText(range: { start: number; end: number }, fields: FieldState, coloured: boolean, places: DocPlaces): string {
    let text = '';
    for (let at = range.start; at < range.end; at += 1) {
      const character = this.#file.text[at] ?? '';
      if (fields.isInstruction(character)) continue;
      const look = this.#lookAt(at);
      if (look.isDeleted) continue;
      if (character === '\u0002') places.atReference(at);
      const shown = look.symbol ?? readSymbols(plainCharacter(character), look.font);
      if (look.isHidden || (look.isWhite && !coloured)) this.hidden.push({ page: places.page(), text: shown });
      else text += shown;
    }
    return text;
  }

  #lookAt(position: number): RunLook {
    const sprms = this.#file.characterSprms(position);
    const known = this.#looks.get(sprms);
    if (known) return known;
    const look = this.#readLook(sprms);
    this.#looks.set(sprms, look);
    return look;
  }

  #readLook(sprms: readonly Sprm[]): RunLook {
    const symbol = isOn(sprms, codes.special) ? operandOf(sprms, codes.symbol) : undefined;
    const size = operandOf(sprms, codes.halfPoints)?.readUInt16LE(0);
    return {
      isDeleted: isOn(sprms, codes.deleted),
      isHidden: isOn(sprms, codes.hidden) || (size !== undefined && size <= tinyHalfPoints),
      isWhite: isWhite(sprms) && !sprms.some(({ code }) => backgrounds.has(code)),
      font: this.#fonts[operandOf(sprms, codes.font)?.readUInt16LE(0) ?? -1],
      symbol: symbol && readSymbols(String.fromCodePoint(symbol.readUInt16LE(2)), this.#fonts[symbol.readUInt16LE(0)]),
    };
  }
}

/** Tracks fields: of `{ PAGE \* MERGEFORMAT | 3 }` only the result is text. */
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
function openTables(tables: DocTable[], depth: number, sink: LineSink): void {
  while (tables.length > depth) tables.pop()?.write(tables.at(-1)?.cell ?? sink);
  while (tables.length < depth) tables.push(new DocTable());
}

function depthOf(sprms: readonly Sprm[]): number {
  const depth = operandOf(sprms, codes.depth)?.readInt32LE(0) ?? (isOn(sprms, codes.inTable) ? 1 : 0);
  return Math.min(maxDepth, Math.max(0, depth));
}

function operandOf(sprms: readonly Sprm[], code: number): Buffer | undefined {
  return sprms.findLast((sprm) => sprm.code === code)?.operand;
}

/** 0x81 switches a style's value over; styles do not hide or delete, so it means on. */
function isOn(sprms: readonly Sprm[], code: number): boolean {
  const value = operandOf(sprms, code)?.[0] ?? 0;
  return value === 1 || value === 0x81;
}

function isShaded(paragraph: readonly Sprm[]): boolean {
  return paragraph.some(({ code }) => backgrounds.has(code));
}

function isWhite(sprms: readonly Sprm[]): boolean {
  const color = operandOf(sprms, codes.color);
  if (color) return color.length >= 4 && color[3] === 0 && color.subarray(0, 3).every((part) => part >= 0xfa);
  return operandOf(sprms, codes.colorIndex)?.[0] === whiteIndex;
}

/** Characters below the blank that are text; the others mark pictures, references and marks. */
function plainCharacter(character: string): string {
  if (character >= ' ') return character;
  if (character === '\t') return '\t';
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
