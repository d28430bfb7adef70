import { apportion } from './levels.ts';

/**
 * As `apportion`, but every part is at least 1 while `total` suffices. Where it does not, the heaviest get 1 each, the earlier first.
 */
export function apportionEach(total: number, weights: readonly number[]): number[] {
  if (total <= weights.length) return heaviestFirst(total, weights);
  const floored = new Set<number>();
  for (;;) {
    const free = weights.flatMap((weight, i) => (floored.has(i) ? [] : [{ weight, i }]));
    const parts = apportion(
      total - floored.size,
      free.map(({ weight }) => weight),
    );
    const empty = free.filter((_, place) => parts[place] === 0);
    if (empty.length === 0) {
      const byPlace = new Map(free.map(({ i }, place) => [i, parts[place] ?? 1]));
      return weights.map((_, i) => byPlace.get(i) ?? 1);
    }
    for (const { i } of empty) floored.add(i);
  }
}

function heaviestFirst(total: number, weights: readonly number[]): number[] {
  const chosen = new Set(
    weights
      .map((weight, i) => ({ weight, i }))
      .toSorted((a, b) => b.weight - a.weight || a.i - b.i)
      .slice(0, total)
      .map(({ i }) => i),
  );
  return weights.map((_, i) => (chosen.has(i) ? 1 : 0));
}

/** Hours spread over `count` rows in tenths of an hour; their sum is the hours, to a tenth. */
export const spreadHours = (hours: number, count: number): number[] =>
  apportion(Math.round(hours * 10), Array<number>(count).fill(1)).map((tenths) => tenths / 10);

export const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0);
