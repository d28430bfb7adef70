import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/bundling.ts';

/**
 * `npm run dev`: the suite as `npm start` runs it, with source maps. A saved file builds the page again, or starts the functions again, and open
 * pages load again. `npm run dev -- --inspect` lets a debugger in.
 */
const page = process.env['PAGE_DIR'] ?? join(root, 'dist/dev');

/** Runs a program again whenever a file of these folders is saved. `done`: what is in the line at which open pages are told. */
function watching(folders: readonly string[], done: string, ...program: string[]) {
  const watched = folders.flatMap((folder) => ['--include', `${folder}/**/*`]);
  const tsx = [join(root, 'node_modules/tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', ...watched];
  const child = spawn(process.execPath, [...tsx, ...program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PAGE_DIR: page },
  });
  createInterface({ input: child.stdout }).on('line', (line) => {
    console.log(line);
    // What open pages look at.
    if (line.includes(done)) void writeFile(join(page, 'built.txt'), String(Date.now()));
  });
  return child;
}

await rm(page, { recursive: true, force: true });
await mkdir(page, { recursive: true });
const programs = [
  watching(['frontend', 'shared'], ' files in ', 'frontend/build.ts', '--dev', page),
  watching(['lambdas', 'lib', 'shared'], 'Sedia di', ...process.argv.slice(2), 'bin/local.ts'),
];
const ended = programs.map((program) => once(program, 'exit'));
process.once('SIGTERM', () => {
  for (const program of programs) program.kill('SIGTERM');
});
// Ctrl-C reaches them by itself.
process.once('SIGINT', () => undefined);
await Promise.all(ended);
process.exit(0);
