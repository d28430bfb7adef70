import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signInPath } from '../../lib/local/signIn/endpoints.ts';
import { issueToken } from '../../lib/local/signIn/signIn.ts';
import { clientOf } from './client.ts';
import { type Store, storeOf } from './store.ts';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The people of the tests: two teachers who do not know each other, an administrator, and an outsider. */
export const people = {
  aminah: 'aminah.ibrahim@moe-dl.edu.my',
  lim: 'lim.weijie@moe-dl.edu.my',
  admin: 'admin@moe-dl.edu.my',
  outsider: 'seorang.luar@gmail.com',
} as const;

export interface TestAppOptions {
  /** Settings of `npm start`, such as MODEL_FAULTS; see lib/local/settings.ts. */
  env?: Record<string, string>;
  /** The folder of the built page; a page of one line when absent. */
  pageDir?: string;
  /** The program to run; by default the bundle of `bin/local.ts` that jest's setup made (`setup.mjs`), which starts much sooner. */
  program?: string;
}

/**
 * Starts the whole suite as `npm start` does, in a process and a data folder of its own, and waits until it says that it is ready. Call this in
 * beforeAll and `stop` in afterAll.
 */
export async function startTestApp({
  env = {},
  pageDir,
  program = process.env['TEST_APP'] ?? 'bin/local.ts',
}: TestAppOptions = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'suite-app-'));
  const dataDir = join(folder, 'data');
  const page = pageDir ?? (await smallPage(folder));
  let running = await spawnApp(program, { ...env, PORT: env['PORT'] ?? '0', PAGE_DIR: page, DATA_DIR: dataDir });
  const { url } = running;
  let store = storeOf(dataDir);
  let teachers = 0;
  const tokenFor = (email: string): Promise<string> => {
    process.env['EMAIL_DOMAINS'] = env['EMAIL_DOMAINS'] ?? 'moe-dl.edu.my';
    return issueToken(join(dataDir, 'signIn'), email);
  };

  return {
    ...clientOf(() => url),
    /** `http://localhost:<port>`; the same after a restart. */
    url,
    dataDir,
    /** The address of the sign-in. */
    signInUrl: url + signInPath,
    /** Reads the data folder directly, not through the API. */
    get store(): Store {
      return store;
    },
    /** A bearer for this address, as the sign-in would give it. @throws when the sign-in would refuse the address */
    tokenFor,
    /** A bearer for a new teacher. */
    newTeacher: () => tokenFor(`guru${++teachers}@moe-dl.edu.my`),
    /** Kills the suite as `kill -9` does: it finishes nothing. */
    kill: () => end(running.child, 'SIGKILL'),
    /** Starts the suite again on the same data and port, with other settings where given. */
    async restart(changes: Record<string, string> = {}): Promise<void> {
      await end(running.child, 'SIGTERM');
      const port = new URL(url).port;
      running = await spawnApp(program, { ...env, ...changes, PORT: port, PAGE_DIR: page, DATA_DIR: dataDir });
      store = storeOf(dataDir);
    },
    /** Stops the suite as Ctrl-C does, then removes its data. Safe to repeat. */
    async stop(): Promise<void> {
      await end(running.child, 'SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

async function smallPage(folder: string): Promise<string> {
  const page = join(folder, 'page');
  await mkdir(page);
  await writeFile(join(page, 'index.html'), '<!doctype html><title>Suite</title>');
  return page;
}

const leash = './test/support/leash.mjs';

async function spawnApp(program: string, env: Record<string, string>): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(
    process.execPath,
    [
      '--no-warnings',
      '--max-semi-space-size=64',
      ...(program.endsWith('.ts') ? ['--import', 'tsx'] : []),
      '--import',
      leash,
      program,
    ],
    { cwd: root, stdio: ['pipe', 'pipe', 'pipe'], env: { ...cleanEnvironment(), ...env } },
  );
  let said = '';
  const url = await new Promise<string>((resolve, reject) => {
    const hear = (chunk: Buffer): void => {
      said = (said + chunk.toString()).slice(-20_000);
      const ready = /Sedia di (\S+)/.exec(said)?.[1];
      if (ready !== undefined) resolve(ready);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The suite ended with ${code} before it was ready:\n${said}`)));
  });
  return { child, url };
}

/** The environment without the machine's own cloud settings: none of them may reach a test. */
const cleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:AWS_|MODEL|PORT$|DATA_DIR$|PAGE_DIR$|NODE_OPTIONS$|JEST_)/.test(name),
    ),
  );

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}
