import type { TableRow } from '../../../../../shared/document/table.ts';

const hourCount = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(?:j|jam|h|hours?|hrs?)?$/i;

/** Hours under the head of the whole, else the sum of the parts. */
export function hoursIn(row: TableRow, kinds: readonly (string | null)[]): number | null {
  const under = (...wanted: string[]): number[] =>
    kinds.flatMap((kind, column) => {
      const found = wanted.includes(kind ?? '') ? hourCount.exec(row.cells[column] ?? '')?.[1] : undefined;
      return found === undefined ? [] : [Number(found.replace(',', '.'))];
    });
  const wholes = under('slt', 'total');
  const parts = under('hours');
  const hours = wholes.length > 0 ? Math.max(...wholes) : parts.reduce((all, each) => all + each, 0);
  return hours > 0 && hours <= 200 ? Math.round(hours * 100) / 100 : null;
}

const counted =
  '(?:\\d{1,3}(?:[.,]\\d)?|se(?=jam)|setengah|half an|an?|(?:(?:satu|dua|tiga|empat|lima|enam|tujuh|lapan|sembilan|sepuluh|belas|puluh|one|two|three|ten|fifteen|twenty|thirty|forty|forty-five|fifty|sixty|ninety)[\\s-]*)+(?:and a half)?)';
const part = `(?<!\\p{L})${counted}\\s*(?:jam(?: setengah)?|minit|menit|hours?|minutes?)(?!\\p{L})`;
const duration = new RegExp(`${part}(?:\\s+(?:(?:dan|and)\\s+)?${part})?`, 'iu');

/** '2 jam', '90 minit', 'satu jam tiga puluh minit'; '' where the text names no duration. */
export const durationIn = (text: string): string => (duration.exec(text)?.[0] ?? '').replace(/\s+/gu, ' ');
