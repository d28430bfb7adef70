import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, watch } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { root } from '../lib/bundling.ts';

/**
 * `npm run dev`: the suite as `npm start` runs it, with source maps. A saved file builds the page again, or starts the functions again, and open
 * pages load again. `npm run dev -- --inspect` lets a debugger in.
 */
const page = process.env['PAGE_DIR'] ?? join(root, 'dist/dev');

const run = (...args: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PAGE_DIR: page },
  });

/** What open pages look at. */
const tellPages = (): Promise<void> => writeFile(join(page, 'built.txt'), String(Date.now()));

async function buildPage(): Promise<void> {
  const [code] = (await once(run('frontend/build.ts', '--dev', page), 'exit')) as [number | null];
  if (code === 0) await tellPages();
}

let functions: ChildProcess | undefined;

/** Once they have ended. */
async function functionsEnded(signal?: NodeJS.Signals): Promise<void> {
  if (functions === undefined || functions.exitCode !== null || functions.signalCode !== null) return;
  const ended = once(functions, 'exit');
  if (signal) functions.kill(signal);
  await ended;
}

/** Ended without being told: what it was doing, its next start does. */
async function startFunctions(): Promise<void> {
  await functionsEnded('SIGKILL');
  const started = run(...process.argv.slice(2), 'bin/local.ts');
  functions = started;
  createInterface({ input: started.stdout }).on('line', (line) => {
    console.log(line);
    if (line.startsWith('Sedia di')) void tellPages();
  });
}

/** Work that is done soon after it is called for, once for all calls until then, and never twice at a time. */
function onCall(work: () => Promise<void>): () => void {
  let last = Promise.resolve();
  let soon: NodeJS.Timeout | undefined;
  return () => {
    clearTimeout(soon);
    soon = setTimeout(() => {
      last = last.then(work);
    }, 50);
  };
}

const pageChanged = onCall(buildPage);
const functionsChanged = onCall(startFunctions);
const users = {
  frontend: [pageChanged],
  shared: [pageChanged, functionsChanged],
  lambdas: [functionsChanged],
  lib: [functionsChanged],
};

/** The folders that are watched. */
const watched = new Set<string>();

/**
 * Watches a folder and those in it, each by itself: on Linux (Node 20) a recursive watch follows single files, and stops hearing of a file once an
 * editor has replaced it.
 */
function watchFolder(folder: string, changed: () => void): void {
  if (watched.has(folder)) return;
  watched.add(folder);
  const watchInner = (): void => {
    for (const entry of readdirSync(folder, { withFileTypes: true }))
      if (entry.isDirectory()) watchFolder(join(folder, entry.name), changed);
  };
  const watcher = watch(folder, () => {
    changed();
    if (existsSync(folder)) return watchInner();
    watcher.close();
    watched.delete(folder);
  });
  watchInner();
}

// Ctrl-C reaches the functions by itself.
process.once('SIGINT', () => void functionsEnded().then(() => process.exit(0)));
process.once('SIGTERM', () => void functionsEnded('SIGTERM').then(() => process.exit(0)));
await rm(page, { recursive: true, force: true });
await mkdir(page, { recursive: true });
// Before the first build, so that nothing saved meanwhile is missed.
for (const [folder, work] of Object.entries(users))
  watchFolder(join(root, folder), () => {
    for (const changed of work) changed();
  });
pageChanged();
functionsChanged();
