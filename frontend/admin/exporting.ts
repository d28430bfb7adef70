import { CallError } from '../api/client.ts';

/** Milliseconds between two attempts while the server builds the file, and from the first attempt to giving up. */
export const exportTries = { every: 4000, until: 120_000 };

/** The server had not finished the file in time. */
export class ExportTooLong extends Error {}

/**
 * Fetches a file that the server may still be building: it answers 409 until the file is there. `wait` and `now` are the clock
 * (milliseconds). Throws ExportTooLong after two minutes, and any other failure at once.
 */
export async function fetchBuilt(
  fetchOnce: () => Promise<Blob>,
  { wait, now }: { wait: (milliseconds: number) => Promise<void>; now: () => number },
): Promise<Blob> {
  const end = now() + exportTries.until;
  for (;;) {
    try {
      return await fetchOnce();
    } catch (reason) {
      if (!(reason instanceof CallError && reason.code === 'conflict')) throw reason;
      if (now() + exportTries.every > end) throw new ExportTooLong();
    }
    await wait(exportTries.every);
  }
}
