import { setTimeout as pause } from 'node:timers/promises';

const betweenLooks = 50;

/**
 * Looks again and again until `look` gives something, and returns that.
 * @param look gives null, undefined or false while it is too early
 * @throws {Error} naming `what` when `patience` milliseconds have passed
 */
export async function waitFor<T>(
  what: string,
  look: () => T | Promise<T>,
  patience = 120_000,
): Promise<Exclude<T, null | undefined | false>> {
  const end = performance.now() + patience;
  for (;;) {
    const seen = await look();
    if (isThere(seen)) return seen;
    if (performance.now() > end) throw new Error(`Waited ${patience} ms in vain for ${what}`);
    await pause(betweenLooks);
  }
}

/** A gate that tests hold closed until something else has happened. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const opening = new AbortController();
  const opened = new Promise<void>((resolve) => opening.signal.addEventListener('abort', () => resolve()));
  return { opened, open: () => opening.abort() };
}

const isThere = <T>(seen: T): seen is Exclude<T, null | undefined | false> =>
  seen !== null && seen !== undefined && seen !== false;
