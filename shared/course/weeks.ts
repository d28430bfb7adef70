/** Weeks as numbers, each of a range: '3-5' is 3, 4, 5. */
export function weeksOf(text: string): number[] {
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const [first = 0, last = first] = numbers;
  const isRange = /^\D*\d+\s*[-–]\s*\d+\D*$/.test(text) && last > first;
  return isRange ? Array.from({ length: last - first + 1 }, (_, i) => first + i) : numbers;
}
