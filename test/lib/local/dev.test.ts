import { stat, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { runningDynamoDb } from '../../../lib/local/dynamodb/server.ts';
import { listen, stopListening } from '../../../lib/local/loopback.ts';
import { withFolder } from '../../support/folder.ts';
import { startTestApp } from '../../support/testApp.ts';
import { waitFor } from '../../support/wait.ts';

const pageDir = withFolder();

test('npm run dev builds the page or starts the functions again when a file is saved, and tells the open pages', async () => {
  // The functions come back to the same place, so that it must have a name.
  const server = createServer();
  const port = await listen(server, 0);
  await stopListening(server);
  const app = await startTestApp({ program: 'bin/dev.ts', pageDir, env: { PORT: String(port) } });
  const textOf = async (path: string): Promise<string> => (await fetch(app.url + path)).text();
  /** Each build writes the page anew, each start of the functions gives the table another port. */
  const made = {
    'frontend/home/pages/HomePage.tsx': async () => (await stat(join(pageDir, 'index.html'))).mtimeMs,
    'lambdas/auth/routes.ts': () => runningDynamoDb(join(app.dataDir, 'dynamodb')),
  };
  try {
    const main = await waitFor('the page', async () => /\/assets\/main-\w+\.js/.exec(await textOf('/'))?.[0]);
    expect(JSON.parse(await textOf(`${main}.map`))).toMatchObject({
      sources: expect.arrayContaining([expect.stringContaining('frontend/app/main.tsx')]),
    });
    expect(await textOf('/')).toMatch(/\/assets\/reload-\w+\.js/);
    for (const [saved, last] of Object.entries(made)) {
      const [before, told] = [await last(), await textOf('/built.txt')];
      await utimes(saved, new Date(), new Date());
      await waitFor(`what comes of ${saved}`, async () => (await last()) !== before);
      await waitFor('the pages to be told', async () => (await textOf('/built.txt').catch(() => told)) !== told);
    }
  } finally {
    await app.stop();
  }
});
