/**
 * Makes a queue that runs pieces of work strictly one after another.
 * A piece that fails rejects its own promise only; the next one still gets its turn.
 */
export function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(work, work);
    last = turn;
    return turn;
  };
}
