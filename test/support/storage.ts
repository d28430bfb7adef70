import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableClient } from '../../lambdas/platform/clients.ts';
import { openFiles } from '../../lambdas/platform/storage/files.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { localTable } from '../../lib/local/dynamodb/client.ts';
import { Database } from '../../lib/local/dynamodb/database.ts';
import { bucketName, tableName } from '../../lib/local/names.ts';
import { localS3 } from '../../lib/local/s3/client.ts';
import { openObjects } from '../../lib/local/s3/objects.ts';
import { storeOf } from './store.ts';

/** The one table, empty and in memory. Rows do not expire by themselves: tests set their own clock. */
export const startTable = async () => localTable(await Database.open());

/**
 * The platform's table, in memory, and its files on the laptop's disk, in this process. Belongs into beforeAll, its `stop` into afterAll.
 * @param asClient what the platform is given in the place of the table's client
 */
export async function startStorage({
  asClient = (client) => client,
}: { asClient?: (client: TableClient) => TableClient } = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const client = await startTable();
  const objects = await openObjects(join(folder, 's3'));
  const files = localS3(objects, 'http://localhost');
  return {
    folder,
    table: openTable(tableName, asClient(client)),
    files: openFiles(bucketName, files),
    store: storeOf(folder, async () => client),
    stop: () => rm(folder, { recursive: true, force: true }),
  };
}

export type Storage = Awaited<ReturnType<typeof startStorage>>;
