import { createRequire, syncBuiltinESMExports } from 'node:module';

type Due = { at: number; run: () => void };

/** What is under way on this machine: a file, or a turn of the event loop that was asked for. Waits for time are not among them. */
const isWork = /Req|Immediate/;

const stepMs = 20;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves when all that is under way waits for time, or for each other. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    await nextTurn();
    quiet = process.getActiveResourcesInfo().some((name) => isWork.test(name)) ? 0 : quiet + 1;
  }
}

/** Where a time belongs among times of which the last one is first. */
function placeIn(times: readonly number[], time: number): number {
  let [from, to] = [0, times.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((times[middle] ?? 0) > time) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * Does work in a time that passes only when everything waits for it, so that an hour takes as long as its work. Timers and the clock of this process
 * are replaced meanwhile; nothing else may go on in it.
 */
export async function inSimulatedTime<T>(work: () => Promise<T>): Promise<T> {
  const timers = createRequire(import.meta.url)('node:timers/promises') as { setTimeout: unknown };
  const real = { setTimeout, clearTimeout, Date, pause: timers.setTimeout };
  let now = Date.now();
  /** By their time, those of one time together. */
  const due = new Map<number, Set<Due>>();
  /** The last one first. */
  const times: number[] = [];
  const add = (one: Due): void => {
    const known = due.get(one.at);
    if (known === undefined) times.splice(placeIn(times, one.at), 0, one.at);
    due.set(one.at, (known ?? new Set()).add(one));
  };
  const drop = (one: Due): void => {
    due.get(one.at)?.delete(one);
  };
  const later = (run: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    // In steps, so that much of what is near each other happens at one time.
    const timeOf = (): number => Math.ceil((now + Math.max(1, milliseconds)) / stepMs) * stepMs;
    const one: Due = { at: timeOf(), run: () => run(...given) };
    add(one);
    const timer = {
      one,
      refresh: () => {
        drop(one);
        one.at = timeOf();
        add(one);
        return timer;
      },
      ref: () => timer,
      unref: () => timer,
    };
    return timer;
  };
  class SimulatedDate extends Date {
    constructor(...given: unknown[]) {
      super(...((given.length === 0 ? [now] : given) as [number]));
    }
    static override now = (): number => now;
  }
  Object.assign(globalThis, {
    setTimeout: later,
    clearTimeout: (timer?: { one: Due }) => timer && drop(timer.one),
    Date: SimulatedDate,
  });
  timers.setTimeout = (milliseconds: number, value: unknown) =>
    new Promise((resolve) => later(() => resolve(value), milliseconds));
  syncBuiltinESMExports();
  try {
    let isDone = false;
    const done = (): void => {
      isDone = true;
    };
    const working = work();
    working.then(done, done);
    for (;;) {
      await settled();
      if (isDone) return await working;
      const next = times.pop();
      if (next === undefined) throw new Error('Everything waits, and nothing for time');
      now = next;
      const ready = due.get(next) ?? [];
      due.delete(next);
      for (const { run } of ready) run();
    }
  } finally {
    Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout, Date: real.Date });
    timers.setTimeout = real.pause;
    syncBuiltinESMExports();
  }
}
