import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CreateBucketCommand, S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import type { ScanOptions } from '../../../../lib/local/s3/scanner.ts';
import { startS3, type S3 } from '../../../../lib/local/s3/server.ts';

export const BUCKET = 'suite-files';
export const PAGE = 'http://localhost:3000';
export const CREDENTIALS = { accessKeyId: 'LOCALKEY', secretAccessKey: 'local-secret' };

export interface TestS3 extends S3 {
  dataDir: string;
  client: S3Client;
  /** A client that differs from the good one, such as in its secret. */
  clientWith(changes: S3ClientConfig): S3Client;
  /** Starts the server on the same folder again, with another scanner if given. */
  restart(scan?: ScanOptions): Promise<TestS3>;
  remove(): Promise<void>;
}

/** A server on a folder of its own, with one empty bucket. */
export async function startTestS3(now: () => number = Date.now, scan?: ScanOptions): Promise<TestS3> {
  const dataDir = await mkdtemp(join(tmpdir(), 's3-'));
  const s3 = await startOn(dataDir, now, scan);
  await s3.client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  return s3;
}

async function startOn(dataDir: string, now: () => number, scan?: ScanOptions): Promise<TestS3> {
  const s3 = await startS3({ dataDir, credentials: CREDENTIALS, corsOrigins: [PAGE], now, ...(scan && { scan }) });
  const clientWith = (changes: S3ClientConfig) =>
    new S3Client({
      endpoint: s3.endpoint,
      region: 'ap-southeast-1',
      forcePathStyle: true,
      credentials: CREDENTIALS,
      maxAttempts: 1,
      ...changes,
    });
  const client = clientWith({});
  const close = async () => {
    client.destroy();
    await s3.close();
  };
  return {
    ...s3,
    dataDir,
    client,
    clientWith,
    close,
    restart: async (another = scan) => {
      await close();
      return startOn(dataDir, now, another);
    },
    remove: async () => {
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
}
