import { child, childValue, type XmlElement } from './xml.ts';

interface Level {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}
interface List {
  /** Lists that share an abstract definition go on counting together. */
  readonly counterKey: string;
  readonly levels: ReadonlyMap<number, Level>;
}

/** The marks that Word draws before list paragraphs: `1.`, `(a)`, `2.1`, `•`. They are not in the text itself. */
export class DocxNumbering {
  readonly #lists = new Map<string, List>();
  readonly #counters = new Map<string, number[]>();

  constructor(part: XmlElement | null) {
    const abstracts = new Map<string, XmlElement>();
    for (const element of part?.children ?? []) {
      if (element.name === 'w:abstractNum') abstracts.set(element.attributes['abstractNumId'] ?? '', element);
    }
    for (const element of part?.children ?? []) {
      if (element.name !== 'w:num') continue;
      const abstractId = childValue(element, 'w:abstractNumId') ?? '';
      const overrides = element.children.filter((override) => override.name === 'w:lvlOverride');
      const levels = readLevels(abstracts.get(abstractId));
      for (const override of overrides) applyOverride(levels, override);
      const numId = element.attributes['numId'] ?? '';
      this.#lists.set(numId, { counterKey: overrides.length > 0 ? `num ${numId}` : abstractId, levels });
    }
  }

  /** Counts one paragraph of the list and gives its mark with a space behind, or '' when it has none. */
  mark(numPr: XmlElement | undefined): string {
    const list = this.#lists.get(childValue(numPr, 'w:numId') ?? '');
    const depth = Math.min(8, Math.max(0, Number(childValue(numPr, 'w:ilvl') ?? 0) || 0));
    const level = list?.levels.get(depth);
    if (!list || !level) return '';
    const counters = this.#counters.get(list.counterKey) ?? [];
    counters.length = Math.min(counters.length, depth + 1);
    for (let i = 0; i < depth; i += 1) counters[i] ??= list.levels.get(i)?.start ?? 1;
    counters[depth] = (counters[depth] ?? level.start - 1) + 1;
    this.#counters.set(list.counterKey, counters);
    const mark =
      level.format === 'bullet'
        ? '•'
        : level.text.replace(/%([1-9])/gu, (_, digit: string) => {
            const at = Number(digit) - 1;
            return formatNumber(counters[at] ?? 1, list.levels.get(at)?.format ?? 'decimal');
          });
    return mark === '' ? '' : `${mark} `;
  }
}

function readLevels(abstract: XmlElement | undefined): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const element of abstract?.children ?? []) {
    if (element.name === 'w:lvl') levels.set(Number(element.attributes['ilvl']), readLevel(element));
  }
  return levels;
}

function readLevel(element: XmlElement): Level {
  return {
    format: childValue(element, 'w:numFmt') ?? 'decimal',
    text: childValue(element, 'w:lvlText') ?? '',
    start: Number(childValue(element, 'w:start') ?? 1) || 0,
  };
}

function applyOverride(levels: Map<number, Level>, override: XmlElement): void {
  const depth = Number(override.attributes['ilvl']);
  const replaced = child(override, 'w:lvl');
  const level = replaced ? readLevel(replaced) : levels.get(depth);
  const start = childValue(override, 'w:startOverride');
  if (level) levels.set(depth, start === undefined ? level : { ...level, start: Number(start) || 0 });
}

/** A list number in one of Word's `w:numFmt` formats; formats not known here are written as decimals. */
export function formatNumber(value: number, format: string): string {
  switch (format) {
    case 'none':
      return '';
    case 'decimalZero':
      return String(value).padStart(2, '0');
    case 'lowerLetter':
      return letters(value);
    case 'upperLetter':
      return letters(value).toUpperCase();
    case 'lowerRoman':
      return roman(value);
    case 'upperRoman':
      return roman(value).toUpperCase();
    default:
      return String(value);
  }
}

/** Word repeats the letter past z: aa, bb, cc. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  return String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const romanParts: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function roman(value: number): string {
  if (value < 1 || value > 3999) return String(value);
  let rest = value;
  let result = '';
  for (const [worth, numeral] of romanParts) {
    while (rest >= worth) {
      result += numeral;
      rest -= worth;
    }
  }
  return result;
}
