import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Jest's global setup: bundles what the test apps start, once for all of them (`testApp.ts`), and for the journeys builds the page, into a folder of
 * this run. Plain JavaScript and a process of its own, since the builds are TypeScript and jest does not transform what its setup imports.
 */
export default function build(_, { displayName }) {
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Below the root, so that the bundle finds node_modules.
  const folder = mkdtempSync(join(root, 'dist/test-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  // Code that looks for files beside itself must look beside the source, not beside the bundle.
  const define = { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'bin/local.ts'))) };
  const app = {
    entryPoints: ['bin/local.ts'],
    outdir: folder,
    packages: 'external',
    splitting: true,
    minify: false,
    define,
  };
  const reader = run(`const { build } = await import('esbuild');
    const { bundleReader } = await import('./lib/local/programs.ts');
    const { serverBundle } = await import('./lib/bundling.ts');
    await build({ ...serverBundle('node20'), ...${JSON.stringify(app)} });
    console.log(await bundleReader());`);
  Object.assign(process.env, { TEST_APP: join(folder, 'local.mjs'), READER_PROGRAM: reader.trim() });
  if (displayName.name !== 'journeys') return;
  const page = join(folder, 'page');
  run(`const { buildFrontend } = await import('./frontend/build.ts');
    await buildFrontend({ outDir: ${JSON.stringify(page)}, minify: true });`);
  process.env['JOURNEYS_PAGE'] = page;
}

/** @returns what the program prints */
const run = (program) =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
