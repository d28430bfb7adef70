import { utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { listen, stopListening } from '../../../lib/local/loopback.ts';
import { startTestApp } from '../../support/testApp.ts';
import { waitFor } from '../../support/wait.ts';

test('npm run dev builds the page or starts the functions again when a file is saved, and tells the open pages', async () => {
  // The functions come back to the same place, so that it must have a name.
  const server = createServer();
  const port = await listen(server, 0);
  await stopListening(server);
  const app = await startTestApp({ program: 'bin/dev.ts', env: { PORT: String(port) } });
  const textOf = async (path: string): Promise<string> => (await fetch(app.url + path)).text();
  try {
    const main = await waitFor('the page', async () => /\/assets\/main-\w+\.js/.exec(await textOf('/'))?.[0]);
    expect(JSON.parse(await textOf(`${main}.map`))).toMatchObject({
      sources: expect.arrayContaining([expect.stringContaining('frontend/app/main.tsx')]),
    });
    expect(await textOf('/')).toMatch(/\/assets\/reload-\w+\.js/);
    for (const saved of ['frontend/home/pages/HomePage.tsx', 'lambdas/auth/routes.ts']) {
      const before = await textOf('/built.txt');
      await utimes(saved, new Date(), new Date());
      await waitFor(`what comes of ${saved}`, async () => (await textOf('/built.txt').catch(() => before)) !== before);
    }
  } finally {
    await app.stop();
  }
});
