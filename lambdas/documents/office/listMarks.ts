/** One level of a list: its number format in WordprocessingML's words and its mark, in which `%1` stands for the first level's number. */
export interface ListLevel {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}

/** Counts list paragraphs. Word draws their marks (`1.`, `(a)`, `2.1`, `•`); they are not in the text itself. */
export class ListCounters {
  readonly #counters = new Map<string, number[]>();

  /** Counts one paragraph of the list and gives its mark with a space behind, or '' when it has none. `depth` is from 0 to 8. */
  mark(list: string, levels: ReadonlyMap<number, ListLevel>, depth: number): string {
    const level = levels.get(depth);
    if (!level) return '';
    const counters = this.#counters.get(list) ?? [];
    counters.length = Math.min(counters.length, depth + 1);
    for (let above = 0; above < depth; above += 1) counters[above] ??= levels.get(above)?.start ?? 1;
    counters[depth] = (counters[depth] ?? level.start - 1) + 1;
    this.#counters.set(list, counters);
    if (level.format === 'bullet') return '• ';
    const mark = level.text.replace(/%([1-9])/gu, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatNumber(counters[at] ?? 1, levels.get(at)?.format ?? 'decimal');
    });
    return mark.trim() === '' ? '' : `${mark.trim()} `;
  }
}

/** A list number in one of Word's `w:numFmt` formats; formats not known here are written as decimals. */
function formatNumber(value: number, format: string): string {
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
