import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { setTimeout as pause } from 'node:timers/promises';
import type * as z from 'zod';
import { clientFor, type TableClient } from '../clients.ts';
import type { Key } from './keys.ts';
import { type Change, type Item, transactItem, updateOf, type Write } from './writes.ts';

/** A change that one of a transaction's conditions refused; `refused[i]` says which, in the order of the writes. */
export class ConditionFailed extends Error {
  readonly refused: boolean[];
  constructor(refused: boolean[]) {
    super('A condition of the write does not hold');
    this.name = 'ConditionFailed';
    this.refused = refused;
  }
}

/** @returns false when a condition of the write does not hold */
export async function succeeds(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

/** The key of the last row of a page of a query. */
type RowKey = Item & Key;

/** A partition, or the rows in it whose SK begins with `prefix` or lies between `from` and `to`, both included. */
interface Range {
  PK: string;
  prefix?: string;
  from?: string | number;
  to?: string | number;
  /** An index whose sort key is a number. */
  index?: 'GSI1' | 'GSI2';
}

/** Some sixteen seconds in all: a thousand people who are counted in the same few rows at once need less. An HTTP call has thirty. */
const tries = 80;
const longestPauseMs = 400;

/** Sends again, after a random pause, while other writes of the same rows or partition are in the way. */
async function unlessInTheWay<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isInTheWay(error) || attempt === tries) throw error;
      // Random, so that those who were refused together do not meet again.
      await pause(Math.random() * Math.min(20 * 2 ** attempt, longestPauseMs));
    }
  }
}

/** Names of errors that pass: a transaction has the row just now, or its partition is written too often. */
const passing = new Set([
  'TransactionConflictException',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
]);

const conditionCode = 'ConditionalCheckFailed';
/** Reasons of a cancelled transaction that pass. */
const passingCodes = ['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'];

/** Why each write of a cancelled transaction was refused, in their order; empty for any other error. */
const refusalsOf = (error: unknown): (string | undefined)[] =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []).map(({ Code }) => Code) : [];

/** Whether a write was refused only because others write the same rows or partition just now. */
export const isInTheWay = (error: unknown): boolean =>
  error instanceof Error &&
  (passing.has(error.name) ||
    (refusalsOf(error).some((code = '') => passingCodes.includes(code)) && !refusalsOf(error).includes(conditionCode)));

export const tableClient = (client = new DynamoDBClient({})): TableClient =>
  DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** The input of a query. A read between two keys or of an index may miss a write of the last moment; DynamoDB refuses an empty prefix. */
function rangeOf({ PK, prefix, from, to, index }: Range) {
  const between = from === undefined ? '' : ' AND #sk BETWEEN :from AND :to';
  const rest = prefix === undefined ? between : ' AND begins_with(#sk, :prefix)';
  return {
    ...(index === undefined ? { ConsistentRead: between === '' } : { IndexName: index }),
    KeyConditionExpression: `#pk = :pk${rest}`,
    ExpressionAttributeNames: { '#pk': `${index ?? ''}PK`, ...(rest === '' ? {} : { '#sk': `${index ?? ''}SK` }) },
    ExpressionAttributeValues: {
      ':pk': PK,
      ...(prefix === undefined ? {} : { ':prefix': prefix }),
      ...(between === '' ? {} : { ':from': from, ':to': to }),
    },
  };
}

export type Table = ReturnType<typeof openTable>;

/**
 * The verbs of the table, without Scan. Reads see every write before them, unless they say otherwise. Rows are parsed when they are read: a row of an
 * unknown shape is a fault, not data.
 */
