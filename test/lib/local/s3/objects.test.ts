import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { GetObjectCommand, GetObjectTaggingCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import { openFiles } from '../../../../lambdas/platform/storage/files.ts';
import { bucketName as Bucket } from '../../../../lib/local/names.ts';
import { localS3, testVirus as eicar } from '../../../../lib/local/s3/client.ts';
import { type ObjectStore, openObjects } from '../../../../lib/local/s3/objects.ts';
import { withFolder } from '../../../support/folder.ts';

let nowMs = Date.now();
const delayMs = 5000;
const folder = withFolder();
let store: ObjectStore;
let client: ReturnType<typeof localS3>;
let files: ReturnType<typeof openFiles>;
const restart = async (): Promise<void> => {
  store = await openObjects(join(folder, 's3'));
  client = localS3(store, 'http://localhost', delayMs);
  files = openFiles(Bucket, client);
};
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  await restart();
});

const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket, Key, Body }));
async function* broken(): AsyncGenerator<Buffer> {
  yield Buffer.from('baha');
  throw new Error('putus');
}
const text = async (key: string): Promise<string> => new TextDecoder().decode(await files.get(key));
const keysBelow = async (prefix: string, listed = files): Promise<string[]> => {
  const keys: string[] = [];
  for await (const page of listed.list(prefix)) keys.push(...page.map(({ key }) => key));
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
    const file = await open(join(folder, 'baharu.txt'), 'wx+');
    await file.writeFile('baharu');
    await files.putFile('ganti', file, 'text/plain');
    await file.close();
    expect(await text('ganti')).toBe('baharu');
  });

  test('that are absent are refused by the names that S3 gives', async () => {
    const send = { Bucket, Key: 'tiada' };
    await expect(client.send(new GetObjectCommand(send))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await expect(client.send(new HeadObjectCommand(send))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(client.send(new GetObjectTaggingCommand(send))).rejects.toMatchObject({ name: 'NoSuchKey' });
    await files.removeAll(['tiada']);
  });

  test('are listed in pages of 1000', async () => {
    const all = Array.from({ length: 1001 }, (_, n) => ({ key: `a${1000 + n}`, size: 1, md5: '' }));
    const many = localS3({ below: () => all } as unknown as ObjectStore, 'http://localhost');
    expect(await keysBelow('a', openFiles(Bucket, many))).toEqual(all.map(({ key }) => key));
  });

  test('are listed below a prefix in the order of their bytes, and removed together', async () => {
    const names = ['banyak/10', 'banyak/9', 'banyak/é', 'banyak/Z', 'banyak/a'];
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

/** Stores an object, then receives half of another and of one that replaces it. */
const program = `
  import { openObjects } from './lib/local/s3/objects.ts';
  const store = await openObjects(process.argv.at(-1));
  async function* whole() { yield Buffer.from('before'); }
  await store.write('kept', 'text/plain', whole());
  async function* half() {
    yield Buffer.alloc(500_000, 1);
    setImmediate(() => process.stdout.write('half'));
    await new Promise((resolve) => setTimeout(resolve, 60_000));
  }
  await Promise.all(['kept', 'new'].map((key) => store.write(key, 'text/plain', half())));
`;

test('a process killed while it receives keeps what was there and shows nothing of the half', async () => {
  const own = await mkdtemp(join(folder, 'crash-'));
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, own];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await exited;
  expect((await readdir(join(own, 'bodies'))).length).toBe(3);

  const left = await openObjects(own);
  expect(left.below('').map(({ key }) => key)).toEqual(['kept']);
  const kept = await openFiles(Bucket, localS3(left, 'http://localhost')).get('kept');
  expect(new TextDecoder().decode(kept)).toBe('before');
  expect((await readdir(join(own, 'bodies'))).length).toBe(1);
});
