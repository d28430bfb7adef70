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
