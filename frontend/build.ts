import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, transform, type BuildOptions, type Metafile, type Plugin } from 'esbuild';
import * as z from 'zod';
import type { BootRoutes } from './app/boot.ts';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

export interface Built {
  /** Paths of everything written, relative to `outDir`; all under `assets/` carry a hash in their name. */
  files: string[];
  /** What a first visit to each route pattern fetches before it can show the page, as paths relative to `outDir`. */
  routes: Record<string, string[]>;
  metafile: Metafile;
}

/**
 * Of `shared/<module>/api.ts` and `schemas.ts` the page needs plain data only (method, path, kind, key lists), since it does not parse
 * replies. So these modules are run here and their exports written without schemas and functions, which keeps zod out of the page.
 */
const plainContract: Plugin = {
  name: 'plain-contract',
  setup(esbuild) {
    let previous: Promise<unknown> = Promise.resolve();
    // One after the other: under jest, imports side by side of modules that share others fail.
    const importNext = (path: string) => (previous = previous.then(() => import(pathToFileURL(path).href)));
    esbuild.onLoad({ filter: /[\\/]shared[\\/]\w+[\\/](api|schemas|schemas[\\/]\w+)\.ts$/ }, async ({ path }) => {
      const exported = (await importNext(path)) as Record<string, unknown>;
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
const reloadFile = join(here, 'app/reload.ts');

const absolute = (path: string): string => join(root, path);

/** What is reached from a start by way of what follows each. */
function reached(start: string, nextOf: (one: string) => readonly string[]): Set<string> {
  const seen = new Set([start]);
  for (const one of seen) for (const next of nextOf(one)) seen.add(next);
  return seen;
}

/** How the modules are spread over files; absolute paths. */
interface Parts {
  /** The modules that are fetched later, each with the route that alone opens it. */
  starts: ReadonlyMap<string, string | undefined>;
  /** What a route shares with another, or with a part that another opens, too. */
  shared: readonly string[];
}

/** Finds with a build without output which modules the parts share. */
async function partsOf(options: BuildOptions): Promise<Parts> {
  const { inputs } = (await build({ ...options, write: false, metafile: true })).metafile;
  const importsOf = (path: string, isDynamic: boolean): string[] =>
    (inputs[path]?.imports ?? [])
      .filter(({ kind, external }) => external !== true && (kind === 'dynamic-import') === isDynamic)
      .map((one) => one.path);
  const reachedFrom = (start: string, withLater: boolean): Set<string> =>
    reached(start, (path) => [false, ...(withLater ? [true] : [])].flatMap((isDynamic) => importsOf(path, isDynamic)));
  const starts = Object.keys(inputs).flatMap((path) => importsOf(path, true));
  const routes = importsOf('frontend/app/pages.ts', true);
  const openedBy = routes.map((route) => ({ route, opens: reachedFrom(route, true) }));
  const routeOf = (start: string): string | undefined => {
    const [one, another] = openedBy.filter(({ opens }) => opens.has(start));
    return another === undefined ? one?.route : undefined;
  };
  const users = new Map<string, Set<string>>();
  for (const start of starts)
    for (const path of reachedFrom(start, false))
      users.set(path, (users.get(path) ?? new Set()).add(routeOf(start) ?? start));
  // What only parts share that pages open later is fetched with the first of them.
  const atFirst = new Set(routes.flatMap((route) => [...reachedFrom(route, false)]));
  const shared = [...users].flatMap(([path, by]) => (by.size > 1 && atFirst.has(path) ? [absolute(path)] : []));
  const withRoutes = starts.map((start) => {
    const route = routeOf(start);
    return [absolute(start), route === undefined || route === start ? undefined : absolute(route)] as const;
  });
  return { starts: new Map(withRoutes), shared };
}

/**
 * The bundler makes a file for each combination of parts that use a module: dozens of small ones, fetched one after the other. Here every
 * part also imports the application, all modules that are shared, and the route that alone opens it. This leaves at most four files for a
 * page: the application, what is shared, the route, and what the route shares with its own parts.
 */
const fewFiles = ({ starts, shared }: Parts): Plugin => ({
  name: 'few-files',
  setup(esbuild) {
    esbuild.onLoad({ filter: /\.m?[jt]sx?$/ }, async ({ path }) => {
      if (!starts.has(path)) return undefined;
      const route = starts.get(path);
      const files = [mainFile, ...shared, ...(route === undefined ? [] : [route])];
      // With a name, since the bundler drops a bare import of a package that declares no side effects.
      const imports = files.map((file, i) => `import * as shared${i} from ${JSON.stringify(file)};\n`);
      return {
        contents: imports.join('') + (await readFile(path, 'utf8')),
        loader: /\.tsx?$/.test(path) ? 'tsx' : 'js',
      };
    });
  },
});

const target = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

const options = (outDir: string, isDev: boolean): BuildOptions => ({
  absWorkingDir: root,
  outdir: join(outDir, 'assets'),
  bundle: true,
  minify: !isDev,
  sourcemap: isDev,
  format: 'esm',
  target,
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
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

const closure = (outputs: Outputs, start: string): Set<string> =>
  reached(start, (one) =>
    (outputs[one]?.imports ?? []).flatMap(({ path, kind, external }) =>
      kind === 'import-statement' && !external ? [path] : [],
    ),
  );

/** The files that the browser should fetch at once, always and for a route, instead of finding them import by import. */
async function preloadsOf(outputs: Outputs, href: (path: string) => string) {
  const { paths } = await import('./app/paths.ts');
  const entry = outputOf(outputs, 'frontend/app/main.tsx');
  // When other files share its modules, the entry's own file contains only an import.
  const always = closure(outputs, entry);
  if (outputs[entry]?.inputs['frontend/app/main.tsx'] === undefined) always.delete(entry);
  const routes = Object.values(paths).map(({ area, pattern, access, asks }) => {
    const files = area === 'auth' ? [] : closure(outputs, outputOf(outputs, `frontend/${area}/pages/index.ts`));
    const needs = [...files].filter((path) => !always.has(path)).map(href);
    return [pattern, { access, needs, asks }] as const;
  });
  const byPattern: BootRoutes = Object.fromEntries(routes);
  return { always: [...always].map(href), routes: byPattern };
}

/** Writes the boot script, which contains every route's preloads and the rules of the static screens, and so is built after the rest. */
async function buildBoot(base: BuildOptions, routes: BootRoutes, styles: string): Promise<Outputs> {
  const { metafile } = await build({
    ...base,
    entryPoints: { boot: join(here, 'app/boot.ts') },
    entryNames: '[name]-[hash]',
    format: 'iife',
    define: { ROUTES: JSON.stringify(routes), STYLES: JSON.stringify(styles) },
    metafile: true,
  });
  return metafile.outputs;
}

async function writeFont(outDir: string): Promise<string> {
  const font = await readFile(join(here, 'app/font/plus-jakarta-sans-latin-wght-normal.woff2'));
  const name = `assets/plus-jakarta-sans-${createHash('sha256').update(font).digest('hex').slice(0, 8)}.woff2`;
  await writeFile(join(outDir, name), font);
  await cp(join(here, 'app/font/OFL.txt'), join(outDir, 'OFL.txt'));
  return `/${name}`;
}

/** Draws the static screens; their rules and those of base.css go with the boot script. */
async function drawScreens(font: string) {
  const { renderStaticScreens } = await import('./app/staticScreens.tsx');
  const { screens, css } = renderStaticScreens();
  const base = (await readFile(join(here, 'app/base.css'), 'utf8')).replace('plus-jakarta-sans.woff2', font);
  const { code } = await transform(base + css, { loader: 'css', minify: true, target });
  const templates = Object.entries(screens).map(
    ([name, markup]) => `<template data-screen="${name}">${markup}</template>`,
  );
  return { styles: code, templates };
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
 * @param isDev for `npm run dev`: quickly, with source maps, over what is there, and loads itself again after the next build
 */
export async function buildFrontend({ outDir, isDev = false }: { outDir: string; isDev?: boolean }): Promise<Built> {
  const out = resolve(outDir);
  if (!isDev) await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  await cp(join(here, 'public'), out, { recursive: true });

  const base = options(out, isDev);
  const page = {
    ...base,
    entryPoints: { main: mainFile, ...(isDev ? { reload: reloadFile } : {}) },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    splitting: true,
    plugins: [plainContract],
  } satisfies BuildOptions;
  const plugins = isDev ? [plainContract] : [plainContract, fewFiles(await partsOf(page))];
  const { metafile } = await build({ ...page, plugins, metafile: true });
  const href = (path: string) => `/${relative(out, resolve(root, path)).replaceAll('\\', '/')}`;
  const preloads = await preloadsOf(metafile.outputs, href);
  const font = await writeFont(out);
  const screens = await drawScreens(font);
  const bootOutputs = await buildBoot(base, preloads.routes, screens.styles);
  const boot = href(outputOf(bootOutputs, 'frontend/app/boot.ts'));
  const [main = '', ...needs] = preloads.always;
  const scripts = [main, ...(isDev ? [href(outputOf(metafile.outputs, 'frontend/app/reload.ts'))] : [])];
  const first = ['/index.html', boot, ...preloads.always];
  await writeIndex(out, {
    head: [
      `<link rel="preload" href="${boot}" as="script" />`,
      `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin />`,
      ...needs.map((path) => `<link rel="modulepreload" href="${path}" />`),
      ...scripts.map((path) => `<script type="module" src="${path}"></script>`),
    ],
    body: [...screens.templates, `<script src="${boot}"></script>`],
  });

  const files = await readdir(out, { recursive: true, withFileTypes: true });
  return {
    files: files
      .filter((file) => file.isFile())
      .map((file) => relative(out, join(file.parentPath, file.name)).replaceAll('\\', '/'))
      .toSorted(),
    routes: Object.fromEntries(
      Object.entries(preloads.routes).map(([pattern, route]) => [
        pattern,
        [...first, ...route.needs].map((path) => path.slice(1)),
      ]),
    ),
    metafile: { inputs: metafile.inputs, outputs: { ...metafile.outputs, ...bootOutputs } },
  };
}

if (process.argv[1] !== undefined && pathToFileURL(resolve(process.argv[1])).href === import.meta.url) {
  const [, , mode, outDir = join(root, 'dist/page')] = process.argv;
  const { files } = await buildFrontend({ outDir, isDev: mode === '--dev' });
  console.log(`${files.length} files in ${outDir}`);
}
