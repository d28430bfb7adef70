import { useSyncExternalStore } from 'react';

/** A value that outlives the components which show it. */
export function stored<Value>(first: Value) {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    read: (): Value => current,
    become: (next: Value): void => {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const useStored = <Value>({ subscribe, read }: ReturnType<typeof stored<Value>>): Value =>
  useSyncExternalStore(subscribe, read, read);
