import { DynamoDBClient, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
  type QueryCommandInput,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
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

export type Index = 'GSI1' | 'GSI2';

interface Below {
  PK: string;
  prefix?: string;
}

/** Where a part of an index ended. */
export type IndexKey = Record<string, unknown>;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Some sixteen seconds: longer than a thousand people at once need who are counted in the same few rows. An HTTP call has thirty. */
const tries = 80;
const longestPauseMs = 400;
/** Random, so that those who were refused together do not meet again. */
const pauseAfter = (attempt: number): Promise<void> =>
  pause(Math.random() * Math.min(20 * 2 ** attempt, longestPauseMs));

/** Keys that one BatchGetItem takes. */
const batchSize = 100;

/** Sends again, after a random pause, while another write of the same rows is in the way. */
async function unlessInTheWay(send: () => Promise<unknown>, isInTheWay: (error: Error) => boolean): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send();
      return;
    } catch (error) {
      if (!(error instanceof Error && isInTheWay(error)) || attempt === tries) throw error;
      await pauseAfter(attempt);
    }
  }
}

/** Of a single write: a transaction has its row just now. */
const isConflict = (error: Error): boolean => error.name === 'TransactionConflictException';

const conditionCode = 'ConditionalCheckFailed';

/** Why each write of a cancelled transaction was refused, in their order; empty for any other error. */
const refusalsOf = (error: unknown): (string | undefined)[] =>
  error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []).map(({ Code }) => Code) : [];

/** The client that a table is opened with. */
export const tableClient = (client = new DynamoDBClient({})): TableClient =>
  DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });

/** An empty prefix is refused by DynamoDB. */
const below = ({ PK, prefix }: Below) => ({
  KeyConditionExpression: prefix === undefined ? 'PK = :pk' : 'PK = :pk AND begins_with(SK, :prefix)',
  ConsistentRead: true,
  ExpressionAttributeValues: { ':pk': PK, ...(prefix === undefined ? {} : { ':prefix': prefix }) },
});

export type Table = ReturnType<typeof openTable>;

