export const number = String.raw`\d+(?:[.,]\d+)?`;
const units = {
  weight: String.raw`%|peratus\b|per ?cent\b|markah\b|marks?\b`,
  hours: String.raw`jam\b|hours?\b|hrs?\b|j\b`,
  slt: String.raw`jam\b|hours?\b|hrs?\b|j\b`,
  credit: String.raw`(?:jam )?kredit\b|credits?\b|sks\b|units?\b`,
};
export type NumberKind = keyof typeof units;

export const asNumber = (text: string): number => Number(text.replace(',', '.'));

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
