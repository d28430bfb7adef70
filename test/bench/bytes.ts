import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { paths } from '../../frontend/app/paths.ts';
import { type Built, buildFrontend } from '../../frontend/build.ts';
import { atMost, ratioOf, type Table } from './table.ts';

const goals: Record<string, number> = { '/login': 135, '/': 155 };
const otherGoal = 165;

/** What a first visit to each route fetches before it can show the page. */
export async function bytes(): Promise<Table> {
  const outDir = await mkdtemp(join(tmpdir(), 'suite-bytes-'));
  try {
    const site = await siteOf(outDir, await buildFrontend({ outDir, minify: true }));
    const routes = Object.values(paths).map(({ pattern }) => ({ pattern, ...site.visit(pattern) }));
    const login = routes.find(({ pattern }) => pattern === '/login')?.kilobytes ?? Number.NaN;
    return {
      title: 'bytes: what a first visit to a route fetches, brotli, kB of 1000',
      columns: ['', 'files', 'kB', 'ratio'],
      rows: routes.map(({ pattern, files, kilobytes }) => ({
        cells: [pattern, String(files), kilobytes.toFixed(1), ratioOf(kilobytes, login)],
        goal: atMost(kilobytes, goals[pattern] ?? otherGoal),
      })),
      notes: ['index.html, styles, boot script, application, the route and all they import at once; baseline: /login.'],
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** A built page, asked as a browser asks it. */
async function siteOf(outDir: string, { files, metafile }: Built) {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(`/${file}`, brotliCompressSync(await readFile(join(outDir, file))).length);
  const imports = new Map(
    Object.entries(metafile.outputs).map(([path, output]) => [
      hrefOf(outDir, path),
      output.imports.filter(({ kind }) => kind === 'import-statement').map((one) => hrefOf(outDir, one.path)),
    ]),
  );
  const index = await readFile(join(outDir, 'index.html'), 'utf8');
  const named = [...index.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].flatMap(([, href]) => href ?? []);
  const boot = named.find((href) => href.startsWith('/assets/boot-'));
  if (boot === undefined) throw new Error('index.html names no boot script');
  const script = await readFile(join(outDir, boot), 'utf8');

  return {
    visit(pattern: string): { files: number; kilobytes: number } {
      const needs = needsOf(script, pattern.replaceAll(/:\w+/g, '1'));
      if (needs.length === 0) throw new Error(`The boot script knows nothing of ${pattern}`);
      const fetched = new Set(['/index.html']);
      for (const href of [...named, ...needs]) withImports(imports, href, fetched);
      const total = [...fetched].reduce((sum, href) => sum + (sizes.get(href) ?? Number.NaN), 0);
      return { files: fetched.size, kilobytes: total / 1000 };
    },
  };
}

/** The metafile's paths start at the working directory of the build, the project's root. */
const hrefOf = (outDir: string, path: string): string => `/${relative(outDir, resolve(path)).replaceAll('\\', '/')}`;

/** Adds a file and everything it imports at once. */
function withImports(imports: ReadonlyMap<string, readonly string[]>, href: string, fetched: Set<string>): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  for (const next of imports.get(href) ?? []) withImports(imports, next, fetched);
}

/** Runs the boot script as a signed-in browser at an address does. @returns the addresses it fetches for the route */
function needsOf(script: string, pathname: string): string[] {
  const hrefs: string[] = [];
  runInNewContext(script, {
    location: new URL(pathname, 'http://localhost'),
    localStorage: { getItem: () => 'a bearer' },
    document: {
      createElement: () => ({}),
      head: { append: (link: { href: string }) => hrefs.push(link.href) },
      querySelector: () => null,
    },
  });
  return hrefs;
}