export function openTable(name: string, db = clientFor('table', tableClient)) {
  /** Rows page by page: all, or the first ones up to the limit, and the key to go on from when there are more. */
  async function rowsOf(input: Omit<QueryCommandInput, 'TableName'>, limit = Infinity) {
    const rows: RowKey[] = [];
    let last = input.ExclusiveStartKey as RowKey | undefined;
    do {
      const Limit = limit === Infinity ? undefined : limit - rows.length;
      const page = await db.send(new QueryCommand({ ...input, TableName: name, Limit, ExclusiveStartKey: last }));
      rows.push(...((page.Items ?? []) as RowKey[]));
      last = page.LastEvaluatedKey as RowKey | undefined;
    } while (last !== undefined && rows.length < limit);
    return { rows, last };
  }

  /** `only`: the fields to fetch; all when left out. */
  async function get<T extends z.ZodType>(key: Key, schema: T, only?: readonly string[]): Promise<z.output<T> | null> {
    const projection = only && {
      ProjectionExpression: only.map((field) => `#${field}`).join(', '),
      ExpressionAttributeNames: Object.fromEntries(only.map((field) => [`#${field}`, field])),
    };
    const input = { TableName: name, Key: key, ConsistentRead: true, ...projection };
    const { Item: item } = await db.send(new GetCommand(input));
    return item === undefined ? null : schema.parse(item);
  }

  async function query<T extends z.ZodType>(
    range: Range,
    schema: T,
    { limit, newestFirst = false, after }: { limit?: number; newestFirst?: boolean; after?: object | undefined } = {},
  ): Promise<{ items: z.output<T>[]; last: RowKey | null }> {
    const input = { ...rangeOf(range), ScanIndexForward: !newestFirst, ExclusiveStartKey: after && { ...after } };
    const { rows, last } = await rowsOf(input, limit);
    return { items: rows.map((row) => schema.parse(row)), last: last ?? null };
  }

  return {
    get,

    /** Rows of a range in the order of their SK, and the key to go on from when there are more (`after`, exclusive). */
    query,

    /** All rows of several ranges, one range after the other. */
    queryAll: async <T extends z.ZodType>(ranges: readonly Range[], schema: T): Promise<z.output<T>[]> =>
      (await Promise.all(ranges.map((range) => query(range, schema)))).flatMap(({ items }) => items),

    /** All rows of a range, at most `limit` of them at a time. */
    async *pages<T extends z.ZodType>(range: Range, schema: T, options: { limit: number; newestFirst?: boolean }) {
      let after: object | undefined;
      do {
        const page = await query(range, schema, { ...options, after });
        yield page.items;
        after = page.last ?? undefined;
      } while (after !== undefined);
    },

    /** All keys below a prefix, or of a partition, for deletion. */
    keysBelow: async (range: Range): Promise<Key[]> =>
      (await rowsOf({ ...rangeOf(range), ProjectionExpression: 'PK, SK' })).rows,

    /** @throws {ConditionFailed} */
    async change(change: Change): Promise<void> {
      const command = new UpdateCommand(updateOf(name, change));
      await unlessInTheWay(() => db.send(command)).catch((error: unknown) => {
        throw error instanceof Error && error.name === 'ConditionalCheckFailedException'
          ? new ConditionFailed([true])
          : error;
      });
    },

    /** Adds one to a number of a row (0 when absent) and returns it. It never refuses: many calls at once each get another number. */
    async next(key: Key, attribute: string): Promise<number> {
      const update = { ...updateOf(name, { key, add: { [attribute]: 1 } }), ReturnValues: 'UPDATED_NEW' as const };
      const { Attributes } = await unlessInTheWay(() => db.send(new UpdateCommand(update)));
      return Number(Attributes?.[attribute]);
    },

    /** All or nothing; retried when another transaction is in the way, or the rows are written too often just now. @throws {ConditionFailed} */
    async transact(writes: Write[]): Promise<void> {
      const TransactItems = writes.map((write) => transactItem(name, write));
      await unlessInTheWay(() => db.send(new TransactWriteCommand({ TransactItems }))).catch((error: unknown) => {
        const codes = refusalsOf(error);
        throw codes.includes(conditionCode) ? new ConditionFailed(codes.map((code) => code === conditionCode)) : error;
      });
    },

    async remove(key: Key): Promise<void> {
      const command = new DeleteCommand({ TableName: name, Key: key });
      await unlessInTheWay(() => db.send(command));
    },
  };
}
