/** Rounded to 2 decimals against binary fractions. */
export const sumOf = (numbers: readonly number[]): number =>
  Math.round(numbers.reduce((sum, each) => sum + each, 0) * 100) / 100;
