import type { Item, Level, Write } from './engine.ts';

/** The attribute that holds an item's last second, as `lib/aws/storage.ts` names it. */
const attribute = 'expiresAt';
/** DynamoDB leaves items alone whose time is more than five years ago. */
const oldestSeconds = 5 * 365 * 24 * 3600;
/** Enough digits for any second since 1970 that can matter, so that rows sort by time. */
const digits = 12;
const prefix = 'expiry~';
/** The key of an item's row, which begins with its table; the other rows are those of indexes. */
const itemKey = /^item-([^~]+)~/;

/** An item whose time may have come, and the row of the time index that says so. */
export interface Due {
  table: string;
  itemRow: string;
  indexRow: string;
}

/** The rows of the time index that belong to these writes; to be written in the same batch. */
export function expiryRows(writes: Write<Item>[]): Write[] {
  return writes.flatMap((write): Write[] => {
    const isItem = write.type === 'put' && itemKey.test(write.key);
    const seconds = isItem ? expirySecond(write.value) : undefined;
    if (seconds === undefined) return [];
    return [{ type: 'put', key: `${prefix}${String(seconds).padStart(digits, '0')}~${write.key}`, value: 0 }];
  });
}

/** Index rows up to this second. An item may have got another time since: see `hasExpired`. */
export async function* dueRows(db: Level, nowSeconds: number): AsyncIterable<Due> {
  const until = String(nowSeconds).padStart(digits, '0');
  for await (const [indexRow] of db.iterator({ gt: prefix, lt: `${prefix}${until}~\xFF` })) {
    const itemRow = indexRow.slice(prefix.length + digits + 1);
    yield { table: itemKey.exec(itemRow)?.[1] ?? '', indexRow, itemRow };
  }
}

export function hasExpired(item: Item, nowSeconds: number): boolean {
  const seconds = expirySecond(item);
  return seconds !== undefined && seconds <= nowSeconds && seconds > nowSeconds - oldestSeconds;
}

function expirySecond(item: Item): number | undefined {
  const seconds = Math.floor(Number(item[attribute]?.['N'] ?? NaN));
  return seconds >= 0 && seconds < 10 ** digits ? seconds : undefined;
}
