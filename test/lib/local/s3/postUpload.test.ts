import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { createPresignedPost, type PresignedPost, type PresignedPostOptions } from '@aws-sdk/s3-presigned-post';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUCKET, CREDENTIALS, PAGE, startTestS3, type TestS3 } from './support.ts';

let ahead = 0;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3(() => Date.now() + ahead);
});
afterAll(() => s3.remove());

const TYPE = 'application/pdf';
const MAX_BYTES = 1000;

function presign(Key: string, changes: Partial<PresignedPostOptions> = {}): Promise<PresignedPost> {
  return createPresignedPost(s3.client, {
    Bucket: BUCKET,
    Key,
    Conditions: [
      ['content-length-range', 1, MAX_BYTES],
      ['eq', '$Content-Type', TYPE],
    ],
    Fields: { 'Content-Type': TYPE },
    Expires: 300,
    ...changes,
  });
}

async function send(
  post: PresignedPost,
  body: string | Uint8Array<ArrayBuffer>,
  changes: Record<string, string | undefined> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...post.fields, ...changes })) {
    if (value !== undefined) form.append(name, value);
  }
  form.append('file', new Blob([body]), 'kursus.pdf');
  const answer = await fetch(post.url, { method: 'POST', body: form, headers: { origin: PAGE } });
  const xml = await answer.text();
  return {
    status: answer.status,
    headers: answer.headers,
    xml,
    code: /<Code>(\w+)<\/Code>/.exec(xml)?.[1],
    message: /<Message>(.+)<\/Message>/.exec(xml)?.[1],
  };
}

const get = (Key: string) => s3.client.send(new GetObjectCommand({ Bucket: BUCKET, Key }));

async function expectNothingKept(key: string): Promise<void> {
  await expect(get(key)).rejects.toMatchObject({ name: 'NoSuchKey' });
  expect(await readdir(join(s3.dataDir, 'incoming'))).toEqual([]);
}

