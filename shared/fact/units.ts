export const number = String.raw`\d+(?:[.,]\d+)?`;

/** '½' and '3/4' as numbers; 0 for ''. */
function fractionOf(text: string): number {
  const [part = 0, whole = 1] = text.normalize('NFKC').split(/[/⁄]/).map(Number);
  return part / whole;
}
const fraction = String.raw`[½¼¾]|(?<!\d)[13]/[24](?!\d)`;
const hourUnit = String.raw`jam|hours?|hrs?|[jh]`;
const minuteUnit = String.raw`minit|menit|minutes?|mins?|m`;
const duration = new RegExp(
  String.raw`(?:(${number})?\s*(${fraction})?\s*(?:${hourUnit})(?![\p{L}]))?\s*(?:(?:dan|and)\s+)?(?:(\d+)\s*(?:${minuteUnit})(?!\p{L}))?`,
  'iu',
);

/** The hours of a text that states a duration and nothing else: '5h30m' is 5.5, '30 m' and 'setengah jam' half, '1½ jam' 1.5, '02:30' 2.5; null for other texts. */
export function hoursOf(text: string): number | null {
  const plain = text.trim().replace(/^(?:setengah|half an)(?=\s)/i, '½');
  const [, clock, past] = /^(\d{1,2}):([0-5]\d)$/.exec(plain) ?? [];
  if (clock !== undefined) return Number(clock) + Number(past) / 60;
  const found = duration.exec(plain);
  if (found === null || found[0].trim() === '' || found[0].trim() !== plain) return null;
  const [, hours = '0', part = '', minutes = '0'] = found;
  return sumOf([asNumber(hours), fractionOf(part), Number(minutes) / 60]) || null;
}
const units = {
  weight: String.raw`%|peratus\b|per ?cent\b|markah\b|marks?\b`,
  hours: String.raw`jam\b|hours?\b|hrs?\b|j\b`,
  slt: String.raw`jam\b|hours?\b|hrs?\b|j\b`,
  credit: String.raw`(?:jam )?kredit\b|credits?\b|sks\b|units?\b`,
};
export type NumberKind = keyof typeof units;

export const asNumber = (text: string): number => Number(text.replace(',', '.'));

/** Rounded to 2 decimals against binary fractions. */
export const sumOf = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100;

/** Brackets are detail: '15 (10+5)' is 15; where the only digits stand in brackets, they are not: 'dua puluh peratus (20)'. */
export const withoutDetail = (text: string): string => {
  const bare = text.replace(/\([^)]*\)/g, ' ').trim();
  return /\d/.test(bare) ? bare : text;
};

/** The numbers of a text that stand before a unit of their kind; those in brackets only where there are no others. */
export function unitNumbers(kind: NumberKind, text: string): number[] {
  const pattern = new RegExp(`(${number})\\s*(?:${units[kind]})`, 'gi');
  const numbersOf = (each: string): number[] => [...each.matchAll(pattern)].map(([, digits = '']) => asNumber(digits));
  const bare = numbersOf(withoutDetail(text));
  return bare.length > 0 ? bare : numbersOf(text);
}
