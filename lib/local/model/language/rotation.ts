export type Some<Item> = readonly [Item, ...Item[]];

/** A number from a text: the same text gives the same number, wherever and whenever. */
export const seedOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 99_991, 7);

/**
 * Entry `turn` of a list, counted round. Lists that meet in one text have lengths without a common divisor, so that two turns which
 * agree in one of them differ in the others.
 */
export const at = <Item>(list: Some<Item>, turn: number): Item => list[turn % list.length] ?? list[0];

/** The list from entry `turn` on, and what stands before that behind it. */
export const turned = <Item>(list: readonly Item[], turn: number): Item[] => {
  const start = turn % Math.max(1, list.length);
  return [...list.slice(start), ...list.slice(0, start)];
};

export const inRounds = <Item>(lists: readonly (readonly Item[])[]): Item[] =>
  Array.from({ length: Math.max(0, ...lists.map(({ length }) => length)) }, (_, round) =>
    lists.flatMap((list) => list.slice(round, round + 1)),
  ).flat();
