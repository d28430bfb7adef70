/** Runs at most so many tasks at once; the others wait in the order they came. */
export function slots(count: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  let free = count;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so that no newcomer can take it first.
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
