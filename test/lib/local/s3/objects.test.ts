import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUCKET, startTestS3, type TestS3 } from './support.ts';

let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3();
});
afterAll(() => s3.remove());

const put = (Key: string, Body: string | Uint8Array, more = {}) =>
  s3.client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...more }));
const get = (Key: string, more = {}) => s3.client.send(new GetObjectCommand({ Bucket: BUCKET, Key, ...more }));
const text = async (Key: string, more = {}) => (await get(Key, more)).Body?.transformToString();
const keysOf = async (Prefix: string, more = {}) => {
  const page = await s3.client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix, ...more }));
  return page.Contents?.map(({ Key }) => Key) ?? [];
};

describe('objects', () => {
  test('come back as they were put, with type, headers, metadata and MD5 as ETag', async () => {
    const body = randomBytes(300_000);
    await put('rt/file.docx', body, {
      ContentType: 'application/x-test',
      CacheControl: 'no-store',
      ContentDisposition: 'inline',
      Metadata: { owner: 'abc' },
    });
    const answer = await get('rt/file.docx');
    expect(Buffer.from((await answer.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
    expect(answer).toMatchObject({
      ContentType: 'application/x-test',
      CacheControl: 'no-store',
      ContentDisposition: 'inline',
      ContentLength: 300_000,
      Metadata: { owner: 'abc' },
      ETag: `"${createHash('md5').update(body).digest('hex')}"`,
    });
  });

  test('stream in as aws-chunked with a CRC trailer and out again', async () => {
    const body = randomBytes(3_000_000);
    const pieces = Readable.from([body.subarray(0, 70_001), body.subarray(70_001, 70_002), body.subarray(70_002)]);
    const command = new PutObjectCommand({ Bucket: BUCKET, Key: 'stream', Body: pieces, ContentLength: body.length });
    const { ChecksumCRC32 } = await s3.client.send(command);
    expect(ChecksumCRC32).toMatch(/^[\w+/]{6}==$/);
    const answer = await get('stream');
    expect(Buffer.from((await answer.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
    expect(answer.ContentEncoding).toBeUndefined();
  });

  test.each(['CRC32', 'CRC32C', 'SHA1', 'SHA256'] as const)(
    'are checked by %s when the client sends it',
    async (sum) => {
      await put(`sum/${sum}`, `123456789 ${sum}`, { ChecksumAlgorithm: sum });
      expect(await text(`sum/${sum}`, { ChecksumMode: 'ENABLED' })).toBe(`123456789 ${sum}`);
      await expect(put(`bad/${sum}`, 'x', { [`Checksum${sum}`]: Buffer.alloc(4).toString('base64') })).rejects.toThrow(
        expect.objectContaining({ name: 'BadDigest' }),
      );
      expect(await keysOf('bad/')).toEqual([]);
    },
  );

  test('are refused when Content-MD5 does not match, and nothing is left behind', async () => {
    const ContentMD5 = createHash('md5').update('other').digest('base64');
    await expect(put('md5', 'this', { ContentMD5 })).rejects.toMatchObject({ name: 'BadDigest' });
    await expect(get('md5')).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await readdir(join(s3.dataDir, 'incoming'))).toEqual([]);
  });

  test('of no bytes are objects too', async () => {
    await put('empty', new Uint8Array(0));
    expect(await text('empty')).toBe('');
    expect(await s3.client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'empty' }))).toMatchObject({
      ContentLength: 0,
    });
  });

  test('are not overwritten when If-None-Match says so, not even by two at once', async () => {
    const tries = await Promise.allSettled(['a', 'b', 'c'].map((body) => put('once', body, { IfNoneMatch: '*' })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(put('once', 'd', { IfNoneMatch: '*' })).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  test('give ranges, and 416 behind the end', async () => {
    await put('range', '0123456789');
    expect(await get('range', { Range: 'bytes=2-4' })).toMatchObject({
      ContentRange: 'bytes 2-4/10',
      ContentLength: 3,
    });
    expect(await text('range', { Range: 'bytes=2-4' })).toBe('234');
    expect(await text('range', { Range: 'bytes=-3' })).toBe('789');
    expect(await text('range', { Range: 'bytes=8-' })).toBe('89');
    await expect(get('range', { Range: 'bytes=10-' })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test('are not sent again to whom has this version', async () => {
    const { ETag } = await put('cached', 'v1');
    await expect(get('cached', { IfNoneMatch: ETag })).rejects.toMatchObject({ $metadata: { httpStatusCode: 304 } });
    await put('cached', 'v2');
    expect(await text('cached', { IfNoneMatch: ETag })).toBe('v2');
  });

  test('take the type and disposition that the address asks for', async () => {
    await put('laporan', 'x');
    const answer = await get('laporan', {
      ResponseContentDisposition: 'attachment; filename="Laporan.docx"',
      ResponseContentType: 'text/plain',
    });
    expect(answer).toMatchObject({
      ContentDisposition: 'attachment; filename="Laporan.docx"',
      ContentType: 'text/plain',
    });
  });

  test('are copied with their metadata, or with new', async () => {
    await put('asal kopi.txt', 'isi', { ContentType: 'text/plain', Metadata: { a: '1' } });
    const CopySource = `${BUCKET}/${encodeURIComponent('asal kopi.txt')}`;
    await s3.client.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'copy1', CopySource }));
    expect(await get('copy1')).toMatchObject({ ContentType: 'text/plain', Metadata: { a: '1' } });
    await s3.client.send(
      new CopyObjectCommand({
        Bucket: BUCKET,
        Key: 'copy2',
        CopySource,
        MetadataDirective: 'REPLACE',
        Metadata: { b: '2' },
      }),
    );
    expect((await get('copy2')).Metadata).toEqual({ b: '2' });
    expect(await text('copy2')).toBe('isi');
  });

  test('are missing by S3’s names', async () => {
    await expect(get('nowhere')).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } });
    await expect(s3.client.send(new HeadObjectCommand({ Bucket: BUCKET, Key: 'nowhere' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(s3.client.send(new GetObjectCommand({ Bucket: 'no-such', Key: 'a' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
    await expect(s3.client.send(new HeadBucketCommand({ Bucket: 'no-such' }))).rejects.toMatchObject({
      name: 'NotFound',
    });
  });

  test('are deleted, one or many, there or not', async () => {
    await Promise.all(['d/1', 'd/2 & <3>', 'd/3'].map((key) => put(key, key)));
    await s3.client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'd/1' }));
    await s3.client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: 'd/1' }));
    const { Deleted } = await s3.client.send(
      new DeleteObjectsCommand({
        Bucket: BUCKET,
        Delete: { Objects: [{ Key: 'd/2 & <3>' }, { Key: 'd/never' }] },
      }),
    );
    expect(Deleted?.map(({ Key }) => Key)).toEqual(['d/2 & <3>', 'd/never']);
    expect(await keysOf('d/')).toEqual(['d/3']);
  });

  test('replaced while they are read arrive whole, as they were', async () => {
    const before = randomBytes(2_000_000);
    await put('replaced', before);
    const { Body } = await get('replaced');
    await put('replaced', 'after');
    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(before)).toBe(true);
    expect(await text('replaced')).toBe('after');
  });

  test('that break off on the way leave nothing', async () => {
    const url = new URL(await getSignedUrl(s3.client, new PutObjectCommand({ Bucket: BUCKET, Key: 'broken' })));
    await new Promise<void>((resolve) => {
      const half = request(url, { method: 'PUT', headers: { 'content-length': 1_000_000 } });
      half.on('error', () => resolve());
      half.write(Buffer.alloc(100_000), () => half.destroy(new Error('gone')));
    });
    await expect(get('broken')).rejects.toMatchObject({ name: 'NoSuchKey' });
    const again = await s3.restart();
    s3 = again;
    expect(await readdir(join(s3.dataDir, 'incoming'))).toEqual([]);
  });
});

describe('keys', () => {
  const KEYS = [
    'nama fail (akhir) + 100%.docx',
    'bahasa/ujian-é-漢字-🎓.txt',
    '../../luar.txt',
    'a//b/./c/../d',
    'Besar',
    'besar',
    'petik\'"&<>!*.txt',
    `panjang/${'x'.repeat(1000)}`,
  ];

  test('of any characters stay inside the folder, keep their case and survive a restart', async () => {
    for (const key of KEYS) await put(`k/${key}`, key);
    s3 = await s3.restart();
    for (const key of KEYS) expect(await text(`k/${key}`)).toBe(key);
    expect(new Set(await keysOf('k/'))).toEqual(new Set(KEYS.map((key) => `k/${key}`)));
    expect(new Set(await readdir(s3.dataDir))).toEqual(new Set(['buckets', 'incoming']));
  });

  test('longer than 1024 bytes are refused', async () => {
    await expect(put('é'.repeat(513), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

describe('lists', () => {
  beforeAll(async () => {
    for (const key of ['l/a/1', 'l/a/2', 'l/b', 'l/c/1', 'l/d', 'm']) await put(key, key);
  });

  test('group by delimiter', async () => {
    const page = await s3.client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'l/', Delimiter: '/' }));
    expect(page.CommonPrefixes?.map(({ Prefix }) => Prefix)).toEqual(['l/a/', 'l/c/']);
    expect(page.Contents?.map(({ Key }) => Key)).toEqual(['l/b', 'l/d']);
    expect(page).toMatchObject({ KeyCount: 4, IsTruncated: false });
  });

  test.each([1, 2, 3])('give every entry once in pages of %i', async (MaxKeys) => {
    const seen: string[] = [];
    const pages = paginateListObjectsV2(
      { client: s3.client, pageSize: MaxKeys },
      { Bucket: BUCKET, Prefix: 'l/', Delimiter: '/' },
    );
    for await (const page of pages) {
      seen.push(...(page.Contents ?? []).map(({ Key = '' }) => Key));
      seen.push(...(page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix));
    }
    expect(seen).toHaveLength(4);
    expect(new Set(seen)).toEqual(new Set(['l/a/', 'l/b', 'l/c/', 'l/d']));
  });

  test('start after a key and hold size, time and ETag', async () => {
    expect(await keysOf('l/', { StartAfter: 'l/b' })).toEqual(['l/c/1', 'l/d']);
    const { Contents } = await s3.client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: 'l/b' }));
    expect(Contents).toEqual([
      {
        Key: 'l/b',
        Size: 3,
        ETag: `"${createHash('md5').update('l/b').digest('hex')}"`,
        LastModified: expect.any(Date),
        StorageClass: 'STANDARD',
      },
    ]);
  });
});

test('a bucket is made once', async () => {
  await expect(s3.client.send(new CreateBucketCommand({ Bucket: BUCKET }))).rejects.toMatchObject({
    name: 'BucketAlreadyOwnedByYou',
  });
  await expect(s3.client.send(new CreateBucketCommand({ Bucket: 'a..b' }))).rejects.toMatchObject({
    name: 'InvalidBucketName',
  });
  expect(await s3.client.send(new HeadBucketCommand({ Bucket: BUCKET }))).toMatchObject({
    $metadata: { httpStatusCode: 200 },
  });
});
