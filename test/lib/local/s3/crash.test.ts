import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openFiles } from '../../../../lambdas/platform/storage/files.ts';
import { bucketName } from '../../../../lib/local/names.ts';
import { localS3 } from '../../../../lib/local/s3/client.ts';
import { ObjectStore } from '../../../../lib/local/s3/objects.ts';

/** Stores an object, then receives half of another and of one that replaces it. */
const program = `
  import { ObjectStore } from './lib/local/s3/objects.ts';
  const store = await ObjectStore.open(process.argv.at(-1));
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
  const folder = await mkdtemp(join(tmpdir(), 's3-crash-'));
  const args = ['--import', 'tsx', '--input-type=module', '-e', program, folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await exited;
  expect((await readdir(join(folder, 'bodies'))).length).toBe(3);

  const store = await ObjectStore.open(folder);
  expect(store.below('').map(({ key }) => key)).toEqual(['kept']);
  const files = openFiles(bucketName, localS3(store, 'http://localhost'));
  expect(new TextDecoder().decode(await files.get('kept'))).toBe('before');
  expect((await readdir(join(folder, 'bodies'))).length).toBe(1);
  await rm(folder, { recursive: true });
});
