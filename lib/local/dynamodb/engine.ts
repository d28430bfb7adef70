/**
 * Dynalite's storage, validations and actions, used as a library with types.
 * Its own HTTP server is left out: that one keeps its store to itself, and transactions need the store.
 */
import { createRequire } from 'node:module';

type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;
export type Input = Record<string, unknown>;
export type Output = Record<string, unknown>;

/** A body that was checked by {@link prepare}; its expressions are parsed. Writes have either an item or a key. */
export interface Prepared extends Input {
  TableName: string;
  Item?: Item;
  Key?: Item;
}

/** One row to be written to LevelDB. A list of them is written all or nothing, a killed process included. */
export type Write<T = unknown> = { type: 'put'; key: string; value: T } | { type: 'del'; key: string };

export interface Table {
  TableName: string;
}

type Done<T> = (error: unknown, value?: T) => void;

/** The rows of one table or of one index, as dynalite's actions use them. */
export interface Rows {
  get(key: string, done: Done<Item>): void;
  put(key: string, value: Item, done: Done<void>): void;
  del(key: string, done: Done<void>): void;
  lock(key: string, work: (release: <F>(done: F) => F) => void): void;
}

/** The part of a Level database that is used here beside dynalite's own use. */
export interface Level {
  open(): Promise<void>;
  close(): Promise<void>;
  batch(writes: Write[]): Promise<void>;
  keys(options?: object): Cursor;
  values(options?: object): Cursor;
}

interface Cursor {
  close(): Promise<void>;
  return?: () => Promise<void>;
}

/** Dynalite ends a cursor by `return`, which those of its database do not have: each query would leave one open, with all that it holds. */
export function closeCursors(db: Level): void {
  for (const open of ['keys', 'values'] as const) {
    const opened = db[open].bind(db);
    db[open] = (options) => {
      const cursor = opened(options);
      cursor.return = () => cursor.close();
      return cursor;
    };
  }
}

export interface Store {
  db: Level;
  getTable(name: string, checkStatus: boolean, done: Done<Table>): void;
  getItemDb(table: string): Rows;
  getIndexDb(indexType: string, table: string, index: string): Rows;
}

interface Storage {
  create(options: { path?: string }): Store;
  createKey(item: Item, table: Table): string;
  validateKey(key: Item, table: Table): unknown;
  validateItem(item: Item, table: Table): unknown;
}

interface Validations {
  checkTypes(input: Input, types: Record<string, unknown>): Prepared;
  checkValidations(input: Prepared, types: Record<string, unknown>, custom: unknown, store: Store): void;
}

type Action = (store: Store, input: Prepared, done: Done<Output>) => void;

const load = createRequire(import.meta.url);
const validations: Validations = load('dynalite/validations');
export const storage: Storage = load('dynalite/db');

/** Dynalite's file of an operation such as `GetItem`. */
const fileOf = (operation: string): string => operation.charAt(0).toLowerCase() + operation.slice(1);

/** A call that is answered with an error, in the wire's shape: as dynalite throws it. Anything else that is thrown is a defect. */
export interface Fault extends Error {
  statusCode: number;
  body: { __type: string; message?: string; Message?: string } & Output;
}

export const isFault = (error: unknown): error is Fault =>
  error instanceof Error && 'statusCode' in error && 'body' in error;

/** The error's name as the SDK shows it, such as `ValidationException`, and what it says. */
export const readFault = ({ body: { __type: type, message, Message } }: Fault) => ({
  code: type.replace(/^.*#/, ''),
  message: message ?? Message ?? '',
});

export const fault = (code: string, message: string, details: Output = {}): Fault =>
  Object.assign(new Error(message), {
    statusCode: 400,
    body: { __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...details },
  });

/**
 * Checks a call's body as DynamoDB does before it looks at any row; parses its expressions.
 * @throws {Fault} ValidationException or SerializationException
 */
export function prepare(store: Store, operation: string, input: Input): Prepared {
  const { types, custom }: { types: Record<string, unknown>; custom?: unknown } = load(
    `dynalite/validations/${fileOf(operation)}`,
  );
  // Dynalite deletes what it does not know from the object it is given.
  const prepared = validations.checkTypes({ ...input }, types);
  validations.checkValidations(prepared, types, custom, store);
  return prepared;
}

/** Runs a prepared call. @throws {Fault} */
export function perform(store: Store, operation: string, prepared: Prepared): Promise<Output> {
  const action: Action = load(`dynalite/actions/${fileOf(operation)}`);
  return promised((done) => action(store, prepared, done));
}

/** The key of an item's row within its table; null where it lacks a key attribute or has one of another type. */
export function rowKey({ Item, Key = {} }: Prepared, table: Table): string | null {
  const wrong = Item ? storage.validateItem(Item, table) : storage.validateKey(Key, table);
  return wrong == null ? storage.createKey(Item ?? Key, table) : null;
}

/** @throws {Fault} ResourceNotFoundException */
export const getTable = (store: Store, name: string): Promise<Table> =>
  promised((done) => store.getTable(name, false, done));

const promised = <T>(call: (done: Done<T>) => void): Promise<T> =>
  new Promise((resolve, reject) => {
    call((error, value) => {
      if (error) reject(error);
      else resolve(value as T);
    });
  });
