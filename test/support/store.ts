import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { tableClient } from '../../lambdas/platform/storage/table.ts';
import { runningDynamoDb } from '../../lib/local/dynamodb/server.ts';
import { credentials, region, tableName } from '../../lib/local/names.ts';
import { objectsIn } from '../../lib/local/s3/objects.ts';

export interface Row extends Record<string, unknown> {
  PK: string;
  SK: string;
}

/** The table and the bucket themselves. */
export interface Store {
  /** All rows, by key. */
  rows(): Promise<Row[]>;
  put(row: Row): Promise<void>;
  /** The keys of all objects, sorted. */
  objects(): Promise<string[]>;
}

/** A client of the table that answers at an address. */
export const tableAt = (endpoint: string): TableClient =>
  tableClient(new DynamoDBClient({ region, credentials, endpoint }));

/** A client of the table that another process has open. */
const runningTable = async (dataDir: string): Promise<TableClient> =>
  tableAt(await runningDynamoDb(join(dataDir, 'dynamodb')));

/** Reads what a data folder holds while some process has it open. */
export function storeOf(dataDir: string, open = () => runningTable(dataDir)): Store {
  let opened: Promise<TableClient> | undefined;
  const db = () => (opened ??= open());
  return {
    async rows() {
      const rows: Row[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const page = await (
          await db()
        ).send(new ScanCommand({ TableName: tableName, ...(start === undefined ? {} : { ExclusiveStartKey: start }) }));
        rows.push(...((page.Items ?? []) as Row[]));
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return rows.toSorted((a, b) => (a.PK + a.SK).localeCompare(b.PK + b.SK));
    },
    async put(row) {
      await (await db()).send(new PutCommand({ TableName: tableName, Item: row }));
    },
    objects: async () => (await objectsIn(join(dataDir, 's3'))).map(({ key }) => key).toSorted(),
  };
}
