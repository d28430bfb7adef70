/** How many words of a list another one has, each as often as it stands there. */
export function commonWords(words: readonly string[], other: readonly string[]): number {
  const left = [...other];
  return words.filter((word) => {
    const at = left.indexOf(word);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  }).length;
}

export function grouped<T>(rows: readonly T[], keyOf: (row: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}
