import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, PutObjectTaggingCommand, S3Client } from '@aws-sdk/client-s3';
import { openFiles } from '../../lambdas/platform/storage/files.ts';
import { openTable } from '../../lambdas/platform/storage/table.ts';
import { bucketName, credentials, region, tableName } from '../../lib/local/names.ts';
import { startS3 } from '../../lib/local/s3/server.ts';
import { ensureTable } from '../../lib/local/tables.ts';
import { startDatabase } from './database.ts';
import { storeOf } from './store.ts';

/** The platform's table and files on the embedded services, in this process. Belongs into beforeAll, its `stop` into afterAll. */
export async function startStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const database = await startDatabase(join(folder, 'dynamodb'));
  const bucket = await startS3({
    dataDir: join(folder, 's3'),
    credentials,
    corsOrigins: [],
    scan: { prefix: 'uploads/' },
  });
  const access = { region, credentials };
  const db = new DynamoDBClient({ ...access, endpoint: database.endpoint });
  const s3 = new S3Client({ ...access, endpoint: bucket.endpoint, forcePathStyle: true });
  await ensureTable(tableName, db);
  await s3.send(new CreateBucketCommand({ Bucket: bucketName }));
  return {
    table: openTable(tableName, db),
    files: openFiles(bucketName, s3),
    store: storeOf({ table: database.port, files: Number(new URL(bucket.endpoint).port) }),
    /** Gives an object this one tag. */
    async tag(key: string, name: string, Value: string): Promise<void> {
      const TagSet = [{ Key: name, Value }];
      await s3.send(new PutObjectTaggingCommand({ Bucket: bucketName, Key: key, Tagging: { TagSet } }));
    },
    async stop(): Promise<void> {
      db.destroy();
      s3.destroy();
      await bucket.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Storage = Awaited<ReturnType<typeof startStorage>>;
