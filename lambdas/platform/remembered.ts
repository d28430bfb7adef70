import { createHash } from 'node:crypto';

/**
 * A function of plain data that remembers what it gave for its latest arguments, so that what is looked at again is not worked out again.
 * Its results are shared: nobody may change them.
 * @param most how many it remembers
 */
export function remembered<Given extends unknown[], Result extends object>(
  most: number,
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  const results = new Map<string, Result>();
  return (...given) => {
    const key = createHash('sha256').update(JSON.stringify(given)).digest('base64');
    const result = results.get(key) ?? work(...given);
    // The one that was asked for last goes last.
    results.delete(key);
    results.set(key, result);
    for (const oldest of [...results.keys()].slice(0, -most)) results.delete(oldest);
    return result;
  };
}
