import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GetObjectCommand, GetObjectTaggingCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openFiles } from '../../../../lambdas/platform/storage/files.ts';
import { bucketName as Bucket } from '../../../../lib/local/names.ts';
import { localS3 } from '../../../../lib/local/s3/client.ts';
import { ObjectStore } from '../../../../lib/local/s3/objects.ts';
import { eicar } from '../../../support/eicar.ts';

let nowMs = Date.now();
const delayMs = 5000;
let folder = '';
let store: ObjectStore;
let client: ReturnType<typeof localS3>;
let files: ReturnType<typeof openFiles>;
const restart = async (): Promise<void> => {
  store = await ObjectStore.open(folder, () => nowMs);
  client = localS3(store, 'http://localhost', { prefix: 'uploads/', delayMs, now: () => nowMs });
  files = openFiles(Bucket, client);
};
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  await restart();
});
afterAll(() => rm(folder, { recursive: true }));

const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body }));
async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('baha');
  throw new Error('putus');
}
const text = async (key: string): Promise<string> => new TextDecoder().decode(await files.get(key));
const keysBelow = async (prefix: string): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of files.list(prefix)) keys.push(...page.map(({ key }) => key));
  return keys;
};

describe('objects', () => {
  test('are read as they were written, whole or from the start, also after a restart', async () => {
    const key = `teks/${'é?*/..'.repeat(30)}`;
    await files.put(key, new TextEncoder().encode('isi yang panjang'), 'text/plain');
    for (const again of [false, true]) {
      if (again) await restart();
      expect(await text(key)).toBe('isi yang panjang');
      expect(new TextDecoder().decode((await files.getStart(key, 3)).start)).toBe('isi');
      expect((await files.getStart(key, 1000)).size).toBe(16);
      expect(await files.sizeOf(key)).toBe(16);
      expect(await client.send(new HeadObjectCommand({ Bucket, Key: key }))).toMatchObject({
        ContentType: 'text/plain',
      });
    }
  });

  test('are replaced as a whole: a body that breaks off leaves what was there', async () => {
    await put('ganti', 'lama');
    await expect(store.write('ganti', 'text/plain', broken())).rejects.toThrow('putus');
    expect(await text('ganti')).toBe('lama');
    const path = join(folder, 'baharu.txt');
    await writeFile(path, 'baharu');
    await files.putFile('ganti', path, 'text/plain');
    expect(await text('ganti')).toBe('baharu');
  });

  test('that are absent are refused by the names that S3 gives', async () => {
    const send = { Bucket, Key: 'tiada' };
    await expect(client.send(new GetObjectCommand(send))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(client.send(new HeadObjectCommand(send))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(client.send(new GetObjectTaggingCommand(send))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await files.removeAll(['tiada']);
  });

  test('are listed below a prefix in pages of 1000, in the order of their bytes, and removed together', async () => {
    const names = [...Array.from({ length: 1001 }, (_, n) => `banyak/${n}`), 'banyak/é', 'banyak/Z'];
    await Promise.all(names.map((name) => put(name, 'x')));
    await put('banyaklah', 'x');
    const byBytes = names.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
    expect(await keysBelow('banyak/')).toEqual(byBytes);
    await files.removeBelow('banyak/');
    expect(await keysBelow('banyak')).toEqual(['banyaklah']);
    await restart();
    expect(await keysBelow('banyak')).toEqual(['banyaklah']);
  });
});

const verdict = (key: string) => files.tagOf(key, 'GuardDutyMalwareScanStatus');

describe('the scanner', () => {
  test('says nothing of an upload until its time has come, and scans again what replaces it', async () => {
    await put('uploads/guru/1', 'bersih');
    nowMs += delayMs - 1;
    expect(await verdict('uploads/guru/1')).toBeNull();
    nowMs += 1;
    expect(await verdict('uploads/guru/1')).toBe('NO_THREATS_FOUND');
    await put('uploads/guru/1', eicar);
    expect(await verdict('uploads/guru/1')).toBeNull();
    nowMs += delayMs;
    expect(await verdict('uploads/guru/1')).toBe('THREATS_FOUND');
  });

  test.each([
    ['alone', eicar, 'THREATS_FOUND'],
    ['at the end of a large file', `${'a'.repeat(200_000)}${eicar}`, 'THREATS_FOUND'],
    ['across two pieces of the file', `${'a'.repeat(64 * 1024 - 30)}${eicar}${'b'.repeat(1000)}`, 'THREATS_FOUND'],
    ['in part', eicar.slice(0, -1), 'NO_THREATS_FOUND'],
  ])('looks for the test virus %s, also after a restart', async (name, body, expected) => {
    await put(`uploads/guru/${name}`, body);
    await put(`texts/guru/${name}`, body);
    nowMs += delayMs;
    await restart();
    expect(await verdict(`uploads/guru/${name}`)).toBe(expected);
    expect(await verdict(`texts/guru/${name}`)).toBeNull();
  });
});
