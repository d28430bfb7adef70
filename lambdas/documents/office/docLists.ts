import type { DocFile, Sprm } from './docFile.ts';
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
  readonly #listOfOverride: number[] = [];
  readonly #counters = new ListCounters();

  constructor(file: DocFile) {
    this.#readLists(file.structure('lists', true));
    const overrides = file.structure('listOverrides');
    const count =
      overrides.length < 4
        ? 0
        : Math.min(overrides.readUInt32LE(0), Math.floor((overrides.length - 4) / overrideBytes));
    for (let index = 0; index < count; index += 1)
      this.#listOfOverride.push(overrides.readInt32LE(4 + index * overrideBytes));
  }

  mark(sprms: readonly Sprm[]): string {
    const override = sprms.findLast(({ code }) => code === codes.list)?.operand.readInt16LE(0) ?? 0;
    const list = override > 0 ? this.#listOfOverride[override - 1] : undefined;
    const levels = list === undefined ? undefined : this.#levels.get(list);
    const depth = sprms.findLast(({ code }) => code === codes.level)?.operand.readUInt8(0) ?? 0;
    return list !== undefined && levels ? this.#counters.mark(String(list), levels, Math.min(depth, 8)) : '';
  }

  #readLists(bytes: Buffer): void {
    if (bytes.length < 2) return;
    const count = Math.max(0, bytes.readInt16LE(0));
    let at = 2 + count * listBytes;
    for (let index = 0; index < count; index += 1) {
      const list = 2 + index * listBytes;
      const levels = new Map<number, ListLevel>();
      const levelCount = (bytes.readUInt8(list + 26) & 1) === 1 ? 1 : 9;
      for (let depth = 0; depth < levelCount; depth += 1) {
        const textAt = at + levelBytes + bytes.readUInt8(at + 24) + bytes.readUInt8(at + 25);
        const length = bytes.readUInt16LE(textAt);
        levels.set(depth, {
          format: formats[bytes.readUInt8(at + 4)] ?? 'decimal',
          start: bytes.readInt32LE(at),
          text: levelText(bytes.subarray(textAt + 2, textAt + 2 + length * 2)),
        });
        at = textAt + 2 + length * 2;
      }
      this.#levels.set(bytes.readInt32LE(list), levels);
    }
  }
}

/** A level's number stands in the text as a character with the level's value, from 0 to 8. */
function levelText(bytes: Buffer): string {
  return Array.from(bytes.toString('utf16le'), (character) =>
    character < '\t' ? `%${character.charCodeAt(0) + 1}` : character,
  ).join('');
}
