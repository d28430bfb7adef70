import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '@jest/globals';
import { listen, stopListening } from '../../../lib/local/loopback.ts';
import { startTestApp } from '../../support/testApp.ts';

/** What `npm run smoke` says of a site, a line each. */
async function smoke(site: string): Promise<{ code: unknown; lines: string[] }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bin/smoke.ts', site], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { code, lines: said.trim().split('\n') };
}

test('The smoke test finds nothing wrong with the suite as it starts here', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'smoke-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><script src="/assets/a-1.js"></script>');
  await writeFile(join(folder, 'assets', 'a-1.js'), '');
  const app = await startTestApp({ pageDir: folder });
  const { code, lines } = await smoke(app.url);
  await app.stop();
  await rm(folder, { recursive: true });
  expect([code, lines.filter((line) => !line.startsWith('ok '))]).toEqual([0, []]);
});

test('The smoke test finds everything wrong with a host that answers each address with one page', async () => {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end('<!doctype html>'));
  const { code, lines } = await smoke(`http://localhost:${await listen(server, 0)}`);
  await stopListening(server);
  expect([code, lines.filter((line) => !line.startsWith('WRONG '))]).toEqual([1, []]);
  expect(lines).toHaveLength(6);
});
