#!/usr/bin/env node
// Runs one of the project's commands after seeing that Node is new enough and the packages are installed; plain JavaScript, since
// nothing else can be counted on before that.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const jest = [
  '--experimental-vm-modules',
  '--max-semi-space-size=64',
  '--no-warnings=ExperimentalWarning',
  'node_modules/jest/bin/jest.js',
];
const tsx = (program) => ({ run: ['--import', 'tsx', program], after: [] });

/** What Node runs for each command, and what follows the caller's own arguments (jest takes a path after --selectProjects for a project). */
const commands = {
  start: tsx('bin/local.ts'),
  dev: tsx('bin/dev.ts'),
  token: tsx('bin/token.ts'),
  build: tsx('frontend/build.ts'),
  test: { run: jest, after: ['--selectProjects', 'unit'] },
  'test:e2e': { run: jest, after: ['--runInBand', '--selectProjects', 'journeys'] },
  bench: tsx('test/bench/run.ts'),
  cost: tsx('test/bench/cost/run.ts'),
  eval: tsx('test/eval/run.ts'),
  samples: tsx('test/eval/samples.ts'),
  reconcile: tsx('bin/reconcile.ts'),
  smoke: tsx('bin/smoke.ts'),
};

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

/** The lockfile the installed packages were installed from; a changed one means installing again. */
const stamp = join(root, 'node_modules', '.installed-lock');
const lock = join(root, 'package-lock.json');
const isInstalled = () =>
  existsSync(stamp) &&
  (statSync(stamp).mtimeMs >= statSync(lock).mtimeMs || readFileSync(stamp, 'utf8') === readFileSync(lock, 'utf8'));
/** Holds the number of the process that installs. */
const installing = join(root, 'dist/installing');
/** Takes the turn to install, unless another process has it; one that was killed has it no longer, though its number may have come to this one. */
function isAnotherInstalling() {
  try {
    writeFileSync(installing, String(process.pid), { flag: 'wx' });
    return false;
  } catch {
    try {
      const pid = Number(readFileSync(installing, 'utf8'));
      if (pid === process.pid) throw new Error('left by a process that was killed');
      return process.kill(pid, 0);
    } catch {
      rmSync(installing, { force: true });
      return true;
    }
  }
}
function install() {
  // Not on standard output: `npm run token` prints a token there and nothing else.
  console.error('Installing packages ...');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status === 0) writeFileSync(stamp, readFileSync(lock));
  else console.error('The packages could not be installed; see the lines above.');
}
if (!isInstalled()) {
  mkdirSync(dirname(installing), { recursive: true });
  // `npm ci` begins by taking away what another is putting there.
  if (existsSync(installing)) console.error('Waiting for another command that installs (dist/installing) ...');
  while (isAnotherInstalling()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  if (!isInstalled()) install();
  rmSync(installing, { force: true });
  if (!isInstalled()) process.exit(1);
}

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
// Of the journeys in a browser the main ones are made, and every one with --all; --pictures keeps what they look at.
const isJourney = name === 'test:e2e';
const has = (flag) => isJourney && rest.includes(flag);
const args = rest.filter((arg) => !isJourney || !['--all', '--pictures'].includes(arg));
if (command === undefined) {
  console.error(`Unknown command ${name}; there are ${Object.keys(commands).join(', ')}.`);
  process.exit(1);
}
const child = spawn(process.execPath, [...command.run, ...args, ...command.after], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    ...(has('--all') || has('--pictures') ? { JOURNEYS: 'all' } : {}),
    ...(has('--pictures') ? { SCREENSHOTS: join(root, 'pictures') } : {}),
  },
});
// Ctrl-C reaches the child by itself; it ends in its own time.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
// A SIGTERM to npm ends the shell between it and this process, which passes nothing on.
const { ppid } = process;
setInterval(() => process.ppid === ppid || child.kill('SIGTERM'), 500).unref();
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 1) : 1));
