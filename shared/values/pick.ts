/** Whether a value has fields: a list is none. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Some fields of an object, in this order. */
export const pick = <T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, object[key]])) as Pick<T, K>;

/** A value for each key, in this order. */
export const recordOf = <K extends string, V>(keys: readonly K[], valueOf: (key: K, index: number) => V) =>
  Object.fromEntries(keys.map((key, index) => [key, valueOf(key, index)])) as Record<K, V>;

/** Whether two plain values say the same once they are sent: NaN, a number that nobody has given, is null in JSON. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Its keys, in their order. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[];
