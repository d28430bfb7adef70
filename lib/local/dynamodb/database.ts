import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { slots } from '../../../lambdas/platform/slots.ts';
import { Draft, stepsOf, writesOf } from './transactions.ts';
import { tableName } from '../names.ts';
import { closeCursors, perform, prepare, storage, type Input, type Output, type Store, type Write } from './engine.ts';

const ITEM_WRITES: ReadonlySet<string> = new Set(['PutItem', 'UpdateItem', 'DeleteItem', 'BatchWriteItem']);

/**
 * One open database. Writes run one after another, and each ends in one LevelDB batch (items and index rows), so that a process
 * killed at any moment leaves a whole write or none of it. Reads do not wait.
 */
export class Database {
  store: Store;
  /** Runs a task while no other writes happen. */
  readonly #exclusively = slots(1);
  readonly #dataDir: string | undefined;
  /** The write that failed. */
  #torn: { cause: unknown } | undefined;

  private constructor(store: Store, dataDir: string | undefined) {
    this.store = store;
    this.#dataDir = dataDir;
  }

  /**
   * Opens the database of a folder, or one in memory for tests, with its one table.
   * @throws when another process has the folder open
   */
  static async open(dataDir?: string): Promise<Database> {
    return new Database(await openStore(dataDir), dataDir);
  }

  async close(): Promise<void> {
    await this.#exclusively(() => this.store.db.close());
  }

  /** Answers an operation of DynamoDB's by its name, such as `GetItem`. @throws {Fault} */
  async call(operation: string, input: Input): Promise<Output> {
    await this.#ready();
    if (operation === 'TransactWriteItems') {
      const steps = stepsOf(this.store, input);
      return this.#exclusively(async () => {
        await this.#commit(await writesOf(this.store, steps));
        return {};
      });
    }
    const prepared = prepare(this.store, operation, input);
    if (!ITEM_WRITES.has(operation)) return perform(this.store, operation, prepared);
    return this.#exclusively(async () => {
      const draft = new Draft(this.store);
      const output = await perform(draft.store, operation, prepared);
      await this.#commit(draft.writes);
      return output;
    });
  }

  /**
   * Writes all rows or none; only to be called from within `#exclusively`. After a write that failed, as on a full disk, LevelDB's log
   * may end in a torn record, behind which a restart would find nothing: nothing more is answered before the log has been read again.
   */
  async #commit(writes: Write[]): Promise<void> {
    // It waited for its turn while another failed.
    if (this.#torn !== undefined) throw new Error('The data folder takes no more data', this.#torn);
    try {
      await this.store.db.batch(writes);
    } catch (error) {
      this.#torn = { cause: error };
      console.error(
        `The data folder takes no more data (${String(error)}). Free some space: what was kept is there, and the suite goes on by itself.`,
      );
      throw error;
    }
  }

  /** Opens the folder again when a write has failed. @throws while there is no room for it */
  async #ready(): Promise<void> {
    if (this.#torn === undefined) return;
    await this.#exclusively(async () => {
      if (this.#torn === undefined) return;
      await this.store.db.close();
      this.store = await openStore(this.#dataDir);
      this.#torn = undefined;
      console.error('The data folder takes data again.');
    });
  }
}

/** `index`: of an index; its key's attributes are named after it. */
const keySchema = (index = '') => [
  { AttributeName: `${index}PK`, KeyType: 'HASH' },
  { AttributeName: `${index}SK`, KeyType: 'RANGE' },
];

/** The one table, as `lib/aws/storage.ts` makes it. */
export const tableShape = {
  BillingMode: 'PAY_PER_REQUEST',
  AttributeDefinitions: [
    { AttributeName: 'PK', AttributeType: 'S' },
    { AttributeName: 'SK', AttributeType: 'S' },
    { AttributeName: 'GSI1PK', AttributeType: 'S' },
    { AttributeName: 'GSI1SK', AttributeType: 'N' },
    { AttributeName: 'GSI2PK', AttributeType: 'S' },
    { AttributeName: 'GSI2SK', AttributeType: 'N' },
  ],
  KeySchema: keySchema(),
  GlobalSecondaryIndexes: ['GSI1', 'GSI2'].map((index) => ({
    IndexName: index,
    KeySchema: keySchema(index),
    Projection: { ProjectionType: 'ALL' },
  })),
};

/** What dynalite keeps of a table, put there in one write: its own CreateTable takes two and some time between them. */
const table = { TableName: tableName, ...tableShape, TableStatus: 'ACTIVE', ItemCount: 0 };

const folderOf = (dataDir: string): string => join(dataDir, 'leveldb');
/** Whether a start has kept anything in this folder. */
export const hasDatabase = (dataDir: string): boolean => existsSync(folderOf(dataDir));

async function openStore(dataDir: string | undefined): Promise<Store> {
  const store = storage.create(dataDir === undefined ? {} : { path: folderOf(dataDir) });
  await store.db.open();
  closeCursors(store.db);
  await store.db.batch([{ type: 'put', key: `table~${tableName}`, value: table }]);
  return store;
}
