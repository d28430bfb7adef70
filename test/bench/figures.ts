/** The value below which `share` (0 to 1) of all values lie, by nearest rank. @throws {Error} when there are none */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (value === undefined) throw new Error('No values to take a percentile of');
  return value;
}

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Milliseconds that `work` takes. */
export async function timed(work: () => unknown): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Milliseconds of each of some runs, one after the other. */
export async function timesOf(runs: number, work: () => unknown): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await timed(work));
  return times;
}

export const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2);
