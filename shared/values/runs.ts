/** Where items of this value and higher begin in a list that ascends, by halving. */
export function firstFrom<Item>(items: readonly Item[], value: number, valueOf: (item: Item) => number): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && valueOf(item) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Items in their order, gathered to runs: each joins the run before it where `joins` says so. */
export function runsOf<Item>(
  items: readonly Item[],
  joins: (item: Item, run: readonly [Item, ...Item[]]) => boolean,
): [Item, ...Item[]][] {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && joins(item, last)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Different numbers from the lowest. */
export const ascending = (numbers: readonly number[]): number[] => [...new Set(numbers)].toSorted((a, b) => a - b);
