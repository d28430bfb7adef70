import type { DocFile, Modifiers } from './docFile.ts';
import { ListCounters, type ListLevel } from './listMarks.ts';

const codes = { list: 0x460b, level: 0x260a };
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

/** The marks of list paragraphs in a DOC ([MS-DOC] 2.9.150 PlfLst, 2.9.148 PlfLfo). */
export class DocLists {
  readonly #levels = new Map<number, Map<number, ListLevel>>();
  readonly #overrides: Buffer;
  readonly #counters = new ListCounters();

  constructor(file: DocFile) {
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
      this.#levels.set(lists.readInt32LE(list), levels);
    }
    this.#overrides = file.structure('listOverrides').own;
  }

  /** Counts a paragraph and gives its mark with a space behind, or '' when it is in no list. */
  mark(modifiers: Modifiers): string {
    const override = modifiers.get(codes.list)?.readInt16LE(0) ?? 0;
    const at = 4 + (override - 1) * overrideBytes;
    if (override <= 0 || at + 4 > this.#overrides.length) return '';
    const list = this.#overrides.readInt32LE(at);
    const depth = modifiers.get(codes.level)?.readUInt8(0) ?? 0;
    return this.#counters.mark(String(list), this.#levels.get(list) ?? new Map(), Math.min(depth, 8));
  }
}

/** A level's number stands in the text as a character with the level's value, from 0 to 8. */
function levelText(text: string): string {
  return Array.from(text, (character) => (character < '\t' ? `%${character.charCodeAt(0) + 1}` : character)).join('');
}
