export const decimals = (printed: string): number => /[.,](\d+)/u.exec(printed)?.[1]?.length ?? 0;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Figures with the same digits are most often one figure with two digits exchanged: 64 and 46. */
const sortedDigits = (printed: string | number): string => (String(printed).match(/\d/gu) ?? []).toSorted().join('');

/** Counts that are far apart are of different things, not of one thing counted twice. */
export const isNear = (one: number, other: number): boolean =>
  Math.abs(one - other) <= Math.max(2, one * 0.2) || sortedDigits(one) === sortedDigits(other);

/** A pattern of whole cells: each of these, whatever its case. */
export const cells = (...names: readonly string[]): RegExp => new RegExp(`^(?:${names.join('|')})$`, 'iu');
