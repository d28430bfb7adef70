import type { Item, Rows, Store, Write } from './engine.ts';

/**
 * A store that reads through to the real one and only notes down what is written.
 * Dynalite's actions run on it unchanged; the notes (item and index rows together) are then written to LevelDB as one
 * batch, which is all or nothing even when the process is killed in the middle.
 */
export class Draft {
  readonly store: Store;
  readonly #writes = new Map<string, Write<Item>>();

  constructor(beneath: Store) {
    this.store = {
      ...beneath,
      getItemDb: (table) => this.#rows(`item-${table}~`, beneath.getItemDb(table)),
      getIndexDb: (indexType, table, index) =>
        this.#rows(`index-${indexType.toLowerCase()}~${table}~${index}~`, beneath.getIndexDb(indexType, table, index)),
    };
  }

  get writes(): Write<Item>[] {
    return [...this.#writes.values()];
  }

  #rows(prefix: string, beneath: Rows): Rows {
    return {
      get: (key, done) => {
        const noted = this.#writes.get(prefix + key);
        if (!noted) beneath.get(key, done);
        else queueMicrotask(() => done(null, noted.type === 'put' ? noted.value : undefined));
      },
      put: (key, value, done) => {
        this.#writes.set(prefix + key, { type: 'put', key: prefix + key, value });
        queueMicrotask(() => done(null));
      },
      del: (key, done) => {
        this.#writes.set(prefix + key, { type: 'del', key: prefix + key });
        queueMicrotask(() => done(null));
      },
      // Writers already take turns, so dynalite's own lock per item has nothing left to guard.
      lock: (_key, work) => work((done) => done),
    };
  }
}
