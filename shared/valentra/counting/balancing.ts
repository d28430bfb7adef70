import { hotsThreshold, orderOf } from './levels.ts';
import { cognitiveLevels, type CognitiveLevel } from '../schemas.ts';

/** The first of the items with the least order; orders are compared number by number. */
export function least<T>(items: readonly T[], orderOfItem: (item: T) => readonly number[]): T | undefined {
  return items
    .map((item) => ({ item, order: orderOfItem(item) }))
    .toSorted(
      (a, b) => a.order.map((value, i) => value - (b.order[i] ?? 0)).find((difference) => difference !== 0) ?? 0,
    )[0]?.item;
}

/**
 * How items of a paper may be exchanged: `ways`: what may stand in an item's place to have a value; `costOf`: what an exchange costs;
 * `rest`: the other items.
 */
export interface Exchanges<T, V> {
  ways: (item: T, value: V, rest: readonly T[]) => readonly T[];
  costOf: (old: T, by: T, rest: readonly T[]) => readonly number[];
}

/** The items after the cheapest exchange that gives one of the `spare` ones one of these values; null where there is none. */
function exchanged<T, V>(
  items: readonly T[],
  spare: (item: T) => boolean,
  values: readonly V[],
  { ways, costOf }: Exchanges<T, V>,
): T[] | null {
  const possible = items.flatMap((old, place) => {
    const rest = items.filter((_, i) => i !== place);
    return spare(old) ? values.flatMap((value) => ways(old, value, rest).map((by) => ({ old, place, by, rest }))) : [];
  });
  const best = least(possible, ({ old, by, rest }) => costOf(old, by, rest));
  return best === undefined ? null : items.map((item, i) => (i === best.place ? best.by : item));
}

/** Items that have every wanted value, as far as there are items: one whose own value others have too gives way to it. */
export function withEvery<T, V>(
  all: readonly T[],
  wanted: readonly V[],
  valueOf: (item: T) => V,
  exchanges: Exchanges<T, V>,
): T[] {
  return wanted.reduce<T[]>(
    (items, value) => {
      if (items.some((item) => valueOf(item) === value)) return items;
      const isSpare = (item: T): boolean =>
        !wanted.includes(valueOf(item)) || items.filter((other) => valueOf(other) === valueOf(item)).length > 1;
      return exchanged(items, isSpare, [value], exchanges) ?? items;
    },
    [...all],
  );
}

/** Items of which enough are HOTS by their number; the last one of a LOTS level keeps it. */
export function withHots<T extends { cognitiveLevel: CognitiveLevel }>(
  all: readonly T[],
  exchanges: Exchanges<T, CognitiveLevel>,
): T[] {
  const higher = cognitiveLevels.filter((level) => orderOf(level) === 'HOTS');
  const wanted = Math.ceil((all.length * hotsThreshold) / 100);
  let items = [...all];
  while (items.filter(({ cognitiveLevel }) => orderOf(cognitiveLevel) === 'HOTS').length < wanted) {
    const now = items;
    const isSpare = ({ cognitiveLevel: level }: T): boolean =>
      orderOf(level) === 'LOTS' && now.filter(({ cognitiveLevel }) => cognitiveLevel === level).length > 1;
    const next = exchanged(now, isSpare, higher, exchanges);
    if (next === null) break;
    items = next;
  }
  return items;
}
