import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { beginRecount, endRecount, goOn, type Recount } from '../../lambdas/admin/recount.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { startDynamoDb } from './dynamodb/server.ts';
import { credentials, region, tableName } from './names.ts';
import { rememberedPorts } from './ports.ts';
import { type LocalSettings, StartFault } from './settings.ts';

/**
 * Recounts the sessions of a data folder, whether a start has it open or not.
 * @throws {StartFault} when nothing has been kept there yet
 */
export async function reconcile(settings: Pick<LocalSettings, 'DATA_DIR' | 'PORT'>): Promise<Recount> {
  const database = await databaseOf(settings);
  const endpoint = `http://127.0.0.1:${database.port}`;
  const client = new DynamoDBClient({ region, credentials, endpoint });
  try {
    const table = openTable(tableName, client);
    const recount = await beginRecount(table);
    while (recount.next > 0) await goOn(table, recount);
    return await endRecount(table, recount);
  } catch (error) {
    if (!(error instanceof Error && error.name === 'ResourceNotFoundException')) throw error;
    throw new StartFault(`The data folder ${settings.DATA_DIR} holds no work yet. Choose another with DATA_DIR.`);
  } finally {
    client.destroy();
    await database.close();
  }
}

/** The database of the data folder: the one that a running start has open, else one of our own. */
async function databaseOf({ DATA_DIR: dataDir, PORT: sitePort }: Pick<LocalSettings, 'DATA_DIR' | 'PORT'>) {
  try {
    return await startDynamoDb({ dataDir: join(dataDir, 'dynamodb') });
  } catch {
    // Another process has it open.
    const { table: port } = await rememberedPorts(dataDir, sitePort);
    return { port, close: async () => undefined };
  }
}
