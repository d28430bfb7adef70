import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFiles } from '../../lambdas/platform/storage/files.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { bucketName, tableName } from '../../lib/local/names.ts';
import { localS3 } from '../../lib/local/s3/client.ts';
import { ObjectStore } from '../../lib/local/s3/objects.ts';
import { startDatabase } from './database.ts';
import { storeOf } from './store.ts';

/** The platform's table and files on the laptop's services, in this process. Belongs into beforeAll, its `stop` into afterAll. */
export async function startStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const database = await startDatabase(folder);
  const objects = await ObjectStore.open(join(folder, 's3'));
  const files = localS3(objects, 'http://localhost', { prefix: 'uploads/' });
  return {
    folder,
    table: openTable(tableName, database.client),
    files: openFiles(bucketName, files),
    store: storeOf(folder),
    /** Gives an object this one tag. */
    async tag(key: string, name: string, value: string): Promise<void> {
      const object = objects.find(key);
      if (object !== undefined) await objects.tag(object, { [name]: value });
    },
    async stop(): Promise<void> {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Storage = Awaited<ReturnType<typeof startStorage>>;
