import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';

/** What is under way on this machine: a file, or a turn of the event loop that was asked for. Waits for time are not among them. */
const isWork = /Req|Immediate/;

const stepMs = 20;
const mostMs = 6 * 60 * 60 * 1000;

const nextTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Resolves when all that is under way waits for time, or for each other. */
async function settled(): Promise<void> {
  for (let quiet = 0; quiet < 2;) {
    await nextTurn();
    quiet = process.getActiveResourcesInfo().some((name) => isWork.test(name)) ? 0 : quiet + 1;
  }
}

/**
 * Does work in a time that passes only when everything waits for it, so that an hour takes as long as its work. Timers and the clock of this process
 * are replaced meanwhile; nothing else may go on in it. (`refresh` of a replaced timer does nothing in Node 20.)
 */
export async function inSimulatedTime<T>(work: () => Promise<T>): Promise<T> {
  const from = Date.now();
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: from });
  // Those that were imported by their names, too.
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
      if (Date.now() > from + mostMs) throw new Error('The work has no end');
      // In steps, so that much of what is near each other happens at one time.
      mock.timers.tick(stepMs);
    }
  } finally {
    mock.timers.reset();
    syncBuiltinESMExports();
  }
}
