import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildFrontend } from '../../frontend/build.ts';
import { atMost, ratioOf, type Table } from './table.ts';

/** kB of scripts: sign-in, and every other route. */
const goals = { login: 140, other: 220 } as const;

/** What a first visit to each route fetches before it can show the page. */
export async function bytes(): Promise<Table> {
  const outDir = await mkdtemp(join(tmpdir(), 'suite-bytes-'));
  try {
    const { files, routes } = await buildFrontend({ outDir });
    const sizes = new Map<string, number>();
    for (const file of files) sizes.set(file, brotliCompressSync(await readFile(join(outDir, file))).length);
    const kilobytesOf = (some: readonly string[]): number =>
      some.reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0) / 1000;
    const login = kilobytesOf(routes['/login'] ?? []);
    return {
      title: 'bytes: what a first visit to a route fetches, brotli, kB of 1000',
      columns: ['', 'files', 'kB', 'ratio', 'kB of scripts'],
      rows: Object.entries(routes).map(([pattern, fetched]) => {
        const scripts = kilobytesOf(fetched.filter((file) => file.endsWith('.js')));
        const all = kilobytesOf(fetched);
        return {
          cells: [pattern, String(fetched.length), all.toFixed(1), ratioOf(all, login), scripts.toFixed(1)],
          goal: atMost(scripts, pattern === '/login' ? goals.login : goals.other),
        };
      }),
      notes: ['index.html, styles, boot script, application, the route and all they import at once; baseline: /login.'],
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
