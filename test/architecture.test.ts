import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { type Call, routeKeyOf } from '../shared/contract.ts';
import { moduleNames } from '../shared/modules.ts';
import { allCalls } from './support/calls.ts';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const layers = ['shared', 'lambdas', 'lib', 'bin', 'frontend'] as const;

interface Source {
  /** From the repository's root, with forward slashes. */
  path: string;
  text: string;
  /** What it imports: packages by name, files by their path from the root. */
  imports: string[];
}

const sources: Source[] = layers.flatMap((layer) =>
  readdirSync(join(root, layer), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => {
      const path = join(layer, file).replaceAll('\\', '/');
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, imports: importsOf(path, text) };
    }),
);

/** Static, dynamic and type imports, and re-exports. */
function importsOf(path: string, text: string): string[] {
  const found = text.matchAll(/(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g);
  return [...found].map(([, name = '']) =>
    name.startsWith('.') ? relative(root, resolve(root, dirname(path), name)).replaceAll('\\', '/') : name,
  );
}

const topOf = (path: string): string => path.split('/')[0] ?? '';

/** Every import that is refused, as one readable line. */
const refused = (rule: (path: string, imported: string) => boolean): string[] =>
  sources.flatMap(({ path, imports }) =>
    imports.filter((imported) => rule(path, imported)).map((imported) => `${path} -> ${imported}`),
  );

describe('imports', () => {
  const mayImport: Record<string, readonly string[]> = {
    shared: ['shared'],
    lambdas: ['shared', 'lambdas'],
    lib: ['shared', 'lambdas', 'lib'],
    bin: ['shared', 'lambdas', 'lib', 'bin'],
    frontend: ['shared', 'frontend'],
  };
  /** The page is built by `npm start` and before a deployment. */
  const build = 'frontend/build.ts';

  test('run one way: shared <- lambdas <- lib <- bin, and shared <- frontend; never to a test', () => {
    const ours = /^(?:shared|lambdas|lib|bin|frontend|test)\//;
    expect(
      refused(
        (path, imported) =>
          ours.test(imported) && imported !== build && mayImport[topOf(path)]?.includes(topOf(imported)) !== true,
      ),
    ).toEqual([]);
  });

  test.each(['shared', 'lambdas', 'frontend'])('of one module of %s by another do not exist', (layer) => {
    const names = [...moduleNames, 'auth', 'account', 'statistics', 'admin', 'uploads', 'home'];
    const moduleOf = (path: string): string | undefined => {
      const [, name = ''] = path.split('/');
      return topOf(path) === layer && names.includes(name) ? name : undefined;
    };
    // Every page needs to know who is signed in, and the calls of these modules are one contract.
    const isCommon = /^(?:frontend\/auth|shared\/uploads|shared\/account|shared\/auth)\//;
    expect(
      refused((path, imported) => {
        const [from, to] = [moduleOf(path), moduleOf(imported)];
        return from !== undefined && to !== undefined && from !== to && !isCommon.test(imported);
      }),
    ).toEqual([]);
  });

  const onlyIn = [
    ['the modules', new RegExp(`^(?:lambdas|shared)/(?:${moduleNames.join('|')})/`), /^(?!lambdas\/platform\/)/],
    ['the AWS SDK', /^@aws-sdk\//, /^(?:lambdas\/platform|lib\/local)\//],
    ['the CDK', /^(?:aws-cdk-lib|constructs|cdk-nag)/, /^(?:lib\/aws\/|lib\/settings\.ts|bin\/app\.ts)/],
    ['React', /^(?:react|@mui|@emotion|@tanstack)/, /^frontend\//],
  ] as const;
  test('make no circle, also none of types', () => {
    const graph = new Map(sources.map(({ path, imports }) => [path, imports]));
    const found: string[] = [];
    const finished = new Set<string>();
    const follow = (path: string, way: readonly string[]): void => {
      if (way.includes(path)) found.push([...way.slice(way.indexOf(path)), path].join(' -> '));
      if (way.includes(path) || finished.has(path)) return;
      for (const imported of graph.get(path) ?? []) follow(imported, [...way, path]);
      finished.add(path);
    };
    for (const path of graph.keys()) follow(path, []);
    expect(found).toEqual([]);
  });

  test.each(onlyIn)('of %s stand only where they may', (_, imported, place) => {
    expect(refused((path, name) => imported.test(name) && !place.test(path))).toEqual([]);
  });
});

const knows = (source: Source, pattern: RegExp): string[] =>
  source.text.split('\n').flatMap((line, i) => (pattern.test(line) ? [`${source.path}:${i + 1} ${line.trim()}`] : []));

test('the paths that README.md and CONTRIBUTING.md name exist', () => {
  const texts = ['README.md', 'CONTRIBUTING.md'].map((name) => readFileSync(join(root, name), 'utf8')).join('\n');
  const paths = texts.match(/(?<=`)(?:bin|lib|lambdas|frontend|shared|test)\/[\w./-]+(?=`)/g) ?? [];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

test('The picture in CONTRIBUTING.md shows every folder, and who imports whom', () => {
  const [, picture = ''] = /```mermaid\n(.*?)```/s.exec(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? [];
  const rooms = [...picture.matchAll(/(\w+)\["(.+)"\]/g)].flatMap(([, room = '', folders = '']) =>
    folders.split('<br>').map((folder) => ({ room, folder: `${folder}/` })),
  );
  const roomOf = (path: string) => rooms.find(({ folder }) => path.startsWith(folder))?.room;
  const real = sources.flatMap(({ path, imports }) => {
    const [from, ...to] = [path, ...imports].map(roomOf);
    return to.flatMap((one) => (from && one && one !== from && one !== 'shared' ? [`${from} --> ${one}`] : []));
  });
  const drawn = [...picture.matchAll(/\w+ --> \w+/g)].map(([arrow]) => arrow);
  expect(drawn.toSorted()).toEqual([...new Set(real)].toSorted());
  // Files that lie in lib itself are what its rooms share.
  expect(sources.filter(({ path }) => !/^lib\/[^/]+$/.test(path) && !roomOf(path))).toEqual([]);
});

describe('no code knows where it runs', () => {
  const deployed = sources.filter(
    ({ path }) => /^(?:lambdas|shared|frontend)\//.test(path) && path !== 'frontend/build.ts',
  );

  test('no NODE_ENV, no endpoint, no local switch in lambdas, shared or frontend', () => {
    const pattern = /NODE_ENV|\bisLocal\b|\bif \(local\b|localhost|127\.0\.0\.1|import\.meta\.env/;
    expect(deployed.flatMap((source) => knows(source, pattern))).toEqual([]);
  });

  test('the environment is read where settings are read, and nowhere in shared or the page', () => {
    const mayRead = /^lambdas\/.*\b(?:entry|apiEntry|clients|metrics|read|services|\w+Services|triggers)\.ts$/;
    expect(
      deployed.filter(({ path }) => !mayRead.test(path)).flatMap((source) => knows(source, /process\.env/)),
    ).toEqual([]);
  });

  test('no Lambda scans the table', () => {
    const lambdas = sources.filter(({ path }) => path.startsWith('lambdas/'));
    expect(lambdas.flatMap((source) => knows(source, /ScanCommand|paginateScan|\bdynamodb:Scan\b/))).toEqual([]);
  });
});

describe('the repository', () => {
  test('has at the top only what the design names and tools need', () => {
    const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
      .split('\0')
      .filter(Boolean);
    const top = new Set(tracked.map(topOf));
    const named = 'package.json cdk.json bin lib lambdas frontend shared test README.md CONTRIBUTING.md'.split(' ');
    const tools =
      'package-lock.json tsconfig.json jest.config.js .ci .editorconfig .github .gitignore .npmrc .oxlintrc.json .prettierignore .prettierrc.json';
    expect([...top].filter((name) => ![...named, ...tools.split(' ')].includes(name))).toEqual([]);
  });

  test('has at most a dozen files in every folder of lambdas/platform', () => {
    const platform = sources.flatMap(({ path }) => (path.startsWith('lambdas/platform/') ? [dirname(path)] : []));
    const counts = [...new Set(platform)].map((folder) => ({
      folder,
      files: platform.filter((one) => one === folder).length,
    }));
    expect(counts.filter(({ files }) => files > 12)).toEqual([]);
  });

  test('has a lock file that names every optional package of every package, on which npm ci insists', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Record<string, { optionalDependencies?: Record<string, string> }>;
    };
    const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !(`node_modules/${name}` in packages) && !(`${path}/node_modules/${name}` in packages),
      ),
    );
    expect(missing).toEqual([]);
  });
});

const isPrompt = (value: unknown): value is { id: string; version: number } =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'instructions' in value;

describe('the prompts', () => {
  test('have unique ids that begin with their module, and positive versions', async () => {
    const files = sources.filter(({ path }) => /^lambdas\/\w+\/prompts\//.test(path));
    const found = new Map<unknown, { path: string; id: string; version: number }>();
    for (const { path } of files) {
      const exported = (await import(join(root, path))) as Record<string, unknown>;
      // A prompt, or several by name; one that is exported both ways is one.
      for (const value of Object.values(exported).flatMap((one) => [one, ...Object.values(Object(one) as object)]))
        if (isPrompt(value)) found.set(value, { path, id: value.id, version: value.version });
    }
    const prompts = [...found.values()];
    expect(prompts.length).toBeGreaterThan(0);
    const ids = prompts.map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
    expect(prompts.filter(({ path, id, version }) => !id.startsWith(`${path.split('/')[1]}.`) || version < 1)).toEqual(
      [],
    );
  });
});

describe('the calls', () => {
  const keys = allCalls.map(([, call]) => routeKeyOf(call));

  test('have unique methods and paths, also when parameters have other names', () => {
    const shapes = keys.map((key) => key.replaceAll(/\{\w+\}/g, '{}'));
    expect(shapes.toSorted()).toEqual([...new Set(shapes)].toSorted());
  });

  test('name exactly the parameters of their paths', () => {
    const wrong = allCalls.filter(([, { path, params }]) => {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      return (
        inPath.toSorted().join() !==
        Object.keys(params?.shape ?? {})
          .toSorted()
          .join()
      );
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  });

  test('are all declared in this list', async () => {
    const files = sources.filter(({ path }) => /^shared\/\w+\/api\.ts$/.test(path));
    const declared: string[] = [];
    // One after the other: jest's module loader trips over modules that are loaded at once.
    for (const { path } of files) {
      const exported = (await import(join(root, path))) as Record<string, unknown>;
      for (const [name, api] of Object.entries(exported))
        if (name.endsWith('Api'))
          declared.push(...Object.values(api as Record<string, Call>).map((call) => `${call.method} ${call.path}`));
    }
    expect(allCalls.map(([, { method, path }]) => `${method} ${path}`).toSorted()).toEqual(declared.toSorted());
  });

  test('are all routed to an entry on this machine, and nothing else is', async () => {
    // One after the other: jest's module loader trips over entries that are loaded at once.
    const entries = sources.flatMap(({ path }) => (/^lambdas\/\w+\/entry\.ts$/.test(path) ? [path] : []));
    for (const entry of entries) await import(join(root, entry));
    const { apiRoutes } = await import('../lib/local/app.ts');
    const routed = Object.keys(await apiRoutes());
    expect(routed.toSorted()).toEqual(keys.toSorted());
  });
});
