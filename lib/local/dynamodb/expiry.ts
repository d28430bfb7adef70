import { itemPrefix } from './draft.ts';
import { isRecord, validationFault, type Input, type Item, type Level, type Output, type Write } from './engine.ts';

/** DynamoDB leaves items alone whose time lies more than five years back. */
const OLDEST_SECONDS = 5 * 365 * 24 * 3600;
/** Enough digits for any epoch second that can matter, so that keys sort by time. */
const DIGITS = 12;

interface Specification {
  AttributeName: string;
  Enabled: boolean;
}

/** An item whose time may have come, and the row that says so. */
export interface Due {
  table: string;
  /** The item's row in LevelDB. */
  itemRow: string;
  /** The row of the time index; of no use any more once it is due. */
  indexRow: string;
}

/**
 * Time to live: the setting of each table, and an index of items by the second they expire.
 * The index may hold rows that an item has outgrown; a sweep looks at the item itself before it deletes anything.
 */
export class Expiry {
  readonly #db: Level;
  readonly #attributes = new Map<string, string>();

  private constructor(db: Level) {
    this.#db = db;
  }

  static async load(db: Level): Promise<Expiry> {
    const expiry = new Expiry(db);
    for await (const [key, attribute] of db.iterator<string>({ gt: 'ttl~', lt: 'ttl~\xFF' })) {
      expiry.#attributes.set(key.slice('ttl~'.length), attribute);
    }
    return expiry;
  }

  describe(table: string): Output {
    const attribute = this.#attributes.get(table);
    return {
      TimeToLiveDescription: attribute
        ? { TimeToLiveStatus: 'ENABLED', AttributeName: attribute }
        : { TimeToLiveStatus: 'DISABLED' },
    };
  }

  /** @throws Fault ValidationException when the setting is malformed or already so, as DynamoDB does */
  async update(table: string, input: Input): Promise<Output> {
    const specification = parseSpecification(input['TimeToLiveSpecification']);
    const enabled = this.#attributes.has(table);
    if (specification.Enabled === enabled) {
      throw validationFault(`TimeToLive is already ${enabled ? 'enabled' : 'disabled'}`);
    }
    if (specification.Enabled) await this.#enable(table, specification.AttributeName);
    else await this.forget(table);
    return { TimeToLiveSpecification: specification };
  }

  async #enable(table: string, attribute: string): Promise<void> {
    this.#attributes.set(table, attribute);
    const writes: Write[] = [{ type: 'put', key: `ttl~${table}`, value: attribute }];
    const items = this.#db.iterator<Item>({ gt: itemPrefix(table), lt: `${itemPrefix(table)}\xFF` });
    for await (const [key, value] of items) {
      writes.push(...this.indexRows([{ type: 'put', key, value }]));
    }
    await this.#db.batch(writes);
  }

  /** Drops a table's setting and its time index. */
  async forget(table: string): Promise<void> {
    this.#attributes.delete(table);
    await this.#db.batch([{ type: 'del', key: `ttl~${table}` }]);
    await this.#db.clear({ gt: `expiry~${table}~`, lt: `expiry~${table}~\xFF` });
  }

  /** The rows of the time index that belong to these writes; to be written in the same batch. */
  indexRows(writes: Write<Item>[]): Write[] {
    return writes.flatMap((write) => {
      const table = /^item-([^~]+)~/.exec(write.key)?.[1];
      const attribute = table && this.#attributes.get(table);
      const seconds = write.type === 'put' && attribute ? expirySecond(write.value, attribute) : undefined;
      if (seconds === undefined) return [];
      const time = String(seconds).padStart(DIGITS, '0');
      return [{ type: 'put', key: `expiry~${table}~${time}~${write.key}`, value: 0 }];
    });
  }

  /** Index rows up to this epoch second. */
  async *due(nowSeconds: number): AsyncIterable<Due> {
    for (const table of this.#attributes.keys()) {
      const prefix = `expiry~${table}~`;
      const until = String(nowSeconds).padStart(DIGITS, '0');
      for await (const [indexRow] of this.#db.iterator({ gt: prefix, lt: `${prefix}${until}~\xFF` })) {
        yield { table, indexRow, itemRow: indexRow.slice(prefix.length + DIGITS + 1) };
      }
    }
  }

  hasExpired(table: string, item: Item, nowSeconds: number): boolean {
    const attribute = this.#attributes.get(table);
    const seconds = attribute && expirySecond(item, attribute);
    return seconds !== undefined && Number(seconds) <= nowSeconds && Number(seconds) > nowSeconds - OLDEST_SECONDS;
  }
}

function expirySecond(item: Item, attribute: string): number | undefined {
  const seconds = Math.floor(Number(item[attribute]?.['N'] ?? NaN));
  return seconds >= 0 && seconds < 10 ** DIGITS ? seconds : undefined;
}

function parseSpecification(value: unknown): Specification {
  const { AttributeName, Enabled } = isRecord(value) ? value : {};
  if (typeof AttributeName !== 'string' || AttributeName.length < 1 || AttributeName.length > 255) {
    throw validationFault('TimeToLiveSpecification.AttributeName must be 1 to 255 characters long');
  }
  if (typeof Enabled !== 'boolean') throw validationFault('TimeToLiveSpecification.Enabled must be given');
  return { AttributeName, Enabled };
}
