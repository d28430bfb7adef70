import {
  CopyObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eicar } from '../../../support/eicar.ts';
import { BUCKET, startTestS3, type TestS3 } from './support.ts';

/** Stands still but for what tests add: near the client's clock, whose signatures must be fresh. */
let nowMs = Date.now();
const scan = { prefix: 'uploads/', delayMs: 5000 };
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3(() => nowMs, scan);
});
afterAll(() => s3.remove());

const put = (Key: string, Body: string | Uint8Array, more = {}) =>
  s3.client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body, ...more }));
const text = async (Key: string) =>
  (await s3.client.send(new GetObjectCommand({ Bucket: BUCKET, Key }))).Body?.transformToString();
const tag = (Key: string, tags: Record<string, string>) => {
  const TagSet = Object.entries(tags).map(([name, Value]) => ({ Key: name, Value }));
  return s3.client.send(new PutObjectTaggingCommand({ Bucket: BUCKET, Key, Tagging: { TagSet } }));
};
const tagsOf = async (Key: string): Promise<Record<string, string | undefined>> => {
  const { TagSet = [] } = await s3.client.send(new GetObjectTaggingCommand({ Bucket: BUCKET, Key }));
  return Object.fromEntries(TagSet.map(({ Key: name = '', Value }) => [name, Value]));
};
const restart = async (): Promise<void> => {
  s3 = await s3.restart();
};

const clean = { GuardDutyMalwareScanStatus: 'NO_THREATS_FOUND' };
const infected = { GuardDutyMalwareScanStatus: 'THREATS_FOUND' };

describe('tags', () => {
  test('are none at first, are replaced as a set, and are taken away', async () => {
    await put('a', 'isi');
    expect(await tagsOf('a')).toEqual({});
    await tag('a', { satu: '1', 'dua & "tiga"': '<2>' });
    expect(await tagsOf('a')).toEqual({ satu: '1', 'dua & "tiga"': '<2>' });
    await tag('a', { empat: '' });
    expect(await tagsOf('a')).toEqual({ empat: '' });
    await s3.client.send(new DeleteObjectTaggingCommand({ Bucket: BUCKET, Key: 'a' }));
    expect(await tagsOf('a')).toEqual({});
    expect(await text('a')).toBe('isi');
  });

  test('may come with a new object, go with a copy, and are gone with what replaces it', async () => {
    await put('b', 'lama', { Tagging: 'jenis=kursus%20asas&tahun=2026' });
    const tags = { jenis: 'kursus asas', tahun: '2026' };
    expect(await tagsOf('b')).toEqual(tags);
    await s3.client.send(new CopyObjectCommand({ Bucket: BUCKET, Key: 'b2', CopySource: `${BUCKET}/b` }));
    expect(await tagsOf('b2')).toEqual(tags);
    await put('b', 'baharu');
    expect(await tagsOf('b')).toEqual({});
  });

  test('outlive a restart, and so does the body', async () => {
    await put('c', 'isi yang panjang');
    await tag('c', { satu: '1' });
    await tag('c', { satu: 'satu yang lebih panjang' });
    await restart();
    expect([await tagsOf('c'), await text('c')]).toEqual([{ satu: 'satu yang lebih panjang' }, 'isi yang panjang']);
  });

  test('of an object that is not there are NoSuchKey', async () => {
    await expect(tagsOf('tiada')).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(tag('tiada', {})).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(tagsOf('uploads/tiada')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test.each([
    ['eleven', Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`n${n}`, '']))],
    ['a key of 129 letters', { ['n'.repeat(129)]: '' }],
    ['a value of 257 letters', { n: 'n'.repeat(257) }],
  ])('are refused when they are %s', async (_, tags) => {
    await put('d', 'x');
    await expect(tag('d', tags)).rejects.toMatchObject({ name: 'InvalidTag' });
  });

  test('cannot come with a form whose policy does not name them', async () => {
    const Key = 'uploads/guru/borang';
    const { url, fields } = await createPresignedPost(s3.client, { Bucket: BUCKET, Key, Expires: 3600 });
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...fields, tagging: '<Tagging/>' })) form.append(name, value);
    form.append('file', new Blob(['x']), 'x');
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(403);
  });
});

describe('the scanner', () => {
  test('says nothing of an upload until its time has come, and its verdict once it has', async () => {
    await put('uploads/guru/1', 'isi');
    nowMs += scan.delayMs - 1;
    expect(await tagsOf('uploads/guru/1')).toEqual({});
    nowMs += 1;
    expect(await tagsOf('uploads/guru/1')).toEqual(clean);
  });

  test.each([
    ['alone', eicar],
    ['at the end of a large file', `${'a'.repeat(200_000)}${eicar}`],
    ['across two pieces of the file', `${'a'.repeat(64 * 1024 - 30)}${eicar}${'b'.repeat(1000)}`],
  ])('finds the test virus %s', async (name, body) => {
    const key = `uploads/guru/${name}`;
    await put(key, body);
    nowMs += scan.delayMs;
    expect(await tagsOf(key)).toEqual(infected);
  });

  test('takes no part of the test virus for it', async () => {
    await put('uploads/guru/2', eicar.slice(0, -1));
    nowMs += scan.delayMs;
    expect(await tagsOf('uploads/guru/2')).toEqual(clean);
  });

  test('looks at uploads alone', async () => {
    await put('texts/guru/1', eicar);
    nowMs += scan.delayMs;
    expect(await tagsOf('texts/guru/1')).toEqual({});
  });

  test('scans anew what replaces an upload', async () => {
    await put('uploads/guru/3', 'bersih');
    nowMs += scan.delayMs;
    expect(await tagsOf('uploads/guru/3')).toEqual(clean);
    await put('uploads/guru/3', eicar);
    expect(await tagsOf('uploads/guru/3')).toEqual({});
    nowMs += scan.delayMs;
    expect(await tagsOf('uploads/guru/3')).toEqual(infected);
  });

  test('leaves a verdict that stands, also over a restart', async () => {
    await put('uploads/guru/4', eicar);
    await tag('uploads/guru/4', { GuardDutyMalwareScanStatus: 'UNSUPPORTED' });
    nowMs += scan.delayMs;
    await restart();
    expect(await tagsOf('uploads/guru/4')).toEqual({ GuardDutyMalwareScanStatus: 'UNSUPPORTED' });
  });

  test('comes to uploads that were there before it', async () => {
    const folder = await startTestS3(() => nowMs);
    const before = async (Key: string, Body: string) =>
      folder.client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body }));
    await before('uploads/lama/1', eicar);
    await before('uploads/lama/2', 'bersih');
    nowMs += scan.delayMs;
    const later = await folder.restart(scan);
    const verdicts = await Promise.all(
      ['1', '2'].map((n) =>
        later.client.send(new GetObjectTaggingCommand({ Bucket: BUCKET, Key: `uploads/lama/${n}` })),
      ),
    );
    expect(verdicts.map(({ TagSet }) => TagSet?.[0]?.Value)).toEqual(['THREATS_FOUND', 'NO_THREATS_FOUND']);
    await later.remove();
  });
});