/** The table over DynamoDB: its verbs, without Scan; reads see every write before them. Rows are parsed on the way out: a row of an unknown shape is a fault, not data. */
export function openTable(name: string, db = clientFor('table', tableClient)) {
  /** Rows page by page: all, or the first ones up to the limit, and the key to go on from when there are more. */
  async function rowsOf(input: Omit<QueryCommandInput, 'TableName'>, limit = Infinity) {
    const rows: (Item & Key)[] = [];
    let last = input.ExclusiveStartKey as (Item & Key) | undefined;
    do {
      const Limit = limit === Infinity ? undefined : limit - rows.length;
      const page = await db.send(new QueryCommand({ ...input, TableName: name, Limit, ExclusiveStartKey: last }));
      rows.push(...((page.Items ?? []) as (Item & Key)[]));
      last = page.LastEvaluatedKey as (Item & Key) | undefined;
    } while (last !== undefined && rows.length < limit);
    return { rows, last };
  }

  return {
    async get<T extends z.ZodType>(key: Key, schema: T): Promise<z.output<T> | null> {
      const { Item: item } = await db.send(new GetCommand({ TableName: name, Key: key, ConsistentRead: true }));
      return item === undefined ? null : schema.parse(item);
    },

    /** Rows of a partition, or those whose SK starts with `prefix`; `after` is the SK to go on from, exclusive. */
    async query<T extends z.ZodType>(
      range: Below,
      schema: T,
      { limit, newestFirst = false, after }: { limit?: number; newestFirst?: boolean; after?: string | undefined } = {},
    ): Promise<{ items: z.output<T>[]; last: string | null }> {
      const ExclusiveStartKey = after === undefined ? undefined : { PK: range.PK, SK: after };
      const { rows, last } = await rowsOf(
        { ...below(range), ScanIndexForward: !newestFirst, ExclusiveStartKey },
        limit,
      );
      return { items: rows.map((row) => schema.parse(row)), last: last?.SK ?? null };
    },

    /** Rows whose SK lies between `from` and `to`, both included. May miss a write of the last moment. */
    async queryBetween<T extends z.ZodType>(
      { PK, from, to }: { PK: string; from: string; to: string },
      schema: T,
    ): Promise<z.output<T>[]> {
      const { rows } = await rowsOf({
        KeyConditionExpression: 'PK = :pk AND SK BETWEEN :from AND :to',
        ExpressionAttributeValues: { ':pk': PK, ':from': from, ':to': to },
      });
      return rows.map((row) => schema.parse(row));
    },

    /** Rows of an index, highest number first; numbers from `least` to `most` when they are given. May miss a write of the last moment. */
    async queryIndex<T extends z.ZodType>(
      index: Index,
      { PK, least, most }: { PK: string; least?: number; most?: number },
      schema: T,
      { limit, after }: { limit: number; after?: IndexKey | undefined },
    ): Promise<{ items: z.output<T>[]; last: IndexKey | null }> {
      const isBounded = least !== undefined && most !== undefined;
      const { rows, last } = await rowsOf(
        {
          IndexName: index,
          KeyConditionExpression: isBounded ? '#pk = :pk AND #sk BETWEEN :least AND :most' : '#pk = :pk',
          ExpressionAttributeNames: { '#pk': `${index}PK`, ...(isBounded ? { '#sk': `${index}SK` } : {}) },
          ExpressionAttributeValues: { ':pk': PK, ...(isBounded ? { ':least': least, ':most': most } : {}) },
          ScanIndexForward: false,
          ExclusiveStartKey: after,
        },
        limit,
      );
      return { items: rows.map((row) => schema.parse(row)), last: last ?? null };
    },

    /** The rows of these keys in their order, null for one that is not there. May miss a write of the last moment. */
    async getMany<T extends z.ZodType>(keys: readonly Key[], schema: T): Promise<(z.output<T> | null)[]> {
      const found = new Map<string, unknown>();
      // The same key twice is refused.
      const wanted = [...new Map(keys.map(({ PK, SK }) => [`${PK} ${SK}`, { PK, SK }])).values()];
      for (let i = 0; i < wanted.length; i += batchSize) {
        let asked: Item[] = wanted.slice(i, i + batchSize);
        for (let attempt = 1; asked.length > 0; attempt++) {
          if (attempt > tries) throw new Error('The table does not give all rows that were asked for');
          if (attempt > 1) await pauseAfter(attempt);
          const { Responses, UnprocessedKeys } = await db.send(
            new BatchGetCommand({ RequestItems: { [name]: { Keys: asked } } }),
          );
          for (const item of Responses?.[name] ?? []) found.set(`${item['PK']} ${item['SK']}`, item);
          asked = UnprocessedKeys?.[name]?.Keys ?? [];
        }
      }
      return keys.map(({ PK, SK }) => {
        const item = found.get(`${PK} ${SK}`);
        return item === undefined ? null : schema.parse(item);
      });
    },

    /** All keys below a prefix, or of a partition, for deletion. */
    keysBelow: async (range: Below): Promise<Key[]> =>
      (await rowsOf({ ...below(range), ProjectionExpression: 'PK, SK' })).rows,

    /** @throws {ConditionFailed} */
    async change(change: Change): Promise<void> {
      const command = new UpdateCommand(updateOf(name, change));
      await unlessInTheWay(() => db.send(command), isConflict).catch((error: unknown) => {
        throw error instanceof Error && error.name === 'ConditionalCheckFailedException'
          ? new ConditionFailed([true])
          : error;
      });
    },

    /** Adds one to a number of a row, 0 when absent, and returns it. It never refuses: of many calls at once each gets another number. */
    async next(key: Key, attribute: string): Promise<number> {
      const update = { ...updateOf(name, { key, add: { [attribute]: 1 } }), ReturnValues: 'UPDATED_NEW' as const };
      const { Attributes } = await db.send(new UpdateCommand(update));
      return Number(Attributes?.[attribute]);
    },

    /** All or nothing; retried when another transaction is in the way. @throws {ConditionFailed} */
    async transact(writes: Write[]): Promise<void> {
      const TransactItems = writes.map((write) => transactItem(name, write));
      await unlessInTheWay(
        () => db.send(new TransactWriteCommand({ TransactItems })),
        (error) => refusalsOf(error).includes('TransactionConflict') && !refusalsOf(error).includes(conditionCode),
      ).catch((error: unknown) => {
        const codes = refusalsOf(error);
        throw codes.includes(conditionCode) ? new ConditionFailed(codes.map((code) => code === conditionCode)) : error;
      });
    },

    async remove(key: Key): Promise<void> {
      const command = new DeleteCommand({ TableName: name, Key: key });
      await unlessInTheWay(() => db.send(command), isConflict);
    },
  };
}
