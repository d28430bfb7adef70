import { romans } from '../../../shared/text/romans.ts';

/** One level of a list: its number format in WordprocessingML's words and its mark, in which `%1` stands for the first level's number. */
export interface ListLevel {
  readonly format: string;
  readonly text: string;
  readonly start: number;
}

/**
 * Counts list paragraphs: each gets its mark with a space behind, or '' when it has none. Word draws the marks (`1.`, `(a)`, `HPK 1`, `•`);
 * they are not in the text itself. `depth` is from 0 to 8.
 */
export function listCounter(): (list: string, levels: ReadonlyMap<number, ListLevel>, depth: number) => string {
  const counted = new Map<string, number[]>();
  return (list, levels, depth) => {
    const level = levels.get(depth);
    if (!level) return '';
    const counters = counted.get(list) ?? [];
    counters.length = Math.min(counters.length, depth + 1);
    for (let above = 0; above < depth; above += 1) counters[above] ??= levels.get(above)?.start ?? 1;
    counters[depth] = (counters[depth] ?? level.start - 1) + 1;
    counted.set(list, counters);
    if (level.format === 'bullet') return '• ';
    const mark = level.text.replace(/%([1-9])/gu, (_, digit: string) => {
      const at = Number(digit) - 1;
      return formatNumber(counters[at] ?? 1, levels.get(at)?.format ?? 'decimal');
    });
    return mark.trim() === '' ? '' : `${mark.trim()} `;
  };
}

/** A list number in one of Word's `w:numFmt` formats; formats not known here, and Roman numbers past twenty, are written as decimals. */
function formatNumber(value: number, format: string): string {
  if (format === 'none') return '';
  if (format === 'decimalZero') return String(value).padStart(2, '0');
  const isLetter = format.endsWith('Letter') && value > 0 && value < 400;
  const text = isLetter ? letters(value) : (format.endsWith('Roman') && romans[value - 1]) || String(value);
  return format.startsWith('upper') ? text.toUpperCase() : text;
}

/** Word repeats the letter past z: aa, bb, cc. */
const letters = (value: number): string => String.fromCodePoint(97 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
