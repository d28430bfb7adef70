import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createHash } from 'node:crypto';
import { build, transform } from 'esbuild';
import type { BuildOptions, Metafile, Plugin } from 'esbuild';
import * as z from 'zod';
import type { BootRoutes } from './app/boot.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

export interface Built {
  /** Paths of everything written, relative to `outDir`; all under `assets/` carry a hash in their name. */
  files: string[];
  metafile: Metafile;
}

/**
 * The page needs of `shared/<module>/api.ts` and `schemas.ts` their plain data only (method, path, kind, key lists): the types are gone by
 * now and replies are not parsed twice. So these modules are run here and their exports written without schemas and functions, which
 * keeps zod out of the page.
 */
const plainContract: Plugin = {
  name: 'plain-contract',
  setup(esbuild) {
    esbuild.onLoad({ filter: /[\\/]shared[\\/]\w+[\\/](api|schemas)\.ts$/ }, async ({ path }) => {
      const exported = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
      const lines = Object.entries(exported).flatMap(([name, value]) => {
        if (value instanceof z.ZodType || typeof value === 'function') return [];
        const plain = JSON.stringify(value, (_, part: unknown) => (part instanceof z.ZodType ? undefined : part));
        return [`export const ${name} = ${plain};`];
      });
      return { contents: lines.join('\n') || 'export {};', loader: 'js' };
    });
  },
};

const mainFile = join(here, 'app/main.tsx');
const signedInFile = join(here, 'app/SignedIn.tsx');

/**
 * What is fetched later always finds the application there, and every page of a signed-in user finds what surrounds it. Said in an import
 * (which at run time finds a module that has run), this lets the bundler keep each of the two in one file; else it would cut them in as
 * many pieces as there are combinations of parts that use a module, and all routes would grow with every new part. `open`: the files of
 * pages that anyone may see, which nothing surrounds.
 */
