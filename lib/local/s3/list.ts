import { compareKeys } from './objects.ts';

export interface ListOptions {
  prefix: string;
  /** Empty for none. */
  delimiter: string;
  /** Only keys after this one; empty for all. */
  startAfter: string;
  /** The previous page's `next`; empty on the first one. */
  from: string;
  maxKeys: number;
}

export interface Page {
  keys: string[];
  commonPrefixes: string[];
  /** Where the next page goes on; absent on the last one. */
  next?: string;
}

/**
 * One page of ListObjectsV2.
 * @param sortedKeys in the order of {@link compareKeys}
 */
export function listKeys(
  sortedKeys: readonly string[],
  { prefix, delimiter, startAfter, from, maxKeys }: ListOptions,
): Page {
  const page: Page = { keys: [], commonPrefixes: [] };
  let last = '';
  for (const key of sortedKeys) {
    if (!key.startsWith(prefix) || (startAfter !== '' && compareKeys(key, startAfter) <= 0)) continue;
    const group = groupOf(key, prefix, delimiter);
    const entry = group ?? key;
    if (from !== '' && compareKeys(entry, from) <= 0) continue;
    if (group !== undefined && page.commonPrefixes.at(-1) === group) continue;
    if (page.keys.length + page.commonPrefixes.length >= maxKeys) {
      return maxKeys === 0 ? page : { ...page, next: last };
    }
    if (group === undefined) page.keys.push(key);
    else page.commonPrefixes.push(group);
    last = entry;
  }
  return page;
}

/** The part of a key up to and with the first delimiter after the prefix. */
function groupOf(key: string, prefix: string, delimiter: string): string | undefined {
  if (delimiter === '') return undefined;
  const at = key.indexOf(delimiter, prefix.length);
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}
