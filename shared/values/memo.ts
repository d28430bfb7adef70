interface Store<K, V> {
  get(key: K): V | undefined;
  set(key: K, value: V): unknown;
}

const keptIn =
  <K, V>(store: Store<K, V>, make: (key: K) => V) =>
  (key: K): V => {
    const before = store.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    store.set(key, made);
    return made;
  };

/** A function that makes its answer about an object once and keeps it as long as the object lives. */
export const memo = <K extends object, V>(make: (key: K) => V): ((key: K) => V) => keptIn(new WeakMap<K, V>(), make);

/** A function that keeps its answers about texts, at most so many at a time. */
export function memoOfTexts<V>(most: number, make: (text: string) => V): (text: string) => V {
  const store = new Map<string, V>();
  const answer = keptIn(store, make);
  return (text) => {
    if (store.size > most) store.clear();
    return answer(text);
  };
}
