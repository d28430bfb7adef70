import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { type Recount, recounted } from '../../lambdas/admin/recount.ts';
import { openTable, tableClient } from '../../lambdas/platform/storage/table.ts';
import { hasDatabase } from './dynamodb/database.ts';
import { runningDynamoDb, startDynamoDb } from './dynamodb/server.ts';
import { credentials, region, tableName } from './names.ts';
import { StartFault } from './settings.ts';

/**
 * Recounts the sessions of a data folder, whether a start has it open or not.
 * @throws {StartFault} when nothing has been kept there yet
 */
export async function reconcile(dataDir: string): Promise<Recount> {
  const folder = join(dataDir, 'dynamodb');
  if (!hasDatabase(folder))
    throw new StartFault(`The data folder ${dataDir} holds no work yet. Choose another with DATA_DIR.`);
  const database = await openDatabase(folder);
  const client = new DynamoDBClient({ region, credentials, endpoint: database.endpoint });
  try {
    return await recounted(openTable(tableName, tableClient(client)));
  } finally {
    client.destroy();
    await database.close();
  }
}

/** The database of the folder: the one that a running start has open, else one of our own. */
async function openDatabase(folder: string): Promise<{ endpoint: string; close(): Promise<void> }> {
  try {
    return await startDynamoDb(folder);
  } catch {
    // Another process has it open.
    return { endpoint: await runningDynamoDb(folder), close: async () => undefined };
  }
}
