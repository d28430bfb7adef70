import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { TableClient } from '../../../lambdas/platform/clients.ts';
import { tableName } from '../names.ts';
import type { Row } from './memory.ts';

/** Rows that one BatchWriteItem takes. */
const inBatch = 25;

/** Puts rows into the table of this machine, in batches. @throws when the table does not take all */
export async function loadRows(db: TableClient, rows: Iterable<Row>): Promise<void> {
  const send = async (batch: readonly Row[]): Promise<void> => {
    const puts = batch.map((Item) => ({ PutRequest: { Item } }));
    const { UnprocessedItems: left = {} } = await db.send(
      new BatchWriteCommand({ RequestItems: { [tableName]: puts } }),
    );
    if (Object.keys(left).length > 0) throw new Error('The table did not take all rows');
  };
  let batch: Row[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < inBatch) continue;
    await send(batch);
    batch = [];
  }
  if (batch.length > 0) await send(batch);
}
