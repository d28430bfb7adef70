import { join } from 'node:path';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { runningTable } from '../../lib/local/dynamodb/server.ts';
import { tableName } from '../../lib/local/names.ts';
import { objectsIn } from '../../lib/local/s3/objects.ts';

export interface Row extends Record<string, unknown> {
  PK: string;
  SK: string;
}

/** The table and the bucket themselves: what a data folder holds while some process has it open. */
export function storeOf(dataDir: string, open = () => runningTable(join(dataDir, 'dynamodb'))) {
  let opened: Promise<TableClient> | undefined;
  const db = () => (opened ??= open());
  return {
    /** All rows, by key. */
    async rows(): Promise<Row[]> {
      const rows: Row[] = [];
      let start: Record<string, unknown> | undefined;
      do {
        const table = await db();
        const page = await table.send(
          new ScanCommand({ TableName: tableName, ...(start && { ExclusiveStartKey: start }) }),
        );
        rows.push(...((page.Items ?? []) as Row[]));
        start = page.LastEvaluatedKey;
      } while (start !== undefined);
      return rows.toSorted((a, b) => (a.PK + a.SK).localeCompare(b.PK + b.SK));
    },
    async put(row: Row): Promise<void> {
      await (await db()).send(new PutCommand({ TableName: tableName, Item: row }));
    },
    /** The keys of all objects, sorted. */
    objects: async (): Promise<string[]> => (await objectsIn(join(dataDir, 's3'))).map(({ key }) => key).toSorted(),
  };
}

export type Store = ReturnType<typeof storeOf>;