const knownBefore = (open: ReadonlySet<string>): Plugin => ({
  name: 'known-before',
  setup(esbuild) {
    const later = new Set<string>();
    esbuild.onResolve({ filter: /^\.{1,2}\// }, async ({ kind, path, resolveDir, importer, pluginData }) => {
      if (kind !== 'dynamic-import' || pluginData === 'known-before') return undefined;
      const found = await esbuild.resolve(path, { kind, resolveDir, importer, pluginData: 'known-before' });
      later.add(found.path);
      return found;
    });
    esbuild.onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      if (!later.has(path)) return undefined;
      const before = path === signedInFile || open.has(path) ? [mainFile] : [mainFile, signedInFile];
      const imports = before.map((file) => `import ${JSON.stringify(file)};\n`).join('');
      return { contents: imports + (await readFile(path, 'utf8')), loader: path.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
});

const options = (outDir: string, minify: boolean): BuildOptions => ({
  absWorkingDir: root,
  outdir: join(outDir, 'assets'),
  bundle: true,
  minify,
  format: 'esm',
  target: ['es2022', 'chrome111', 'firefox114', 'safari16.4'],
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': minify ? '"production"' : '"development"' },
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
});

type Outputs = Metafile['outputs'];

const outputOf = (outputs: Outputs, entry: string): string => {
  const found = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry);
  if (found === undefined) throw new Error(`No output for ${entry}`);
  return found;
};

/** An output and everything it imports at once, deepest last. */
function closure(outputs: Outputs, start: string, seen = new Set<string>()): Set<string> {
  if (seen.has(start)) return seen;
  seen.add(start);
  for (const { path, kind, external } of outputs[start]?.imports ?? [])
    if (kind === 'import-statement' && !external) closure(outputs, path, seen);
  return seen;
}

/** Path name -> the page's source, read from the table in app/pages.ts. */
async function pageSources(): Promise<Record<string, string>> {
  const table = await readFile(join(here, 'app/pages.ts'), 'utf8');
  const rows = [...table.matchAll(/^ {2}(\w+): \(\) => import\('\.\.\/(.+?)'\)/gm)];
  return Object.fromEntries(rows.map(([, name, source]) => [name, `frontend/${source}`]));
}

/** The files of the pages that anyone may see. */
async function publicPages(): Promise<Set<string>> {
  const { paths } = await import('./app/paths.ts');
  const sources = Object.entries(await pageSources());
  return new Set(
    sources.flatMap(([name, source]) =>
      Object.entries(paths).some(([known, { access }]) => known === name && access === 'public')
        ? [join(root, source)]
        : [],
    ),
  );
}

interface Preloads {
  /** Needed by every route. */
  always: string[];
  /** Route pattern -> who may see it, and what it needs beyond that. */
  routes: BootRoutes;
}

/** What the browser should fetch at once for a route, instead of discovering it import by import. */
async function preloadsOf(outputs: Outputs, href: (path: string) => string): Promise<Preloads> {
  const { paths } = await import('./app/paths.ts');
  const sources = await pageSources();
  const always = closure(outputs, outputOf(outputs, 'frontend/app/main.tsx'));
  const signedIn = closure(outputs, outputOf(outputs, 'frontend/app/SignedIn.tsx'));
  const routes = Object.entries(paths).map(([name, { pattern, access }]) => {
    const source = sources[name];
    if (source === undefined) throw new Error(`app/pages.ts has no page for ${name}`);
    const page = closure(outputs, outputOf(outputs, source));
    const all = access === 'public' ? page : new Set([...signedIn, ...page]);
    const needs = [...all].filter((path) => !always.has(path)).map(href);
    return [pattern, { access, needs }] as const;
  });
  return { always: [...always].map(href), routes: Object.fromEntries(routes) };
}

/** Writes the boot script, which knows every route's preloads and so cannot be built with the rest. */
async function buildBoot(base: BuildOptions, routes: BootRoutes): Promise<Outputs> {
  const { metafile } = await build({
    ...base,
    entryPoints: { boot: join(here, 'app/boot.ts') },
    entryNames: '[name]-[hash]',
    format: 'iife',
    define: { ROUTES: JSON.stringify(routes) },
    metafile: true,
  });
  return metafile.outputs;
}

/** Draws the static screens; their rules become a file of their own. */
async function writeScreens(outDir: string): Promise<{ href: string; templates: string[] }> {
  const { renderStaticScreens } = await import('./app/staticScreens.tsx');
  const { screens, css } = renderStaticScreens();
  const { code } = await transform(css, { loader: 'css', minify: true });
  const href = `/assets/screens-${createHash('sha256').update(code).digest('hex').slice(0, 8)}.css`;
  await writeFile(join(outDir, href), code);
  const templates = Object.entries(screens).map(
    ([name, markup]) => `<template data-screen="${name}">${markup}</template>`,
  );
  return { href, templates };
}

async function writeIndex(outDir: string, tags: { head: string[]; body: string[] }): Promise<void> {
  const html = await readFile(join(here, 'index.html'), 'utf8');
  const filled = html
    .replace('<!-- build: head -->', () => tags.head.join('\n    '))
    .replace('<!-- build: body -->', () => tags.body.join('\n    '));
  await writeFile(join(outDir, 'index.html'), filled);
}

/**
 * Builds the page into `outDir`, which is emptied first. `index.html` is the same for every route; everything under `assets/` may be cached
 * for ever. Nothing is inline, so that the policy can be `script-src 'self'; style-src 'self'`.
 */
export async function buildFrontend({ outDir, minify }: { outDir: string; minify: boolean }): Promise<Built> {
  const out = resolve(outDir);
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(join(here, 'public'), out, { recursive: true });

  const base = options(out, minify);
  const { metafile } = await build({
    ...base,
    entryPoints: { main: join(here, 'app/main.tsx'), base: join(here, 'app/base.css') },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [plainContract, knownBefore(await publicPages())],
    metafile: true,
  });
  const href = (path: string) => `/${relative(out, resolve(root, path)).replaceAll('\\', '/')}`;
  const preloads = await preloadsOf(metafile.outputs, href);
  const bootOutputs = await buildBoot(base, preloads.routes);

  const boot = href(outputOf(bootOutputs, 'frontend/app/boot.ts'));
  const screens = await writeScreens(out);
  const [main, ...needs] = preloads.always;
  await writeIndex(out, {
    head: [
      `<link rel="stylesheet" href="${href(outputOf(metafile.outputs, 'frontend/app/base.css'))}" />`,
      `<link rel="stylesheet" href="${screens.href}" />`,
      `<link rel="preload" href="${boot}" as="script" />`,
      '<link rel="preload" href="/settings.json" as="fetch" crossorigin="anonymous" />',
      ...needs.map((path) => `<link rel="modulepreload" href="${path}" />`),
      `<script type="module" src="${main}"></script>`,
    ],
    body: [...screens.templates, `<script src="${boot}"></script>`],
  });

  const files = await readdir(out, { recursive: true, withFileTypes: true });
  return {
    files: files
      .filter((file) => file.isFile())
      .map((file) => relative(out, join(file.parentPath, file.name)).replaceAll('\\', '/'))
      .toSorted(),
    metafile: { inputs: metafile.inputs, outputs: { ...metafile.outputs, ...bootOutputs } },
  };
}

if (process.argv[1] !== undefined && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  const { files } = await buildFrontend({ outDir: join(root, 'dist/page'), minify: true });
  console.log(`${files.length} files in dist/page`);
}
