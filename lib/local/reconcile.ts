import { join } from 'node:path';
import { type Recount, recounted } from '../../lambdas/admin/recount.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { hasDatabase } from './dynamodb/database.ts';
import { runningTable, startDynamoDb } from './dynamodb/server.ts';
import { tableName } from './names.ts';
import { StartFault } from './settings.ts';

/**
 * Recounts the sessions of a data folder, whether a start has it open or not.
 * @throws {StartFault} when nothing has been kept there yet
 */
export async function reconcile(dataDir: string): Promise<Recount> {
  const folder = join(dataDir, 'dynamodb');
  if (!hasDatabase(folder))
    throw new StartFault(`The data folder ${dataDir} holds no work yet. Choose another with DATA_DIR.`);
  const database = await startDynamoDb(folder).catch(() => null);
  try {
    // Where it cannot be opened, another process has it open.
    return await recounted(openTable(tableName, database?.table ?? (await runningTable(folder))));
  } finally {
    await database?.close();
  }
}
