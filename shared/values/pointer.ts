/** The steps of a JSON pointer (RFC 6901). */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The value that a pointer leads to; undefined where there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const step of stepsOf(pointer)) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string, unknown>)[step];
  }
  return at;
}
