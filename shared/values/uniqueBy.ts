/** The first of each key. */
export function uniqueBy<T>(items: readonly T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set();
  return items.filter((item) => !seen.has(keyOf(item)) && seen.add(keyOf(item)));
}
