/** The bearer in the browser's local storage; the key is the spec's (spec 1 §3). */
const key = 'token';

/** Why a tab is signed out without having asked for it; kept in session storage, since the provider's sign-out passes nothing on. */
const reasonKey = 'signed-out';
export type SignedOut = 'expired' | 'removed';

let tell = (): void => undefined;

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
  /** The server takes the bearer no more. */
  expire(): void {
    if (token.read() !== null) token.explain('expired');
    token.drop();
  },
  explain: (reason: SignedOut): void => sessionStorage.setItem(reasonKey, reason),
  explained: (): SignedOut | null => sessionStorage.getItem(reasonKey) as SignedOut | null,
  forgetReason: (): void => sessionStorage.removeItem(reasonKey),
  /** Calls back when the bearer was removed, in this tab or another one. */
  onDropped(listener: () => void): void {
    tell = listener;
    window.addEventListener('storage', (event) => {
      if ((event.key === key || event.key === null) && localStorage.getItem(key) === null) listener();
    });
  },
};