describe('a presigned POST', () => {
  test('keeps a file as its policy says, and the page may read the ETag', async () => {
    const body = randomBytes(MAX_BYTES);
    const answer = await send(await presign('up/1.pdf'), body);
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    const kept = await get('up/1.pdf');
    expect(kept).toMatchObject({ ContentType: TYPE, ContentLength: MAX_BYTES, ETag: answer.headers.get('etag') });
    expect(Buffer.from((await kept.Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
  });

  test.each([
    ['201', 201],
    ['200', 200],
    ['204', 204],
    ['418', 204],
  ])('answers success_action_status %s with %i', async (success_action_status, status) => {
    const post = await presign('up/status.pdf', { Fields: { 'Content-Type': TYPE, success_action_status } });
    const answer = await send(post, 'x');
    expect(answer.status).toBe(status);
    expect(answer.xml.includes('<PostResponse><Location>')).toBe(status === 201);
  });

  test('puts the file’s name into the key and takes metadata that is covered', async () => {
    const post = await presign('up/${filename}', {
      Fields: { 'Content-Type': TYPE, 'x-amz-meta-owner': 'abc' },
    });
    expect((await send(post, 'x')).status).toBe(204);
    expect((await get('up/kursus.pdf')).Metadata).toEqual({ owner: 'abc' });
  });

  test('larger than allowed is refused and not kept, also by far', async () => {
    const post = await presign('up/large.pdf');
    for (const size of [MAX_BYTES + 1, 8_000_000]) {
      const answer = await send(post, randomBytes(size));
      expect([answer.status, answer.code]).toEqual([400, 'EntityTooLarge']);
      expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    }
    await expectNothingKept('up/large.pdf');
  });

  test('of nothing is refused when one byte is the least', async () => {
    expect((await send(await presign('up/small.pdf'), '')).code).toBe('EntityTooSmall');
    await expectNothingKept('up/small.pdf');
  });

  test('is refused after its time', async () => {
    const post = await presign('up/late.pdf');
    ahead = 301_000;
    const answer = await send(post, 'x').finally(() => {
      ahead = 0;
    });
    expect([answer.status, answer.code]).toEqual([403, 'AccessDenied']);
    expect(answer.message).toContain('Policy expired');
    await expectNothingKept('up/late.pdf');
  });

  test.each([
    ['another key', { key: 'up/other.pdf' }],
    ['no key', { key: undefined }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['no type', { 'Content-Type': undefined }],
    ['a field the policy does not name', { 'x-amz-meta-role': 'admin' }],
    ['an unnamed redirect', { success_action_redirect: 'http://evil.example' }],
    ['another date', { 'X-Amz-Date': '20200101T000000Z' }],
  ])('is refused with %s', async (_what, changes) => {
    const answer = await send(await presign('up/changed.pdf'), 'x', changes);
    expect([400, 403]).toContain(answer.status);
    expect(['AccessDenied', 'InvalidArgument']).toContain(answer.code);
    await expectNothingKept('up/changed.pdf');
    await expectNothingKept('up/other.pdf');
  });

  test('is refused with a policy that was widened', async () => {
    const post = await presign('up/wide.pdf');
    const policy = Buffer.from(post.fields['Policy'] ?? '', 'base64').toString('utf8');
    expect(policy).toContain(`${MAX_BYTES}]`);
    const Policy = Buffer.from(policy.replace(`${MAX_BYTES}]`, '9000000]')).toString('base64');
    const answer = await send(post, randomBytes(MAX_BYTES + 1), { Policy });
    expect([answer.status, answer.code]).toEqual([403, 'SignatureDoesNotMatch']);
    await expectNothingKept('up/wide.pdf');
  });

  test('is refused into another bucket', async () => {
    const post = await presign('up/bucket.pdf');
    const answer = await send({ ...post, url: post.url.replace(BUCKET, 'other-files') }, 'x');
    expect(answer.code).toBe('AccessDenied');
  });

  test('signed with another secret, or not at all, is refused', async () => {
    const thief = s3.clientWith({ credentials: { ...CREDENTIALS, secretAccessKey: 'guess' } });
    const post = await createPresignedPost(thief, { Bucket: BUCKET, Key: 'up/thief.pdf' });
    thief.destroy();
    expect((await send(post, 'x')).code).toBe('SignatureDoesNotMatch');
    expect((await send({ url: post.url, fields: { key: 'up/thief.pdf' } }, 'x')).code).toBe('AccessDenied');
    await expectNothingKept('up/thief.pdf');
  });
});

/** Sends the first part of a good form, and says it is whole or goes away. */
async function sendHalf(key: string, end: 'whole' | 'gone'): Promise<string> {
  const post = await presign(key);
  const fields = Object.entries(post.fields).map(
    ([name, value]) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const half = `${fields.join('')}--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\nhalf`;
  const headers = {
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': Buffer.byteLength(half) + (end === 'gone' ? 500 : 0),
  };
  return new Promise((resolve, reject) => {
    const sending = request(post.url, { method: 'POST', headers }, (answer) => {
      answer.setEncoding('utf8').on('data', resolve);
    });
    sending.on('error', end === 'gone' ? () => resolve('gone') : reject);
    if (end === 'whole') sending.end(half);
    else sending.write(half, () => sending.destroy(new Error('gone')));
  });
}

describe('a form', () => {
  test('without a file, or that is none, is refused', async () => {
    const post = await presign('up/none.pdf');
    const form = new FormData();
    for (const [name, value] of Object.entries(post.fields)) form.append(name, value);
    const noFile = await fetch(post.url, { method: 'POST', body: form });
    expect([noFile.status, await noFile.text()]).toEqual([400, expect.stringContaining('exactly one file')]);
    const noForm = await fetch(post.url, { method: 'POST', body: '{}' });
    expect([noForm.status, await noForm.text()]).toEqual([400, expect.stringContaining('MalformedPOSTRequest')]);
  });

  test('with more than 20 KB before its file is refused', async () => {
    const answer = await send(await presign('up/fields.pdf'), 'x', { 'x-ignore-a': 'a'.repeat(21_000) });
    expect(answer.code).toBe('MaxPostPreDataLengthExceeded');
  });

  test('that ends inside its file is refused and not kept', async () => {
    expect(await sendHalf('up/cut.pdf', 'whole')).toMatch(/IncompleteBody|MalformedPOSTRequest/);
    await expectNothingKept('up/cut.pdf');
  });

  test('whose browser goes away leaves nothing', async () => {
    expect(await sendHalf('up/gone.pdf', 'gone')).toBe('gone');
    s3 = await s3.restart();
    await expectNothingKept('up/gone.pdf');
  });
});
