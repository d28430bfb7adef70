import {
  DeleteObjectCommand,
  GetObjectCommand,
  GetObjectAclCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BUCKET, CREDENTIALS, PAGE, startTestS3, type TestS3 } from './support.ts';

/** What the server takes for now; moved by tests that look at expiry. */
let ahead = 0;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startTestS3(() => Date.now() + ahead);
  await s3.client.send(new PutObjectCommand({ Bucket: BUCKET, Key: 'a b/ü.txt', Body: 'isi' }));
});
afterAll(() => s3.remove());

const GET = new GetObjectCommand({ Bucket: BUCKET, Key: 'a b/ü.txt', ResponseContentDisposition: 'attachment' });
const codeOf = async (answer: Response) => /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];

async function at<T>(millisecondsAhead: number, work: () => Promise<T>): Promise<T> {
  ahead = millisecondsAhead;
  try {
    return await work();
  } finally {
    ahead = 0;
  }
}

/** The same request with other bytes, as someone on the way could send it. */
function withBody(request: unknown, body: string): unknown {
  if (typeof request !== 'object' || request === null) throw new Error('A request was expected');
  return Object.assign(Object.create(Object.getPrototypeOf(request)), request, { body });
}

describe('a signed header', () => {
  test('of another secret is refused for every kind of call', async () => {
    const thief = s3.clientWith({ credentials: { ...CREDENTIALS, secretAccessKey: 'guess' } });
    const Key = 'a b/ü.txt';
    await expect(thief.send(GET)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    await expect(thief.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body: 'x' }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(thief.send(new DeleteObjectCommand({ Bucket: BUCKET, Key }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(thief.send(new ListObjectsV2Command({ Bucket: BUCKET }))).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    thief.destroy();
    expect(await (await s3.client.send(GET)).Body?.transformToString()).toBe('isi');
  });

  test('of an unknown key id is refused', async () => {
    const stranger = s3.clientWith({ credentials: { ...CREDENTIALS, accessKeyId: 'OTHER' } });
    await expect(stranger.send(GET)).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    stranger.destroy();
  });

  test('of a clock 16 minutes off is refused', async () => {
    const client = s3.clientWith({});
    await expect(at(16 * 60_000, () => client.send(GET))).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
    client.destroy();
  });

  test('that is missing is no entry', async () => {
    const answer = await fetch(`${s3.endpoint}/${BUCKET}/a%20b/%C3%BC.txt`);
    expect([answer.status, await codeOf(answer)]).toEqual([403, 'AccessDenied']);
  });

  test('covers the body: other bytes are refused and not kept', async () => {
    const client = s3.clientWith({});
    client.middlewareStack.add((next) => (args) => next({ ...args, request: withBody(args.request, 'muzik') }), {
      step: 'finalizeRequest',
      priority: 'low',
    });
    const put = new PutObjectCommand({ Bucket: BUCKET, Key: 'changed', Body: 'teks!' });
    await expect(client.send(put)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    client.destroy();
    await expect(s3.client.send(new GetObjectCommand({ Bucket: BUCKET, Key: 'changed' }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });
});

describe('a presigned address', () => {
  test('gives the object under the asked name', async () => {
    const answer = await fetch(await getSignedUrl(s3.client, GET, { expiresIn: 60 }));
    expect(await answer.text()).toBe('isi');
    expect(answer.headers.get('content-disposition')).toBe('attachment');
  });

  test('takes a PUT and nothing else', async () => {
    const url = await getSignedUrl(s3.client, new PutObjectCommand({ Bucket: BUCKET, Key: 'put' }), { expiresIn: 60 });
    expect((await fetch(url, { method: 'PUT', body: 'x' })).status).toBe(200);
    expect(await codeOf(await fetch(url))).toBe('SignatureDoesNotMatch');
    expect(await codeOf(await fetch(url, { method: 'DELETE' }))).toBe('SignatureDoesNotMatch');
  });

  test('is refused when it has expired, is of the future or was lengthened', async () => {
    const url = await getSignedUrl(s3.client, GET, { expiresIn: 60 });
    // Half its time is left, and none after twice it: a slow machine does not change what is asked.
    expect((await at(30_000, () => fetch(url))).status).toBe(200);
    const late = await at(120_000, () => fetch(url));
    expect([late.status, await codeOf(late)]).toEqual([403, 'AccessDenied']);
    expect(await codeOf(await at(-16 * 60_000, () => fetch(url)))).toBe('AccessDenied');
    expect(await codeOf(await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')))).toBe(
      'SignatureDoesNotMatch',
    );
    expect(await codeOf(await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=604801')))).toBe(
      'AuthorizationQueryParametersError',
    );
  });

  test.each([
    ['another key', 'a%20b/%C3%BC.txt', 'changed'],
    ['another disposition', 'attachment', 'inline'],
    ['another bucket', BUCKET, 'other-files'],
  ])('is refused for %s', async (_what, signed, wanted) => {
    const url = await getSignedUrl(s3.client, GET, { expiresIn: 60 });
    expect(url).toContain(signed);
    expect(await codeOf(await fetch(url.replace(signed, wanted)))).toBe('SignatureDoesNotMatch');
  });

  test('does not let a header in that was not signed', async () => {
    const url = await getSignedUrl(s3.client, new PutObjectCommand({ Bucket: BUCKET, Key: 'put' }), { expiresIn: 60 });
    const answer = await fetch(url, { method: 'PUT', body: 'x', headers: { 'x-amz-meta-owner': 'me' } });
    expect(await codeOf(answer)).toBe('AccessDenied');
  });
});

const preflight = (origin: string, method = 'POST') =>
  fetch(`${s3.endpoint}/${BUCKET}`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    },
  });

describe('pages of other origins', () => {
  test('may ask when they are ours', async () => {
    const answer = await preflight(PAGE);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(answer.headers.get('access-control-allow-headers')).toBe('content-type');
  });

  test('may not when they are not, or want to delete', async () => {
    expect((await preflight('http://evil.example')).status).toBe(403);
    expect((await preflight(PAGE, 'DELETE')).status).toBe(403);
  });

  test('see the ETag of an answer, if they are ours', async () => {
    const url = await getSignedUrl(s3.client, GET, { expiresIn: 60 });
    const ours = await fetch(url, { headers: { origin: PAGE } });
    expect(ours.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(ours.headers.get('access-control-expose-headers')).toBe('ETag');
    const theirs = await fetch(url, { headers: { origin: 'http://evil.example' } });
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull();
  });
});

test('a feature that is not here is said to be so', async () => {
  const acl = new GetObjectAclCommand({ Bucket: BUCKET, Key: 'a b/ü.txt' });
  await expect(s3.client.send(acl)).rejects.toMatchObject({ name: 'NotImplemented' });
});
