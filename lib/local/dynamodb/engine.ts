/**
 * Dynalite's storage, validations and actions, used as a library with types.
 * Its own HTTP server is left out: that one keeps its store to itself, and transactions need the store.
 */
import { createRequire } from 'node:module';

type AttributeValue = Record<string, unknown>;
export type Item = Record<string, AttributeValue>;
/** The JSON body of a DynamoDB call. */
export type Input = Record<string, unknown>;
/** The JSON body of an answer. */
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
  KeySchema: { AttributeName: string; KeyType: 'HASH' | 'RANGE' }[];
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
  get<T>(key: string): Promise<T | undefined>;
  batch(writes: Write[]): Promise<void>;
  iterator<T>(range: { gt: string; lt: string }): AsyncIterable<[key: string, value: T]>;
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

interface Validation {
  types: Record<string, unknown>;
  custom?: unknown;
}

interface Validations {
  checkTypes(input: Input, types: Record<string, unknown>): Prepared;
  checkValidations(input: Prepared, types: Record<string, unknown>, custom: unknown, store: Store): void;
}

type Action = (store: Store, input: Prepared, done: Done<Output>) => void;

const load = createRequire(import.meta.url);
const validations: Validations = load('dynalite/validations');
export const storage: Storage = load('dynalite/db');

const OPERATIONS = [
  'BatchGetItem',
  'BatchWriteItem',
  'CreateTable',
  'DeleteItem',
  'GetItem',
  'PutItem',
  'Query',
  'Scan',
  'UpdateItem',
] as const;

/** An operation that dynalite implements itself, of those that we use. */
export type Operation = (typeof OPERATIONS)[number];

const implementations = Object.fromEntries(
  OPERATIONS.map((operation) => {
    const file = operation.charAt(0).toLowerCase() + operation.slice(1);
    return [operation, { validation: load(`dynalite/validations/${file}`), action: load(`dynalite/actions/${file}`) }];
  }),
) as Record<Operation, { validation: Validation; action: Action }>;

export const isOperation = (name: string): name is Operation => Object.hasOwn(implementations, name);

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const NAMESPACE = 'com.amazonaws.dynamodb.v20120810#';

/** A call that is answered with an error, in the wire's shape. */
export class Fault extends Error {
  /** The error's name as the SDK shows it, such as `ValidationException`. */
  readonly code: string;
  readonly body: Output;
  readonly statusCode: number;

  constructor(code: string, message: string, details: Output = {}, statusCode = 400) {
    super(message);
    this.code = code;
    this.body = { __type: NAMESPACE + code, message, ...details };
    this.statusCode = statusCode;
  }
}

export function validationFault(message: string): Fault {
  return new Fault('ValidationException', message);
}

/** An error of dynalite's that is meant for the caller. */
interface Refusal {
  statusCode: number;
  body: { __type: string; message?: string; Message?: string };
}

function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'statusCode' in error && 'body' in error;
}

/** Dynalite's refusals become faults; anything else is a defect and stays as it is. */
function asFault(error: unknown): unknown {
  if (!isRefusal(error)) return error;
  const { __type: type, message, Message } = error.body;
  return new Fault(type.split('#').at(-1) ?? type, message ?? Message ?? '', {}, error.statusCode);
}

/**
 * Checks a call's body as DynamoDB does before it looks at any row; parses its expressions.
 * @throws Fault ValidationException or SerializationException
 */
export function prepare(store: Store, operation: Operation, input: Input): Prepared {
  const { types, custom } = implementations[operation].validation;
  try {
    // Dynalite deletes what it does not know from the object it is given.
    const prepared = validations.checkTypes({ ...input }, types);
    validations.checkValidations(prepared, types, custom, store);
    return prepared;
  } catch (error) {
    throw asFault(error);
  }
}

/** Runs a prepared call. @throws Fault */
export function perform(store: Store, operation: Operation, prepared: Prepared): Promise<Output> {
  return new Promise((resolve, reject) => {
    implementations[operation].action(store, prepared, (error, output) => {
      if (error) reject(asFault(error));
      else resolve(output ?? {});
    });
  });
}

/** The key of an item's row within its table; null where it lacks a key attribute or has one of another type. */
export function rowKey({ Item, Key = {} }: Prepared, table: Table): string | null {
  const fault = Item ? storage.validateItem(Item, table) : storage.validateKey(Key, table);
  return fault == null ? storage.createKey(Item ?? Key, table) : null;
}

/** @throws Fault ResourceNotFoundException */
export function getTable(store: Store, name: string): Promise<Table> {
  return new Promise((resolve, reject) => {
    store.getTable(name, false, (error, table) => {
      if (error || !table) reject(asFault(error));
      else resolve(table);
    });
  });
}
