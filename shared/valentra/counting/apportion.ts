/** Whole parts of `total` in proportion to the weights; they add up to `total` (largest remainder). Weights of 0 alone share evenly. */
export function apportion(total: number, weights: readonly number[]): number[] {
  const sum = sumOf(weights, (weight) => weight);
  return roundedTo(
    total,
    weights.map((weight) => (sum === 0 ? total / weights.length : (total * weight) / sum)),
  );
}

/** Numbers as whole ones that add up to `total`, which is their sum, rounded (largest remainder). */
export function roundedTo(total: number, exact: readonly number[]): number[] {
  const left = total - sumOf(exact, Math.floor);
  // Of equals the first, whatever binary fractions make of them.
  const restAt = (i: number): number => Math.round(((exact[i] ?? 0) % 1) * 1e6);
  const raised = [...exact.keys()].toSorted((a, b) => restAt(b) - restAt(a)).slice(0, Math.max(0, left));
  return exact.map((value, i) => Math.floor(value) + (raised.includes(i) ? 1 : 0));
}

/**
 * As `apportion`, but every part is at least 1, or its own of `leasts`, while `total` suffices. Where it does not, the heaviest get 1
 * each; of equals, some that are spread over the whole.
 */
export function apportionEach(total: number, weights: readonly number[], leasts = weights.map(() => 1)): number[] {
  const leastOf = (i: number): number => leasts[i] ?? 1;
  if (total < sumOf(leasts, (least) => least)) return heaviestFirst(total, weights);
  const floored = new Set<number>();
  for (;;) {
    const free = weights.flatMap((weight, i) => (floored.has(i) ? [] : [{ weight, i }]));
    const parts = apportion(
      total - sumOf([...floored], leastOf),
      free.map(({ weight }) => weight),
    );
    const short = free.filter(({ i }, place) => (parts[place] ?? 0) < leastOf(i));
    if (short.length === 0) {
      const byPlace = new Map(free.map(({ i }, place) => [i, parts[place]]));
      return weights.map((_, i) => byPlace.get(i) ?? leastOf(i));
    }
    for (const { i } of short) floored.add(i);
  }
}

/** The heaviest; of those that weigh as much as the last one taken, some spread evenly over the whole. */
function heaviestFirst(total: number, weights: readonly number[]): number[] {
  const last = weights.toSorted((a, b) => b - a)[total - 1] ?? Infinity;
  const heavier = weights.filter((weight) => weight > last).length;
  const equal = weights.flatMap((weight, i) => (weight === last ? [i] : []));
  const left = total - heavier;
  const chosen = new Set(Array.from({ length: left }, (_, n) => equal[Math.floor(((n + 0.5) * equal.length) / left)]));
  return weights.map((weight, i) => (weight > last || chosen.has(i) ? 1 : 0));
}

/** Hours spread over `count` rows in tenths of an hour; their sum is the hours, to a tenth. */
export const spreadHours = (hours: number, count: number): number[] =>
  apportion(Math.round(hours * 10), Array<number>(count).fill(1)).map((tenths) => tenths / 10);

export const sumOf = <T>(items: readonly T[], valueOf: (item: T) => number): number =>
  items.reduce((total, item) => total + valueOf(item), 0);

/** To one decimal, against binary fractions. */
export const toTenth = (value: number): number => Math.round((value + Number.EPSILON) * 10) / 10;
