import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CreateBucketCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { startS3 } from '../../../../lib/local/s3/server.ts';
import { BUCKET, CREDENTIALS } from './support.ts';

const PROGRAM = `
  import { startS3 } from './lib/local/s3/server.ts';
  const [dataDir, credentials] = process.argv.slice(-2);
  const { endpoint } = await startS3({ dataDir, credentials: JSON.parse(credentials), corsOrigins: [] });
  process.stdout.write(endpoint);
`;

function connect(endpoint: string): S3Client {
  const place = { endpoint, region: 'ap-southeast-1', forcePathStyle: true };
  return new S3Client({ ...place, credentials: CREDENTIALS, maxAttempts: 1 });
}

/** Half of a body; then `onHalf`, and the rest never comes. */
async function* halfOf(onHalf: () => void): AsyncGenerator<Buffer> {
  yield Buffer.alloc(500_000, 1);
  onHalf();
  await new Promise<never>(() => {});
}

test('a server killed while it receives keeps what was there and shows nothing of the half', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 's3-crash-'));
  const args = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, dataDir, JSON.stringify(CREDENTIALS)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const [endpoint]: unknown[] = await once(child.stdout, 'data');
  const client = connect(String(endpoint));
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }));
  await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'kept', Body: 'before' }));
  const exited = once(child, 'exit');
  const halves = ['kept', 'new'].map((Key, n) =>
    client.send(
      new PutObjectCommand({
        Bucket: BUCKET,
        Key,
        Body: Readable.from(halfOf(n === 1 ? () => child.kill('SIGKILL') : () => {})),
        ContentLength: 1_000_000,
      }),
    ),
  );
  expect((await Promise.allSettled(halves)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await exited;
  client.destroy();

  const again = await startS3({ dataDir, credentials: CREDENTIALS, corsOrigins: [] });
  const reader = connect(again.endpoint);
  const { Contents } = await reader.send(new ListObjectsV2Command({ Bucket: BUCKET }));
  expect(Contents?.map(({ Key }) => Key)).toEqual(['kept']);
  const { Body } = await reader.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'kept' }));
  expect(await Body?.transformToString()).toBe('before');
  expect(await readdir(join(dataDir, 'incoming'))).toEqual([]);
  reader.destroy();
  await again.close();
  await rm(dataDir, { recursive: true });
});
