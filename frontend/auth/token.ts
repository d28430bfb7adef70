/** The bearer in the browser's local storage; the key is the spec's (spec 1 §3). */
const key = 'token';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const token = {
  read: (): string | null => localStorage.getItem(key),
  store(value: string): void {
    localStorage.setItem(key, value);
  },
  /** Forgets the bearer here and, through the storage event, in other tabs. */
  drop(): void {
    localStorage.removeItem(key);
    tell();
  },
  /** Calls back when the bearer was removed, in this tab or another one. */
  onDropped(listener: () => void): () => void {
    const otherTab = (event: StorageEvent) => {
      if ((event.key === key || event.key === null) && localStorage.getItem(key) === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', otherTab);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', otherTab);
    };
  },
};
