import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pedagonaApi } from '../../shared/pedagona/api.ts';
import { course, docxOf } from '../support/documents.ts';
import { people, startTestApp, type TestApp } from '../support/testApp.ts';
import { analyse, finished } from '../support/work.ts';
import { megabytes } from './figures.ts';
import { atMost, ratioOf, type Table } from './table.ts';

const analyses = 20;
/** The user's limit is 3 sessions at once. */
const atOnce = 2;
const restMs = 3000;
const [warmReads, reads] = [10_000, 50_000];
const readersAtOnce = 8;
/** MB above the plateau. */
const mostGrowth = 60;

interface Held {
  now: number;
  most: number;
}

/** Resident memory of the app's process, its readers not counted (they have processes of their own; see the readers' table). */
export async function memory(): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'suite-memory-'));
  const file = join(folder, 'held.json');
  const probe = new URL('./memory-probe.mjs', import.meta.url).href;
  const app = await startTestApp({ env: { BENCH_MEMORY_FILE: file, NODE_OPTIONS: `--import=${probe}` } });
  /** After a rest, which also lets the probe write anew. */
  const held = async (): Promise<Held> => {
    await pause(restMs);
    return JSON.parse(await readFile(file, 'utf8')) as Held;
  };
  try {
    const idle = await held();
    const token = await app.tokenFor(people.aminah);
    const document = await docxOf(course, 'kursus.docx');
    for (let done = 0; done < analyses; done += atOnce) {
      await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const { status } = await finished(app, token, await analyse(app, token, [document]));
          if (status !== 'completed') throw new Error('An analysis failed');
        }),
      );
    }
    const after = await held();
    const [plateau, end] = await readsHeld(app, token, held);
    const bare = await bareNode();
    const row = (what: string, bytes: number) => ({ cells: [what, megabytes(bytes), ratioOf(bytes, bare)] });
    return {
      title: 'memory: resident, of the process of the app',
      columns: ['', 'MB', 'ratio'],
      rows: [
        row('bare Node (baseline)', bare),
        row('app, idle', idle.now),
        row(`app after ${analyses} analyses`, after.now),
        row(`app after ${warmReads} reads`, plateau),
        {
          ...row(`app after ${reads} reads (goal: MB above the plateau)`, end),
          goal: atMost(Math.round((end - plateau) / 1e6), mostGrowth),
        },
        row('app, most it ever held', (await held()).most),
      ],
    };
  } finally {
    await app.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** What is held at the plateau and at the end. */
async function readsHeld(app: TestApp, token: string, held: () => Promise<Held>): Promise<[number, number]> {
  const { items } = await app.call(pedagonaApi.listSessions, { token, query: {} });
  const params = { sessionId: items[0]?.id ?? '' };
  const read = async (count: number): Promise<number> => {
    const readers = Array.from({ length: readersAtOnce }, async () => {
      for (let done = 0; done < count / readersAtOnce; done++)
        await (done % 4 === 0
          ? app.call(pedagonaApi.listSessions, { token, query: {} })
          : app.call(pedagonaApi.getSession, { token, params }));
    });
    await Promise.all(readers);
    return (await held()).now;
  };
  return [await read(warmReads), await read(reads - warmReads)];
}

async function bareNode(): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, ['-p', 'process.memoryUsage.rss()']);
  return Number(stdout);
}
