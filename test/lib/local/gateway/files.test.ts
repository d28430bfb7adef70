import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openFiles, type PutTicket } from '../../../../lambdas/platform/storage/files.ts';
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
const size = 1000;
const file = new Uint8Array(randomBytes(size));
const ticketFor = (key: string): Promise<PutTicket> => files.putTicket(key, { type, size, seconds: 300 });

async function send(
  { url, headers }: PutTicket,
  body: Uint8Array<ArrayBuffer> = file,
  changes: Record<string, string> = {},
): Promise<number> {
  return (await fetch(url, { method: 'PUT', headers: { ...headers, ...changes }, body })).status;
}

/** That no byte of it is kept, also not aside. */
async function expectNothingKept(key: string): Promise<void> {
  expect(await files.sizeOf(key)).toBeNull();
  const kept = await readdir(join(folder, 'objects'));
  expect((await readdir(join(folder, 'bodies'))).length).toBe(kept.length);
}

describe('an address that was signed for an upload', () => {
  test('takes its file under key and type, once', async () => {
    const ticket = await ticketFor('uploads/1');
    expect([await send(ticket), await send(ticket)]).toEqual([200, 412]);
    expect(Buffer.from(await files.get('uploads/1')).equals(file)).toBe(true);
    const link = await fetch(await files.downloadUrl('uploads/1', 'a.pdf', 60));
    expect(link.headers.get('content-type')).toBe(type);
  });

  test.each([
    ['one byte too large', size + 1],
    ['one byte too small', size - 1],
    ['empty', 0],
  ])('refuses a file that is %s', async (_, bytes) => {
    expect(await send(await ticketFor('uploads/saiz'), new Uint8Array(bytes))).toBe(403);
    await expectNothingKept('uploads/saiz');
  });

  test('refuses a file after its time', async () => {
    const ticket = await ticketFor('uploads/lewat');
    expect(await later(301_000, () => send(ticket))).toBe(403);
    await expectNothingKept('uploads/lewat');
  });

  test.each<[string, (link: URL) => void, Record<string, string>?]>([
    ['another key', (link) => (link.pathname = link.pathname.replace('uploads/ubah', 'uploads/lain'))],
    ['another type', () => undefined, { 'content-type': 'text/html' }],
    ['leave to replace', () => undefined, { 'if-none-match': '"lain"' }],
    ['no signature', (link) => link.searchParams.delete('X-Amz-Signature')],
  ])('refuses a file with %s', async (_, change, changes = {}) => {
    const { url, headers } = await ticketFor('uploads/ubah');
    const link = new URL(url);
    change(link);
    expect(await send({ url: link.href, headers }, file, changes)).toBe(403);
    await expectNothingKept('uploads/ubah');
    await expectNothingKept('uploads/lain');
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
    ['for a longer time', (link) => link.searchParams.set('X-Amz-Expires', '6000')],
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
