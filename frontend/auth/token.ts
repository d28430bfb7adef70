/** The bearer in the browser's local storage; the key is the spec's (spec 1 §3). */
const key = 'token';

/** Where somebody was whose session ran out, and who: on a shared computer the next one must not come there. */
const expiredKey = 'expired';

/** Begins the keys in session storage of what was being typed then. */
export const typedKey = 'typed';

const subOf = (bearer: string): unknown => {
  try {
    const claims: unknown = JSON.parse(atob((bearer.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    return (claims as { sub?: unknown }).sub;
  } catch {
    // Not a token: nobody comes back with it.
    return null;
  }
};

let tell = (): void => undefined;

export const token = {
  read: (): string | null => localStorage.getItem(key),
  /** Who it is of, by an id that names nobody. */
  owner: (): unknown => subOf(token.read() ?? ''),
  store(value: string): void {
    localStorage.setItem(key, value);
  },
  /** Forgets the bearer here and, through the storage event, in other tabs. */
  drop(): void {
    localStorage.removeItem(key);
    tell();
  },
  /** The server takes the bearer no more: it is forgotten, and the address remembered in this tab. */
  expire(): void {
    const bearer = token.read();
    const { pathname, search } = window.location;
    if (bearer !== null)
      sessionStorage.setItem(expiredKey, JSON.stringify({ at: pathname + search, sub: subOf(bearer) }));
    token.drop();
  },
  hasExpired: (): boolean => sessionStorage.getItem(expiredKey) !== null,
  forgetExpiry: (): void => sessionStorage.removeItem(expiredKey),
  /** Where the owner of the present bearer was when it ran out; null for anybody else. */
  placeBefore(): string | null {
    const kept = JSON.parse(sessionStorage.getItem(expiredKey) ?? 'null') as { at: string; sub: unknown } | null;
    token.forgetExpiry();
    if (kept !== null && kept.sub === subOf(token.read() ?? '')) return kept.at;
    for (const each of Object.keys(sessionStorage)) if (each.startsWith(typedKey)) sessionStorage.removeItem(each);
    return null;
  },
  /** Calls back when the bearer was removed, in this tab or another one. */
  onDropped(listener: () => void): void {
    tell = listener;
    window.addEventListener('storage', (event) => {
      if ((event.key === key || event.key === null) && localStorage.getItem(key) === null) listener();
    });
  },
};
