import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openFiles, type PostTicket } from '../../../../lambdas/platform/storage/files.ts';
import { filesPath, serveFiles } from '../../../../lib/local/gateway/files.ts';
import { listen, stopListening } from '../../../../lib/local/loopback.ts';
import { bucketName } from '../../../../lib/local/names.ts';
import { localS3 } from '../../../../lib/local/s3/client.ts';
import { openObjects } from '../../../../lib/local/s3/objects.ts';
import { withFolder } from '../../../support/folder.ts';

const folder = withFolder();
let server: Server;
let files: ReturnType<typeof openFiles>;
/** What is answered when the clock is ahead by so many milliseconds. */
async function later<T>(milliseconds: number, ask: () => Promise<T>): Promise<T> {
  const ahead = Date.now() + milliseconds;
  const clock = jest.spyOn(Date, 'now').mockReturnValue(ahead);
  return ask().finally(() => clock.mockRestore());
}
beforeAll(async () => {
  server = createServer();
  const endpoint = `http://localhost:${await listen(server, 0)}${filesPath}`;
  const store = await openObjects(folder);
  const client = localS3(store, endpoint);
  files = openFiles(bucketName, client);
  server.on('request', (asked, response) => void serveFiles({ store, client }, asked, response));
});
afterAll(() => stopListening(server));

const type = 'application/pdf';
const maxBytes = 1000;
const ticketFor = (key: string): Promise<PostTicket> => files.postTicket(key, { type, maxBytes, seconds: 300 });

async function send(
  { url, fields }: PostTicket,
  body: string | Uint8Array<ArrayBuffer>,
  changes: Record<string, string | undefined> = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...changes }))
    if (value !== undefined) form.append(name, value);
  form.append('file', new Blob([body]), 'kursus.pdf');
  const response = await fetch(url, { method: 'POST', body: form });
  return { status: response.status, code: /<Code>(\w+)<\/Code>/.exec(await response.text())?.[1] };
}

/** That no byte of it is kept, also not aside. */
async function expectNothingKept(key: string): Promise<void> {
  expect(await files.sizeOf(key)).toBeNull();
  const kept = await readdir(join(folder, 'objects'));
  expect((await readdir(join(folder, 'bodies'))).length).toBe(kept.length);
}

describe('a form that was signed for an upload', () => {
  test('stores the file that its policy allows, under its key and type', async () => {
    const body = new Uint8Array(randomBytes(maxBytes));
    expect(await send(await ticketFor('uploads/1'), body)).toEqual({ status: 201, code: undefined });
    expect(Buffer.from(await files.get('uploads/1')).equals(body)).toBe(true);
    const link = await fetch(await files.downloadUrl('uploads/1', 'a.pdf', 60));
    expect(link.headers.get('content-type')).toBe(type);
  });

  test.each([
    ['one byte too large', maxBytes + 1, 'EntityTooLarge'],
    ['larger than any form', 33 * 1024 * 1024, 'EntityTooLarge'],
    ['empty', 0, 'EntityTooSmall'],
  ])('is refused with a file that is %s', async (_, size, code) => {
    expect(await send(await ticketFor('uploads/saiz'), new Uint8Array(size))).toEqual({ status: 400, code });
    await expectNothingKept('uploads/saiz');
  });

  test('is refused after its time', async () => {
    const ticket = await ticketFor('uploads/lewat');
    const answer = await later(301_000, () => send(ticket, 'x'));
    expect(answer).toEqual({ status: 403, code: 'AccessDenied' });
    await expectNothingKept('uploads/lewat');
  });

  test.each([
    ['another key', { key: 'uploads/lain' }],
    ['no key', { key: undefined }],
    ['another type', { 'Content-Type': 'text/html' }],
    ['no type', { 'Content-Type': undefined }],
    ['a field that the policy does not name', { 'x-amz-meta-role': 'admin' }],
    ['tags that the policy does not name', { tagging: '<Tagging/>' }],
    ['another date', { 'X-Amz-Date': '20200101T000000Z' }],
    ['another signature', { 'X-Amz-Signature': '00'.repeat(32) }],
    ['no signature', { 'X-Amz-Signature': undefined }],
    ['no policy', { Policy: undefined }],
  ])('is refused with %s', async (_, changes) => {
    expect((await send(await ticketFor('uploads/ubah'), 'x', changes)).status).toBe(403);
    await expectNothingKept('uploads/ubah');
    await expectNothingKept('uploads/lain');
  });

  test('is refused when it has no file, or is no form', async () => {
    const { url, fields } = await ticketFor('uploads/tiada');
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    expect((await fetch(url, { method: 'POST', body: form })).status).toBe(400);
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(400);
    await expectNothingKept('uploads/tiada');
  });
});

describe('a link that was signed for a download', () => {
  beforeAll(() => files.put('exports/laporan', new TextEncoder().encode('isi'), 'application/zip'));

  test('gives the object under its file name', async () => {
    const response = await fetch(await files.downloadUrl('exports/laporan', 'Laporan é.zip', 60));
    expect([response.status, await response.text()]).toEqual([200, 'isi']);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment;.*Laporan/);
  });

  test.each<[string, (link: URL) => void]>([
    ['to another object', (link) => (link.pathname = link.pathname.replace('exports/laporan', 'uploads/1'))],
    ['with another file name', (link) => link.searchParams.set('response-content-disposition', 'inline')],
    ['for a longer time', (link) => link.searchParams.set('X-Amz-Expires', '6000')],
    ['from another date', (link) => link.searchParams.set('X-Amz-Date', '20991122T000000Z')],
    ['without a signature', (link) => link.searchParams.delete('X-Amz-Signature')],
    ['without anything', (link) => (link.search = '')],
  ])('is refused when it is changed to lead %s', async (_, change) => {
    const link = new URL(await files.downloadUrl('exports/laporan', 'a.zip', 60));
    change(link);
    expect((await fetch(link)).status).toBe(403);
  });

  test('is refused after its time, and 404 once the object is gone', async () => {
    const link = await files.downloadUrl('exports/laporan', 'a.zip', 60);
    const late = await later(61_000, () => fetch(link));
    expect(late.status).toBe(403);
    await files.removeAll(['exports/laporan']);
    expect((await fetch(link)).status).toBe(404);
  });
});
