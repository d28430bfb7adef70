import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { startDynamoDb } from '../../../lib/local/dynamodb/server.ts';
import { listen, stopListening } from '../../../lib/local/loopback.ts';
import { reconcile } from '../../../lib/local/reconcile.ts';
import { localSettings, prepareDataFolder } from '../../../lib/local/settings.ts';
import { startTestApp } from '../../support/testApp.ts';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { withFolder } from '../../support/folder.ts';

const folder = withFolder();

describe('a start that cannot succeed says why in one sentence', () => {
  test('when the port is in use', async () => {
    const server = createServer();
    const port = await listen(server, 0);
    await expect(startTestApp({ env: { PORT: String(port) } })).rejects.toThrow(
      new RegExp(`ended with 1 before it was ready:\\s*Port ${port} is in use\\. Choose another with PORT\\.\\s*$`),
    );
    await stopListening(server);
  });

  test.each([
    ['PORT', '1e3', 'it must be a whole number from 0 to 65535'],
    ['DATA_DIR', '', 'it must name a folder'],
    ['MODEL', 'lain', 'it must be embedded, bedrock, openai, manual or recorded:FOLDER'],
    ['MODEL_URL', 'localhost:11434', 'it must be an address such as http://localhost:11434/v1'],
    ['MODEL_FAULTS', 'lain', 'it names a fault that is not known; lib/local/bedrock/faults.ts lists them'],
    ['PORT', '', 'it must be a whole number from 0 to 65535'],
    ['EMAIL_DOMAINS', '@moe-dl.edu.my', 'it must be a list of lower-case domains such as moe-dl.edu.my, without @'],
  ])('when %s is %j', (name, value, words) => {
    const start = () => localSettings({ [name]: value });
    expect(start).toThrow(`The setting ${name} is wrong: ${words}`);
    // One sentence, all of it ours.
    expect(start).toThrow(/^[^.]+(?:\.\w[^.]*)*\.$/);
  });

  test('when a server is to answer, and no model of it is named', () => {
    expect(() => localSettings({ MODEL: 'openai' })).toThrow(
      'The setting MODEL_NAME is wrong: it must name a model that the server has.',
    );
  });

  test('not when nothing is set, or all of it well', () => {
    expect(localSettings({})).toMatchObject({ PORT: 3000, SCAN_DELAY_MS: 0, DAILY_QUOTA: 100 });
    const env = { PORT: '0', EMAIL_DOMAINS: 'moe-dl.edu.my, ipg.edu.my', ADMIN_EMAILS: 'a@moe-dl.edu.my,b@ipg.edu.my' };
    expect(localSettings(env)).toMatchObject({ ...env, PORT: 0 });
  });

  test('when the data folder cannot be made', async () => {
    const file = join(folder, 'fail');
    await writeFile(file, '');
    expect(() => prepareDataFolder(join(file, 'data'))).toThrow(
      `The data folder ${join(file, 'data')} cannot be written. Choose another with DATA_DIR.`,
    );
  });

  test('when the data folder was written by another version, and not when it is new or of this one', async () => {
    for (const format of ['', '1']) {
      const data = join(folder, `lama${format}`);
      await mkdir(join(data, 'dynamodb'), { recursive: true });
      if (format !== '') await writeFile(join(data, 'format'), format);
      expect(() => prepareDataFolder(data)).toThrow(
        `The data folder ${data} was written by another version of this suite: move it away, or choose another with DATA_DIR.`,
      );
    }
    const own = join(folder, 'baharu');
    prepareDataFolder(own);
    expect(() => prepareDataFolder(own)).not.toThrow();
  });
});

test('A recount refuses a folder that holds no work', async () => {
  const empty = join(folder, 'salah-taip');
  await expect(reconcile(empty)).rejects.toThrow(`The data folder ${empty} holds no work yet.`);
  await (await startDynamoDb(join(empty, 'dynamodb'))).close();
  expect(await reconcile(empty)).toMatchObject({ users: 0, drifts: [] });
});

/** What `npm run smoke` says of a site, a line each. */
async function smoke(site: string): Promise<{ code: unknown; lines: string[] }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bin/smoke.ts', site], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, lines: said.trim().split('\n') };
}

test('The smoke test finds nothing wrong with the suite as it starts here', async () => {
  const pageDir = join(folder, 'page');
  await mkdir(join(pageDir, 'assets'), { recursive: true });
  await writeFile(join(pageDir, 'index.html'), '<!doctype html><script src="/assets/a-1.js"></script>');
  await writeFile(join(pageDir, 'assets', 'a-1.js'), '');
  const app = await startTestApp({ pageDir });
  const { code, lines } = await smoke(app.url);
  await app.stop();
  expect([code, lines.filter((line) => !line.startsWith('ok '))]).toEqual([0, []]);
});

test('The smoke test finds everything wrong with a host that answers each address with one page', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'));
  const { code, lines } = await smoke(`http://localhost:${await listen(server, 0)}`);
  await stopListening(server);
  expect([code, lines.filter((line) => !line.startsWith('WRONG '))]).toEqual([1, []]);
  expect(lines).toHaveLength(6);
});
