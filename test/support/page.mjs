import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Jest's global setup of the journeys: builds the page once, into a folder of this run, and names it in JOURNEYS_PAGE. Plain JavaScript
 * and a process of its own, since the build imports TypeScript and jest does not transform what its setup imports.
 */
export default function buildPage() {
  const folder = mkdtempSync(join(tmpdir(), 'suite-page-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const build = new URL('../../frontend/build.ts', import.meta.url);
  const program = `const { buildFrontend } = await import(${JSON.stringify(build.href)});
    await buildFrontend({ outDir: ${JSON.stringify(folder)}, minify: true });`;
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.env['JOURNEYS_PAGE'] = folder;
}
